// What games have in common whose declarer exchanges cards with the talon.

#ifndef MATADOR_SOLVER_GAMES_EXCHANGES_H_
#define MATADOR_SOLVER_GAMES_EXCHANGES_H_

#include <optional>
#include <vector>

#include "solver/deals/deal.h"
#include "solver/games/game.h"

namespace matador {

// What is known of the exchange: that there is none if the declarer may not exchange, if there is
// no talon, or if cards have been played and nobody speaks of one. None: it is still open.
std::optional<Exchange> known_exchange(const Problem& problem, bool may_exchange);

// Sets aside cards of `hand`, up to `most` of them, and takes as many of `talon`: 66 ways with ten
// cards and two (Sjavs 1.16, Skat 5.4). In the order of Game::exchanges().
std::vector<Exchange> exchanges_with_talon(CardSet hand, CardSet talon, int most);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_EXCHANGES_H_
