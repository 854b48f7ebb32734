// The options as types of TypeScript, tools/npm/matador/options.d.ts: `matador option-types` prints
// them, and the test repository.option_types says when the file is another.

#ifndef MATADOR_TOOLS_CLI_OPTION_TYPES_H_
#define MATADOR_TOOLS_CLI_OPTION_TYPES_H_

#include <string>

namespace matador {

std::string option_types();

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_OPTION_TYPES_H_
