// What `matador table` and `matador deal` ask of deals alike: the game, cards that seats hold, and
// which deals count.

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

// What they say, of the survey's first question; throws UsageError where that cannot be.
Survey read_survey(const CommandLine& line);

// Those of --by, one or more.
std::vector<Key> read_by(const CommandLine& line, const Survey& survey);

}  // namespace matador

#endif  // MATADOR_TOOLS_SURVEY_OPTIONS_H_
