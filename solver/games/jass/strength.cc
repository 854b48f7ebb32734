#include "solver/games/jass/strength.h"

#include <algorithm>
#include <numeric>
#include <range/v3/algorithm/find.hpp>

#include "solver/games/jass/weights.h"

namespace matador::jass {
namespace {

constexpr std::size_t kRanksEach = Rules::kPlainRanks.size();

std::array<Rank, kRanksEach> ranks_from_the_top(Direction direction) {
  std::array<Rank, kRanksEach> ranks = Rules::kPlainRanks;
  if (direction == Direction::kUp) std::reverse(ranks.begin(), ranks.end());
  return ranks;
}

int cards_of(CardSet hand, Suit suit) { return (hand & CardSet::of_suit(suit)).size(); }

Features with_trumps(CardSet hand, Suit trump) {
  Features counts{};
  for (std::size_t i = 0; i < kRanksEach; ++i) {
    counts[i] = hand.contains(Card(trump, Rules::kTrumpRanks[i])) ? 1 : 0;
  }
  for (Suit suit : kAllSuits) {
    if (suit == trump) continue;
    const bool ace = hand.contains(Card(suit, Rank::kAce));
    const bool king = hand.contains(Card(suit, Rank::kKing));
    const int cards = cards_of(hand, suit);
    counts[9] += ace ? 1 : 0;
    counts[10] += king ? 1 : 0;
    counts[11] += hand.contains(Card(suit, kOber)) ? 1 : 0;
    counts[12] += ace && king ? 1 : 0;
    counts[13] += cards == 0 ? 1 : 0;
    counts[14] += cards == 1 && !ace ? 1 : 0;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    counts[15 + i] = cards_of(hand, trump) >= static_cast<int>(4 + i) ? 1 : 0;
  }
  return counts;
}

Features without_trumps(CardSet hand, Direction direction) {
  const std::array<Rank, kRanksEach> ranks = ranks_from_the_top(direction);
  Features counts{};
  for (Suit suit : kAllSuits) {
    const auto holds = [&](std::size_t i) { return hand.contains(Card(suit, ranks[i])); };
    std::size_t top = 0;  // cards from the top without a gap
    while (top < kRanksEach && holds(top)) ++top;
    const int cards = cards_of(hand, suit);
    for (std::size_t i = 0; i < kRanksEach; ++i) counts[i] += holds(i) ? 1 : 0;
    for (std::size_t i = 0; i < 3; ++i) counts[9 + i] += top >= i + 2 ? 1 : 0;
    counts[12] += top > 0 && cards >= 4 ? 1 : 0;
    counts[13] += top > 0 && cards >= 5 ? 1 : 0;
    counts[14] += top == 0 && holds(1) && cards >= 2 ? 1 : 0;
  }
  return counts;
}

}  // namespace

Features features(CardSet hand, const Type& type) {
  return type.direction == Direction::kTrump ? with_trumps(hand, type.trump)
                                             : without_trumps(hand, type.direction);
}

double strength(CardSet hand, const Type& type) {
  const Features counts = features(hand, type);
  const Features& weights = kHandWeights[static_cast<std::size_t>(type.direction)];
  return std::inner_product(counts.begin(), counts.end(), weights.begin(), 0.0);
}

double margin_of_lead(const Type& type) {
  return kMarginOfLead[static_cast<std::size_t>(type.direction)];
}

double promise(CardSet hand, const Type& type, int seats, int melds) {
  const Promise* of = ranges::find(kPromises, seats, &Promise::seats);
  const MarginLine& line = of->margins[static_cast<std::size_t>(type.direction)];
  return line.base + line.slope * strength(hand, type) + of->share_of_melds * melds;
}

}  // namespace matador::jass
