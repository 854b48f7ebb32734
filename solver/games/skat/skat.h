// The contract of a task of Skat, and all that its score depends on (rules 5).

#ifndef MATADOR_SOLVER_GAMES_SKAT_SKAT_H_
#define MATADOR_SOLVER_GAMES_SKAT_SKAT_H_

#include "solver/games/game.h"
#include "solver/games/skat/rules.h"
#include "solver/games/skat/score.h"
#include "solver/tricks/trick_order.h"

namespace matador::skat {

// ---- Skat ---------------------------------------------------------------------------------------

inline const Kind& kind_of(Contract contract) {
  return Rules::kContracts[static_cast<std::size_t>(contract.index)];
}

// The terms on which the score of a task depends.
Terms terms_of(const Task& task);

// ---- Order --------------------------------------------------------------------------------------
// Which card of Skat is stronger, and what it is worth (rules 5.2, 5.3).
//
//   skat::order(hearts).lanes[0]   // CJ SJ HJ DJ HA HT HK HQ H9 H8 H7
//   skat::order(grand).lanes[0]    // CJ SJ HJ DJ
//   skat::order(null).lanes[0]     // CA CK CQ CJ CT C9 C8 C7

// The trumps, if there are any, then the plain suits in listing order.
TrickOrder order(const Kind& contract);

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_SKAT_H_
