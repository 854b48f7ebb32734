// `matador solve`: deals in, what they are worth out.

#include <algorithm>
#include <iostream>
#include <limits>
#include <optional>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/answers.h"
#include "formats/choice_view.h"
#include "formats/deal_view.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_writer.h"
#include "formats/problem.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "solver/games/bridge/rules.h"
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
      "formats/README.md is the manual; matador games lists games and contracts.",
      "matador solve evening.deals\n"
      "matador deal --game sjavs --seed 1 -n 1000 | matador solve --json > values\n"
      "matador solve --json --cards --line --objective score evening.deals\n"
      "matador solve --contracts all evening.deals\n"
      "matador solve --pbn --from deal tournament.pbn > with-tables.pbn\n"
      "matador solve --contracts bells,obenabe,slalom evening-of-coiffeur.deals\n"
      "matador deal --game sjavs --seats 3 --seed 1 -n 1 | matador solve --exchanges\n"
      "matador solve --player 2 --model maxn ending-of-three.deals");
  line.takes_deals();
  line.flag("json", "one JSON object a line for each result");
  line.flag("csv", "a table of comma-separated values");
  line.flag("pbn",
            "of bridge: the games in PBN, each with its double-dummy table and par; of games that "
            "were played, with --from deal");
  line.flag("dds", "of bridge: the double-dummy tables alone, as libdds prints them");
  line.value("objective", "WHAT", "points, tricks or score; default: the game's usual one");
  line.flag("cards", "with the value of every card that may be played (always in the text)");
  line.flag("line", "with one line of best play to the end (always in the text)");
  line.flag("exchanges", "with the value of every exchange, where that is still open");
  line.value("player", "N",
             "where everyone plays for himself, only the value of this seat; default: "
             "of each");
  line.value("model", "MODEL",
             "what the others then want: paranoid, that he gets as little as possible "
             "(the default); maxn, each the most for himself, for endings");
  line.value("contracts", "C,...",
             "not what the deal says, but these contracts by every declarer that the game allows, "
             "slalom and gustav in both directions; all: every contract");
  line.value("from", "WHERE",
             "deal: the deal as dealt, before the exchange and the play; position, the default: "
             "as it is after [Play]");
  add_names_option(line);
  line.value("limit", "NODES",
             "cards that the search may play in one solve; where that is not "
             "enough it tells the interval that it has proven");
  add_machine_options(line);
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

struct Settings {
  Format format;
  std::optional<Objective> objective;
  Request request;
  std::optional<Seat> player;
  std::vector<std::string> contracts;  // by name, or "all"; none: what the deal says
  std::string names;                   // a language; empty: none are wanted
  int threads;
  SolverOptions solver;
  bool pbn;
  bool dds;
  bool from_deal;
  bool symbols;

  bool double_dummy() const { return pbn || dds; }
};

Model read_model(const CommandLine& line) {
  const std::string name = line.text("model", "paranoid");
  const std::optional<Model> model = find_model(name);
  if (model) return *model;
  throw UsageError(absl::StrCat("unknown model ", in_quotes(name),
                                did_you_mean_or_expected(name, {"paranoid", "maxn"})));
}

constexpr char kAll[] = "all";

bool is_contract(const std::string& name) {
  return std::ranges::any_of(
      all_games(), [&](const Game* game) { return matador::read_contracts({name}, *game).ok(); });
}

// Names that some game has.
std::vector<std::string> read_contracts(const CommandLine& line) {
  if (!line.has("contracts")) return {};
  std::vector<std::string> names = absl::StrSplit(line.needed_text("contracts"), ',');
  if (names.front() == kAll && names.size() == 1) return names;
  for (const std::string& name : names) {
    if (is_contract(name)) continue;
    std::vector<std::string> known;
    if (names.size() == 1) known.emplace_back(kAll);
    for (const Game* game : all_games()) {
      for (const std::string& contract : contract_names(*game)) {
        known.insert(known.end(), {contract, contract.substr(0, contract.find('-'))});
      }
    }
    throw UsageError(
        absl::StrCat("--contracts: unknown contract ", in_quotes(name), did_you_mean(name, known)));
  }
  return names;
}

std::string read_from(const CommandLine& line) {
  const std::string from = line.text("from", "position");
  if (from == "position" || from == "deal") return from;
  throw UsageError(absl::StrCat("unknown --from ", in_quotes(from),
                                did_you_mean_or_expected(from, {"position", "deal"})));
}

