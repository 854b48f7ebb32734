// What the search remembers of positions, and how it recognises them: relevance and similarity over
// the bare table.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSPOSITION_TABLE_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSPOSITION_TABLE_H_

#include "solver/search/alpha_beta/bucket.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {

template <class Rules, bool kUsesWorth>
class Memory {
 public:
  Memory(const Numbering<Rules>& numbering, std::size_t bytes, std::uint32_t techniques)
      : numbering_(numbering),
        narrow_(bytes - kWideShare * (bytes / 8)),
        wide_(kWideShare * (bytes / 8)),
        techniques_(techniques) {}

  void clear() {
    narrow_.clear();
    wide_.clear();
  }

  // Looks for a bound that answers the question. If there is none, `card` may become one that is
  // worth trying first.
  bool recall(const Position& position, int need, int& bound, Proof& proof, int& card) {
    if (is_wide(position)) return recall_from(wide_, position, need, bound, proof, card);
    return recall_from(narrow_, position, need, bound, proof, card);
  }

  void store(const Position& position, int bound, bool is_low, int best_card, const Proof& proof) {
    if (is_wide(position)) {
      store_in(wide_, position, bound, is_low, best_card, proof);
    } else {
      store_in(narrow_, position, bound, is_low, best_card, proof);
    }
  }

 private:
  // Most positions have at most 32 cards left, and need half the memory of the others.
  static constexpr bool kHasWide = Rules::kCards > 32;
  static constexpr std::size_t kWideShare = kHasWide ? 1 : 0;  // of eight
  using Narrow = Block<Rules, kUsesWorth, std::uint32_t>;
  using Wide = Block<Rules, kUsesWorth, std::uint64_t>;

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  static bool is_wide(const Position& position) {
    return kHasWide && bits::count(position.remaining) > 32;
  }

  template <class B>
  bool recall_from(Table<B>& table, const Position& position, int need, int& bound, Proof& proof,
                   int& card) {
    typename B::Bits owner[B::kPlanes];
    owners<B>(position, owner);
    const bool declarer = numbering_.declares(position.leader);
    B* front = nullptr;
    for (std::uint32_t index = table.first(position.lengths, position.leader); index != 0;) {
      B& block = table[index];
      index = block.next;
      if (block.lengths != position.lengths || block.leader != position.leader) continue;
      if (front == nullptr) front = &block;
      for (unsigned like = block.like(owner); like != 0; like &= like - 1) {
        const int entry = bits::lowest(like);
        bool same = true;
        if constexpr (kUsesWorth) same = block.counted.slots[entry] == position.slots;
        // What a proof counts does not say in which trick.
        if (!same && (!on(Technique::kSimilarity) || numbering_.worth_turns())) continue;
        const bool low = (block.is_low >> entry & 1) != 0;
        bound = block.bound[entry];
        if constexpr (kUsesWorth) {
          if (!same) bound = shifted(block, entry, position.slots);
        }
        if (low ? bound >= need : bound < need) {
          proof.relevant =
              numbering_.close_upwards(bits::deposit(block.relevant[entry], position.remaining));
          proof.always = proof.ever = 0;
          if constexpr (kUsesWorth) {
            proof.always = bits::deposit(block.counted.always[entry], position.slots);
            proof.ever = bits::deposit(block.counted.ever[entry], position.slots);
          }
          // What has served once will serve again.
          if (&block != front) block.swap_entries(entry, *front, entry % front->used);
          return true;
        }
        // A card that held the bound is worth a try; where every card failed, none is known.
        if (card < 0 && low == declarer) {
          card = numbering_.card_at_slot(
              bits::lowest(bits::deposit(bits::bit(block.best[entry]), position.slots)));
        }
      }
    }
    return false;
  }

  template <class B>
  void store_in(Table<B>& table, const Position& position, int bound, bool is_low, int best_card,
                const Proof& proof) {
    using Bits = typename B::Bits;
    B& block = table.with_room(position.lengths, position.leader);
    const int entry = block.used++;
    Bits owner[B::kPlanes];
    owners<B>(position, owner);
    for (int i = 0; i < B::kPlanes; ++i) block.owner[i][entry] = owner[i];
    block.relevant[entry] = static_cast<Bits>(bits::extract(proof.relevant, position.remaining));
    if constexpr (kUsesWorth) {
      block.counted.slots[entry] = static_cast<typename B::Slots>(position.slots);
      block.counted.always[entry] = static_cast<Bits>(bits::extract(proof.always, position.slots));
      block.counted.ever[entry] = static_cast<Bits>(bits::extract(proof.ever, position.slots));
    }
    block.bound[entry] = static_cast<std::uint8_t>(bound);
    block.is_low = static_cast<std::uint8_t>(block.is_low | (is_low ? 1 : 0) << entry);
    block.best[entry] = static_cast<std::uint8_t>(
        bits::count(position.slots & (numbering_[best_card].slot_bit - 1)));
  }

  // Whose the cards are, and which lie in piles.
  template <class B>
  void owners(const Position& position, typename B::Bits* owner) const {
    using Bits = typename B::Bits;
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
  template <class B>
  int shifted(const B& block, int entry, Word slots) const {
    const bool is_low = (block.is_low >> entry & 1) != 0;
    const Word always = block.counted.always[entry];
    const Word ever = block.counted.ever[entry];
    int bound = block.bound[entry];
    for (int i = 0; i < numbering_.levels(); ++i) {
      const auto& level = numbering_.level(i);
      const Word here = bits::extract(level.slots, slots);
      const Word there = bits::extract(level.slots, block.counted.slots[entry]);
      const Word more = here & ~there & (is_low ? always : ever);
      const Word less = there & ~here & (is_low ? ever : always);
      bound += level.step * (bits::count(more) - bits::count(less));
    }
    return bound;
  }

  const Numbering<Rules>& numbering_;
  Table<Narrow> narrow_;
  Table<Wide> wide_;
  std::uint32_t techniques_;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSPOSITION_TABLE_H_
