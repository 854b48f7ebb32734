// What the search remembers of positions, and how it recognises them: relevance and similarity over
// the bare table.

#ifndef MATADOR_SOLVER_SEARCH_MEMORY_H_
#define MATADOR_SOLVER_SEARCH_MEMORY_H_

#include "solver/search/proof.h"
#include "solver/search/table.h"
#include "solver/search/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {

template <class Rules, bool kUsesWorth>
class Memory {
 public:
  using TableEntry = Entry<Rules>;
  using Bits = typename TableEntry::Bits;

  Memory(const Numbering<Rules>& numbering, std::size_t bytes, std::uint32_t techniques)
      : numbering_(numbering), table_(bytes), techniques_(techniques) {}

  void clear() { table_.clear(); }

  // Looks for a bound that answers the question. If there is none, `card` may become one that is
  // worth trying first.
  bool recall(const Position& position, int need, int& bound, Proof& proof, int& card) {
    Bits owner[TableEntry::kPlanes];
    owners(position, owner);
    const bool declarer = numbering_.declares(position.leader);
    std::uint32_t here = 0;
    for (std::uint32_t index = table_.first(position.lengths, position.leader); index != 0;) {
      const std::uint32_t before = here;
      here = index;
      const TableEntry& entry = table_[here];
      index = entry.next;
      if (entry.lengths != position.lengths || entry.leader != position.leader) continue;
      Bits differs = 0;
      for (int i = 0; i < TableEntry::kPlanes; ++i) differs |= entry.owner[i] ^ owner[i];
      if ((differs & entry.relevant) != 0) continue;
      const bool same = entry.slots == position.slots;
      // What a proof counts does not say in which trick.
      if (!same && (!on(Technique::kSimilarity) || numbering_.worth_turns())) continue;
      const bool low = entry.is_low != 0;
      bound = same || !kUsesWorth ? entry.bound : shifted(entry, position.slots);
      if (low ? bound >= need : bound < need) {
        table_.to_front(here, before);
        proof.relevant =
            numbering_.close_upwards(bits::deposit(entry.relevant, position.remaining));
        proof.always = kUsesWorth ? bits::deposit(entry.always, position.slots) : 0;
        proof.ever = kUsesWorth ? bits::deposit(entry.ever, position.slots) : 0;
        return true;
      }
      // A card that held the bound is worth a try; where every card failed, none is known.
      if (card < 0 && low == declarer) {
        card = numbering_.card_at_slot(
            bits::lowest(bits::deposit(bits::bit(entry.best), position.slots)));
      }
    }
    return false;
  }

  void store(const Position& position, int bound, bool is_low, int best_card, const Proof& proof) {
    TableEntry entry;
    entry.lengths = position.lengths;
    owners(position, entry.owner);
    entry.relevant = static_cast<Bits>(bits::extract(proof.relevant, position.remaining));
    entry.slots = static_cast<Bits>(position.slots);
    entry.always = static_cast<Bits>(bits::extract(proof.always, position.slots));
    entry.ever = static_cast<Bits>(bits::extract(proof.ever, position.slots));
    entry.bound = static_cast<std::uint8_t>(bound);
    entry.leader = static_cast<std::uint8_t>(position.leader & 7);
    entry.is_low = is_low ? 1 : 0;
    entry.best = static_cast<std::uint8_t>(
        bits::count(position.slots & (numbering_[best_card].slot_bit - 1)));
    table_.add(entry);
  }

 private:
  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }

  // Whose the cards are, and which lie in piles.
  void owners(const Position& position, Bits* owner) const {
    constexpr int kOwnerPlanes = Numbering<Rules>::kOwnerPlanes;
    for (int i = 0; i < kOwnerPlanes; ++i) {
      owner[i] = static_cast<Bits>(bits::extract(numbering_.owner_plane(i), position.remaining));
    }
    if constexpr (Numbering<Rules>::kHasPiles) {
      const Word piled = numbering_.covers() | position.covered;
      owner[kOwnerPlanes] = static_cast<Bits>(bits::extract(piled, position.remaining));
    }
  }

  // The entry's bound for the cards at hand. A card that is worth d more than its like in the entry
  // changes what is won by d if it is counted on every line, by nothing if on none, and else by
  // whichever of the two is worse for the bound.
  int shifted(const TableEntry& entry, Word slots) const {
    int bound = entry.bound;
    for (int i = 0; i < numbering_.levels(); ++i) {
      const auto& level = numbering_.level(i);
      const Word here = bits::extract(level.slots, slots);
      const Word there = bits::extract(level.slots, entry.slots);
      const Word more = here & ~there & (entry.is_low != 0 ? entry.always : entry.ever);
      const Word less = there & ~here & (entry.is_low != 0 ? entry.ever : entry.always);
      bound += level.step * (bits::count(more) - bits::count(less));
    }
    return bound;
  }

  const Numbering<Rules>& numbering_;
  Table<Rules> table_;
  std::uint32_t techniques_;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MEMORY_H_
