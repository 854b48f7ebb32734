#include "solver/games/scharwenzel/order.h"

#include <range/v3/algorithm/find.hpp>

#include "solver/games/scharwenzel/rules.h"

namespace matador::scharwenzel {

TrickOrder order(Suit trump) {
  const auto matadors = Rules::matadors(trump);
  TrickOrder order{.lanes = {{matadors.begin(), matadors.end()}}, .has_trump = true};
  const auto append_suit = [&matadors](Suit suit, std::vector<Card>& lane) {
    for (Rank rank : Rules::kSuitRanks) {
      const Card card(suit, rank);
      if (ranges::find(matadors, card) == matadors.end()) lane.push_back(card);
    }
  };
  append_suit(trump, order.lanes.front());
  for (Suit suit : kAllSuits) {
    if (suit != trump) append_suit(suit, order.lanes.emplace_back());
  }
  return order;
}

}  // namespace matador::scharwenzel