// The tables of bridge are always the same question.
void check_double_dummy(const CommandLine& line) {
  for (const char* table : {"pbn", "dds"}) {
    for (const char* name : {"json", "csv", "dds", "objective", "cards", "line", "exchanges",
                             "player", "model", "contracts", "limit"}) {
      if (line.has(table) && line.has(name) && std::string(table) != name) {
        throw UsageError(absl::StrCat("--", table, " and --", name, " exclude each other"));
      }
    }
  }
}

// A table has no room for what is different from deal to deal.
void check_csv(const CommandLine& line) {
  for (const char* name : {"cards", "line", "exchanges"}) {
    if (line.has("csv") && line.has(name)) {
      throw UsageError(absl::StrCat("--csv has no columns for --", name, "; take --json"));
    }
  }
}

Settings read_settings(const CommandLine& line) {
  check_csv(line);
  check_double_dummy(line);
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  Settings settings{.format = line.format(),
                    .objective = read_objective(line),
                    .request = {.model = read_model(line)},
                    .player = read_player(line),
                    .contracts = read_contracts(line),
                    .names = read_names(line),
                    .threads = read_threads(line),
                    .solver = read_solver_options(line),
                    .pbn = line.has("pbn"),
                    .dds = line.has("dds"),
                    .from_deal = read_from(line) == "deal",
                    .symbols = terminal_has_symbols()};
  const bool all_shown = settings.format == Format::kText && settings.contracts.empty();
  settings.request.cards = all_shown || line.has("cards");
  settings.request.line = all_shown || line.has("line");
  settings.request.exchanges = line.has("exchanges");
  settings.request.node_limit = line.number("limit", 0, 1, kMost);
  return settings;
}

// What is written for one deal, on standard output and on standard error.
struct Report {
  std::string results;
  std::string messages;
  bool good = true;
  double input_read = 0;
};

// All about one deal, on one thread.
class DealSolver {
 public:
  DealSolver(const NumberedDeal& deal, const Settings& settings, Solver& solver)
      : deal_(deal), settings_(settings), solver_(solver) {}

  // The lines for standard output.
  Outcome<std::string> solve();

 private:
  // All that has happened since the cards were dealt; where contract and declarer are set aside, so
  // is who has led.
  void take_back(Problem& asked) const;
  // Those that are asked for.
  Outcome<std::vector<Task>> tasks_of(const DealRecord& record, const Problem& asked) const;
  Outcome<std::string> solve_tasks(const DealRecord& record, const std::vector<Task>& possible,
                                   const Request& request) const;
  // Several contracts of Jass or Coiffeur for people: what to declare.
  Outcome<std::string> advise(const DealRecord& record, const std::vector<Task>& tasks,
                              const Request& request) const;
  // All contracts, whatever was bid; `read` is all that the record says.
  Outcome<std::string> double_dummy(const DealRecord& record, const Problem& asked,
                                    const Problem& read) const;
  std::string passed_out(const DealRecord& record, const Problem& problem) const;
  std::string text(const std::vector<Answer>& answers, const std::vector<Solution>& scores) const;

  const NumberedDeal& deal_;
  const Settings& settings_;
  Solver& solver_;
  std::vector<std::string> contracts_ = settings_.contracts;  // that are asked for
};

Outcome<std::string> DealSolver::solve() {
  if (const auto* error = std::get_if<DealError>(&deal_.content)) return *error;
  const DealRecord& record = std::get<DealRecord>(deal_.content);
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  Problem asked = std::get<Problem>(problem);
  asked.player = settings_.player;
  if (settings_.from_deal) take_back(asked);
  if (const absl::Status status = check_player(asked); !status.ok()) {
    return DealError{record.line_of({"Seats"}), std::string(status.message())};
  }
  if (settings_.double_dummy()) return double_dummy(record, asked, std::get<Problem>(problem));
  Request request = settings_.request;
  // To people a deal of bridge without a contract is a question about all of them.
  const bool text = settings_.format == Format::kText;
  if (text && contracts_.empty() && asked.game == find_game("bridge") && !asked.contract) {
    contracts_ = {kAll};
    request.cards = request.line = false;
  }
  const Outcome<std::vector<Task>> read = tasks_of(record, asked);
  if (const auto* error = std::get_if<DealError>(&read)) return *error;
  const auto& tasks = std::get<std::vector<Task>>(read);
  if (tasks.empty()) return passed_out(record, asked);
  request.objective = settings_.objective.value_or(asked.game->objectives().front());
  const bool advice = text && !contracts_.empty() && has_choices(*asked.game);
  if (advice) return advise(record, choices_of(tasks, asked.declarer), request);
  return solve_tasks(record, tasks, request);
}

