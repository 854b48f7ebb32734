#include "solver/games/registry.h"

#include <range/v3/algorithm/find.hpp>

namespace matador {

// A game's module has its only instance.
#define GAME(name)    \
  namespace name {    \
  const Game& game(); \
  }
#include "solver/games/games.def"
#undef GAME

const std::vector<const Game*>& all_games() {
  static const std::vector<const Game*> games{
#define GAME(name) &name::game(),
#include "solver/games/games.def"
#undef GAME
  };
  return games;
}

const Game* find_game(std::string_view name) {
  const auto game = ranges::find(all_games(), name, &Game::name);
  return game == all_games().end() ? nullptr : *game;
}

}  // namespace matador
