// What every command that reads deals has in common: the options --options and --strict, the files
// or standard input, and messages on standard error.
//
//   line.takes_deals();  ...  add_deal_options(line);
//   return answer_deals(line, [&](const NumberedDeal& deal, const DealRecord& record) ...);

#ifndef MATADOR_TOOLS_DEAL_INPUT_H_
#define MATADOR_TOOLS_DEAL_INPUT_H_

#include <functional>
#include <string>

#include "formats/deal_files.h"
#include "tools/command_line.h"

namespace matador {

void add_deal_options(CommandLine& line);

// Throws UsageError where no game has such options.
Reading read_reading(const CommandLine& line);

// Where the deals are typed at a terminal: tells on standard error that they are waited for.
void tell_of_waiting(const CommandLine& line);

// The deals of the files that the line names, with all of the above.
DealFiles deal_files(const CommandLine& line);

// What to write for a deal on standard output; or what is wrong with it.
using AnswerDeal =
    std::function<Outcome<std::string>(const NumberedDeal& deal, const DealRecord& record)>;

// Tells warnings and errors of a deal, and prints the answer to it as soon as there is one; false
// where there is an error.
bool answer_deal(const NumberedDeal& deal, const AnswerDeal& answer);

// The same for all deals, one after the other: the exit status.
int answer_deals(const CommandLine& line, const AnswerDeal& answer);

}  // namespace matador

#endif  // MATADOR_TOOLS_DEAL_INPUT_H_
