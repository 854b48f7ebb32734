// What the soloist of three players may do with the two cards on the table (rules 1.16).

#ifndef MATADOR_SOLVER_GAMES_SJAVS_EXCHANGE_H_
#define MATADOR_SOLVER_GAMES_SJAVS_EXCHANGE_H_

#include <vector>

#include "solver/deals/deal.h"

namespace matador::sjavs {

// Sets aside none, one or two cards of `hand` and takes as many of `talon`: 66 ways with ten cards
// and two. In the order of Game::exchanges().
std::vector<Exchange> exchanges_with_talon(CardSet hand, CardSet talon);

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_EXCHANGE_H_
