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

// ---- Objectives ---------------------------------------------------------------------------------

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

// ---- Winner -------------------------------------------------------------------------------------
// Who wins a deal, by its value: as a rule the side with a score above 0, else whoever the ladder
// of outcomes names (Game::outcome_ladder).
//
//   winner_of(task, Objective::kPoints, 61)   // Winner::kDeclaringSide where 61 points win
//   level_of(task, Objective::kPoints, 61) == level_of(task, Objective::kPoints, 89)

enum class Winner { kDeclaringSide, kOthers, kNobody };

// None where nobody wins a deal, or something else than the objective decides, as points where the
// tricks are counted. Of a task whose exchange is open only the score tells.
std::optional<Winner> winner_of(const Task& task, Objective objective, int value);

// Values of the same level are scored alike, as far as the objective tells, or win alike where
// there is no score, as 61 to 89 points may. The level grows with the value. Where nothing is
// scored or won every value is a level of its own; of an ending, whose tricks before are unknown,
// there is one level.
int level_of(const Task& task, Objective objective, int value);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_OBJECTIVES_H_
