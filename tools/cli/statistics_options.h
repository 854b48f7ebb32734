// The common options of `matador table` and `matador deal`: the game, fixed cards, and conditions.
// formats/requests/statistics_arguments.h reads them.

#ifndef MATADOR_TOOLS_CLI_STATISTICS_OPTIONS_H_
#define MATADOR_TOOLS_CLI_STATISTICS_OPTIONS_H_

#include "tools/cli/command_line.h"

namespace matador {

// The words of conditions and keys, for the help of a command.
extern const char kLanguageHelp[];

// The options --game, --seats, --fix, --hand, --seat, --where and --suits.
void add_query_options(CommandLine& line);

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_STATISTICS_OPTIONS_H_
