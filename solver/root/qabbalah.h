// From a task of Qabbalah to its solver, and back to solutions like those of every other task.

#ifndef MATADOR_SOLVER_ROOT_QABBALAH_H_
#define MATADOR_SOLVER_ROOT_QABBALAH_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/solve.h"

namespace matador {

// Of all players, by seat. Nodes are positions, once for each question about them; where the limit
// is too small for all positions that can come, the interval is what the passes so far and the
// cards that are left prove. InvalidArgument where a move is against the rules.
absl::StatusOr<std::vector<Solution>> solve_qabbalah(const Task& task, const Request& request);

// What each move of one player cost him (replay.h); the play is that of the task.
absl::StatusOr<Replay> replay_qabbalah(const Task& task, const ReplayRequest& request);

}  // namespace matador

#endif  // MATADOR_SOLVER_ROOT_QABBALAH_H_
