// A bucket of the transposition table: entries about positions at the beginning of a trick.
//
// An entry describes all positions in which its proof holds. Kept are the number of cards of each
// lane in every hand (`lengths`, compared exactly), the leader, and the owners of the winning
// ranks: in each lane the cards from the top down to the lowest rank that mattered. Of the cards
// below them only the number that each owner has counts. What the cards are worth is no part of the
// entry: the bound is shifted by the difference (soundness.md has the argument).
//
// The cards are numbered in two ways. *Remaining* bits go by lane, as in layout.h; pressed
// together they give the owner sequence:
//
//     remaining   CQ . CJ SJ . . HA ...      owners   1 . 3 1 . . 2 ...   ->   1312...
//
// *Slots* go by holder, then lane, then rank. Two positions of equal lengths have the same slots
// when pressed together: the i-th best heart of seat 3 is the same slot in both. What a proof says
// of a card whose rank did not matter is carried to another card by carried_cards.h.
//
// If cards lie face up on others (piles), the piles that are left are part of `lengths`. So all
// positions of a family have the same piles, card by card. A card of a pile whose rank mattered has
// a place of its own in the owner sequence.
//
// A bucket has entries of equal lengths and leader. Many entries are compared with one wait for
// memory.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_H_

#include <cstdint>
#include <type_traits>
#include <utility>

#include "solver/search/alpha_beta/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// Additional fields for bounds of points.
template <class Bits, class Slots, int kEntries, bool kUsesWorth>
struct Counted {
  Slots slots[kEntries];  // the cards of the position for which the bound was proven
  Bits always[kEntries];  // pressed slots: the cards that the proof counts on every line,
  Bits ever[kEntries];    // and those that it counts on some line
  Bits ranked[kEntries];  // the winning ranks once more, as pressed slots
  std::uint8_t worth_of_always[kEntries];  // what those of `always` are worth
};
template <class Bits, class Slots, int kEntries>
struct Counted<Bits, Slots, kEntries, false> {};

// `BitsType` has a bit for each card that is left.
template <class Traits, bool kUsesWorth, class BitsType>
struct Bucket {
  using Bits = BitsType;
  using Slots = std::conditional_t<(Traits::kCards > 32), std::uint64_t, std::uint32_t>;
  static constexpr int kEntries = 8;
  static constexpr int kPlanes =
      CardTable<Traits>::kOwnerPlanes + (CardTable<Traits>::kHasPiles ? 1 : 0);

  Word lengths;
  std::uint32_t next;  // the next bucket of the same chain; 0 = none
  std::uint8_t leader;
  std::uint8_t used;              // entries in use
  std::uint8_t is_lower_bound;    // a bit for each: `bound` is the least it wins, else the most
  std::uint8_t bound[kEntries];   // of what the declaring side wins from here on
  std::uint8_t best[kEntries];    // the slot of the leader's best card, counted within the slots
  Bits owner[kPlanes][kEntries];  // the owner sequence, bit i of the owners' numbers in owner[i];
                                  // with piles the last plane has the cards that lie in them
  Bits winning_ranks[kEntries];   // the places of the sequence that mattered, from the top of each
                                  // lane
  [[no_unique_address]] Counted<Bits, Slots, kEntries, kUsesWorth> counted;

  // The entries whose owner sequences agree with this one at all winning ranks: a bit for each.
  // Never inlined: GCC compares all entries at once only if this is a function of its own.
  [[gnu::noinline]] unsigned like(const Bits* sequence) const {
    unsigned found = 0;
    for (int i = 0; i < kEntries; ++i) {
      Bits differs = 0;
      for (int plane = 0; plane < kPlanes; ++plane) differs |= owner[plane][i] ^ sequence[plane];
      if ((differs & winning_ranks[i]) == 0) found |= 1u << i;
    }
    return found & ((1u << used) - 1);
  }

  void swap_entries(int mine, Bucket& other, int its) {
    using std::swap;
    swap(bound[mine], other.bound[its]);
    swap(best[mine], other.best[its]);
    const unsigned differ = (is_lower_bound >> mine ^ other.is_lower_bound >> its) & 1;
    is_lower_bound = static_cast<std::uint8_t>(is_lower_bound ^ differ << mine);
    other.is_lower_bound = static_cast<std::uint8_t>(other.is_lower_bound ^ differ << its);
    for (int plane = 0; plane < kPlanes; ++plane) {
      swap(owner[plane][mine], other.owner[plane][its]);
    }
    swap(winning_ranks[mine], other.winning_ranks[its]);
    if constexpr (kUsesWorth) {
      swap(counted.slots[mine], other.counted.slots[its]);
      swap(counted.always[mine], other.counted.always[its]);
      swap(counted.ever[mine], other.counted.ever[its]);
      swap(counted.ranked[mine], other.counted.ranked[its]);
      swap(counted.worth_of_always[mine], other.counted.worth_of_always[its]);
    }
  }
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_H_
