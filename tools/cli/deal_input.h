// The common part of all commands that read deals: the files or standard input, and messages on
// standard error.
//
//   return answer_deals(line, [&](const NumberedDeal& deal, const DealRecord& record) ...);

#ifndef MATADOR_TOOLS_CLI_DEAL_INPUT_H_
#define MATADOR_TOOLS_CLI_DEAL_INPUT_H_

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include "formats/input/deal_files.h"
#include "formats/requests/report.h"
#include "solver/stop.h"
#include "tools/cli/command_line.h"
#include "tools/cli/shared_options.h"
#include "tools/runtime/in_order.h"
#include "tools/runtime/long_work.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"

namespace matador {

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

// Answers all deals, one after the other: the exit status. After Ctrl-C throws Interrupted,
// which says `how_to_go_on`. `add` gets what was printed of each deal.
int answer_deals(const CommandLine& line, const AnswerDeal& answer,
                 std::string_view how_to_go_on = kLeaveOut,
                 const std::function<void(const Report& report)>& add = {});

// Answers on several threads, below a heading: `make_worker()` makes the function of a thread that
// answers a NumberedDeal with a `report` and its `number`. `add` gets these answers too, in order.
// `long_work` shows the deals that take long.
template <typename MakeWorker, typename Add>
int answer_on_threads(const CommandLine& line, int threads, const std::string& heading,
                      LongWork& long_work, const MakeWorker& make_worker, const Add& add) {
  const Interrupt& interrupt = watch_interrupts();
  DealFiles deals = deal_files(line);
  UnusedOptions unused(line);
  print(heading);
  Progress progress;
  bool all_good = true;
  std::uint64_t answered = 0;
  in_order(
      threads, [&] { return interrupt.is_set() ? std::nullopt : unused.seen(deals.next()); },
      [&] {
        return [&, worker = make_worker()](const NumberedDeal& deal) mutable {
          long_work.begin(deal.number);
          auto answer = worker(deal);
          long_work.end(deal.number);
          return answer;
        };
      },
      [&](const auto& answer) {
        const Report& report = answer.report;
        const auto held = long_work.wipe();
        answered = std::max(answered, answer.number);
        progress.step(1, report.input_read);
        print(report.answer);
        flush_output();
        add(answer);
        all_good = all_good && report.status.ok();
        if (report.messages.empty()) return;
        progress.clear();
        std::cerr << report.messages;
      });
  if (interrupt.is_set()) tell_of_deals(line, answered, kLastAsProven);
  std::cerr << unused.message();
  return all_good ? 0 : 1;
}

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_DEAL_INPUT_H_
