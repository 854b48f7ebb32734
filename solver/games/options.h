// Rule options as every game reads them.
//
//   absl::Status status = check_options("sjavs", sjavs.rule_options(), problem.options);
//   option_value(problem.options, "solo-vol").value_or("on")
//   option_numbers(problem.options, "multipliers")

#ifndef MATADOR_SOLVER_GAMES_OPTIONS_H_
#define MATADOR_SOLVER_GAMES_OPTIONS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "solver/games/game.h"

namespace matador {

// InvalidArgument, with what would be right, where an option is unknown to the game, has a value
// that it cannot have, or is given twice.
absl::Status check_options(std::string_view game, const std::vector<RuleOptionFact>& known,
                           const std::vector<RuleOption>& options);

// The value given to an option; none if it was not given. The view lives as long as `options`.
std::optional<std::string_view> option_value(const std::vector<RuleOption>& options,
                                             std::string_view name);

// The numbers given to an option that has such values; none if it was not given.
std::vector<int> option_numbers(const std::vector<RuleOption>& options, std::string_view name);

// The option as it is written in [Options "..."], with all its values: "solo-vol=on|off",
// "suduroy", "target=3000|N" for any number.
std::string option_spelling(const RuleOptionFact& fact);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_OPTIONS_H_
