// The option --suits: how the suits of Swiss cards are shown, and which French ones stand for them.

#ifndef MATADOR_TOOLS_CLI_SUITS_OPTION_H_
#define MATADOR_TOOLS_CLI_SUITS_OPTION_H_

#include "tools/cli/command_line.h"

namespace matador {

void add_suits_option(CommandLine& line);

// To be read before any other option; throws UsageError.
void use_suits(const CommandLine& line);

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_SUITS_OPTION_H_
