// The format of each game.
//
//   format_of(*find_game("sjavs")).cards()

#ifndef MATADOR_FORMATS_GAMES_REGISTRY_H_
#define MATADOR_FORMATS_GAMES_REGISTRY_H_

#include <vector>

#include "formats/games/game_format.h"
#include "solver/games/game.h"

namespace matador {

const GameFormat& format_of(const Game& game);
const std::vector<const GameFormat*>& all_formats();  // in the order of all_games()
// The formats of other programs for all games, in the same order.
const std::vector<const ForeignFormat*>& foreign_formats();

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_REGISTRY_H_
