#include "solver/choice.h"

#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/max_element.hpp>

#include "solver/hand_on.h"

namespace matador {

absl::StatusOr<std::vector<Task>> played_joker(Solver& solver, const std::vector<Task>& tasks,
                                               const Request& request) {
  if (tasks.empty() || !tasks.front().as_joker) return tasks;
  std::vector<Task> of_declarer;
  for (const Task& task : tasks) {
    if (!of_declarer.empty() && of_declarer.back().contract == task.contract) continue;
    of_declarer.push_back(task);
    of_declarer.back().player = task.declarer;
  }
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Solution> solutions,
                           solver.solve_all(of_declarer, {.objective = request.objective,
                                                          .model = request.model,
                                                          .node_limit = request.node_limit,
                                                          .seconds = request.seconds}));
  const auto best = ranges::max_element(solutions, {}, &Solution::high) - solutions.begin();
  std::vector<Task> chosen;
  for (const Task& task : tasks) {
    if (task.contract == of_declarer[static_cast<std::size_t>(best)].contract) {
      chosen.push_back(task);
    }
  }
  return chosen;
}

std::optional<std::size_t> best_by_score(const std::vector<Solution>& scores) {
  const int highest = ranges::max_element(scores, {}, &Solution::high)->high;
  const auto best =
      ranges::find_if(scores, [&](const Solution& score) { return score.low >= highest; });
  if (best == scores.end()) return std::nullopt;
  return static_cast<std::size_t>(best - scores.begin());
}

}  // namespace matador
