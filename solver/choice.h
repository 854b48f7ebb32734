// The choice of a declarer: the contract of a joker (rules 2.21), or one of several longest suits
// (rules 1.8).

#ifndef MATADOR_SOLVER_CHOICE_H_
#define MATADOR_SOLVER_CHOICE_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/solve.h"

namespace matador {

// From tasks of one deal as a joker (Task::as_joker), by contract and by player: the tasks of the
// contract that is worth most to the declarer, the first of equals. If the limit of the request
// leaves that open, of the one that may be worth most. Other tasks are returned unchanged.
absl::StatusOr<std::vector<Task>> played_joker(Solver& solver, const std::vector<Task>& tasks,
                                               const Request& request);

// The first of several suits that no other can beat, by their scores. None if the limit leaves that
// open.
std::optional<std::size_t> best_by_score(const std::vector<Solution>& scores);

}  // namespace matador

#endif  // MATADOR_SOLVER_CHOICE_H_
