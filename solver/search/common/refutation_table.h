// The cards that last answered: the refutation table (countermove table), and first tries.
//
// The refutation table has the card that last answered in the same situation. Positions that differ
// elsewhere are often refuted by the same card. A situation is the hand of a leader; or of a player
// who answers, the cards that follow and the card to beat. Situations share entries by their hash:
// an error costs an unlucky guess at the best move, no more.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_REFUTATION_TABLE_H_
#define MATADOR_SOLVER_SEARCH_COMMON_REFUTATION_TABLE_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/cards/bits.h"
#include "solver/search/common/legality.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// A table that is quickly cleared. It notes the places of the first entries, and clears these alone
// while there are few of them. Most questions about a vol store fewer entries than it notes.
//
// 2^kBits entries of 0 at first.
template <class Entry, int kBits>
class ClearedTable {
 public:
  void clear() {
    if (stored_ > kNoted) {
      entries_.fill(0);
    } else {
      for (std::size_t i = 0; i < stored_; ++i) entries_[places_[i]] = 0;
    }
    stored_ = 0;
  }

  Entry operator[](std::size_t place) const { return entries_[place]; }

  void store(std::size_t place, int entry) {
    if (stored_ <= kNoted) [[unlikely]] {
      places_[stored_++] = static_cast<std::uint32_t>(place);
    }
    entries_[place] = static_cast<Entry>(entry);
  }

 private:
  static_assert(kBits <= 32);
  static constexpr std::size_t kNoted = 500;

  std::array<Entry, std::size_t{1} << kBits> entries_{};
  std::size_t stored_ = 0;  // at most one more than are noted
  std::array<std::uint32_t, kNoted + 1> places_;
};

class RefutationTable {
 public:
  // The situation of a player who answers to a lead.
  static Word answer_key(Word hand, Word lane, int best) {
    return following(hand, lane) * 0xD6E8FEB86659FD93u + bits::bit(best);
  }

  void clear() { entries_.clear(); }

  // The card; -1 if there is none.
  int probe(Word situation) const { return entries_[index_of(situation)] - 1; }

  void store(Word situation, int card) { entries_.store(index_of(situation), card + 1); }

 private:
  static constexpr int kBits = 15;

  static std::size_t index_of(Word situation) {
    return (situation * 0x9E3779B97F4A7C15u) >> (64 - kBits);
  }

  ClearedTable<std::uint8_t, kBits> entries_;  // the card and one; 0 = none
};

// First tries: the card that last answered in a situation is played before any moves are generated.
//
// A situation is the cards of the player, the cards left of the lane led, the card to beat, and how
// many cards lie in the trick; each engine says which cards it counts. That is much more than a
// refutation asks for: a card is found less often, and answers far more often.
// The entries are tagged, because a card that answered another situation is no better than a guess.
// Two situations with the same tag cost one try; the card is legal in any case.

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

#endif  // MATADOR_SOLVER_SEARCH_COMMON_REFUTATION_TABLE_H_
