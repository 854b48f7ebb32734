#include "solver/games/davoserjazz/order.h"

#include <algorithm>

namespace matador::davoserjazz {
namespace {

std::vector<Card> lane(Suit suit, bool ace_low) {
  std::vector<Card> cards;
  for (int rank = kRanks; rank-- > 0;) cards.emplace_back(suit, static_cast<Rank>(rank));
  if (ace_low) std::rotate(cards.begin(), cards.begin() + 1, cards.end());
  return cards;
}

// The cards that count.
CardSet counted(const Hand& hand) {
  if (hand.goal == Goal::kClubs) return CardSet::of_suit(Suit::kClubs);
  if (hand.goal == Goal::kQueens) return CardSet::of_rank(Rank::kQueen);
  if (hand.goal == Goal::kKing) return {Rules::kKing};
  return {};
}

}  // namespace

TrickOrder order(const Hand& hand) {
  TrickOrder order;
  for (Suit suit : kAllSuits) order.lanes.push_back(lane(suit, hand.ace_low));
  for (Card card : counted(hand)) order.points[static_cast<std::size_t>(card.index())] = 1;
  if (hand.goal == Goal::kFirstLast) order.first_trick = order.last_trick = 1;
  return order;
}

}  // namespace matador::davoserjazz