void DealSolver::take_back(Problem& asked) const {
  asked.exchange.reset();
  asked.play.clear();
  asked.moves.clear();
  if (settings_.double_dummy() || !settings_.contracts.empty()) asked.leader.reset();
}

Outcome<std::vector<Task>> DealSolver::tasks_of(const DealRecord& record,
                                                const Problem& asked) const {
  const std::vector<std::string>& names = contracts_;
  Outcome<std::vector<Task>> read = read_tasks(record, asked, !names.empty());
  if (names.empty() || names.front() == kAll || std::holds_alternative<DealError>(read)) {
    return read;
  }
  const absl::StatusOr<std::set<Contract>> wanted = matador::read_contracts(names, *asked.game);
  if (!wanted.ok()) {
    return DealError{record.line_of({"Game"}),
                     absl::StrCat("--contracts: ", std::string(wanted.status().message()))};
  }
  auto& tasks = std::get<std::vector<Task>>(read);
  std::erase_if(
      tasks, [&](const Task& task) { return wanted->count({.index = task.contract.index}) == 0; });
  if (!tasks.empty()) return read;
  return DealError{record.line_of({"Play", "Exchange"}),
                   "--contracts: in none of them could this have been played"};
}

Outcome<std::string> DealSolver::solve_tasks(const DealRecord& record,
                                             const std::vector<Task>& possible,
                                             const Request& request) const {
  const auto fault = [&record](const absl::Status& status) {
    return DealError{record.line_of({"Play"}), std::string(status.message())};
  };
  const absl::StatusOr<std::vector<Task>> chosen = played_joker(solver_, possible, request);
  if (!chosen.ok()) return fault(chosen.status());
  const std::vector<Task>& tasks = *chosen;
  const absl::StatusOr<std::vector<Solution>> solutions = solver_.solve_all(tasks, request);
  if (!solutions.ok()) return fault(solutions.status());

  const bool choice = tasks.size() > 1 && contracts_.empty() && !tasks.front().player;
  const bool sheet = settings_.format == Format::kText && contracts_.empty() &&
                     request.objective != Objective::kScore &&
                     tasks.front().game->has(Objective::kScore);
  std::vector<Solution> scores;
  if (choice || sheet) {
    const Request by_score{
        .objective = Objective::kScore, .model = request.model, .node_limit = request.node_limit};
    absl::StatusOr<std::vector<Solution>> solved = solver_.solve_all(tasks, by_score);
    if (!solved.ok()) return fault(solved.status());
    scores = *std::move(solved);
  }

  const Notes notes = read_notes(record, *tasks.front().game, tasks.front().deal.seats());
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    answers.push_back({.deal = deal_.number,
                       .task = tasks[i],
                       .request = request,
                       .solution = (*solutions)[i],
                       .notes = notes});
  }
  if (choice) {
    if (const std::optional<std::size_t> best = best_by_score(scores)) answers[*best].best = true;
  }
  switch (settings_.format) {
    case Format::kJson:
      return absl::StrJoin(
          answers, "", [](std::string* out, const Answer& answer) { *out += answer_json(answer); });
    case Format::kCsv:
      return absl::StrJoin(
          answers, "", [](std::string* out, const Answer& answer) { *out += answer_csv(answer); });
    case Format::kText:
      break;
  }
  if (!contracts_.empty() && is_double_dummy(answers)) {
    return double_dummy_view(answers, board_of(record), settings_.symbols) + "\n";
  }
  return text(answers, scores);
}

Outcome<std::string> DealSolver::double_dummy(const DealRecord& record, const Problem& asked,
                                              const Problem& read) const {
  const auto fault = [&record](const char* tag, const absl::Status& status) {
    return DealError{record.line_of({tag}), std::string(status.message())};
  };
  if (asked.game != find_game("bridge")) {
    return fault("Game", absl::InvalidArgumentError("--pbn and --dds are for bridge"));
  }
  const Outcome<std::vector<Task>> possible = read_tasks(record, asked, /*all_contracts=*/true);
  if (const auto* error = std::get_if<DealError>(&possible)) return *error;
  const auto& tasks = std::get<std::vector<Task>>(possible);
  if (tasks.size() < bridge::Rules::kStrains.size() * bridge::Rules::kPlayers) {
    return fault("Play", absl::InvalidArgumentError(
                             absl::StrCat("with these cards played only ", tasks.size(),
                                          " of all contracts and declarers are possible; the table "
                                          "of the deal as dealt is that with --from deal")));
  }
  const Request request{.objective = Objective::kTricks};
  const absl::StatusOr<std::vector<Solution>> solutions = solver_.solve_all(tasks, request);
  if (!solutions.ok()) return fault("Deal", solutions.status());
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    answers.push_back({deal_.number, tasks[i], request, (*solutions)[i]});
  }
  const bridge::TrickTable tricks = tricks_of(answers);
  if (settings_.dds) return dds_table(tricks) + "\n";
  const absl::StatusOr<std::string> pbn = write_pbn(record, read, &tricks);
  if (!pbn.ok()) return fault("Play", pbn.status());
  return *pbn;
}

