// Gives a task of Qabbalah to its solver, and makes solutions of what the solver finds.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_PLAY_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_PLAY_H_

#include "solver/games/davoserjazz/qabbalah/position.h"
#include "solver/games/play_without_tricks.h"

namespace matador::davoserjazz::qabbalah {

// The position after the moves of a task. InvalidArgument if a move is against the rules.
absl::StatusOr<Position> position_of(const Task& task);

// The nodes of a solution are the positions, counted once for each question. If the limit is
// smaller than the number of positions, the interval is what the passes so far and the cards left
// prove.
const PlayWithoutTricks& play();

}  // namespace matador::davoserjazz::qabbalah

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_PLAY_H_
