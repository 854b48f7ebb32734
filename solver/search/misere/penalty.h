// The cards or tricks that cost the payer. A game sets a penalty for each of its goals.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_PENALTY_H_
#define MATADOR_SOLVER_SEARCH_MISERE_PENALTY_H_

#include "solver/cards/bits.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

struct Penalty {
  enum Kind {
    kExcess,             // the payer's tricks less the fewest of any player
    kShortfall,          // the most tricks of any player less the payer's
    kTricks,             // the payer's tricks
    kCards,              // cards that count (Layout::worth) in the payer's tricks
    kFirstAndLastTrick,  // 1 for each of the two
  };

  Kind kind;
  // With kCards, a player who takes all cards that count pays nothing, and each other player pays
  // `sweep`. 0: there is no such rule.
  int sweep = 0;

  // Whether the tricks of the payer are compared with those of the other players.
  bool compares() const { return kind == kExcess || kind == kShortfall; }
};

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_PENALTY_H_
