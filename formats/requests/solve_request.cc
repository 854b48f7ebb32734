#include "formats/requests/solve_request.h"

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/output/answer_facets.h"
#include "formats/output/answers.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/requests/arguments.h"
#include "formats/requests/report.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Solve request ------------------------------------------------------------------------------

namespace {

Model read_model(const Arguments& arguments) {
  return *find_model(arguments.text(options::kModel));
}

bool is_contract(const std::string& name) {
  return ranges::any_of(
      all_games(), [&](const Game* game) { return matador::read_contracts({name}, *game).ok(); });
}

// The fault that something is announced with it, in the first game that knows it; OK where none
// does.
absl::Status check_contract_alone_in_all_games(const std::string& name) {
  for (const Game* game : all_games()) {
    const absl::Status said = check_contract_alone(name, *game);
    if (said.ok()) continue;
    return invalid("in ", game->name(), ", ", said.message());
  }
  return absl::OkStatus();
}

// The names of --contracts, each known in some game.
absl::StatusOr<std::vector<std::string>> read_contracts(const Arguments& arguments) {
  if (!arguments.has(options::kContracts)) return std::vector<std::string>();
  std::vector<std::string> names = absl::StrSplit(arguments.text(options::kContracts), ',');
  for (std::string& name : names) absl::StripAsciiWhitespace(&name);
  if (names.front() == kEveryContract && names.size() == 1) return names;
  for (const std::string& name : names) {
    if (is_contract(name)) continue;
    if (name == kEveryContract) {
      return invalid("--contracts: all means every contract, and cannot stand in a list");
    }
    if (const absl::Status said = check_contract_alone_in_all_games(name); !said.ok()) {
      return invalid("--contracts: ", said.message());
    }
    std::vector<std::string> known;
    if (names.size() == 1) known.emplace_back(kEveryContract);
    for (const Game* game : all_games()) {
      for (const std::string& contract : contract_names(*game)) {
        known.insert(known.end(), {contract, contract.substr(0, contract.find('-'))});
      }
    }
    return invalid("--contracts: unknown contract ", in_quotes(name), did_you_mean(name, known));
  }
  return names;
}

// The language of --explain, which is for text about one contract.
absl::StatusOr<std::optional<Language>> read_solve_explanation(const Arguments& arguments) {
  if (arguments.has(options::kExplain) && read_model(arguments) == Model::kMaxN) {
    return invalid("--explain and --model maxn cannot be used together");
  }
  return read_explanation(arguments);
}

const ForeignTable* read_foreign_table(const Arguments& arguments) {
  for (const ForeignTable* table : foreign_tables()) {
    if (arguments.find(table->name) != nullptr) return table;
  }
  return nullptr;
}

// Each objective in its turn, "points,score".
absl::StatusOr<std::vector<Objective>> read_objectives(const Arguments& arguments) {
  std::vector<Objective> objectives;
  if (!arguments.has(options::kObjectives)) return objectives;
  const std::string names = arguments.text(options::kObjectives);
  for (const std::string& name : std::vector<std::string>(absl::StrSplit(names, ','))) {
    MATADOR_ASSIGN_OR_RETURN(const Objective objective, read_objective_name(name));
    if (ranges::find(objectives, objective) != objectives.end()) {
      return invalid("--objective ", in_quotes(names), " has ", name, " twice");
    }
    objectives.push_back(objective);
  }
  return objectives;
}

}  // namespace

