#include "solver/games/bridge/order.h"

#include "solver/tricks/ranked_lanes.h"

namespace matador::bridge {

TrickOrder order(std::optional<Suit> trump) {
  return {.lanes = ranked_lanes({}, kAceToTwo, trump), .has_trump = trump.has_value()};
}

}  // namespace matador::bridge
