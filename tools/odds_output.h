// What `matador table` and `matador merge` do with a table.

#ifndef MATADOR_TOOLS_ODDS_OUTPUT_H_
#define MATADOR_TOOLS_ODDS_OUTPUT_H_

#include "formats/odds_record.h"
#include "tools/command_line.h"

namespace matador {

// The options --json, --csv and --plot.
void add_odds_output(CommandLine& line);

// Before any deal is solved: throws where --plot names no picture, where nothing can draw it, and
// where two of the files that are read and written are one.
void check_odds_output(const CommandLine& line);

// Prints the table, and draws the picture of --plot. The exit status. Throws std::runtime_error
// where no deal counted, unless it is part of a run.
int put_odds(const CommandLine& line, const OddsRecord& record);

}  // namespace matador

#endif  // MATADOR_TOOLS_ODDS_OUTPUT_H_
