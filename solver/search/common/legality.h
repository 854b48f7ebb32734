// The rule of every game: a player follows to the lane led, and may play any card if he cannot.
// alpha_beta/legality.h has the exceptions of some games.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_LEGALITY_H_
#define MATADOR_SOLVER_SEARCH_COMMON_LEGALITY_H_

#include "solver/cards/bits.h"

namespace matador::search {
inline namespace MATADOR_ISA {

using bits::Word;

constexpr Word following(Word hand, Word lane) {
  const Word follow = hand & lane;
  return follow != 0 ? follow : hand;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_LEGALITY_H_
