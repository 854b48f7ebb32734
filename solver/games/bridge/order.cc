#include "solver/games/bridge/order.h"

namespace matador::bridge {
namespace {

std::vector<Card> lane(Suit suit) {
  std::vector<Card> cards;
  for (int rank = kRanks; rank-- > 0;) cards.emplace_back(suit, static_cast<Rank>(rank));
  return cards;
}

}  // namespace

TrickOrder order(std::optional<Suit> trump) {
  TrickOrder order{.lanes = {}, .has_trump = trump.has_value()};
  if (trump) order.lanes.push_back(lane(*trump));
  for (Suit suit : kAllSuits) {
    if (suit != trump) order.lanes.push_back(lane(suit));
  }
  return order;
}

}  // namespace matador::bridge
