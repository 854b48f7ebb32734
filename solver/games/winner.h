// Who wins a deal, by its value: in most games the side with a score above 0, in bridge who makes
// or sets the contract.
//
//   winner_of(task, Objective::kPoints, 61)   // Winner::kDeclaringSide, in Sjavs

#ifndef MATADOR_SOLVER_GAMES_WINNER_H_
#define MATADOR_SOLVER_GAMES_WINNER_H_

#include <optional>

#include "solver/games/game.h"

namespace matador {

enum class Winner { kDeclaringSide, kOthers, kNobody };

// None where nobody wins a deal (Game::outcome_ladder), or something else than the objective
// decides: in Jass the tricks do not tell. Of a task whose exchange is open only the score tells.
std::optional<Winner> winner_of(const Task& task, Objective objective, int value);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_WINNER_H_
