#include "solver/odds/suit_counts.h"

namespace matador {

SuitCounts suit_counts_of(const Game& game, CardSet pack) {
  CardSet permanent = pack;
  for (Suit suit : kAllSuits) permanent = permanent & game.trumps(suit);
  SuitCounts counts{permanent.size()};
  for (std::size_t i = 0; i < kSuits; ++i) {
    counts[1 + i] = ((pack & game.trumps(kAllSuits[i])) - permanent).size();
  }
  return counts;
}

}  // namespace matador
