// The play of bridge, written a second time, straight from the laws and as plainly as possible. It
// shares nothing with the library but the names of cards, seats and deals, so that a fault would
// have to be made twice to pass unseen.
//
//   Position position = start(deal, {.trump = Suit::kHearts, .declarer = Seat::number(1), ...});
//   for (Card card : legal(position)) ... play(position, card)

#ifndef MATADOR_TESTS_GAMES_BRIDGE_REFERENCE_RULES_H_
#define MATADOR_TESTS_GAMES_BRIDGE_REFERENCE_RULES_H_

#include <array>
#include <optional>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"
#include "tests/reference/oracle.h"

namespace matador::reference::bridge {

// What is settled before the first lead.
struct Terms {
  std::optional<Suit> trump;  // none: no trump
  Seat declarer = Seat::number(1);
  Seat leader = Seat::number(2);
};

// Everything that can matter to the rest of a deal.
struct Position {
  Terms terms;
  std::array<CardSet, 4> hands;
  Seat leader;                         // of the trick on the table
  absl::InlinedVector<Card, 4> trick;  // the cards on the table, in order of play
  int tricks;                          // that the declarer and his partner have won
};

Position start(const Deal& deal, const Terms& terms);

bool is_over(const Position& position);
Seat to_play(const Position& position);
bool wants_most(const Position& position);
CardSet legal(const Position& position);
Position play(const Position& position, Card card);

// Of a finished deal. Nothing but tricks.
Results results(const Position& finished);

// All of a position between two tricks.
Row row(const Position& position);

}  // namespace matador::reference::bridge

#endif  // MATADOR_TESTS_GAMES_BRIDGE_REFERENCE_RULES_H_
