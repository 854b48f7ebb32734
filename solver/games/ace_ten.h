// The card points of the ace-ten games, in which aces and tens are worth most, and what their hands
// are valued by.
//
//   ace_ten_points(kPack32) == 120

#ifndef MATADOR_SOLVER_GAMES_ACE_TEN_H_
#define MATADOR_SOLVER_GAMES_ACE_TEN_H_

#include <algorithm>
#include <cstddef>

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

// ---- Plain suit ---------------------------------------------------------------------------------
// What a hand holds of a plain suit, counted to value hands of ace-ten games at a glance.
//
//   count_plain_suit(cards, Suit::kClubs, counts)     adds 1 to counts[0] if it has the ace

// The counts, in their order:
//
//   aces; tens with their ace; tens without it that two other cards guard, that one guards, that
//   are bare; kings with the ace or the ten, and others; suits of which he has none; of one card
//   that is not the ace; suits with one card below the king, two, three or more, and how many more
inline constexpr std::size_t kPlainSuitCounts = 13;

// Adds the cards of a hand that are of the suit and no trumps to kPlainSuitCounts counts.
inline void count_plain_suit(CardSet cards, Suit suit, double* counts) {
  const int size = cards.size();
  const bool ace = cards.contains(Card(suit, Rank::kAce));
  const bool ten = cards.contains(Card(suit, Rank::kTen));
  const bool king = cards.contains(Card(suit, Rank::kKing));
  if (ace) counts[0] += 1;
  if (ten && ace) counts[1] += 1;
  if (ten && !ace) counts[5 - std::min(size, 3)] += 1;
  if (king) counts[ace || ten ? 5 : 6] += 1;
  if (size == 0) counts[7] += 1;
  if (size == 1 && !ace) counts[8] += 1;
  const int low = size - (ace ? 1 : 0) - (ten ? 1 : 0) - (king ? 1 : 0);
  if (low > 0) counts[8 + std::min(low, 3)] += 1;
  if (low > 3) counts[12] += low - 3;
}

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_ACE_TEN_H_
