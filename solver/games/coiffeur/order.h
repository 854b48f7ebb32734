// Which card of Coiffeur is stronger, and what it is worth (rules 2.2 to 2.4, 2.19).
//
//   coiffeur::order(slalom_from_the_top, {}).is_upside_down(0)   // true: the last trick is not

#ifndef MATADOR_SOLVER_GAMES_COIFFEUR_ORDER_H_
#define MATADOR_SOLVER_GAMES_COIFFEUR_ORDER_H_

#include <vector>

#include "solver/games/coiffeur/rules.h"
#include "solver/games/game.h"
#include "solver/tricks/trick_order.h"

namespace matador::coiffeur {

TrickOrder order(const Type& type, const std::vector<RuleOption>& options);

}  // namespace matador::coiffeur

#endif  // MATADOR_SOLVER_GAMES_COIFFEUR_ORDER_H_
