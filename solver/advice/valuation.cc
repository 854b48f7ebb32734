#include "solver/advice/valuation.h"

#include <algorithm>
#include <cstddef>
#include <range/v3/algorithm/find.hpp>
#include <utility>

namespace matador {
namespace {

absl::Status other_options() {
  return absl::InvalidArgumentError(
      "not all cards that can be played now are known: those turned up, or taken up, must be told");
}

}  // namespace

Valuation::Valuation(const AdviceQuestion& question, std::vector<Option> options,
                     Objective objective)
    : question_(question), options_(std::move(options)), objective_(objective) {}

double Valuation::for_asker(const Task& task, int value) const {
  if (task.game->counts_penalties() ||
      task.game->declaring_side(task).contains(question_.known.asker)) {
    return value;
  }
  if (objective_ == Objective::kScore) return -value;
  const std::vector<Rung> ladder = task.game->ladder(task, objective_);
  return std::max(ladder.front().value, ladder.back().value) - value;
}

absl::StatusOr<std::vector<double>> Valuation::values(const World& world,
                                                      const std::vector<bool>& asked,
                                                      Solver& solver) const {
  switch (question_.kind) {
    case AdviceKind::kContract:
      return of_contracts(world, asked, solver);
    case AdviceKind::kExchange:
      return of_swaps(world, solver);
    case AdviceKind::kCard:
      break;
  }
  return of_cards(world, solver);
}

absl::StatusOr<Valuation::Values> Valuation::of_contracts(const World& world,
                                                          const std::vector<bool>& asked,
                                                          Solver& solver) const {
  std::vector<Task> tasks;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < options_.size(); ++i) {
    if (!asked[i] || options_[i] == Option(Pass{})) continue;
    tasks.push_back(in_world(question_.models[i], world));
    places.push_back(i);
  }
  const absl::StatusOr<std::vector<Solution>> solutions =
      solver.solve_all(tasks, {.objective = objective_});
  if (!solutions.ok()) return solutions.status();
  Values values(options_.size());
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    values[places[i]] = for_asker(tasks[i], (*solutions)[i].low);
  }
  return values;
}

// Of a single card that is taken each of those on the table is as likely as another.
absl::StatusOr<Valuation::Values> Valuation::of_swaps(const World& world, Solver& solver) const {
  const Task task = in_world(question_.models.front(), world);
  const absl::StatusOr<Solution> solution =
      solver.solve(task, {.objective = objective_, .exchanges = true});
  if (!solution.ok()) return solution.status();
  Values values(options_.size());
  std::vector<int> counts(options_.size());
  for (const auto& [exchange, value] : solution->exchanges) {
    const Option option = swap_of(*task.game, exchange);
    const auto place = ranges::find(options_, option) - options_.begin();
    if (place == std::ssize(options_)) return other_options();
    values[static_cast<std::size_t>(place)] += for_asker(task, value);
    ++counts[static_cast<std::size_t>(place)];
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (counts[i] == 0) return other_options();
    values[i] /= counts[i];
  }
  return values;
}

absl::StatusOr<Valuation::Values> Valuation::of_cards(const World& world, Solver& solver) const {
  const Task task = in_world(question_.models.front(), world);
  const absl::StatusOr<std::vector<Option>> legal = options_of(question_, world);
  if (!legal.ok()) return legal.status();
  if (*legal != options_) return other_options();
  const absl::StatusOr<Solution> solution =
      solver.solve(task, {.objective = objective_, .cards = true});
  if (!solution.ok()) return solution.status();
  Values values(options_.size());
  for (std::size_t i = 0; i < options_.size(); ++i) {
    for (const MoveValue& choice : solution->moves) {
      if (options_[i] == Option(choice.move)) values[i] = for_asker(task, choice.value);
    }
  }
  return values;
}

}  // namespace matador
