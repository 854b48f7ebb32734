// The output of a table, for `matador table` and `matador merge`.

#ifndef MATADOR_TOOLS_STATISTICS_OUTPUT_H_
#define MATADOR_TOOLS_STATISTICS_OUTPUT_H_

#include "formats/statistics/record.h"
#include "tools/cli/command_line.h"

namespace matador {

// The options --json, --csv and --plot.
void add_odds_output(CommandLine& line);

// To be called before any deal is solved: throws if --plot names no picture, if no program can draw
// it, or if two of the files that are read and written are the same.
void check_odds_output(const CommandLine& line);

// Draws the picture of --plot, if there are rows to draw, and writes the page of --html.
void draw_odds(const CommandLine& line, const OddsRecord& record);

// Prints the table and draws the picture; returns the exit status. Throws std::runtime_error if no
// deal counted, unless the table is part of a run.
int put_odds(const CommandLine& line, const OddsRecord& record);

}  // namespace matador

#endif  // MATADOR_TOOLS_STATISTICS_OUTPUT_H_
