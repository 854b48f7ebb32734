// Sjavs for four players, written a second time, straight from the rules and as plainly as
// possible. It shares nothing with the library but the names of cards, seats and deals, so that a
// fault would have to be made twice to pass unseen.
//
//   Position position = start(deal, Suit::kHearts, /*declarer=*/Seat::number(1), ...);
//   for (Card card : legal(position)) ... play(position, card)

#ifndef MATADOR_TESTS_REFERENCE_RULES_H_
#define MATADOR_TESTS_REFERENCE_RULES_H_

#include <array>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"

namespace matador::reference {

inline constexpr int kPlayers = 4;

// Without a call for memory at every card, which would take most of the time.
using Trick = absl::InlinedVector<Card, kPlayers>;

// Everything that can matter to the rest of a deal, or to what it earns.
struct Position {
  std::array<CardSet, kPlayers> hands;
  Suit trump;
  Seat declarer;
  bool solo_vol;         // the option: one player's vol earns more
  Seat leader;           // of the trick on the table
  Trick trick;           // the cards on the table, in order of play
  int declarer_tricks;   // won so far
  int partner_tricks;    // won so far by the declarer's partner
  int opponents_tricks;  // won so far by the other two
  int points;            // card points won so far by the declaring side
};

Position start(const Deal& deal, Suit trump, Seat declarer, Seat leader, bool solo_vol);

bool is_over(const Position& position);
Seat to_play(const Position& position);
bool declaring_side_plays(const Position& position);

// The cards that the player to move may play.
CardSet legal(const Position& position);

// The position after a legal card.
Position play(const Position& position, Card card);

// What the declaring side has won.
int tricks(const Position& position);
int score(const Position& finished);

bool is_trump(Card card, Suit trump);

// Who wins a complete trick that `leader` led to.
Seat winner(const Trick& trick, Seat leader, Suit trump);

}  // namespace matador::reference

#endif  // MATADOR_TESTS_REFERENCE_RULES_H_
