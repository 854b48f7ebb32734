// `matador replay`: deals that were played in, what each card cost out.

#include "formats/replay.h"

#include <algorithm>
#include <iostream>
#include <limits>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/games/bridge/board_score.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/problem.h"
#include "formats/replay_summary.h"
#include "formats/replay_view.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/joker.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/deal_input.h"
#include "tools/in_order.h"
#include "tools/output.h"
#include "tools/progress.h"
#include "tools/solver_options.h"
#include "tools/suits_option.h"

namespace matador {
namespace {

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
      "bridge the declarer answers for dummy's cards. A whole deal takes about as long as\n"
      "to solve it; the first cards of hard games take longest: --last leaves them out.",
      "matador replay evening.deals\n"
      "matador replay --json --objective score evening.deals\n"
      "matador replay --last 12 --line tournament.pbn\n"
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

struct Settings {
  Format format;
  std::optional<Objective> objective;
  ReplayRequest request;
  std::optional<Seat> player;
  bool line;
  bool par;
  bool strict;
  std::string names;  // a language; empty: none are wanted
  int threads;
  SolverOptions solver;
};

Settings read_settings(const CommandLine& line) {
  for (const char* name : {"cards", "line", "par"}) {
    if (line.has("csv") && line.has(name)) {
      throw UsageError(absl::StrCat("--csv has no columns for --", name, "; take --json"));
    }
  }
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  constexpr int kAll = std::numeric_limits<int>::max();
  Settings settings{.format = line.format(),
                    .objective = read_objective(line),
                    .request = {},
                    .player = read_player(line),
                    .line = line.has("line"),
                    .par = line.has("par"),
                    .strict = line.has("strict"),
                    .names = read_names(line),
                    .threads = read_threads(line),
                    .solver = read_solver_options(line)};
  settings.request.cards = line.has("cards");
  settings.request.node_limit = line.number("limit", 0, 1, kMost);
  settings.request.last = static_cast<int>(line.number("last", kAll, 1, kAll));
  return settings;
}

// What is written for one deal, on standard output and on standard error.
struct Report {
  std::optional<ReplayAnswer> answer = {};
  std::string messages;
  bool good = true;
  double input_read = 0;
};

// All about one deal, on one thread.
class DealReplayer {
 public:
  DealReplayer(const NumberedDeal& deal, const DealRecord& record, const Settings& settings,
               Solver& solver)
      : deal_(deal), record_(record), settings_(settings), solver_(solver) {}

  // Nothing of a deal without a play.
  Outcome<std::optional<ReplayAnswer>> answer();

 private:
  DealError fault(const absl::Status& status) const {
    return DealError{record_.line_of({"Play"}), std::string(status.message())};
  }
  // Of those that the problem stands for, the one that is solved; one for each player that is asked
  // about.
  absl::StatusOr<std::vector<Task>> chosen(const std::vector<Task>& tasks, Objective objective);
  absl::StatusOr<std::vector<qabbalah::Move>> best_line(const ReplayAnswer& answer);
  // The double-dummy table of the deal as dealt.
  Outcome<bridge::TrickTable> trick_table(Problem asked);

