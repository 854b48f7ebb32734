// `matador games`: the games, their contracts and rule options.

#include "formats/output/game_json.h"
#include "formats/text/games_view.h"
#include "solver/games/registry.h"
#include "tools/cli/command_line.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

CommandLine games_line() {
  return CommandLine("games", "[--json]",
                     "Lists the games, with their players, contracts, cards and rule options.",
                     "matador games\nmatador games --json");
}

int run_games(const CommandLine& line) {
  for (const Game* game : all_games()) {
    print(line.has(options::kJson) ? game_json(*game) : game_text(*game));
  }
  return 0;
}

}  // namespace

const Command kGamesCommand{"games", "the games, their contracts and rule options", games_line,
                            run_games};

}  // namespace matador
