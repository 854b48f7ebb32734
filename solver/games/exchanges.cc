#include "solver/games/exchanges.h"

namespace matador {
namespace {

// The sets of `size` of the cards, in listing order.
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

std::optional<Exchange> known_exchange(const Problem& problem, bool may_exchange) {
  if (problem.exchange) return problem.exchange;
  if (!may_exchange || !problem.play.empty() || problem.deal.talon().empty()) return Exchange{};
  return std::nullopt;
}

std::vector<Exchange> exchanges_with_talon(CardSet hand, CardSet talon, int most) {
  std::vector<Exchange> exchanges;
  for (int size = 0; size <= most && size <= talon.size(); ++size) {
    for (CardSet discard : choices(hand, size)) {
      for (CardSet take : choices(talon, size)) exchanges.push_back({discard, take});
    }
  }
  return exchanges;
}

}  // namespace matador
