// Play at random by the reference rules of any game, and packs of random cards.

#ifndef MATADOR_TESTS_SUPPORT_RANDOM_CARDS_H_
#define MATADOR_TESTS_SUPPORT_RANDOM_CARDS_H_

#include <algorithm>
#include <vector>

#include "solver/cards/card.h"
#include "solver/cards/card_set.h"
#include "tests/support/dice.h"

namespace matador {

// legal() and play() are those of the position's own namespace.
struct AnyLegal {
  template <typename Position>
  auto operator()(const Position& position) const {
    return legal(position);
  }
};

template <typename Position>
Position after(Position position, const std::vector<Card>& cards) {
  for (Card card : cards) position = play(position, card);
  return position;
}

// The next `count` cards from the position, each any of those that `choices` allows. The position
// moves on.
template <typename Position, typename Choices = AnyLegal>
std::vector<Card> random_cards(Position& position, int count, Dice& dice, Choices choices = {}) {
  std::vector<Card> cards;
  for (int i = 0; i < count; ++i) {
    cards.push_back(dice.one_of(choices(position)));
    position = play(position, cards.back());
  }
  return cards;
}

// The next cards from the beginning of a trick. Each trick is played anew until the position after
// it is wanted, but not more often than `tries` times.
template <typename Position, typename IsWanted, typename Choices = AnyLegal>
std::vector<Card> random_tricks(Position position, int seats, int cards, int tries, Dice& dice,
                                IsWanted is_wanted, Choices choices = {}) {
  std::vector<Card> played;
  for (int left = cards; left > 0;) {
    const int count = std::min(left, seats);
    const Position before = position;
    std::vector<Card> trick = random_cards(position, count, dice, choices);
    for (int i = 1; i < tries && !is_wanted(position); ++i) {
      position = before;
      trick = random_cards(position, count, dice, choices);
    }
    played.insert(played.end(), trick.begin(), trick.end());
    left -= count;
  }
  return played;
}

// So many cards of a pack; those that are kept leave it eight times less often than others.
template <typename IsKept>
CardSet random_pack(CardSet pack, int cards, Dice& dice, IsKept is_kept) {
  while (pack.size() > cards) {
    const Card card = dice.one_of(pack);
    if (!is_kept(card) || dice.below(8) == 0) pack -= CardSet{card};
  }
  return pack;
}

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_RANDOM_CARDS_H_
