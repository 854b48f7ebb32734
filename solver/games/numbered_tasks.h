// Many tasks of the usual kind, by number, for benchmarks and tables.
//
//   const UsualPlay play{.game = find_game("sjavs"), .seats = 4};
//   std::vector<Task> thousand = numbered_tasks(play, /*seed=*/1, 1000);

#ifndef MATADOR_SOLVER_GAMES_NUMBERED_TASKS_H_
#define MATADOR_SOLVER_GAMES_NUMBERED_TASKS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/games/game.h"

namespace matador {

// What is played at a table. Without `contract` the declarer plays the first contract that the
// auction leaves him; in a game without a forced auction, seat 1 plays the contract in which he has
// most trumps, the first among equals.
struct UsualPlay {
  const Game* game;
  int seats;
  std::optional<Contract> contract = {};
  bool is_sensible = false;  // only deals in which the declarer would name it (Game::is_sensible)
};

// The first `count` deals of a seed (deals/numbered.h) that are not passed out. An open exchange
// stays open; if everyone plays for himself, the task asks about the first player. Throws
// std::runtime_error, with a sentence for people, if the contract needs more than cards.
std::vector<Task> numbered_tasks(const UsualPlay& play, std::uint64_t seed, std::size_t count);

// The tasks of a suite of benchmarks of the game, as many as suite.deals; not for the contract
// "all".
std::vector<Task> suite_tasks(const Game& game, const BenchSuite& suite, std::uint64_t seed);

// Its contract: "obenabe", or "usual" where none is named; "usual-as-dealt".
std::string suite_contract(const BenchSuite& suite);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_NUMBERED_TASKS_H_
