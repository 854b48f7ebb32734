// Which card of Jass is stronger, and what it is worth (rules 2.2 to 2.4).
//
//   jass::order(type, {}).lanes[0]   // with trumps: Under, 9, Ace, King, Ober, 10, 8, 7, 6 of them

#ifndef MATADOR_SOLVER_GAMES_JASS_ORDER_H_
#define MATADOR_SOLVER_GAMES_JASS_ORDER_H_

#include <vector>

#include "solver/games/game.h"
#include "solver/games/jass/rules.h"
#include "solver/tricks/trick_order.h"

namespace matador::jass {

// A contract is a type by its place in Rules::kTypes.
inline const Type& type_of(Contract contract) {
  return Rules::kTypes[static_cast<std::size_t>(contract.index)];
}

// Orders the whole pack: the trumps, if any, then the other suits in listing order.
TrickOrder order(const Type& type, const std::vector<RuleOption>& options);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_ORDER_H_
