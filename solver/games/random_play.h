// Random play by the rules: the first cards of a task, each drawn from those that may be played.
// A seed and a number give the same play on every machine.
//
//   task.play = random_play(task, /*moves=*/32, /*seed=*/1, /*number=*/10);

#ifndef MATADOR_SOLVER_GAMES_RANDOM_PLAY_H_
#define MATADOR_SOLVER_GAMES_RANDOM_PLAY_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/tricks/move.h"

namespace matador {

// Fewer moves if the play ends before; those of the task stand first. An open exchange is none.
// InvalidArgument if the task is against the rules.
absl::StatusOr<std::vector<Move>> random_play(Task task, int moves, std::uint64_t seed,
                                              std::uint64_t number);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_RANDOM_PLAY_H_
