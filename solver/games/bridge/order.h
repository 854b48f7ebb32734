// Which card of bridge is stronger (law 44): ace, king, down to the two; none is worth points.
//
//   bridge::order(Suit::kHearts).lanes[0]   // HA HK ... H2; then clubs, spades and diamonds

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_ORDER_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_ORDER_H_

#include <optional>

#include "solver/cards/card.h"
#include "solver/tricks/trick_order.h"

namespace matador::bridge {

// The trumps, if there are any, then the other suits in listing order.
TrickOrder order(std::optional<Suit> trump);

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_ORDER_H_
