// The options of commands that solve deals: the objective, the player, and how much of the machine
// may be used.

#ifndef MATADOR_TOOLS_SOLVER_OPTIONS_H_
#define MATADOR_TOOLS_SOLVER_OPTIONS_H_

#include <optional>
#include <string>

#include "solver/solve.h"
#include "tools/command_line.h"

namespace matador {

// Each throws UsageError if the value of the option is unknown.
std::optional<Objective> read_objective(const CommandLine& line);  // --objective
std::optional<Seat> read_player(const CommandLine& line);          // --player

// --threads and --table-mib.
void add_machine_options(CommandLine& line);
int read_threads(const CommandLine& line);
SolverOptions read_solver_options(const CommandLine& line);

// --names, of the highest trumps of Scharwenzel. `read_names` is a language, empty where none are
// wanted; `names_line` a line of text, empty in other games too.
void add_names_option(CommandLine& line);
std::string read_names(const CommandLine& line);
std::string names_line(const Task& task, const std::string& language, bool symbols);

}  // namespace matador

#endif  // MATADOR_TOOLS_SOLVER_OPTIONS_H_
