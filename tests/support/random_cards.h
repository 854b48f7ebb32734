// Play at random by the reference rules of any game.

#ifndef MATADOR_TESTS_SUPPORT_RANDOM_CARDS_H_
#define MATADOR_TESTS_SUPPORT_RANDOM_CARDS_H_

#include <vector>

#include "solver/cards/card.h"
#include "tests/support/dice.h"

namespace matador {

// The next `count` cards from the position, each any legal one: legal() and play() are those of the
// position's own namespace.
template <typename Position>
std::vector<Card> random_cards(Position position, int count, Dice& dice) {
  std::vector<Card> cards;
  for (int i = 0; i < count; ++i) {
    cards.push_back(dice.one_of(legal(position)));
    position = play(position, cards.back());
  }
  return cards;
}

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_RANDOM_CARDS_H_
