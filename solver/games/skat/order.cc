#include "solver/games/skat/order.h"

#include "solver/tricks/ranked_lanes.h"

namespace matador::skat {

TrickOrder order(const Kind& contract) {
  if (contract.is_null()) return {.lanes = ranked_lanes({}, Rules::kNullRanks, std::nullopt)};
  TrickOrder order{.lanes = ranked_lanes(Rules::kJacks, Rules::kRanks, contract.trump),
                   .has_trump = true};
  for (Card card : Rules::kPack) {
    order.points[static_cast<std::size_t>(card.index())] = ace_ten_points(card);
  }
  return order;
}

}  // namespace matador::skat