  const NumberedDeal& deal_;
  const DealRecord& record_;
  const Settings& settings_;
  Solver& solver_;
};

Outcome<std::optional<ReplayAnswer>> DealReplayer::answer() {
  const Outcome<Problem> problem = read_problem(record_);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  Problem asked = std::get<Problem>(problem);
  if (asked.play.empty() && asked.moves.empty()) return std::nullopt;
  asked.player = settings_.player;
  if (const absl::Status status = check_player(asked); !status.ok()) {
    return DealError{record_.line_of({"Seats"}), std::string(status.message())};
  }
  const Outcome<std::vector<Task>> read = read_tasks(record_, asked, /*all_contracts=*/false);
  if (const auto* error = std::get_if<DealError>(&read)) return *error;
  if (std::get<std::vector<Task>>(read).empty()) {
    return fault(absl::InvalidArgumentError("all pass, so that no card can be played"));
  }

  ReplayRequest request = settings_.request;
  request.objective = settings_.objective.value_or(asked.game->objectives().front());
  request.exchange = asked.exchange.has_value();
  const absl::StatusOr<std::vector<Task>> tasks =
      chosen(std::get<std::vector<Task>>(read), request.objective);
  if (!tasks.ok()) return fault(tasks.status());
  ReplayAnswer answer{.deal = deal_.number,
                      .task = tasks->front(),
                      .objective = request.objective,
                      .replays = {},
                      .notes = read_notes(record_, *asked.game, asked.deal.seats())};
  for (const Task& task : *tasks) {
    absl::StatusOr<Replay> replay = solver_.replay(task, request);
    if (!replay.ok()) return fault(replay.status());
    answer.replays.push_back(*std::move(replay));
    if (task.player) answer.players.push_back(*task.player);
  }
  if (settings_.par) {
    const Outcome<bridge::TrickTable> table = trick_table(asked);
    if (const auto* error = std::get_if<DealError>(&table)) return *error;
    answer.board = board_score(record_, answer.task, answer.replays.front().result,
                               std::get<bridge::TrickTable>(table));
  }
  if (!settings_.line) return answer;
  absl::StatusOr<std::vector<qabbalah::Move>> line = best_line(answer);
  if (!line.ok()) return fault(line.status());
  answer.line = *std::move(line);
  return answer;
}

absl::StatusOr<std::vector<Task>> DealReplayer::chosen(const std::vector<Task>& tasks,
                                                       Objective objective) {
  const std::uint64_t limit = settings_.request.node_limit;
  absl::StatusOr<std::vector<Task>> played =
      played_joker(solver_, tasks, {.objective = objective, .node_limit = limit});
  if (!played.ok() || played->size() == 1 || played->front().player) return played;
  const absl::StatusOr<std::vector<Solution>> scores =
      solver_.solve_all(*played, {.objective = Objective::kScore, .node_limit = limit});
  if (!scores.ok()) return scores.status();
  return std::vector<Task>{(*played)[best_by_score(*scores).value_or(0)]};
}

absl::StatusOr<std::vector<qabbalah::Move>> DealReplayer::best_line(const ReplayAnswer& answer) {
  const std::optional<ReplayedMove> mistake = decisive_move(answer);
  if (!mistake) return std::vector<qabbalah::Move>{};
  Task task = answer.task;
  if (task.player) task.player = mistake->seat;
  task.play.resize(std::min(task.play.size(), mistake->index), Card::from_index(0));
  task.moves.resize(std::min(task.moves.size(), mistake->index), qabbalah::Move::pass());
  const absl::StatusOr<Solution> solution =
      solver_.solve(task, {.objective = answer.objective, .line = true});
  if (!solution.ok()) return solution.status();
  std::vector<qabbalah::Move> line = solution->move_line;
  for (Card card : solution->line) line.push_back(qabbalah::Move::card(card));
  return line;
}

Outcome<bridge::TrickTable> DealReplayer::trick_table(Problem asked) {
  if (asked.game != find_game("bridge")) {
    return DealError{record_.line_of({"Game"}), "--par is for bridge"};
  }
  asked.play.clear();
  asked.leader.reset();
  const Outcome<std::vector<Task>> read = read_tasks(record_, asked, /*all_contracts=*/true);
  if (const auto* error = std::get_if<DealError>(&read)) return *error;
  const auto& tasks = std::get<std::vector<Task>>(read);
  const Request request{.objective = Objective::kTricks};
  const absl::StatusOr<std::vector<Solution>> solutions = solver_.solve_all(tasks, request);
  if (!solutions.ok()) return fault(solutions.status());
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    answers.push_back({deal_.number, tasks[i], request, (*solutions)[i]});
  }
  return tricks_of(answers);
}

Report report_on(const NumberedDeal& deal, const Settings& settings, Solver& solver) {
  Report report{.messages = warning_lines(deal), .input_read = deal.input_read};
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
      DealReplayer(deal, record, settings, solver).answer();
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

std::string written(const ReplayAnswer& answer, const Settings& settings) {
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
  const Settings settings = read_settings(line);
  DealFiles deals = deal_files(line);
  if (settings.format == Format::kCsv) print(replay_csv_header());

  Progress progress;
  ReplaySummary summary;
  bool all_good = true;
  in_order(
      settings.threads, [&] { return deals.next(); },
      [&] {
        return [&settings, solver = Solver(settings.solver)](const NumberedDeal& deal) mutable {
          return report_on(deal, settings, solver);
        };
      },
      [&](const Report& report) {
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
