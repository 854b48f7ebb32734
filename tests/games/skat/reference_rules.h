// Skat, written a second time, straight from the rules and as plainly as possible. It shares
// nothing with the library but the names of cards, seats, deals and exchanges.
//
//   Position position = start(deal, {.contract = Contract::kGrand, .declarer = Seat::number(1),
//   ...}); for (Card card : legal(position)) ... play(position, card)

#ifndef MATADOR_TESTS_GAMES_SKAT_REFERENCE_RULES_H_
#define MATADOR_TESTS_GAMES_SKAT_REFERENCE_RULES_H_

#include <array>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"
#include "tests/reference/oracle.h"

namespace matador::reference::skat {

enum class Contract { kClubs, kSpades, kHearts, kDiamonds, kGrand, kNull };

// What is settled before the first lead.
struct Terms {
  Contract contract = Contract::kClubs;
  Seat declarer = Seat::number(1);
  Seat leader = Seat::number(1);
  Exchange exchange = {};
  bool hand = false;
  bool schneider = false;  // announced
  bool schwarz = false;
  bool ouvert = false;
  int bid = 0;
};

struct Position {
  Terms terms;
  int matadors;
  std::array<CardSet, 3> hands;
  Seat leader;                         // of the trick on the table
  absl::InlinedVector<Card, 3> trick;  // the cards on the table, in order of play
  int declarer_tricks = 0;
  int opponents_tricks = 0;
  int points = 0;  // of the declarer: those put away, and those won; none in null
};

// The 66 ways with the skat, those of the fewest cards first, then in listing order (rules 5.4).
std::vector<Exchange> exchanges(const Deal& deal, Seat declarer);

Position start(const Deal& deal, const Terms& terms);

bool is_over(const Position& position);
Seat to_play(const Position& position);
bool wants_most(const Position& position);  // the declarer
CardSet legal(const Position& position);
Position play(const Position& position, Card card);

// Who wins a complete trick, from 0 in order of play.
int winner(const absl::InlinedVector<Card, 3>& trick, Contract contract);

int score(const Position& finished);
// In null the tricks are negative, as the declarer wants few.
Results results(const Position& finished);
Row row(const Position& position);

}  // namespace matador::reference::skat

#endif  // MATADOR_TESTS_GAMES_SKAT_REFERENCE_RULES_H_
