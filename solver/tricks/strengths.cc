#include "solver/tricks/strengths.h"

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

}  // namespace matador
