// Many tasks of the usual kind, by number: what benchmarks and tables are made of.
//
//   std::vector<Task> thousand = numbered_tasks(*find_game("sjavs"), /*seats=*/4, /*seed=*/1,
//   1000);

#ifndef MATADOR_SOLVER_GAMES_NUMBERED_TASKS_H_
#define MATADOR_SOLVER_GAMES_NUMBERED_TASKS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/games/game.h"

namespace matador {

// The first `count` deals of a seed (deals/numbered.h) that are played at all, each with the first
// of the contracts that the auction leaves to the declarer; in a game without a forced auction,
// with the first contract that it has. An open exchange stays open.
std::vector<Task> numbered_tasks(const Game& game, int seats, std::uint64_t seed,
                                 std::size_t count);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_NUMBERED_TASKS_H_
