// The common options of `matador table` and `matador deal`: the game, fixed cards, and conditions.

#ifndef MATADOR_TOOLS_SURVEY_OPTIONS_H_
#define MATADOR_TOOLS_SURVEY_OPTIONS_H_

#include <string>
#include <vector>

#include "formats/expression.h"
#include "solver/odds/sample.h"
#include "tools/command_line.h"

namespace matador {

// The words of conditions and keys, for the help of a command.
extern const char kLanguageHelp[];

// The options --game, --seats, --fix, --where and --suits.
void add_survey_options(CommandLine& line);

// The survey that the options describe, with the default question; throws UsageError if it is
// impossible.
Survey read_survey(const CommandLine& line);

// The keys of --by, one or more.
std::vector<Key> read_by(const CommandLine& line, const Survey& survey);

}  // namespace matador

#endif  // MATADOR_TOOLS_SURVEY_OPTIONS_H_
