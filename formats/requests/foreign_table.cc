#include "formats/requests/foreign_table.h"

#include "absl/strings/str_cat.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "formats/requests/games_with.h"

namespace matador {
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

Outcome<std::string> write_table(const TableDeal& deal, const ForeignTable& table, bool strict,
                                 Solver& solver, std::vector<Loss>& losses) {
  const auto fault = [&deal](const TagName& tag, std::string message) {
    return DealError{deal.record.line_of({tag}), std::move(message)};
  };
  if (!has_table(format_of(*deal.asked.game), table)) {
    const auto has = [&table](const GameFormat& game) { return has_table(game, table); };
    return fault(tags::kGame,
                 absl::StrCat("--", std::string(table.name), " is for ", games_with(has)));
  }
  const Outcome<std::vector<Task>> possible =
      read_tasks(deal.record, deal.asked, /*all_contracts=*/true);
  if (const auto* error = std::get_if<DealError>(&possible)) return *error;
  const auto& tasks = std::get<std::vector<Task>>(possible);
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
