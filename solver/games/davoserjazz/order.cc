#include "solver/games/davoserjazz/order.h"

#include <algorithm>
#include <array>

#include "solver/tricks/trick_order.h"

namespace matador::davoserjazz {

TrickOrder order(const Hand& hand) {
  std::array<Rank, kRanks> ranks = kAceToTwo;
  if (hand.ace_low) std::rotate(ranks.begin(), ranks.begin() + 1, ranks.end());
  TrickOrder order{.lanes = ranked_lanes({}, ranks, std::nullopt)};
  for (Card card : hand.cards) order.points[static_cast<std::size_t>(card.index())] = 1;
  if (hand.goal == Goal::kFirstAndLast) order.first_trick = order.last_trick = 1;
  return order;
}

}  // namespace matador::davoserjazz