Outcome<std::string> DealSolver::advise(const DealRecord& record, const std::vector<Task>& tasks,
                                        const Request& request) const {
  const auto fault = [&record](const absl::Status& status) {
    return DealError{record.line_of({"Play"}), std::string(status.message())};
  };
  Request by_value = request;
  by_value.cards = by_value.line = false;
  Request by_score = by_value;
  by_score.objective = choice_objective(*tasks.front().game);
  const absl::StatusOr<std::vector<Solution>> values = solver_.solve_all(tasks, by_value);
  if (!values.ok()) return fault(values.status());
  const absl::StatusOr<std::vector<Solution>> scores =
      by_score.objective == by_value.objective ? values : solver_.solve_all(tasks, by_score);
  if (!scores.ok()) return fault(scores.status());

  const Notes notes = read_notes(record, *tasks.front().game, tasks.front().deal.seats());
  const auto answer = [&](const Task& task, const Request& asked, const Solution& solution) {
    return Answer{
        .deal = deal_.number, .task = task, .request = asked, .solution = solution, .notes = notes};
  };
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    answers.push_back(answer(tasks[i], by_value, (*values)[i]));
  }
  by_score.cards = request.cards;
  by_score.line = request.line;
  const bool more = by_score.cards || by_score.line;
  std::vector<Answer> best;
  for (std::size_t i : best_choices(tasks, *scores)) {
    const absl::StatusOr<Solution> solution =
        more ? solver_.solve(tasks[i], by_score) : (*scores)[i];
    if (!solution.ok()) return fault(solution.status());
    best.push_back(answer(tasks[i], by_score, *solution));
  }
  return choices_view(answers, *scores, best, settings_.symbols) + "\n";
}

std::string DealSolver::text(const std::vector<Answer>& answers,
                             const std::vector<Solution>& scores) const {
  if (!contracts_.empty()) return contracts_view(answers, settings_.symbols) + "\n";
  const bool is_score = answers.front().request.objective == Objective::kScore;
  if (answers.front().task.player) {
    return players_view(answers, is_score ? std::vector<Solution>{} : scores, settings_.symbols) +
           "\n";
  }
  std::string text;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const std::optional<Solution> score =
        is_score || scores.empty() ? std::nullopt : std::optional<Solution>(scores[i]);
    absl::StrAppend(&text, answer_view(answers[i], score, settings_.symbols),
                    names_line(answers[i].task, settings_.names, settings_.symbols), "\n");
  }
  return text;
}

std::string DealSolver::passed_out(const DealRecord& record, const Problem& problem) const {
  switch (settings_.format) {
    case Format::kJson:
      return passed_out_json(deal_.number, problem);
    case Format::kCsv:
      return passed_out_csv(deal_.number, problem);
    case Format::kText:
      break;
  }
  const Notes notes = read_notes(record, *problem.game, problem.deal.seats());
  return passed_out_view(deal_.number, problem, notes, settings_.symbols) + "\n";
}

Report report_on(const NumberedDeal& deal, const Settings& settings, Solver& solver) {
  Report report{.results = "", .messages = warning_lines(deal), .input_read = deal.input_read};
  if (!deal.is_deal() && std::holds_alternative<DealRecord>(deal.content)) return report;
  Outcome<std::string> results = DealSolver(deal, settings, solver).solve();
  if (const auto* error = std::get_if<DealError>(&results)) {
    report.messages += error_lines(deal, *error);
    report.good = false;
  } else {
    report.results = std::get<std::string>(std::move(results));
  }
  return report;
}

}  // namespace

int run_solve(const std::vector<std::string>& words) {
  CommandLine line = solve_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  const Settings settings = read_settings(line);
  DealFiles deals = deal_files(line);
  if (settings.format == Format::kCsv) print(answer_csv_header());
  if (settings.pbn) print(kPbnHeader);

  Progress progress;
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
        print(report.results);
        flush_output();
        all_good = all_good && report.good;
        if (report.messages.empty()) return;
        progress.clear();
        std::cerr << report.messages;
      });
  return all_good ? 0 : 1;
}

}  // namespace matador
