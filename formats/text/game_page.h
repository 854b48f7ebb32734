// The page of a game: its rules in about ten lines, how its cards are written, what can stand in
// its tags, and examples.
//
//   game_page(*find_game("jass"))

#ifndef MATADOR_FORMATS_TEXT_GAME_PAGE_H_
#define MATADOR_FORMATS_TEXT_GAME_PAGE_H_

#include <string>

#include "solver/games/game.h"

namespace matador {

std::string game_page(const Game& game);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_GAME_PAGE_H_
