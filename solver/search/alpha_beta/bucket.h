// The table of positions at the beginning of a trick.
//
// An entry does not describe one position but a family of them. What its proof rested on is kept:
// how many cards of each lane every hand has (`lengths`, compared exactly), who leads, and, of each
// lane, the owners of the cards from the top down to the lowest rank that mattered. Of the cards
// below only each owner's number of them counts. What the cards are worth is not part of the
// family: the bound is shifted by the difference (see soundness.md for the proof).
//
// Two numberings of the cards are in play. *Remaining* bits go by lane, as in layout.h; pressed
// together they give the owner sequence:
//
//     remaining   CQ . CJ SJ . . HA ...      owners   1 . 3 1 . . 2 ...   ->   1312...
//
// *Slots* go by holder, then lane, then rank. Two positions of equal lengths have the same slots
// when pressed together: the i-th best heart of seat 3 is the same slot in both.
//
// Where cards lie face up on others (piles), the piles that are left are part of `lengths`: all
// positions of a family have the same, card by card, and where the rank of one mattered, it has its
// own place in the owner sequence.
//
// Entries of the same lengths and leader stand together in blocks, so that many of them can be
// compared with one wait for memory.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

#include "solver/search/alpha_beta/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// What the bounds of points need besides.
template <class Bits, class Slots, int kEntries, bool kUsesWorth>
struct Counted {
  Slots slots[kEntries];  // the cards of the position for which the bound was proven
  Bits always[kEntries];  // pressed slots: the cards that the proof counts on every line,
  Bits ever[kEntries];    // and those that it counts on some line
};
template <class Bits, class Slots, int kEntries>
struct Counted<Bits, Slots, kEntries, false> {};

// `BitsType` has a bit for each card that is left.
template <class Rules, bool kUsesWorth, class BitsType>
struct Block {
  using Bits = BitsType;
  using Slots = std::conditional_t<(Rules::kCards > 32), std::uint64_t, std::uint32_t>;
  static constexpr int kEntries = 8;
  static constexpr int kPlanes =
      Numbering<Rules>::kOwnerPlanes + (Numbering<Rules>::kHasPiles ? 1 : 0);

  Word lengths;
  std::uint32_t next;  // the next block of the same chain; 0 = none
  std::uint8_t leader;
  std::uint8_t used;              // entries in use
  std::uint8_t is_low;            // a bit for each: `bound` is the least it wins, else the most
  std::uint8_t bound[kEntries];   // of what the declaring side wins from here on
  std::uint8_t best[kEntries];    // the slot of the leader's best card, counted within the slots
  Bits owner[kPlanes][kEntries];  // the owner sequence, bit i of the owners' numbers in owner[i];
                                  // with piles the last plane has the cards that lie in them
  Bits relevant[kEntries];        // the places of the sequence that mattered, from the top of each
                                  // lane
  [[no_unique_address]] Counted<Bits, Slots, kEntries, kUsesWorth> counted;

  // Those whose owner sequences agree with this one wherever it matters: a bit for each.
  unsigned like(const Bits* sequence) const {
    unsigned found = 0;
    for (int i = 0; i < kEntries; ++i) {
      Bits differs = 0;
      for (int plane = 0; plane < kPlanes; ++plane) differs |= owner[plane][i] ^ sequence[plane];
      if ((differs & relevant[i]) == 0) found |= 1u << i;
    }
    return found & ((1u << used) - 1);
  }

  void swap_entries(int mine, Block& other, int its) {
    using std::swap;
    swap(bound[mine], other.bound[its]);
    swap(best[mine], other.best[its]);
    const unsigned differ = (is_low >> mine ^ other.is_low >> its) & 1;
    is_low = static_cast<std::uint8_t>(is_low ^ differ << mine);
    other.is_low = static_cast<std::uint8_t>(other.is_low ^ differ << its);
    for (int plane = 0; plane < kPlanes; ++plane) {
      swap(owner[plane][mine], other.owner[plane][its]);
    }
    swap(relevant[mine], other.relevant[its]);
    if constexpr (kUsesWorth) {
      swap(counted.slots[mine], other.counted.slots[its]);
      swap(counted.always[mine], other.counted.always[its]);
      swap(counted.ever[mine], other.counted.ever[its]);
    }
  }
};

template <class BlockType>
class Table {
 public:
  explicit Table(std::size_t bytes)
      : size_(static_cast<std::uint32_t>(bytes / (sizeof(BlockType) + sizeof(Head)))),
        blocks_(std::make_unique_for_overwrite<BlockType[]>(size_)),
        heads_(head_count()) {}

  // Costs as much as what was remembered.
  void clear() {
    if (used_ < heads_.size()) {
      for (std::uint32_t i = 1; i < used_; ++i) {
        heads_[head_of(blocks_[i].lengths, blocks_[i].leader)].block = 0;
      }
    } else {
      for (Head& head : heads_) head.block = 0;
    }
    used_ = 1;  // 0 marks the end of a chain
  }

  // The blocks in which the family may be: first(...), then block.next until it is 0.
  std::uint32_t first(Word lengths, int leader) const {
    return heads_[head_of(lengths, leader)].block;
  }
  BlockType& operator[](std::uint32_t index) { return blocks_[index]; }

  // A block with room for another entry. Forgets everything when it is full: a deal that needs more
  // is rare, and its next query soon finds again what still matters.
  BlockType& with_room(Word lengths, int leader) {
    for (std::uint32_t i = first(lengths, leader); i != 0; i = blocks_[i].next) {
      BlockType& block = blocks_[i];
      if (block.lengths != lengths || block.leader != leader) continue;
      if (block.used < BlockType::kEntries) return block;
      break;  // only the first of a family may have room
    }
    if (used_ == size_) clear();
    Head& head = heads_[head_of(lengths, leader)];
    BlockType& block = blocks_[used_];
    block.lengths = lengths;
    block.leader = static_cast<std::uint8_t>(leader);
    block.used = 0;
    block.is_low = 0;
    block.next = head.block;
    head.block = used_++;
    return block;
  }

 private:
  struct Head {
    std::uint32_t block = 0;
  };

  std::size_t head_count() const {
    std::size_t count = 1;
    while (count < size_ / 2) count *= 2;
    return count;
  }
  std::size_t head_of(Word lengths, int leader) const {
    const Word mixed =
        (lengths + static_cast<Word>(leader) * 0xC2B2AE3D27D4EB4Fu) * 0x9E3779B97F4A7C15u;
    return (mixed >> 32) & (heads_.size() - 1);
  }

  std::uint32_t size_;
  std::unique_ptr<BlockType[]> blocks_;
  std::vector<Head> heads_;
  std::uint32_t used_ = 1;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_H_