absl::StatusOr<SolveSettings> read_solve_settings(const Arguments& arguments, bool symbols) {
  SolveSettings settings{.format = arguments.format(),
                         .objectives = {},
                         .request = {.model = read_model(arguments)},
                         .player = arguments.text(options::kPlayer),
                         .contracts = {},
                         .names = {},
                         .solver = read_solver_options(arguments),
                         .table = read_foreign_table(arguments),
                         .strict = arguments.has(options::kStrict),
                         .from_deal = arguments.text(options::kFrom) == "deal",
                         .symbols = symbols,
                         .milliseconds = arguments.has(options::kMs)};
  MATADOR_ASSIGN_OR_RETURN(settings.objectives, read_objectives(arguments));
  MATADOR_ASSIGN_OR_RETURN(settings.contracts, read_contracts(arguments));
  MATADOR_ASSIGN_OR_RETURN(settings.names, read_names(arguments));
  MATADOR_ASSIGN_OR_RETURN(settings.errors_as_json, read_errors(arguments));
  MATADOR_ASSIGN_OR_RETURN(settings.explanation, read_solve_explanation(arguments));
  const bool all_shown = settings.format == Format::kText && settings.contracts.empty();
  settings.request.cards = all_shown || arguments.has(options::kCards);
  settings.request.line = all_shown || arguments.has(options::kLine);
  settings.request.exchanges = arguments.has(options::kExchanges);
  settings.solver.threads = static_cast<int>(arguments.number(options::kThreadsPerDeal));
  settings.request.node_limit = arguments.number(options::kLimit);
  settings.request.seconds = arguments.decimal(options::kSeconds);
  return settings;
}

Report solve_report(const NumberedDeal& deal, const SolveSettings& settings, Solver& solver) {
  DealSolver deal_solver(deal, settings, solver);
  Report report = report_on(deal, [&](const NumberedDeal& /*deal*/, const DealRecord& /*record*/) {
    return deal_solver.solve();
  });
  report.losses = deal_solver.losses();
  if (settings.errors_as_json && !report.status.ok()) {
    report.answer = error_json(deal, DealError::of(report.status));
  }
  return report;
}

// ---- Foreign table ------------------------------------------------------------------------------

namespace {

bool has_table(const GameFormat& game, const ForeignTable& table) {
  for (const ForeignTable& each : game.others->tables) {
    if (&each == &table) return true;
  }
  return false;
}

}  // namespace

std::vector<const ForeignTable*> foreign_tables() {
  std::vector<const ForeignTable*> tables;
  for (const GameFormat* game : all_formats()) {
    for (const ForeignTable& table : game->others->tables) tables.push_back(&table);
  }
  return tables;
}

absl::StatusOr<std::string> write_table(const TableDeal& deal, const ForeignTable& table,
                                        bool strict, Solver& solver, std::vector<Loss>& losses) {
  const auto fault = [&deal](const TagName& tag, std::string message) {
    return DealError{deal.record.line_of({tag}), std::move(message)};
  };
  if (!has_table(format_of(*deal.asked.game), table)) {
    const auto has = [&table](const GameFormat& game) { return has_table(game, table); };
    return fault(tags::kGame,
                 absl::StrCat("--", std::string(table.name), " is for ", games_with(has)));
  }
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks,
                           read_tasks(deal.record, deal.asked, /*all_contracts=*/true));
  if (tasks.size() < table.tasks) {
    return fault(tags::kPlay,
                 absl::StrCat("with these cards played only ", tasks.size(),
                              " of all contracts and declarers are possible; --from deal "
                              "gives the table of the deal as dealt"));
  }
  const Request request{.objective = table.objective};
  const absl::StatusOr<std::vector<Solution>> solutions = solver.solve_all(tasks, request);
  if (!solutions.ok()) return fault(tags::kDeal, std::string(solutions.status().message()));
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    answers.push_back(
        {.deal = 0, .task = tasks[i], .request = request, .solution = (*solutions)[i]});
  }
  const auto write = [&](const DealRecord& record, const Problem& problem) {
    return table.write(record, problem, answers);
  };
  return write_what_has_place(deal.deal, deal.record, strict, write, losses);
}

// ---- Par request --------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

// A number for each task.
absl::StatusOr<std::vector<int>> read_tricks(const std::string& text,
                                             const std::vector<Task>& tasks) {
  const int most = tasks.front().deal.shape().hand_size;
  std::vector<int> tricks;
  bool good = true;
  for (const absl::string_view word : absl::StrSplit(text, ',')) {
    tricks.push_back(small_number(std::string(word)).value_or(-1));
    good = good && tricks.back() >= 0 && tricks.back() <= most;
  }
  if (good && tricks.size() == tasks.size()) return tricks;
  return invalid("option \"tricks\": expected ", tasks.size(), " numbers from 0 to ", most,
                 ", by contract and declarer");
}

