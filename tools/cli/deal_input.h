// The common part of all commands that read deals: the options --options and --strict, the files or
// standard input, and messages on standard error.
//
//   line.takes_deals();  ...  add_deal_options(line);
//   return answer_deals(line, [&](const NumberedDeal& deal, const DealRecord& record) ...);

#ifndef MATADOR_TOOLS_CLI_DEAL_INPUT_H_
#define MATADOR_TOOLS_CLI_DEAL_INPUT_H_

#include <cstdint>
#include <string_view>

#include "formats/input/deal_files.h"
#include "formats/requests/report.h"
#include "tools/cli/command_line.h"

namespace matador {

void add_deal_options(CommandLine& line);

// How to go on after Ctrl-C where each deal is answered by itself.
inline constexpr std::string_view kLeaveOut = "to go on, leave these deals out";
// How to go on where deals were in work.
inline constexpr std::string_view kLastAsProven =
    "the last ones as far as is proven; to go on, leave these deals out";

// The deals of the files on the command line, with these options.
DealFiles deal_files(const CommandLine& line);

// After Ctrl-C: throws Interrupted if the answers were to go into a file of --out.
void tell_of_no_file(const CommandLine& line);

// After Ctrl-C: throws Interrupted. `answered`: the number of the last deal that has its answer.
[[noreturn]] void tell_of_deals(const CommandLine& line, std::uint64_t answered,
                                std::string_view how_to_go_on = kLeaveOut);

// Prints warnings and errors of a deal, and its answer; false if there is an error.
bool answer_deal(const NumberedDeal& deal, const AnswerDeal& answer);

// Answers all deals, one after the other: the exit status. After Ctrl-C throws Interrupted,
// which says `how_to_go_on`.
int answer_deals(const CommandLine& line, const AnswerDeal& answer,
                 std::string_view how_to_go_on = kLeaveOut);

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_DEAL_INPUT_H_
