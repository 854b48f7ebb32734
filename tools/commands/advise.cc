// `matador advise`: reads deals of which not all cards are known, and prints what to do.

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/given_tags.h"
#include "formats/input/partial_problem.h"
#include "formats/output/advice.h"
#include "formats/requests/advise_request.h"
#include "formats/requests/page_deal.h"
#include "formats/text/advice_view.h"
#include "tools/cli/color.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/page/page_file.h"
#include "tools/runtime/interrupt.h"
#include "tools/runtime/long_work.h"
#include "tools/runtime/output.h"
#include "tools/runtime/team.h"

namespace matador {

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
  line.takes_deals();
  line.flag("json", "one JSON object a line for each deal");
  line.flag("csv", "comma-separated values, a row for each option");
  add_color_option(line);
  line.value("objective", "WHAT",
             "points, tricks or score; default: for contracts and exchanges the score, for cards "
             "the game's usual one");
  line.value("worlds", "N",
             absl::StrCat("how many ways to deal the other cards are sampled; default ",
                          kWorldsForCards, ", for contracts and exchanges ", kWorldsForContracts,
                          "; fewer once one option is far ahead. Without --worlds, --limit and "
                          "--seconds the sample ends after ",
                          kEnoughNodes / 1'000'000, " million cards, for a card ",
                          kEnoughForCard / 1'000'000, ", with at least ", kFewestWorlds,
                          " ways, for a card ", kFewestWorldsForCards));
  line.value("enumerate", "N", "all ways are solved if there are at most N; default 2000");
  line.value("limit", "NODES",
             "the most cards that the search may play for each deal; the answer then has the ways "
             "that are solved by then");
  line.value("seconds", "S",
             "the most time for each deal; the answer then has what is solved by then");
  line.value("seed", "S", "the seed of the sample; default 1");
  line.condition("where",
                 "only ways for which this condition is true; such as what the bidding says about "
                 "the hands; if it is given more than once, all of them");
  line.flag("sensible",
            "only ways whose declarer at a glance names the contract; in Skat, and in Solo and "
            "Wenz of Schafkopf");
  line.flag("hide", "hides what the player to move does not see; if all hands are known");
  line.flag("all-options", "tries every option in every way; even if it is far behind");
  line.value("contracts", "C,...", "only these contracts may be named; default: all");
  line.tag(
      kOwnHand, option_of_tag(kOwnHand), "HAND",
      "your own hand, as AK.T9.Q87.J or SA SK HT H9; in place of --deal; it is that of --seat, "
      "else of the leader before the first card if the declarer is known, else of seat 1");
  line.value("threads", "N", "ways solved at the same time; default: one for each core").is_rare =
      true;
  add_html_option(line);
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

int run_advise(const std::vector<std::string>& words) {
  CommandLine line = advise_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  AdviceSettings settings = read_advice_settings(line, terminal_has_symbols());
  if (settings.format == Format::kCsv) print(advice_csv_header());
  settings.wanted.interrupt = &watch_interrupts();
  Team team(read_threads(line), {.interrupt = settings.wanted.interrupt});
  Progress progress(Progress::Results::kAtTheEnd);
  settings.wanted.tell = [&](const Advice& so_far) {
    progress.show(opinion_view(so_far, settings.symbols));
  };
  PageFile page("advise");
  const auto answer = [&](const NumberedDeal& deal, const DealRecord& record) {
    team.set_time(settings.wanted.seconds);
    const Outcome<Advice> advice = find_advice(record, settings, team.workers());
    progress.clear();
    if (const auto* error = std::get_if<DealError>(&advice)) return Outcome<std::string>(*error);
    page.add(page_advice(deal, record, std::get<Advice>(advice)));
    return Outcome<std::string>(advice_text(deal, record, std::get<Advice>(advice), settings));
  };
  const int status = answer_deals(line, answer, kLastAsProven,
                                  [&](const Report& report) { page.tell(report.messages); });
  if (line.has("html")) page.write(line.needed_text("html"));
  return status;
}

}  // namespace matador
