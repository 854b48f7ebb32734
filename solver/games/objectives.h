// The words for objectives, in options, answers and messages, and how far their values reach.
//
//   objective_name(Objective::kPoints)    // "points"
//   find_objective("tricks")              // Objective::kTricks; nothing for any other word

#ifndef MATADOR_SOLVER_GAMES_OBJECTIVES_H_
#define MATADOR_SOLVER_GAMES_OBJECTIVES_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "solver/games/game.h"

namespace matador {

std::string objective_name(Objective objective);
std::optional<Objective> find_objective(const std::string& name);

// InvalidArgument where `objective` is none of these, which `what` has: a game or a contract.
//
//   coiffeur has no score: ask for points or tricks
absl::Status check_objective(const std::string& what, const std::vector<Objective>& has,
                             Objective objective);

// The values of a deal in the contract of the task, wherever its cards lie; none where nobody has
// counted them (Game::range_of_score).
std::optional<ValueRange> range_of_values(const Task& task, Objective objective);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_OBJECTIVES_H_
