// Many tasks of the usual kind, by number: what benchmarks and tables are made of.
//
//   const UsualPlay play{.game = find_game("sjavs"), .seats = 4};
//   std::vector<Task> thousand = numbered_tasks(play, /*seed=*/1, 1000);

#ifndef MATADOR_SOLVER_GAMES_NUMBERED_TASKS_H_
#define MATADOR_SOLVER_GAMES_NUMBERED_TASKS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/games/game.h"

namespace matador {

// What is played at a table. Without a contract: the first of those that the auction leaves to the
// declarer; in a game without a forced auction, the one under which seat 1 has most trumps, the
// first among equals.
struct UsualPlay {
  const Game* game;
  int seats;
  std::optional<Contract> contract = {};
};

// The first `count` deals of a seed (deals/numbered.h) that are played at all. An open exchange
// stays open; of players who play each for himself the first is asked about.
std::vector<Task> numbered_tasks(const UsualPlay& play, std::uint64_t seed, std::size_t count);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_NUMBERED_TASKS_H_
