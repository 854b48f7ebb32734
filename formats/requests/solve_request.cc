#include "formats/requests/solve_request.h"

#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
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

// The names of --contracts, each known in some game.
absl::StatusOr<std::vector<std::string>> read_contracts(const Arguments& arguments) {
  if (!arguments.has(options::kContracts)) return std::vector<std::string>();
  std::vector<std::string> names = absl::StrSplit(arguments.text(options::kContracts), ',');
  if (names.front() == kEveryContract && names.size() == 1) return names;
  for (const std::string& name : names) {
    if (is_contract(name)) continue;
    if (name == kEveryContract) {
      return absl::InvalidArgumentError(
          "--contracts: all means every contract, and cannot stand in a list");
    }
    std::vector<std::string> known;
    if (names.size() == 1) known.emplace_back(kEveryContract);
    for (const Game* game : all_games()) {
      for (const std::string& contract : contract_names(*game)) {
        known.insert(known.end(), {contract, contract.substr(0, contract.find('-'))});
      }
    }
    return absl::InvalidArgumentError(
        absl::StrCat("--contracts: unknown contract ", in_quotes(name), did_you_mean(name, known)));
  }
  return names;
}

// The language of --explain, which is for text about one contract.
absl::StatusOr<std::optional<Language>> read_solve_explanation(const Arguments& arguments) {
  if (arguments.has(options::kExplain) && read_model(arguments) == Model::kMaxN) {
    return absl::InvalidArgumentError("--explain and --model maxn cannot be used together");
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
      return absl::InvalidArgumentError(
          absl::StrCat("--objective ", in_quotes(names), " has ", name, " twice"));
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

}  // namespace matador
