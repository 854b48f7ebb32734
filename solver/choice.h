// What a declarer names who has a choice: a joker (rules 2.21), or several longest suits
// (rules 1.8).

#ifndef MATADOR_SOLVER_CHOICE_H_
#define MATADOR_SOLVER_CHOICE_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/solve.h"

namespace matador {

// Of tasks of one deal as a joker (Task::as_joker), by contract and by player, those of the
// contract that brings the declarer most, of equals the first. Where the limit of the request
// leaves that open, the one that may bring most. Tasks that are no joker are returned as they are.
absl::StatusOr<std::vector<Task>> played_joker(Solver& solver, const std::vector<Task>& tasks,
                                               const Request& request);

// Of several suits, by what each scores, the first that no other can beat; none where the limit
// leaves that open.
std::optional<std::size_t> best_by_score(const std::vector<Solution>& scores);

}  // namespace matador

#endif  // MATADOR_SOLVER_CHOICE_H_