absl::StatusOr<std::vector<int>> solved_tricks(const std::vector<Task>& tasks, Solver& solver) {
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Solution> solutions,
                           solver.solve_all(tasks, {.objective = Objective::kTricks}));
  std::vector<int> tricks;
  for (const Solution& solution : solutions) {
    if (!solution.exact) return absl::CancelledError("not all contracts are solved");
    tricks.push_back(solution.low);
  }
  return tricks;
}

// ---- Fields -------------------------------------------------------------------------------------

using ParField = Field<ParRow>;

constexpr std::array kParFields{
    ParField{{"vulnerable", "string"}, member<&ParRow::vulnerable>},
    ParField{{"score", "string"}, member<&ParRow::score>},
    ParField{{"contracts", "string"}, member<&ParRow::contracts>},
    ParField{{"board", "true?"}, [](const ParRow& row) { return given_if(row.of_board); }}};

struct MadeContract {
  const Task& task;
  std::string bid;
};

using MadeField = Field<MadeContract>;

constexpr std::array kMadeFields{
    MadeField{{"contract", "Contract"},
              [](const MadeContract& made) -> Json { return contract_name(made.task); }},
    MadeField{{"declarer", "SeatNumber"},
              [](const MadeContract& made) -> Json { return made.task.declarer.number(); }},
    MadeField{{"bid", "string"}, member<&MadeContract::bid>}};

struct ParAnswer {
  std::vector<ParRow> rows;
  std::vector<MadeContract> made;
};

using AnswerField = Field<ParAnswer>;

constexpr std::array kAnswerFields{
    AnswerField{{"par", "ParRow[]",
                 "By who is vulnerable, four objects: `vulnerable` as the tag has it, `score`, the "
                 "`contracts` in which the auction can end, and `\"board\":true` where it is so in "
                 "this deal."},
                [](const ParAnswer& par) { return list_of<ParRow>(kParFields, par.rows); }},
    AnswerField{
        {"made", "MadeContract[]",
         "The highest contract of each kind that each declarer makes: `contract`, `declarer`, "
         "`bid`."},
        [](const ParAnswer& par) { return list_of<MadeContract>(kMadeFields, par.made); }}};

// The highest contract of each kind that each declarer makes.
std::vector<MadeContract> contracts_made(const std::vector<Task>& tasks,
                                         const std::vector<int>& tricks) {
  std::vector<MadeContract> made;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Task& task = tasks[i];
    std::string bid = format_of(*task.game).boards->contract_made_with(task.contract, tricks[i]);
    if (!bid.empty()) made.push_back({task, std::move(bid)});
  }
  return made;
}

}  // namespace

FieldTexts par_fields() { return texts_of<ParAnswer>(kAnswerFields); }

ParSettings read_par_settings(const Arguments& arguments) {
  ParSettings settings;
  if (arguments.has(options::kTricks)) settings.tricks = arguments.text(options::kTricks);
  return settings;
}

absl::StatusOr<std::string> answer_par(const NumberedDeal& deal, const DealRecord& record,
                                       const ParSettings& settings, Solver& solver) {
  MATADOR_ASSIGN_OR_RETURN(Problem problem, read_problem(record));
  const ParFormat* par = format_of(*problem.game).par;
  if (par == nullptr) {
    return DealError{record.line_of({tags::kGame}), "par is for " + games_with(&GameFormat::par)};
  }
  problem.play.clear();
  problem.leader.reset();
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks,
                           read_tasks(record, problem, /*all_contracts=*/true));
  MATADOR_ASSIGN_OR_RETURN(
      const std::vector<int> tricks,
      in_line(record.line_of({tags::kDeal}), settings.tricks ? read_tricks(*settings.tricks, tasks)
                                                             : solved_tricks(tasks, solver)));
  Json json = deal_json({deal.number, *problem.game, problem.deal.seats(), problem.dealer});
  add_fields<ParAnswer>(kAnswerFields,
                        {par->rows(problem.own, tricks), contracts_made(tasks, tricks)}, json);
  return write_json(json) + "\n";
}

}  // namespace matador
