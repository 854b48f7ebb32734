// The packs: which of the 52 cards a game is played with.

#ifndef MATADOR_SOLVER_CARDS_PACK_H_
#define MATADOR_SOLVER_CARDS_PACK_H_

#include "solver/cards/card_set.h"

namespace matador {

// All cards from `lowest` up to the ace.
constexpr CardSet pack_from(Rank lowest) {
  CardSet pack;
  for (int rank = index(lowest); rank < kRanks; ++rank) {
    pack |= CardSet::of_rank(static_cast<Rank>(rank));
  }
  return pack;
}

inline constexpr CardSet kPack52 = pack_from(Rank::kTwo);
inline constexpr CardSet kPack36 = pack_from(Rank::kSix);
inline constexpr CardSet kPack32 = pack_from(Rank::kSeven);
inline constexpr CardSet kPack20 = pack_from(Rank::kTen);

static_assert(kPack52.size() == 52 && kPack36.size() == 36);
static_assert(kPack32.size() == 32 && kPack20.size() == 20);

}  // namespace matador

#endif  // MATADOR_SOLVER_CARDS_PACK_H_
