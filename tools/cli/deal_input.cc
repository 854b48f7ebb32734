#include "tools/cli/deal_input.h"

#include <chrono>
#include <range/v3/algorithm/find.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/given_tags.h"
#include "formats/requests/arguments.h"
#include "formats/words/text.h"
#include "solver/stop.h"
#include "tools/runtime/system.h"

namespace matador {
namespace {

// So long nobody sees that an answer is held back.
constexpr std::chrono::milliseconds kUnseen{20};

// If the deals are typed at a terminal, says on standard error that the program waits for them:
// otherwise a first-time user would see nothing at all.
void tell_of_waiting(const CommandLine& line) {
  const std::vector<std::string> files = line.files();
  const bool from_input = files.empty() || ranges::find(files, std::string("-")) != files.end();
  if (!from_input || !is_terminal(Stream::kInput)) return;
  std::cerr << "matador " << line.command() << ": waiting for deals on standard input; "
            << kEndOfInputKeys << " them, and matador " << line.command() << " --help tells more\n";
}

}  // namespace

DealFiles deal_files(const CommandLine& line) {
  Reading reading = usable(read_reading(line));
  reading.given = GivenTags(line.tags());
  if (!line.files().empty() || !reading.given.are_a_deal()) tell_of_waiting(line);
  return DealFiles(line.files(), reading);
}

void tell_of_no_file(const CommandLine& line) {
  if (!line.has(options::kOut)) return;
  throw Interrupted(absl::StrCat("nothing is written into ", in_quotes(line.text(options::kOut))));
}

void tell_of_deals(const CommandLine& line, std::uint64_t answered, std::string_view how_to_go_on) {
  tell_of_no_file(line);
  if (answered == 0) throw Interrupted("no deal is answered");
  std::string message = absl::StrCat("the deals up to number ", answered, " are answered; ",
                                     std::string(how_to_go_on));
  if (line.has(options::kHtml)) {
    absl::StrAppend(&message, "; no page is written into ", in_quotes(line.text(options::kHtml)));
  }
  throw Interrupted(message);
}

int answer_deals(const CommandLine& line, const AnswerDeal& answer, std::string_view how_to_go_on,
                 const std::function<void(const Report& report)>& add) {
  const Interrupt& interrupt = watch_interrupts();
  bool good = true;
  std::uint64_t answered = 0;
  DealFiles deals = deal_files(line);
  UnusedOptions unused(line);
  using Clock = std::chrono::steady_clock;
  Clock::time_point flushed = Clock::now();
  while (const std::optional<NumberedDeal> deal =
             interrupt.is_set() ? std::nullopt : unused.seen(deals.next())) {
    const Report report = report_on(*deal, answer);
    // Whatever is written on standard error flushes the output too.
    if (!report.messages.empty()) std::cerr << report.messages;
    print(report.answer);
    // A reader of single deals need not wait for the end.
    if (const Clock::time_point now = Clock::now(); now > flushed + kUnseen || deals.waits()) {
      flush_output();
      flushed = now;
    }
    // After an interrupt a deal may have no answer.
    if (report.status.ok() || !interrupt.is_set()) answered = deal->number;
    good = report.status.ok() && good;
    if (add) add(report);
  }
  if (interrupt.is_set()) tell_of_deals(line, answered, how_to_go_on);
  std::cerr << unused.message();
  return good ? 0 : 1;
}

}  // namespace matador
