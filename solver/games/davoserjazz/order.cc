#include "solver/games/davoserjazz/order.h"

#include <algorithm>
#include <array>

#include "solver/tricks/ranked_lanes.h"

namespace matador::davoserjazz {
namespace {

// The cards that count.
CardSet counted(const Hand& hand) {
  if (hand.goal == Goal::kClubs) return CardSet::of_suit(Suit::kClubs);
  if (hand.goal == Goal::kQueens) return CardSet::of_rank(Rank::kQueen);
  if (hand.goal == Goal::kKing) return {Rules::kKing};
  return {};
}

}  // namespace

TrickOrder order(const Hand& hand) {
  std::array<Rank, kRanks> ranks = kAceToTwo;
  if (hand.ace_low) std::rotate(ranks.begin(), ranks.begin() + 1, ranks.end());
  TrickOrder order{.lanes = ranked_lanes({}, ranks, std::nullopt)};
  for (Card card : counted(hand)) order.points[static_cast<std::size_t>(card.index())] = 1;
  if (hand.goal == Goal::kFirstLast) order.first_trick = order.last_trick = 1;
  return order;
}

}  // namespace matador::davoserjazz
