#include "solver/games/sjavs/order.h"

#include "solver/games/sjavs/rules.h"
#include "solver/tricks/trick_order.h"

namespace matador::sjavs {

TrickOrder order(Suit trump) {
  TrickOrder order{.lanes = ranked_lanes(Rules::kPermanentTrumps, Rules::kSuitRanks, trump),
                   .has_trump = true};
  for (Card card : Rules::kPack) {
    order.points[static_cast<std::size_t>(card.index())] = ace_ten_points(card);
  }
  return order;
}

}  // namespace matador::sjavs
