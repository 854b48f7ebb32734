// `matador example`: a deal file of a game, to begin with.

#include "formats/input/problem.h"
#include "formats/requests/convert_request.h"
#include "tools/cli/command_line.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

CommandLine example_line() {
  CommandLine line(
      "example", "GAME",
      "Writes a deal file to begin with: a deal of the game, played half-way, in which\n"
      "somebody has made a mistake. Comments explain its lines. Pipe it into solve,\n"
      "replay, advise or score, or put it into a file and change it.",
      "matador example sjavs | matador replay\n"
      "matador example jass | matador score\n"
      "matador example skat > skat.deals");
  line.takes_word("GAME", game_names());
  return line;
}

int run_example(const CommandLine& line) {
  print(example_deal(*usable(read_game(line.word()))));
  return 0;
}

}  // namespace

const Command kExampleCommand{"example", "a deal of a game, with comments, to begin with",
                              example_line, run_example};

}  // namespace matador
