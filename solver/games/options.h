// Rule options as every game reads them. Whoever reads words that people write puts the options in
// the place of rule sets first: the games know options only.
//
//   check_options("sjavs", option_words(sjavs), options)     a rule set is a word like any option
//   options = expand_rule_sets(sjavs.info().rule_sets, options)   {{"solo-vol", "off"}, ...}
//
//   absl::Status status = check_options("sjavs", sjavs.info().rule_options, problem.options);
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

// All that can be written in [Options "..."] of a game: its rule sets, then its options.
std::vector<RuleOptionFact> option_words(const Game& game);

// The options with those that rule sets among them stand for. A later word overrides an earlier
// one.
std::vector<RuleOption> expand_rule_sets(const std::vector<RuleSet>& sets,
                                         const std::vector<RuleOption>& options);

// All options as they hold at a table: those that are given, and of the others the defaults. A bare
// word that is not given does not hold, and is left out.
std::vector<RuleOption> settled_options(const Game& game, int seats,
                                        const std::vector<RuleOption>& given);

// "solo-vol=off tie-bonus=2-4", as in [Options "..."].
std::string options_text(const std::vector<RuleOption>& options);

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
