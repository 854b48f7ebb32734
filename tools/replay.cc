// `matador replay`: reads deals that were played, and prints what each card cost.

#include "formats/replay.h"

#include <cstdint>
#include <iostream>
#include <limits>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/replay_summary.h"
#include "formats/replay_view.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/deal_input.h"
#include "tools/deal_replay.h"
#include "tools/in_order.h"
#include "tools/output.h"
#include "tools/progress.h"
#include "tools/solver_options.h"
#include "tools/suits_option.h"
#include "tools/team.h"

namespace matador {
namespace {

// Fewer than for advice: there are many cards in a play.
constexpr std::uint64_t kWorldsOfKnowledge = 40;
constexpr std::uint64_t kWorldsAllLookedAt = 200;
constexpr std::uint64_t kMostWorlds = 10'000'000;

CommandLine replay_line() {
  CommandLine line(
      "replay", "[OPTION ...] [FILE ...]",
      "Tells who erred where: what each card of the [Play] of a deal cost the side that\n"
      "played it, with all cards on the table, and which cards would have cost nothing.\n"
      "The value of a deal is what the declaring side can force against any defence; a\n"
      "card costs what the value loses by it. An exchange with the talon is judged like a\n"
      "card, if the deal tells it. Where everyone plays for himself, each card is judged\n"
      "by what its player can still force against all others.\n"
      "\n"
      "Two mistakes are told in words: the first, and the one that decided the result,\n"
      "which is the most expensive one of the side that got less than it could force. In\n"
      "bridge the declarer answers for dummy's cards. A whole deal takes one to three\n"
      "times as long as to solve it; the first cards of hard games take longest, and\n"
      "--last leaves them out.\n"
      "\n"
      "With all cards open some cards are unlucky and not wrong. --knowledge tells beside\n"
      "it what each card cost by what its player could know, as matador advise finds it:\n"
      "on average over the ways in which the other cards could lie. A card is a mistake\n"
      "where that is more than two standard errors. Each of those ways is solved with open\n"
      "cards, so nothing counts that is won by hiding cards or by finding out.",
      "matador replay evening.deals\n"
      "matador replay --json --objective score evening.deals\n"
      "matador replay --last 12 --line tournament.pbn\n"
      "matador replay --knowledge --worlds 100 evening.deals\n"
      "matador replay --csv --out mistakes.csv january.deals february.deals");
  line.takes_deals();
  line.flag("json", "one JSON object a line for each deal");
  line.flag("csv", "a table of comma-separated values, with a line for each card");
  line.value("objective", "WHAT", "points, tricks or score; default: the game's usual one");
  line.flag("cards", "in JSON: with the value of every card that might have been played");
  line.flag("line", "with best play to the end in place of the mistake that decided the result");
  line.flag("par",
            "of bridge: the score beside par, in IMPs, where the deal tells the level of the "
            "contract, who is vulnerable and how it ended");
  line.flag("knowledge", "also what each card cost by what its player could know");
  line.value("worlds", "N",
             absl::StrCat("of --knowledge: ways to deal the other cards, of a sample; default ",
                          kWorldsOfKnowledge));
  line.value("seed", "S", "of that sample; default 1");
  line.value("player", "N",
             "where everyone plays for himself, only the cards of this seat; default: of each");
  line.value("last", "N", "only the last N cards of each play");
  line.value("limit", "NODES",
             "cards that the search may play for each card that is judged; where that is not "
             "enough it tells the intervals that it has proven");
  add_names_option(line);
  add_machine_options(line);
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

struct ReplaySettings {
  Format format;
  ReplayQuestion question;
  bool strict;
  std::string names;  // a language; empty: none are wanted
  int threads;
  SolverOptions solver;
};

ReplaySettings replay_settings(const CommandLine& line) {
  for (const char* name : {"cards", "line", "par"}) {
    if (line.has("csv") && line.has(name)) {
      throw UsageError(absl::StrCat("--csv has no columns for --", name, "; take --json"));
    }
  }
  for (const char* name : {"worlds", "seed"}) {
    if (line.has(name) && !line.has("knowledge")) {
      throw UsageError(absl::StrCat("--", name, " is for --knowledge"));
    }
  }
  constexpr int kAll = std::numeric_limits<int>::max();
  ReplaySettings settings{.format = line.format(),
                          .question = {.objective = read_objective(line),
                                       .player = read_player(line),
                                       .line = line.has("line"),
                                       .par = line.has("par")},
                          .strict = line.has("strict"),
                          .names = read_names(line),
                          .threads = read_threads(line),
                          .solver = read_solver_options(line)};
  if (line.has("knowledge")) {
    settings.question.knowledge =
        AdviceWanted{.worlds = line.number("worlds", kWorldsOfKnowledge, 1, kMostWorlds),
                     .enumerate = kWorldsAllLookedAt,
                     .seed = line.number("seed", 1, 0, kMostNumber)};
  }
  ReplayRequest& request = settings.question.request;
  request.cards = line.has("cards");
  request.node_limit = line.number("limit", 0, 1, kMostNumber);
  request.last = static_cast<int>(line.number("last", kAll, 1, kAll));
  return settings;
}

// The text for one deal, on standard output and on standard error.
struct ReplayReport {
  std::optional<ReplayAnswer> answer = {};
  std::string messages;
  bool good = true;
  double input_read = 0;
};

ReplayReport report_on(const NumberedDeal& deal, const ReplaySettings& settings, Solver& solver,
                       const Workers& workers) {
  ReplayReport report{.messages = warning_lines(deal), .input_read = deal.input_read};
  const auto fail = [&](const DealError& error) {
    report.messages += error_lines(deal, error);
    report.good = false;
  };
  if (const auto* error = std::get_if<DealError>(&deal.content)) {
    fail(*error);
    return report;
  }
  if (!deal.is_deal()) return report;
  const auto& record = std::get<DealRecord>(deal.content);
  Outcome<std::optional<ReplayAnswer>> answer =
      replay_deal(deal.number, record, settings.question, solver, workers);
  if (const auto* error = std::get_if<DealError>(&answer)) {
    fail(*error);
    return report;
  }
  report.answer = std::get<std::optional<ReplayAnswer>>(std::move(answer));
  if (report.answer) return report;
  const DealError no_play{record.line_of({"Deal"}), "no [Play]: nothing to replay"};
  if (settings.strict) {
    fail(no_play);
  } else {
    report.messages += warning_line(deal, no_play);
  }
  return report;
}

std::string written(const ReplayAnswer& answer, const ReplaySettings& settings) {
  switch (settings.format) {
    case Format::kJson:
      return replay_json(answer);
    case Format::kCsv:
      return replay_csv(answer);
    case Format::kText:
      break;
  }
  const bool symbols = terminal_has_symbols();
  return absl::StrCat(replay_view(answer, symbols),
                      names_line(answer.task, settings.names, symbols), "\n");
}

}  // namespace

int run_replay(const std::vector<std::string>& words) {
  CommandLine line = replay_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  const ReplaySettings settings = replay_settings(line);
  DealFiles deals = deal_files(line);
  if (settings.format == Format::kCsv) {
    print(replay_csv_header(settings.question.knowledge.has_value()));
  }

  // What players could know is work for all threads in one deal after the other.
  const bool deal_by_deal = settings.question.knowledge.has_value();
  Team team(deal_by_deal ? settings.threads : 0, settings.solver);
  const Workers workers = team.workers();
  Progress progress;
  ReplaySummary summary;
  bool all_good = true;
  in_order(
      deal_by_deal ? 1 : settings.threads, [&] { return deals.next(); },
      [&] {
        return [&, solver = Solver(settings.solver)](const NumberedDeal& deal) mutable {
          return report_on(deal, settings, solver, workers);
        };
      },
      [&](const ReplayReport& report) {
        progress.step(1, report.input_read);
        if (report.answer) {
          print(written(*report.answer, settings));
          flush_output();
          summary.add(*report.answer);
        }
        all_good = all_good && report.good;
        if (report.messages.empty()) return;
        progress.clear();
        std::cerr << report.messages;
      });
  if (settings.format == Format::kText) print(summary.text());
  return all_good ? 0 : 1;
}

}  // namespace matador
