// Which card of Sjavs is stronger, and what it is worth (rules 1.2 to 1.4).
//
//   sjavs::order(Suit::kHearts).lanes[0]   // CQ SQ CJ SJ HJ DJ HA HK HQ HT H9 H8 H7
//                              .lanes[1]   // CA CK CT C9 C8 C7, and so on: the plain suits

#ifndef MATADOR_SOLVER_GAMES_SJAVS_ORDER_H_
#define MATADOR_SOLVER_GAMES_SJAVS_ORDER_H_

#include "solver/cards/card.h"
#include "solver/tricks/trick_order.h"

namespace matador::sjavs {

// The trumps, then the plain suits in listing order.
TrickOrder order(Suit trump);

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_ORDER_H_
