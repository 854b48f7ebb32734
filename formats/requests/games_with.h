// The names of the games that have something, for messages.

#ifndef MATADOR_FORMATS_REQUESTS_GAMES_WITH_H_
#define MATADOR_FORMATS_REQUESTS_GAMES_WITH_H_

#include <functional>
#include <string>

#include "formats/game_format.h"
#include "solver/games/registry.h"

namespace matador {

// Their names, with commas between them. `has`: what is asked about each format, or a facet of it.
template <class Has>
std::string games_with(const Has& has) {
  std::string names;
  for (const Game* game : all_games()) {
    if (!std::invoke(has, format_of(*game))) continue;
    names += (names.empty() ? "" : ", ") + std::string(game->name());
  }
  return names;
}

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_GAMES_WITH_H_
