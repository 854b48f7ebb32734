// Which card of Skat is stronger, and what it is worth (rules 5.2, 5.3).
//
//   skat::order(hearts).lanes[0]   // CJ SJ HJ DJ HA HT HK HQ H9 H8 H7
//   skat::order(grand).lanes[0]    // CJ SJ HJ DJ
//   skat::order(null).lanes[0]     // CA CK CQ CJ CT C9 C8 C7

#ifndef MATADOR_SOLVER_GAMES_SKAT_ORDER_H_
#define MATADOR_SOLVER_GAMES_SKAT_ORDER_H_

#include "solver/games/skat/rules.h"
#include "solver/tricks/trick_order.h"

namespace matador::skat {

// The trumps, if there are any, then the plain suits in listing order.
TrickOrder order(const Kind& contract);

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_ORDER_H_
