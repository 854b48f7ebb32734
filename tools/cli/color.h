// Colour in texts for people: the symbols of hearts and diamonds in red, on terminals.

#ifndef MATADOR_TOOLS_CLI_COLOR_H_
#define MATADOR_TOOLS_CLI_COLOR_H_

#include <string>
#include <string_view>

#include "tools/cli/command_line.h"

namespace matador {

// What --color says; on its own, where a terminal shows the answers, unless the environment has
// NO_COLOR (no-color.org) or a terminal that is dumb. Throws UsageError.
bool wants_color(const CommandLine& line);

// The text with its symbols of red suits in red.
std::string in_color(std::string_view text);

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_COLOR_H_
