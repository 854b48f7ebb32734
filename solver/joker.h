// What a joker is played as (rules 2.21): the contract that is best for its declarer.

#ifndef MATADOR_SOLVER_JOKER_H_
#define MATADOR_SOLVER_JOKER_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/solve.h"

namespace matador {

// Of tasks of one deal as a joker (Task::as_joker), by contract and by player, those of the
// contract that brings the declarer most, of equals the first. Where the limit of the request
// leaves that open, the one that may bring most. Tasks that are no joker are returned as they are.
absl::StatusOr<std::vector<Task>> played_joker(Solver& solver, const std::vector<Task>& tasks,
                                               const Request& request);

}  // namespace matador

#endif  // MATADOR_SOLVER_JOKER_H_
