// The arguments of commands that solve deals: the objective, the player, and the memory.

#ifndef MATADOR_FORMATS_REQUESTS_SOLVER_ARGUMENTS_H_
#define MATADOR_FORMATS_REQUESTS_SOLVER_ARGUMENTS_H_

#include <optional>
#include <string>

#include "formats/input/deal_record.h"
#include "formats/requests/arguments.h"
#include "formats/text/phrases.h"
#include "solver/solve.h"

namespace matador {

// Each throws UsageError if the value is unknown.
std::optional<Objective> read_objective(const Arguments& arguments);  // --objective
Objective read_objective_name(const std::string& name);
// --player, a number or, as each deal has it, the name of a player or a seat; empty: none is asked
// about. `player_asked`: the seat in a deal that is `problem`.
std::string read_player(const Arguments& arguments);
Outcome<std::optional<Seat>> player_asked(const std::string& player, const DealRecord& record,
                                          const Problem& problem);
// --errors json, which goes with --json: errors are objects among the answers too.
bool read_errors(const Arguments& arguments);
// --explain, which is for text, in its --language; none where it is not wanted.
std::optional<Language> read_explanation(const Arguments& arguments);
SolverOptions read_solver_options(const Arguments& arguments);  // --table-mib

// --names, of the highest trumps. `read_names` is a language, empty where none are
// wanted; `names_line` a line of text, empty in games without such names too.
std::string read_names(const Arguments& arguments);
std::string names_line(const Task& task, const std::string& language, bool symbols);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_SOLVER_ARGUMENTS_H_
