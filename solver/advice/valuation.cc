#include "solver/advice/valuation.h"

#include <algorithm>
#include <cstddef>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <utility>

namespace matador {
namespace {

absl::Status other_options() {
  return absl::InvalidArgumentError(
      "not all cards that can be played now are known: those turned up, or taken up, must be told");
}

void add_work(const Solution& solution, WorldValues& found) {
  found.nodes += solution.nodes;
  found.proven = found.proven && solution.exact;
}

}  // namespace

Valuation::Valuation(const AdviceQuestion& question, std::vector<Option> options,
                     Objective objective)
    : question_(question), options_(std::move(options)), objective_(objective) {}

double Valuation::for_observer(const Task& task, int value) const {
  if (task.game->info().counts_penalties ||
      task.game->declaring_side(task).contains(question_.known.observer)) {
    return value;
  }
  if (objective_ == Objective::kScore) return -value;
  const std::vector<Rung> ladder = task.game->ladder(task, objective_);
  return std::max(ladder.front().value, ladder.back().value) - value;
}

absl::StatusOr<WorldValues> Valuation::in(const World& world, const std::vector<bool>& asked,
                                          Solver& solver, std::uint64_t node_limit) const {
  switch (question_.kind) {
    case AdviceKind::kContract:
      return of_contracts(world, asked, solver, node_limit);
    case AdviceKind::kExchange:
      return of_face_down_exchanges(world, solver, node_limit);
    case AdviceKind::kCard:
      break;
  }
  return of_cards(world, asked, solver, node_limit);
}

bool Valuation::has_guesses() const {
  const Evaluation* evaluation = question_.known.model.game->info().evaluation;
  return evaluation != nullptr && evaluation->guesses_deals() &&
         question_.kind == AdviceKind::kContract && objective_ == Objective::kScore;
}

std::vector<double> Valuation::guesses(const World& world) const {
  if (!has_guesses()) return {};
  const Evaluation* evaluation = question_.known.model.game->info().evaluation;
  std::vector<double> guesses(options_.size());
  for (std::size_t i = 0; i < options_.size(); ++i) {
    if (const auto model = model_of(i, world)) {
      guesses[i] = evaluation->of_deal(in_world(question_.models[*model], world));
    }
  }
  return guesses;
}

std::optional<std::size_t> Valuation::model_of(std::size_t option, const World& world) const {
  if (std::holds_alternative<Pass>(options_[option])) return std::nullopt;
  if (std::holds_alternative<Push>(options_[option])) return named_by_partner(world);
  return option;
}

std::size_t Valuation::named_by_partner(const World& world) const {
  const Evaluation& evaluation = *question_.known.model.game->info().evaluation;
  const auto worth = [&](const Task& model) {
    return evaluation.of_hand(in_world(model, world), *question_.pushes_to);
  };
  return static_cast<std::size_t>(ranges::max_element(question_.models, {}, worth) -
                                  question_.models.begin());
}

absl::StatusOr<WorldValues> Valuation::of_contracts(const World& world,
                                                    const std::vector<bool>& asked, Solver& solver,
                                                    std::uint64_t node_limit) const {
  std::vector<std::optional<std::size_t>> models(options_.size());
  std::vector<std::size_t> played;  // models that are played, each once
  for (std::size_t i = 0; i < options_.size(); ++i) {
    if (asked[i]) models[i] = model_of(i, world);
    if (models[i] && ranges::find(played, *models[i]) == played.end()) played.push_back(*models[i]);
  }
  std::vector<Task> tasks;
  for (std::size_t model : played) tasks.push_back(in_world(question_.models[model], world));
  const absl::StatusOr<std::vector<Solution>> solutions =
      solver.solve_all(tasks, {.objective = objective_, .node_limit = node_limit});
  if (!solutions.ok()) return solutions.status();
  WorldValues found{.values = std::vector<double>(options_.size())};
  for (const Solution& solution : *solutions) add_work(solution, found);
  for (std::size_t i = 0; i < options_.size(); ++i) {
    if (!models[i]) continue;
    const auto place = static_cast<std::size_t>(ranges::find(played, *models[i]) - played.begin());
    found.values[i] = for_observer(tasks[place], (*solutions)[place].low);
  }
  return found;
}

// If a single card is taken, all cards on the table are equally likely.
absl::StatusOr<WorldValues> Valuation::of_face_down_exchanges(const World& world, Solver& solver,
                                                              std::uint64_t node_limit) const {
  const Task task = in_world(question_.models.front(), world);
  const absl::StatusOr<Solution> solution =
      solver.solve(task, {.objective = objective_, .exchanges = true, .node_limit = node_limit});
  if (!solution.ok()) return solution.status();
  WorldValues found{.values = std::vector<double>(options_.size())};
  add_work(*solution, found);
  if (!found.proven) return found;
  std::vector<int> counts(options_.size());
  for (const auto& [exchange, value] : solution->exchanges) {
    const Option option = exchange_option(*task.game, exchange);
    const auto place = ranges::find(options_, option) - options_.begin();
    if (place == std::ssize(options_)) return other_options();
    found.values[static_cast<std::size_t>(place)] += for_observer(task, value);
    ++counts[static_cast<std::size_t>(place)];
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) return other_options();
    found.values[i] /= counts[i];
  }
  return found;
}

absl::StatusOr<WorldValues> Valuation::of_cards(const World& world, const std::vector<bool>& asked,
                                                Solver& solver, std::uint64_t node_limit) const {
  const Task task = in_world(question_.models.front(), world);
  const absl::StatusOr<std::vector<Option>> legal = options_of(question_, world);
  if (!legal.ok()) return legal.status();
  if (*legal != options_) return other_options();
  CardSet cards;
  for (std::size_t i = 0; i < options_.size(); ++i) {
    if (asked[i]) cards |= CardSet{std::get<Move>(options_[i]).card};
  }
  const absl::StatusOr<Solution> solution = solver.solve(
      task, {.objective = objective_, .cards = true, .only = cards, .node_limit = node_limit});
  if (!solution.ok()) return solution.status();
  WorldValues found{.values = std::vector<double>(options_.size())};
  add_work(*solution, found);
  for (std::size_t i = 0; i < options_.size(); ++i) {
    for (const MoveValue& choice : solution->moves) {
      if (options_[i] == Option(choice.move)) found.values[i] = for_observer(task, choice.value);
    }
  }
  return found;
}

}  // namespace matador
