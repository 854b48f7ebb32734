// What a player is told of a game in a page: matador help GAME (formats/text/game_page.h).

#ifndef MATADOR_FORMATS_GAMES_GAME_GUIDE_H_
#define MATADOR_FORMATS_GAMES_GAME_GUIDE_H_

#include <string_view>

namespace matador {

struct GameGuide {
  std::string_view title = {};  // as people call it
  std::string_view rules = {};  // in about ten lines of 80 columns; the rule book has them all
  std::string_view examples =
      {};  // lines that can be typed without change, beside those of all games
  // What `matador example` deals, where the usual contract would take long.
  std::string_view contract = {};  // by name
  int seats = 0;                   // 0: the usual number
};

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_GAME_GUIDE_H_
