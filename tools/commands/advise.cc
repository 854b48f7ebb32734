// `matador advise`: reads deals of which not all cards are known, and prints what to do.

#include <string>
#include <vector>

#include "formats/input/given_tags.h"
#include "formats/input/partial_problem.h"
#include "formats/output/advice.h"
#include "formats/requests/advise_request.h"
#include "formats/requests/page_deal.h"
#include "formats/text/advice_view.h"
#include "solver/hand_on.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/page/page_file.h"
#include "tools/runtime/long_work.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"
#include "tools/runtime/team.h"

namespace matador {
namespace {

CommandLine advise_line() {
  CommandLine line(
      "advise", "[OPTION ...] [FILE ...]",
      "Tells what to do when you see only your own cards: which contract to name, what to\n"
      "exchange, which card to play. The other cards are dealt in every way that fits the\n"
      "play and the auction, or in many random ways. Each way is solved with open cards,\n"
      "and the option that is best on average is the advice.\n"
      "\n"
      "In the deal file - stands for a hand that is not seen:\n"
      "\n"
      "  [Game \"sjavs\"]\n"
      "  [Seats \"4\"]\n"
      "  [Deal \"1:.AQJ.A7.AT9 - - -\"]\n"
      "  [Seat \"1\"]                      who asks\n"
      "  [Contract \"hearts\"]             without it the question may be the contract\n"
      "  [Declarer \"2\"]\n"
      "  [Play \"HA HT\"]                  cards played so far\n"
      "\n"
      "Each tag is also an option, and --hand is your own hand; then no file is needed.\n"
      "--where says what the bidding tells about the hands.\n"
      "\n"
      "tools/guide/advice.md is the guide.",
      "matador advise --game sjavs --contract hearts --declarer 2 --hand .AQJ.A7.AT9\n"
      "matador advise --game jass --contract obenabe --hand 'SA SU S9 RK R8 BT AA A9 A6'\n"
      "matador advise hand.deals\n"
      "matador advise --json --objective score hand.deals\n"
      "matador advise --hide --game sjavs --deal '1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q "
      "QJ.K8.T.KJ8'\n"
      "matador advise --worlds 1000 --seconds 10 hand.deals\n"
      "matador advise --game bridge --seat W --hand KT83.975.KQ32.85 --contract 3NT --declarer S "
      "--where 'hcp(south) >= 15 and hcp(south) <= 17' --worlds 20 --all-options\n"
      "matador advise --contracts bells,obenabe,slalom hand-of-coiffeur.deals");
  line.more(
      "Open cards have a weakness: in each way everybody is taken to see all cards. So\n"
      "nothing is won by hiding cards or by finding out where they lie. The guide has how\n"
      "much of what advice promises is scored in the end. The manuals are\n"
      "formats/deals.md and formats/answers.md.");
  return line;
}

int run_advise(const CommandLine& line) {
  AdviceSettings settings = usable(read_advice_settings(line, terminal_has_symbols()));
  if (settings.format == Format::kCsv) print(advice_csv_header());
  settings.wanted.interrupt = &watch_interrupts();
  Team team(read_threads(line), {.interrupt = settings.wanted.interrupt});
  Progress progress(Progress::Results::kAtTheEnd);
  settings.wanted.tell = [&](const Advice& so_far) {
    progress.show(opinion_view(so_far, settings.symbols));
  };
  PageFile page("advise");
  const auto answer = [&](const NumberedDeal& deal,
                          const DealRecord& record) -> absl::StatusOr<std::string> {
    flush_output();  // the answers before need not wait for this one, which may take long
    team.set_time(settings.wanted.seconds);
    const absl::StatusOr<Advice> advice = find_advice(record, settings, team.workers());
    progress.clear();
    MATADOR_RETURN_IF_ERROR(advice.status());
    page.add(page_advice(deal, record, *advice));
    return advice_text(deal, record, *advice, settings);
  };
  const int status = answer_deals(line, answer, kLastAsProven,
                                  [&](const Report& report) { page.tell(report.messages); });
  if (line.has(options::kHtml)) page.write(line.text(options::kHtml));
  return status;
}

}  // namespace

const Command kAdviseCommand{"advise", "what to do when you see only your own cards", advise_line,
                             run_advise};

}  // namespace matador
