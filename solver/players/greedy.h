// Plays at a glance, without any search: leads his strongest card, takes a trick as cheaply as he
// can, and throws away the card of the least worth. Where tricks cost something it is the reverse:
// he leads his weakest card and keeps off the trick with the strongest that allows it.

#ifndef MATADOR_SOLVER_PLAYERS_GREEDY_H_
#define MATADOR_SOLVER_PLAYERS_GREEDY_H_

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/tricks/move.h"

namespace matador {

// InvalidArgument if the play so far is against the rules, or is complete.
absl::StatusOr<Move> greedy_move(const Task& task);

}  // namespace matador

#endif  // MATADOR_SOLVER_PLAYERS_GREEDY_H_
