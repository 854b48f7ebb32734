#include "solver/games/skat/order.h"

#include <span>

namespace matador::skat {
namespace {

void append(Suit suit, std::span<const Rank> ranks, std::vector<Card>& lane) {
  for (Rank rank : ranks) lane.emplace_back(suit, rank);
}

}  // namespace

TrickOrder order(const Kind& contract) {
  TrickOrder order{.lanes = {}, .has_trump = contract.jacks};
  if (contract.jacks) {
    order.lanes.emplace_back(Rules::kJacks.begin(), Rules::kJacks.end());
    for (Card card : Rules::kPack) {
      order.points[static_cast<std::size_t>(card.index())] = card_points(card);
    }
  }
  for (Suit suit : kAllSuits) {
    if (contract.is_null()) {
      append(suit, Rules::kNullRanks, order.lanes.emplace_back());
    } else {
      append(suit, Rules::kRanks,
             suit == contract.trump ? order.lanes.front() : order.lanes.emplace_back());
    }
  }
  return order;
}

}  // namespace matador::skat
