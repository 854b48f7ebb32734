// `matador bench --text`: what reading and writing a deal costs, beside the search.

#ifndef MATADOR_TOOLS_COMMANDS_BENCH_TEXT_H_
#define MATADOR_TOOLS_COMMANDS_BENCH_TEXT_H_

#include <vector>

#include "solver/games/game.h"
#include "tools/cli/command_line.h"

namespace matador {

// Fixed deals of a game.
struct Suite : BenchSuite {
  const Game* game;
  double seconds = 0;  // for a deal; 0: as long as it takes
};

// Prints a row for the first suite of each game and each format that its deals can be written in:
// the time to read a deal in this format and to write it again. A last row has the time from a deal
// file to an answer in JSON, with one card for the search.
int run_bench_text(const CommandLine& line, std::vector<Suite> suites);

}  // namespace matador

#endif  // MATADOR_TOOLS_COMMANDS_BENCH_TEXT_H_
