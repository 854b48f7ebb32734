// `matador replay`: reads deals that were played, and prints what each card cost.

#include "formats/output/replay.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "formats/requests/page_deal.h"
#include "formats/requests/replay_request.h"
#include "formats/text/replay_view.h"
#include "formats/text/value_view.h"
#include "solver/stop.h"
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

CommandLine replay_line() {
  return CommandLine(
      "replay", "[OPTION ...] [FILE ...]",
      "Tells who erred where: what each card of a [Play] cost the side that played it,\n"
      "with all cards on the table, and which cards would have cost nothing. The value of\n"
      "a deal is what the declaring side can force against any defence; a card costs what\n"
      "the value loses by it. An exchange with the talon is judged like a card, if the\n"
      "deal tells it. Where everyone plays for himself, each card is judged by what its\n"
      "player can still force against all others.\n"
      "\n"
      "The text names two mistakes: the first, and the one that decided the result, which\n"
      "changed who wins or what is scored. If none did, the second is the dearest one. A\n"
      "whole deal takes one to three times as long as to solve it; the first cards of hard\n"
      "games take longest, and --last leaves them out.\n"
      "\n"
      "--knowledge also judges each card by what its player could know.\n"
      "\n"
      "tools/guide/replay.md is the guide.",
      "matador replay evening.deals\n"
      "matador replay --json --objective score evening.deals\n"
      "matador replay --last 12 --line tournament.pbn\n"
      "matador replay --explain evening.deals\n"
      "matador replay --knowledge --worlds 100 evening.deals\n"
      "matador replay --csv --out mistakes.csv january.deals february.deals");
}

// What a card cost, and with --html what the page tells of the deal.
struct ReplayedDeal {
  Report report;
  std::optional<ReplayAnswer> replay;  // none if the deal is faulty or has no play
  std::string page;
  std::uint64_t number;
};

// Of the play alone.
PageQuestion page_question(const ReplaySettings& settings) {
  PageQuestion question{.replay = settings.question};
  question.replay.knowledge.reset();
  question.replay.line = question.replay.par = false;
  return question;
}

int run_replay(const CommandLine& line) {
  ReplaySettings settings = usable(read_replay_settings(line, terminal_has_symbols()));
  const Interrupt& interrupt = watch_interrupts();
  settings.solver.interrupt = &interrupt;
  if (settings.question.knowledge) settings.question.knowledge->interrupt = &interrupt;
  const int threads = read_threads(line);
  const bool html = line.has(options::kHtml);
  if (html) settings.question.request.seconds /= 2;  // the page's share of the time is as much
  LongWork long_work(ending_hint(line));
  PageFile page("replay");

  // What players could know is work for all threads in one deal after the other.
  const bool deal_by_deal = settings.question.knowledge.has_value();
  Team team(deal_by_deal ? threads : 0, settings.solver);
  const Workers workers = team.workers();
  ReplaySummary summary;
  const int status = answer_on_threads(
      line, deal_by_deal ? 1 : threads,
      settings.format == Format::kCsv ? replay_csv_header(deal_by_deal) : "", long_work,
      [&] {
        return [&, solver = Solver(settings.solver),
                its = settings](const NumberedDeal& deal) mutable {
          if (deal_by_deal) team.set_time(its.question.request.seconds);
          its.question.request.tell = [&](std::size_t moves) {
            long_work.tell(deal.number, to_judge_text(moves));
          };
          auto [report, replay] = replay_report(deal, its, solver, workers);
          return ReplayedDeal{.report = std::move(report),
                              .replay = std::move(replay),
                              .page = html ? page_deal(deal, page_question(its), solver) : "",
                              .number = deal.number};
        };
      },
      [&](const ReplayedDeal& deal) {
        page.add(deal.page);
        page.tell(deal.report.messages);
        if (deal.replay) summary.add(*deal.replay);
      });
  if (settings.format == Format::kText) print(summary.text());
  if (html) page.write(line.text(options::kHtml));
  return status;
}

}  // namespace

const Command kReplayCommand{"replay", "what each card of a play cost: who erred where",
                             replay_line, run_replay};

}  // namespace matador
