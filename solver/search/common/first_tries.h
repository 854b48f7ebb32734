// First tries: the card that last answered in a situation is played before any moves are generated.
//
// A situation is the cards of the player, the cards left of the lane led, the card to beat, and how
// many cards lie in the trick; each engine says which cards it counts. That is much more than a
// refutation (refutation_table.h) asks for: a card is found less often, and answers far more often.
// The entries are tagged, because a card that answered another situation is no better than a guess.
// Two situations with the same tag cost one try; the card is legal in any case.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_FIRST_TRIES_H_
#define MATADOR_SOLVER_SEARCH_COMMON_FIRST_TRIES_H_

#include <cstddef>
#include <cstdint>

#include "solver/cards/bits.h"
#include "solver/search/common/cleared_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {

using bits::Word;

// The key for a player with these cards, if `lane` is left of the lane led, `best` is to beat, and
// `placed` cards lie in the trick.
inline Word first_try_key(Word cards, Word lane, int best, int placed) {
  const Word trick = static_cast<Word>(best + 64 * placed);
  return (cards + lane * 0xD6E8FEB86659FD93u + trick * 0xC2B2AE3D27D4EB4Fu) * 0x9E3779B97F4A7C15u;
}

// A table of 2^kBits places. Long searches gain by many.
template <int kBits>
class FirstTries {
 public:
  void clear() { entries_.clear(); }

  // The card, if it is one of `legal`; else -1.
  int probe(Word key, Word legal) const {
    const std::uint16_t entry = entries_[place_of(key)];
    const int card = entry & kCardMask;
    if ((entry & ~kCardMask) != tag_of(key) || (legal >> card & 1) == 0) return -1;
    return card;
  }

  void store(Word key, int card) { entries_.store(place_of(key), tag_of(key) | card); }

 private:
  static constexpr int kCardMask = 63;  // the other bits of an entry are its tag

  static std::size_t place_of(Word key) { return key >> (64 - kBits); }
  // The bits below those of the place.
  static int tag_of(Word key) {
    return static_cast<int>(key >> (47 - kBits) & 0xFFFF) & ~kCardMask;
  }

  ClearedTable<std::uint16_t, kBits> entries_;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_FIRST_TRIES_H_
