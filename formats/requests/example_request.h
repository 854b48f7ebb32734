// A deal to try the commands on, as `matador example` writes it: dealt by number, played half-way
// by best play but for one mistake, with the result that it had in the end.
//
//   example_deal(*find_game("sjavs"))

#ifndef MATADOR_FORMATS_REQUESTS_EXAMPLE_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_EXAMPLE_REQUEST_H_

#include <string>

#include "solver/games/game.h"

namespace matador {

// A deal file with comments that explain its tags. Throws std::runtime_error where the game has no
// such deal.
std::string example_deal(const Game& game);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_EXAMPLE_REQUEST_H_
