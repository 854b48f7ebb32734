// From a task of Qabbalah to its solver, and back to solutions like those of every other task.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_PLAY_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_PLAY_H_

#include "solver/games/davoserjazz/qabbalah/position.h"
#include "solver/games/play_without_tricks.h"

namespace matador::qabbalah {

// A task after its moves. InvalidArgument where one is against the rules.
absl::StatusOr<Position> position_of(const Task& task);

// Nodes are positions, once for each question about them; where the limit is too small for all
// positions that can come, the interval is what the passes so far and the cards that are left
// prove.
const PlayWithoutTricks& play();

}  // namespace matador::qabbalah

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_PLAY_H_
