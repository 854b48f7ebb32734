// Sjavs for four, three and two players and Klørsjavs, written a second time, straight from the
// rules and as plainly as possible. It shares only the names of cards, seats, deals and exchanges
// with the library: a fault has to be made twice to pass unseen.
//
//   Position position = start(deal, {.trump = Suit::kHearts, .declarer = Seat::number(1), ...});
//   for (Card card : legal(position)) ... play(position, card)

#ifndef MATADOR_TESTS_GAMES_SJAVS_REFERENCE_RULES_H_
#define MATADOR_TESTS_GAMES_SJAVS_REFERENCE_RULES_H_

#include <array>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"
#include "tests/reference/oracle.h"

namespace matador::reference {

inline constexpr int kMostPlayers = 4;

// Inline, because an allocation at every card would take most of the time.
using Trick = absl::InlinedVector<Card, kMostPlayers>;

// The game: Sjavs for the score-sheet, or a bid of Klørsjavs (rules 1.21).
enum class Bid { kSjavs, kSpil, kStryger, kTout, kStrogetTout };

bool takes_cat(Bid bid);

// The terms of a deal, settled before the first lead.
struct Terms {
  Bid bid = Bid::kSjavs;
  Suit trump = Suit::kClubs;
  Seat declarer = Seat::number(1);
  Seat leader = Seat::number(1);
  bool solo_vol = true;    // the option: one player's vol earns more
  Exchange exchange = {};  // of the declarer with the talon
};

// The default of the option `solo-vol` (rules 1.11, 1.18, 1.19).
bool usual_solo_vol(int players);

// A card that cannot be played yet.
struct FaceDown {
  Card card;
  Card cover;  // the card that lies on it
  Seat seat;   // before whom
};

// Everything that matters to the rest of a deal and to its result.
struct Position {
  int players;
  std::array<CardSet, kMostPlayers> hands;  // with the face-up cards before a player
  absl::InlinedVector<FaceDown, kMaxPiles> face_down;
  Bid bid;
  Suit trump;
  Seat declarer;
  bool solo_vol;
  Seat leader;           // of the trick on the table
  Trick trick;           // the cards on the table, in order of play
  int declarer_tricks;   // won so far
  int partner_tricks;    // won so far by the partner of the declarer, if he has one
  int opponents_tricks;  // won so far by the others
  int points;            // card points of the declaring side so far: won, and set aside
};

// All exchanges that the declarer may make: those of the fewest cards first, then in listing order
// of the cards set aside and of the cards taken (rules 1.16, 1.21).
std::vector<Exchange> exchanges(const Deal& deal, Bid bid, Seat declarer);

Position start(const Deal& deal, const Terms& terms);

bool is_over(const Position& position);
Seat to_play(const Position& position);
// Whether the player to move is of the declaring side.
bool wants_most(const Position& position);

// The cards that the player to move may play.
CardSet legal(const Position& position);

// The position after a legal card.
Position play(const Position& position, Card card);

// The winnings of the declaring side.
int tricks(const Position& position);
int score(const Position& finished);
Results results(const Position& finished);

// All of a position between two tricks.
Row row(const Position& position);

bool is_trump(Card card, Suit trump);

// The winner of a complete trick that `leader` led to.
Seat winner(const Trick& trick, Seat leader, Suit trump);

}  // namespace matador::reference

#endif  // MATADOR_TESTS_GAMES_SJAVS_REFERENCE_RULES_H_
