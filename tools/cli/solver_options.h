// The options of commands that solve deals, on the command line;
// formats/requests/solver_arguments.h reads them.

#ifndef MATADOR_TOOLS_CLI_SOLVER_OPTIONS_H_
#define MATADOR_TOOLS_CLI_SOLVER_OPTIONS_H_

#include <string>

#include "tools/cli/command_line.h"

namespace matador {

// --threads and --table-mib.
void add_machine_options(CommandLine& line);
int read_threads(const CommandLine& line);

// --seconds; `what` takes so long at most.
void add_seconds_option(CommandLine& line, const std::string& what);

// --errors.
void add_errors_option(CommandLine& line);

// --language, of --explain.
void add_language_option(CommandLine& line);

// --names, of the highest trumps.
void add_names_option(CommandLine& line);

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_SOLVER_OPTIONS_H_
