#include "formats/games/registry.h"

#include <cstddef>
#include <range/v3/algorithm/find.hpp>

#include "solver/games/registry.h"

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

const std::vector<const ForeignFormat*>& foreign_formats() {
  static const std::vector<const ForeignFormat*> formats = [] {
    std::vector<const ForeignFormat*> all;
    for (const GameFormat* game : all_formats()) {
      for (const ForeignFormat& format : game->foreign_formats()) all.push_back(&format);
    }
    return all;
  }();
  return formats;
}

}  // namespace matador
