#include "solver/games/sjavs/order.h"

#include "solver/games/sjavs/rules.h"

namespace matador::sjavs {
namespace {

// Appends the cards that belong to their printed suit and to nothing else.
void append_suit(Suit suit, std::vector<Card>& lane) {
  for (Rank rank : Rules::kSuitRanks) {
    const Card card(suit, rank);
    if (!is_permanent_trump(card)) lane.push_back(card);
  }
}

}  // namespace

TrickOrder order(Suit trump) {
  TrickOrder order{.lanes = {{Rules::kPermanentTrumps.begin(), Rules::kPermanentTrumps.end()}},
                   .has_trump = true};
  append_suit(trump, order.lanes.front());
  for (Suit suit : kAllSuits) {
    if (suit != trump) append_suit(suit, order.lanes.emplace_back());
  }
  for (Card card : Rules::kPack) {
    order.points[static_cast<std::size_t>(card.index())] = card_points(card);
  }
  return order;
}

}  // namespace matador::sjavs
