// The words for objectives, in options, answers and messages.
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

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_OBJECTIVES_H_
