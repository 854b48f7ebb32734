// The games that Matador knows.
//
//   const Game* game = find_game("sjavs");     // nullptr if there is no such game
//   for (const Game* game : all_games()) ...   // in the order in which they are listed to people

#ifndef MATADOR_SOLVER_GAMES_REGISTRY_H_
#define MATADOR_SOLVER_GAMES_REGISTRY_H_

#include <string_view>
#include <vector>

#include "solver/games/game.h"

namespace matador {

const std::vector<const Game*>& all_games();
const Game* find_game(std::string_view name);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_REGISTRY_H_
