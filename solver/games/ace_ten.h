// The card points of the ace-ten games, in which aces and tens are worth most.
//
//   ace_ten_points(kPack32) == 120

#ifndef MATADOR_SOLVER_GAMES_ACE_TEN_H_
#define MATADOR_SOLVER_GAMES_ACE_TEN_H_

#include "solver/cards/card_set.h"

namespace matador {

constexpr int ace_ten_points(Card card) {
  switch (card.rank()) {
    case Rank::kAce:
      return 11;
    case Rank::kTen:
      return 10;
    case Rank::kKing:
      return 4;
    case Rank::kQueen:
      return 3;
    case Rank::kJack:
      return 2;
    default:
      return 0;
  }
}

constexpr int ace_ten_points(CardSet cards) {
  int points = 0;
  for (Card card : cards) points += ace_ten_points(card);
  return points;
}

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_ACE_TEN_H_
