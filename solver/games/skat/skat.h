// The contract of a task of Skat, and all that its score depends on (rules 5).

#ifndef MATADOR_SOLVER_GAMES_SKAT_SKAT_H_
#define MATADOR_SOLVER_GAMES_SKAT_SKAT_H_

#include "solver/games/game.h"
#include "solver/games/skat/rules.h"
#include "solver/games/skat/score.h"

namespace matador::skat {

inline const Kind& kind_of(Contract contract) {
  return Rules::kContracts[static_cast<std::size_t>(contract.index)];
}

// The terms on which the score of a task depends.
Terms terms_of(const Task& task);

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_SKAT_H_
