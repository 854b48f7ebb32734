#include "solver/tricks/trick_order.h"

#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find_if.hpp>

namespace matador {

Strengths::Strengths(const TrickOrder& order)
    : has_trump_(order.has_trump), upside_down_(order.upside_down) {
  for (const std::vector<Card>& lane : order.lanes) {
    CardSet cards;
    int height = static_cast<int>(lane.size());
    for (Card card : lane) {
      cards |= CardSet{card};
      strengths_[static_cast<std::size_t>(card.index())] = {lanes_.size(), --height};
    }
    lanes_.push_back(cards);
  }
}

CardSet Strengths::plain_cards() const {
  CardSet cards;
  for (CardSet lane : lanes_) cards |= lane;
  return cards - trumps();
}

bool Strengths::beats(Card card, Card best, int trick) const {
  const Strength its = of(card);
  const Strength of_best = of(best);
  if (its.lane != of_best.lane) return has_trump_ && its.lane == 0;
  const bool turned = (upside_down_ >> trick & 1) != 0;
  return turned ? its.height < of_best.height : its.height > of_best.height;
}

CardSet Strengths::higher(Card card, int trick) const {
  CardSet cards;
  for (Card other : lane_of(card)) {
    if (beats(other, card, trick)) cards |= CardSet{other};
  }
  return cards;
}

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
