#include "solver/games/registry.h"

#include <algorithm>

#include "solver/games/bridge/bridge.h"
#include "solver/games/coiffeur/coiffeur.h"
#include "solver/games/davoserjazz/davoserjazz.h"
#include "solver/games/jass/jass.h"
#include "solver/games/klorsjavs/klorsjavs.h"
#include "solver/games/scharwenzel/scharwenzel.h"
#include "solver/games/sjavs/sjavs.h"

namespace matador {

const std::vector<const Game*>& all_games() {
  static const sjavs::Sjavs sjavs;
  static const klorsjavs::Klorsjavs klorsjavs;
  static const jass::Jass jass;
  static const coiffeur::Coiffeur coiffeur;
  static const scharwenzel::Scharwenzel scharwenzel;
  static const davoserjazz::Davoserjazz davoserjazz;
  static const bridge::Bridge bridge;
  static const std::vector<const Game*> games{&sjavs,       &klorsjavs,   &jass,  &coiffeur,
                                              &scharwenzel, &davoserjazz, &bridge};
  return games;
}

const Game* find_game(std::string_view name) {
  const auto game = std::ranges::find(all_games(), name, &Game::name);
  return game == all_games().end() ? nullptr : *game;
}

}  // namespace matador
