// A game, with what can stand in the tags of its deals, for people.

#ifndef MATADOR_FORMATS_TEXT_GAMES_VIEW_H_
#define MATADOR_FORMATS_TEXT_GAMES_VIEW_H_

#include <string>

#include "solver/games/game.h"

namespace matador {

std::string game_text(const Game& game);
// Its page: the rules in about ten lines, how cards are written, the text above, and examples.
std::string game_page(const Game& game);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_GAMES_VIEW_H_
