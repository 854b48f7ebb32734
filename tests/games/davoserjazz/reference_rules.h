// The six hands of Davoserjazz that are played in tricks, for three to eight players, written a
// second time, straight from the rules and as plainly as possible. It shares nothing with the
// library but the names of cards, seats and deals, so that a fault would have to be made twice to
// pass unseen.
//
//   Position position = start(deal, {.hand = 3, .player = Seat::number(1)});
//   for (Card card : legal(position)) ... play(position, card)

#ifndef MATADOR_TESTS_GAMES_DAVOSERJAZZ_REFERENCE_RULES_H_
#define MATADOR_TESTS_GAMES_DAVOSERJAZZ_REFERENCE_RULES_H_

#include <array>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"
#include "tests/reference/oracle.h"

namespace matador::reference::davoserjazz {

inline constexpr int kMostPlayers = 8;

// What is settled before the first lead.
struct Terms {
  int hand;                       // 1 to 6
  Seat player = Seat::number(1);  // whose penalty is asked for
  Seat leader = Seat::number(1);
};

template <typename T>
using BySeat = std::array<T, kMostPlayers>;

// Everything that can matter to the rest of a deal, or to what it earns.
struct Position {
  Terms terms;
  int players;
  BySeat<CardSet> hands;
  Seat leader;                                    // of the trick on the table
  absl::InlinedVector<Card, kMostPlayers> trick;  // the cards on the table, in order of play
  BySeat<int> tricks;                             // won so far
  BySeat<CardSet> taken;                          // the cards in them
  BySeat<int> ends;                               // 1 for the first trick, 1 for the last
};

Position start(const Deal& deal, const Terms& terms);

bool is_over(const Position& position);
Seat to_play(const Position& position);
// All but the player want the most of his penalty.
bool wants_most(const Position& position);
CardSet legal(const Position& position);
Position play(const Position& position, Card card);

// Of a finished deal, by seat (rules 4.2).
std::vector<int> penalties(const Position& finished);

// Of the player. Nothing but the score.
Results results(const Position& finished);

// What each wants the most of (max_n.h): that his penalty is low.
std::vector<int> own_results(const Position& finished, Measure measure);

// All of a position between two tricks.
Row row(const Position& position);

}  // namespace matador::reference::davoserjazz

#endif  // MATADOR_TESTS_GAMES_DAVOSERJAZZ_REFERENCE_RULES_H_
