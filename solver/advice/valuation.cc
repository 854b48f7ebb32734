#include "solver/advice/valuation.h"

#include <algorithm>
#include <cstddef>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <utility>

#include "solver/games/objectives.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

absl::Status other_options() {
  return invalid(
      "not all cards that can be played now are known: those turned up, or taken up, must be "
      "given");
}

void add_work(const Solution& solution, WorldValues& found) {
  found.nodes += solution.nodes;
  found.proven = found.proven && solution.exact;
}

}  // namespace

double for_observer(const Task& task, Seat observer, Objective objective, int value) {
  if (task.game->info().counts_penalties || task.game->declaring_side(task).contains(observer)) {
    return value;
  }
  if (objective == Objective::kScore) return -value;
  const std::vector<Rung> ladder = task.game->ladder(task, objective);
  return std::max(ladder.front().value, ladder.back().value) - value;
}

Valuation::Valuation(const AdviceQuestion& question, std::vector<Option> options,
                     Objective objective)
    : question_(question), options_(std::move(options)), objective_(objective) {}

void Valuation::add(std::size_t option, const Task& task, int value, double weight,
                    WorldValues& found) const {
  found.values[option] += weight * for_observer(task, question_.known.observer, objective_, value);
  const std::optional<Winner> winner = winner_of(task, objective_, value);
  if (!winner) found.tells_winner = false;
  const bool declares = task.game->declaring_side(task).contains(question_.known.observer);
  const bool won = winner == (declares ? Winner::kDeclaringSide : Winner::kOthers);
  if (won) found.won[option] += weight;
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
  MATADOR_ASSIGN_OR_RETURN(
      const std::vector<Solution> solutions,
      solver.solve_all(tasks, {.objective = objective_, .node_limit = node_limit}));
  WorldValues found = no_values();
  for (const Solution& solution : solutions) add_work(solution, found);
  for (std::size_t i = 0; i < options_.size(); ++i) {
    if (!models[i]) continue;
    const auto place = static_cast<std::size_t>(ranges::find(played, *models[i]) - played.begin());
    add(i, tasks[place], solutions[place].low, 1, found);
  }
  return found;
}

// If a single card is taken, all cards on the table are equally likely.
absl::StatusOr<WorldValues> Valuation::of_face_down_exchanges(const World& world, Solver& solver,
                                                              std::uint64_t node_limit) const {
  const Task task = in_world(question_.models.front(), world);
  MATADOR_ASSIGN_OR_RETURN(
      const Solution solution,
      solver.solve(task, {.objective = objective_, .exchanges = true, .node_limit = node_limit}));
  WorldValues found = no_values();
  add_work(solution, found);
  if (!found.proven) return found;
  std::vector<std::vector<ExchangeValue>> by_option(options_.size());
  for (const ExchangeValue& one : solution.exchanges) {
    const auto place = ranges::find(options_, exchange_option(*task.game, one.exchange));
    if (place == options_.end()) return other_options();
    by_option[static_cast<std::size_t>(place - options_.begin())].push_back(one);
  }
  for (std::size_t i = 0; i < by_option.size(); ++i) {
    if (by_option[i].empty()) return other_options();
    Task exchanged = task;
    for (const auto& [exchange, value] : by_option[i]) {
      exchanged.exchange = exchange;
      add(i, exchanged, value, 1.0 / static_cast<double>(by_option[i].size()), found);
    }
  }
  return found;
}

absl::StatusOr<WorldValues> Valuation::of_cards(const World& world, const std::vector<bool>& asked,
                                                Solver& solver, std::uint64_t node_limit) const {
  const Task task = in_world(question_.models.front(), world);
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Option> legal, options_of(question_, world));
  if (legal != options_) return other_options();
  CardSet cards;
  for (std::size_t i = 0; i < options_.size(); ++i) {
    if (asked[i]) cards |= CardSet{std::get<Move>(options_[i]).card};
  }
  MATADOR_ASSIGN_OR_RETURN(
      const Solution solution,
      solver.solve(
          task, {.objective = objective_, .cards = true, .only = cards, .node_limit = node_limit}));
  WorldValues found = no_values();
  add_work(solution, found);
  for (std::size_t i = 0; i < options_.size(); ++i) {
    for (const MoveValue& choice : solution.moves) {
      if (options_[i] == Option(choice.move)) add(i, task, choice.value, 1, found);
    }
  }
  return found;
}

}  // namespace matador
