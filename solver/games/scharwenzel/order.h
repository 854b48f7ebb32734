// Which card of Scharwenzel is stronger (rules 3.2); none is worth points.
//
//   scharwenzel::order(Suit::kHearts).lanes[0]   // CQ H7 SQ CJ SJ HJ DJ HA HK HQ HT H9 H8 H6
//                                    .lanes[1]   // CA CK CT C9 C8 C7 C6, and so on: the plain
//                                    suits

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_ORDER_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_ORDER_H_

#include "solver/cards/card.h"
#include "solver/tricks/trick_order.h"

namespace matador::scharwenzel {

// The trumps, then the plain suits in listing order; with the sixes, which only six players have.
TrickOrder order(Suit trump);

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_ORDER_H_
