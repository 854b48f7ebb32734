// What `matador table` and `matador merge` do with a table.

#ifndef MATADOR_TOOLS_ODDS_OUTPUT_H_
#define MATADOR_TOOLS_ODDS_OUTPUT_H_

#include "formats/odds_record.h"
#include "tools/command_line.h"

namespace matador {

// The options --json and --csv.
void add_odds_output(CommandLine& line);

// Prints the table. The exit status: 1, and a message, where no deal counted.
int put_odds(const CommandLine& line, const OddsRecord& record);

}  // namespace matador

#endif  // MATADOR_TOOLS_ODDS_OUTPUT_H_
