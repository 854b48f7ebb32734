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

#ifndef MATADOR_SOLVER_SEARCH_TABLE_H_
#define MATADOR_SOLVER_SEARCH_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

#include "solver/search/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {

template <class Rules>
struct Entry {
  // One bit for each card that can be in play.
  using Bits = std::conditional_t<(Rules::kCards > 32), std::uint64_t, std::uint32_t>;
  static constexpr int kPlanes =
      Numbering<Rules>::kOwnerPlanes + (Numbering<Rules>::kHasPiles ? 1 : 0);

  Word lengths;
  Bits owner[kPlanes];  // the owner sequence, bit i of the owners' numbers in owner[i]; with piles
                        // the last plane has the cards that lie in them
  Bits relevant;        // the places of the sequence that mattered, from the top of each lane
  Bits slots;           // the cards of the position for which the bound was proven
  Bits always;          // pressed slots: the cards that the proof counts on every line,
  Bits ever;            // and those that it counts on some line
  std::uint32_t next;   // the next entry of the same chain; 0 = none
  std::uint8_t bound;   // of what the declaring side wins from here on
  std::uint8_t leader : 3;
  std::uint8_t is_low : 1;  // `bound` is the least it wins, else the most
  std::uint8_t best;        // the slot of the leader's best card, counted within `slots`
};

template <class Rules>
class Table {
 public:
  using TableEntry = Entry<Rules>;
  using Bits = typename TableEntry::Bits;

  explicit Table(std::size_t bytes)
      : size_(static_cast<std::uint32_t>(bytes / (sizeof(TableEntry) + sizeof(Head)))),
        entries_(std::make_unique_for_overwrite<TableEntry[]>(size_)),
        heads_(head_count()) {}

  // Costs as much as what was remembered.
  void clear() {
    if (used_ < heads_.size()) {
      for (std::uint32_t i = 1; i < used_; ++i) {
        heads_[head_of(entries_[i].lengths, entries_[i].leader)].entry = 0;
      }
    } else {
      for (Head& head : heads_) head.entry = 0;
    }
    used_ = 1;  // 0 marks the end of a chain
  }

  // The entries that may be of the family: first(...), then entry.next until it is 0.
  std::uint32_t first(Word lengths, int leader) const {
    return heads_[head_of(lengths, leader)].entry;
  }
  const TableEntry& operator[](std::uint32_t index) const { return entries_[index]; }

  // Moves an entry to the front of its chain, from behind another, if it is not there already: what
  // has served once will serve again.
  void to_front(std::uint32_t index, std::uint32_t before) {
    if (before == 0) return;
    TableEntry& entry = entries_[index];
    Head& head = heads_[head_of(entry.lengths, entry.leader)];
    entries_[before].next = entry.next;
    entry.next = head.entry;
    head.entry = index;
  }

  // Forgets everything when it is full: a deal that needs more is rare, and its next query soon
  // finds again what still matters.
  void add(const TableEntry& entry) {
    if (used_ == size_) clear();
    Head& head = heads_[head_of(entry.lengths, entry.leader)];
    entries_[used_] = entry;
    entries_[used_].next = head.entry;
    head.entry = used_++;
  }

 private:
  struct Head {
    std::uint32_t entry = 0;
  };

  std::size_t head_count() const {
    std::size_t count = 1;
    while (count < size_ / 4) count *= 2;
    return count;
  }
  std::size_t head_of(Word lengths, int leader) const {
    const Word mixed =
        (lengths + static_cast<Word>(leader) * 0xC2B2AE3D27D4EB4Fu) * 0x9E3779B97F4A7C15u;
    return (mixed >> 32) & (heads_.size() - 1);
  }

  std::uint32_t size_;
  std::unique_ptr<TableEntry[]> entries_;
  std::vector<Head> heads_;
  std::uint32_t used_ = 1;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_TABLE_H_
