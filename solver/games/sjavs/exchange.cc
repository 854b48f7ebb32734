#include "solver/games/sjavs/exchange.h"

#include "solver/games/sjavs/rules.h"

namespace matador::sjavs {
namespace {

// The sets of `size` cards (0 to kMostExchanged) of `cards`, in listing order.
std::vector<CardSet> choices(CardSet cards, int size) {
  if (size == 0) return {CardSet{}};
  std::vector<CardSet> sets;
  CardSet later = cards;
  for (Card card : cards) {
    later -= CardSet{card};
    for (CardSet rest : choices(later, size - 1)) sets.push_back(CardSet{card} | rest);
  }
  return sets;
}

}  // namespace

std::vector<Exchange> exchanges_with_talon(CardSet hand, CardSet talon) {
  std::vector<Exchange> exchanges;
  for (int size = 0; size <= Rules::kMostExchanged && size <= talon.size(); ++size) {
    for (CardSet discard : choices(hand, size)) {
      for (CardSet take : choices(talon, size)) exchanges.push_back({discard, take});
    }
  }
  return exchanges;
}

}  // namespace matador::sjavs
