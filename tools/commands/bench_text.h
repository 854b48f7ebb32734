// `matador bench --text`: what reading and writing a deal costs, beside the search.

#ifndef MATADOR_TOOLS_COMMANDS_BENCH_TEXT_H_
#define MATADOR_TOOLS_COMMANDS_BENCH_TEXT_H_

#include "tools/cli/command_line.h"

namespace matador {

// Prints a row for each game and each format that deals of the game can be written in: the time to
// read a deal in this format and to write it again. A last row of each game has the time from a
// deal file to an answer in JSON, with one card for the search.
int run_bench_text(const CommandLine& line);

}  // namespace matador

#endif  // MATADOR_TOOLS_COMMANDS_BENCH_TEXT_H_
