#include "solver/driver/trick_search.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "solver/driver/play_judge.h"
#include "solver/driver/task_solver.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

bool same_side(const Task& a, const Task& b) {
  return a.game->declaring_side(a) == b.game->declaring_side(b);
}

// Whether the two sides are swapped.
bool sides_changed(const Task& a, const Task& b) {
  const int all = (1 << a.deal.seats()) - 1;
  return (a.game->declaring_side(a).mask() ^ b.game->declaring_side(b).mask()) == all;
}

bool same_question(const Task& a, const Task& b) {
  return same_cards(a, b) && a.leader == b.leader && same_side(a, b);
}

// The order in which a task serves the next one: tasks of the same cards together, and among these,
// tasks of the same side.
std::vector<std::size_t> order_of_work(const std::vector<Task>& tasks) {
  std::vector<std::size_t> order;
  const auto add = [&](const auto& belongs) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      const bool done = std::find(order.begin(), order.end(), i) != order.end();
      if (!done && belongs(tasks[i])) order.push_back(i);
    }
  };
  for (const Task& first : tasks) {
    add([&](const Task& task) { return same_cards(first, task) && same_side(first, task); });
    add([&](const Task& task) { return same_cards(first, task); });
  }
  return order;
}

// A guess of the value of a task from a solved task of the same cards.
std::optional<int> expected_value(const Task& task, const Request& request, const Task& like,
                                  const Solution& solution) {
  if (!same_cards(task, like) || !solution.exact) return std::nullopt;
  if (same_side(task, like)) return solution.low;
  if (!sides_changed(task, like)) return std::nullopt;
  const std::vector<Rung> ladder = task.game->ladder(task, request.objective);
  return ladder.front().value + ladder.back().value - solution.low;
}

}  // namespace

absl::StatusOr<std::vector<Solution>> TrickSearch::solve_all(const std::vector<Task>& tasks,
                                                             const Request& request,
                                                             const Stop& /*the engines'*/) const {
  std::vector<Solution> solutions(tasks.size());
  std::vector<std::size_t> done;
  auto left = static_cast<int>(tasks.size());
  for (std::size_t i : order_of_work(tasks)) {
    engines_.stop().share(left--);
    // A partner who declares the same contract has the same value.
    const auto twin = std::find_if(done.begin(), done.end(), [&](std::size_t earlier) {
      return same_question(tasks[earlier], tasks[i]);
    });
    if (twin != done.end()) {
      solutions[i] = solutions[*twin];
      continue;
    }
    std::optional<int> expected;
    if (!done.empty()) {
      const std::size_t last = done.back();
      expected = expected_value(tasks[i], request, tasks[last], solutions[last]);
    }
    MATADOR_ASSIGN_OR_RETURN(solutions[i], solve(tasks[i], request, !done.empty(), expected));
    done.push_back(i);
  }
  return solutions;
}

absl::StatusOr<Solution> TrickSearch::solve(const Task& task, const Request& request, bool keep,
                                            std::optional<int> expected) const {
  MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
  PositionSolver positions(task, engines_);
  engines_.turn_to(*task.game, task.deal.seats(), positions.layout(), keep);
  positions.allow(request.node_limit);
  return TaskSolver(task, request, positions, engines_)
      .solve(played, task.game->ladder(task, request.objective), expected);
}

absl::StatusOr<Replay> TrickSearch::replay(const Task& task, const ReplayRequest& request) const {
  PositionSolver positions(task, engines_);
  engines_.turn_to(*task.game, task.deal.seats(), positions.layout(), /*keep=*/false);
  return PlayJudge(task, request, positions, engines_).judge();
}

absl::StatusOr<Decision> TrickSearch::decide(const Task& task, Goal goal, int target,
                                             std::uint64_t limit) const {
  MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
  PositionSolver positions(task, engines_);
  engines_.turn_to(*task.game, task.deal.seats(), positions.layout(), /*keep=*/false);
  positions.allow(limit);
  const Ladder no_or_yes{{0, goal, 0}, {1, goal, target}};
  const Request value_alone;
  const Solution solution =
      TaskSolver(task, value_alone, positions, engines_).solve(played, no_or_yes);
  switch (solution.stopped) {
    case StopReason::kNone:
      break;
    case StopReason::kSeconds:
      return absl::DeadlineExceededError("the time was up");
    case StopReason::kInterrupt:
      return absl::CancelledError("interrupted");
  }
  if (!solution.exact) return absl::ResourceExhaustedError("the limit of nodes was reached");
  return Decision{solution.low == 1, solution.nodes};
}

}  // namespace matador
