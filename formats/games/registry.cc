// The format of each game.

#include "solver/games/registry.h"

#include <cstddef>
#include <range/v3/algorithm/find.hpp>

#include "formats/game_format.h"

namespace matador {

// A game's module has its only instance.
#define GAME(name)            \
  namespace name {            \
  const GameFormat& format(); \
  }
#include "solver/games/games.def"
#undef GAME

const std::vector<const GameFormat*>& all_formats() {
  static const std::vector<const GameFormat*> formats{
#define GAME(name) &name::format(),
#include "solver/games/games.def"
#undef GAME
  };
  return formats;
}

const GameFormat& format_of(const Game& game) {
  const auto place = ranges::find(all_games(), &game);
  return *all_formats()[static_cast<std::size_t>(place - all_games().begin())];
}

}  // namespace matador
