// `matador solve`: reads deals, and prints their values.

#include <cstdint>
#include <optional>

#include "absl/strings/str_cat.h"
#include "formats/output/answers.h"
#include "formats/requests/foreign_table.h"
#include "formats/requests/page_deal.h"
#include "formats/requests/solve_request.h"
#include "tools/cli/color.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/page/page_file.h"
#include "tools/runtime/interrupt.h"
#include "tools/runtime/output.h"

namespace matador {

CommandLine solve_line() {
  CommandLine line(
      "solve", "[OPTION ...] [FILE ...]",
      "Tells what each deal is worth with all cards on the table: what the declaring\n"
      "side can force against any defence. Reads deal files, or standard input, and\n"
      "answers in the order of the input. Where cards lie on the table for the declarer\n"
      "to exchange and the deal does not say what he did, it finds his best exchange.\n"
      "Where everyone plays for himself, as in Jass with three, it tells what each can\n"
      "force against all others; in Davoserjazz the penalty that he can hold himself to.\n"
      "\n"
      "A deal file has a tag a line and a blank line after each deal:\n"
      "\n"
      "  [Game \"sjavs\"]\n"
      "  [Seats \"4\"]\n"
      "  [Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8\"]\n"
      "  [Contract \"hearts\"]             without it the forced auction decides\n"
      "  [Declarer \"1\"]\n"
      "  [Play \"HA HT\"]                  cards played so far\n"
      "\n"
      "A hand is spades.hearts.diamonds.clubs, in Jass shields.roses.bells.acorns.\n"
      "Its tags have options, so that a single deal needs no file; hands, or a deal in\n"
      "any format, may stand in place of a FILE.\n"
      "\n"
      "formats/deals.md and formats/answers.md are the manuals, contracts.md, bridge.md,\n"
      "skat.md and davoserjazz.md in tools/guide/ the guides; matador games lists games\n"
      "and contracts.",
      "matador solve evening.deals\n"
      "matador solve 'N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 43.432.432.A6532'\n"
      "matador solve --game skat --contract grand --declarer 2 "
      "--deal '1:AJT.J98.KQ.Q8 K8.AT7.A98.A9 Q97.KQ.JT7.KJ'\n"
      "matador deal --game sjavs --seed 1 -n 1000 | matador solve --json > values\n"
      "matador solve --json --cards --line --objective score evening.deals\n"
      "matador solve --explain --language german evening.deals\n"
      "matador solve --contracts all evening.deals\n"
      "matador solve --json --seconds 10 --errors json evening.deals\n"
      "matador solve --pbn --from deal tournament.pbn > with-tables.pbn\n"
      "matador solve --contracts bells,obenabe,slalom evening-of-coiffeur.deals\n"
      "matador deal --game sjavs --seats 3 --seed 1 -n 1 | matador solve --exchanges\n"
      "matador solve --player 2 --model maxn ending-of-three.deals");
  line.takes_deals();
  line.flag("json", "one JSON object a line for each result");
  line.flag("csv", "a table of comma-separated values");
  add_color_option(line);
  for (const ForeignTable* table : foreign_tables()) {
    line.flag(std::string(table->name), std::string(table->about));
  }
  line.value("objective", "WHAT,...",
             "points, tricks or score, or several, each answered in its turn; default: the game's "
             "usual one");
  line.flag("cards", "with the value of every card that may be played (always in the text)");
  line.flag("line", "with one line of best play to the end (always in the text)");
  line.flag("explain",
            "in the text also in words: why the other cards cost what they cost, the card that "
            "matters most, and the best play trick by trick; takes two to five times as long");
  add_language_option(line);
  line.flag("exchanges", "with the value of every exchange, where that is still open");
  line.value("player", "N",
             "where everyone plays for himself, only the value of this seat; default: "
             "of each");
  line.value("model", "MODEL",
             "what the others then want: paranoid, that he gets as little as possible "
             "(the default); maxn, each the most for himself, for endings",
             {"paranoid", "maxn"});
  line.value("contracts", "C,...",
             "not what the deal says, but these contracts by every declarer that the game allows, "
             "slalom and gustav in both directions; all: every contract");
  line.value("from", "WHERE",
             "deal: the deal as dealt, before the exchange and the play; position, the default: "
             "as it is after [Play]",
             {"deal", "position"});
  add_names_option(line);
  line.value("limit", "NODES",
             "cards that the search may play in one solve; where that is not "
             "enough it tells the interval that it has proven");
  add_seconds_option(line, "each deal");
  line.flag("ms", "in JSON: how many milliseconds the answers to each deal took");
  add_errors_option(line);
  add_html_option(line);
  add_machine_options(line);
  line.value("threads-per-deal", "N",
             "threads that solve each deal together, which pays where a deal takes seconds; the "
             "answers are the same but for the nodes, and for what a limit leaves open; default 1");
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

namespace {

// The answer to a deal, and with --html what the page tells of it.
struct SolvedDeal {
  Report report;
  std::string page;
  std::uint64_t number;
};

// Which contracts are played is said once.
void check_contracts(const CommandLine& line) {
  for (const char* tag : {"contract", "declarer"}) {
    if (!line.has("contracts") || !line.has(tag)) continue;
    throw UsageError(absl::StrCat("--contracts and --", tag,
                                  " cannot be used together: --contracts are played by every "
                                  "declarer, --contract by that of --declarer"));
  }
}

}  // namespace

int run_solve(const std::vector<std::string>& words) {
  CommandLine line = solve_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  check_contracts(line);
  SolveSettings settings = read_solve_settings(line, terminal_has_symbols());
  settings.solver.interrupt = &watch_interrupts();
  const int threads = read_threads(line, settings.solver.threads);
  const bool html = line.has("html");
  if (html) settings.request.seconds /= 2;  // the page's share of the time is as much
  const PageQuestion question{
      .solve = settings,
      .replay = {.objective = settings.objectives.empty() ? std::nullopt
                                                          : std::optional(settings.objectives[0]),
                 .player = settings.player,
                 .request = {.node_limit = settings.request.node_limit,
                             .seconds = settings.request.seconds}}};
  PageFile page("solve");
  const std::string heading = settings.table != nullptr ? std::string(settings.table->heading)
                              : settings.format == Format::kCsv ? answer_csv_header()
                                                                : "";
  const int status = answer_on_threads(
      line, threads, heading,
      [&] {
        return [&, solver = Solver(settings.solver)](const NumberedDeal& deal) mutable {
          return SolvedDeal{.report = solve_report(deal, settings, solver),
                            .page = html ? page_deal(deal, question, solver) : "",
                            .number = deal.number};
        };
      },
      [&](const SolvedDeal& solved) { page.add(solved.page); });
  if (html) page.write(line.needed_text("html"));
  return status;
}

}  // namespace matador
