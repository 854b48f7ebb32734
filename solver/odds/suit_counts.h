// A hand by the numbers that matter to bidding: its permanent trumps, and its other cards of each
// suit. There are far fewer of these than hands; each has the number of ways to deal it.

#ifndef MATADOR_SOLVER_ODDS_SUIT_COUNTS_H_
#define MATADOR_SOLVER_ODDS_SUIT_COUNTS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/cards/card.h"
#include "solver/deals/numbered.h"
#include "solver/games/game.h"

namespace matador {

// The permanent trumps, then the other cards of each suit by its index.
inline constexpr std::size_t kCardGroups = 1 + kSuits;
using SuitCounts = std::array<int, kCardGroups>;

// The counts of a whole pack.
SuitCounts suit_counts_of(const Game& game, CardSet pack);

// The number of trumps for each trump suit, by its index.
inline std::array<int, kSuits> trump_lengths(const SuitCounts& hand) {
  std::array<int, kSuits> lengths{};
  for (std::size_t i = 0; i < kSuits; ++i) lengths[i] = hand[0] + hand[1 + i];
  return lengths;
}

// Calls `visit(hand, ways)` for every hand of `size` cards that can be dealt from `left`.
template <typename Visit>
void for_each_hand(const SuitCounts& left, int size, const Visit& visit, SuitCounts hand = {},
                   std::size_t group = 0, std::uint64_t ways = 1) {
  if (group == kCardGroups) {
    if (size == 0) visit(hand, ways);
    return;
  }
  for (int count = 0; count <= std::min(size, left[group]); ++count) {
    hand[group] = count;
    for_each_hand(left, size - count, visit, hand, group + 1, ways * binomial(left[group], count));
  }
}

}  // namespace matador

#endif  // MATADOR_SOLVER_ODDS_SUIT_COUNTS_H_
