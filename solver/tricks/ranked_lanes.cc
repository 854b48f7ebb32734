#include "solver/tricks/ranked_lanes.h"

#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find_if.hpp>

namespace matador {

std::vector<std::vector<Card>> ranked_lanes(std::span<const Card> top, std::span<const Rank> ranks,
                                            std::optional<Suit> trump) {
  std::vector<std::vector<Card>> lanes;
  const auto append_suit = [&](Suit suit, std::vector<Card>& lane) {
    for (Rank rank : ranks) {
      const Card card(suit, rank);
      if (!ranges::contains(top, card)) lane.push_back(card);
    }
  };
  if (trump || !top.empty()) lanes.emplace_back(top.begin(), top.end());
  if (trump) append_suit(*trump, lanes.front());
  for (Suit suit : kAllSuits) {
    if (suit != trump) append_suit(suit, lanes.emplace_back());
  }
  return lanes;
}

int top_trumps(CardSet cards, const TrickOrder& order) {
  if (!order.has_trump) return 0;
  const std::vector<Card>& trumps = order.lanes.front();
  const bool with = cards.contains(trumps.front());
  const auto end =
      ranges::find_if(trumps, [&](Card trump) { return cards.contains(trump) != with; });
  return static_cast<int>(end - trumps.begin());
}

}  // namespace matador
