// The transposition table: probe and store. An entry serves all positions with the same owners of
// the winning ranks (`relevance`), whatever the worth of the cards (`similarity`).
// Bucket describes an entry, soundness.md argues that it holds.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSPOSITION_TABLE_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSPOSITION_TABLE_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "solver/cards/bits.h"
#include "solver/search/alpha_beta/position.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/common/chains.h"
#include "solver/search/common/table_memory.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// The map from the cards of the position for which an entry was proven to those of another that is
// alike: f of soundness.md, in slots (Bucket).
//
// Cards whose ranks mattered go to cards of the same owner and lane in the order of their ranks. Of
// the others nothing counts but what they are worth: those that both positions have stay
// themselves, and what is left goes in the order of ranks too. Where seat 2 has K J 10 in one
// position and J 10 8 in the other, and no rank mattered, the king goes to the eight:
//
//     there            K J 10
//     here             8 J 10
//     by rank alone    J 10 8
class CarriedCards {
 public:
  // `there`, `here`: the slots of both positions; `ranked`: the cards whose ranks mattered, as
  // pressed slots, which are the same in both.
  CarriedCards(Word there, Word here, Word ranked)
      : there_(there),
        kept_(there & here & ~bits::deposit(ranked, there) & ~bits::deposit(ranked, here)),
        from_(there & ~kept_),
        to_(here & ~kept_) {}

  // The slots here of cards there, which are given as pressed slots.
  Word operator()(Word pressed) const {
    const Word slots = bits::deposit(pressed, there_);
    return (slots & kept_) | bits::deposit(bits::extract(slots, from_), to_);
  }

  // Those of the cards that become others, as pressed slots of all that do.
  Word changed(Word pressed) const { return bits::extract(bits::deposit(pressed, there_), from_); }
  Word changed_there(Word slots) const { return bits::extract(slots, from_); }
  Word changed_here(Word slots) const { return bits::extract(slots, to_); }

 private:
  const Word there_;
  const Word kept_;
  const Word from_;
  const Word to_;
};

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
// of a card whose rank did not matter is carried to another card by CarriedCards.
//
// If cards lie face up on others (piles), the piles that are left are part of `lengths`. So all
// positions of a family have the same piles, card by card. A card of a pile whose rank mattered has
// a place of its own in the owner sequence.
//
// A bucket has entries of equal lengths and leader. Many entries are compared with one wait for
// memory.

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

// The hash table of buckets. In a chain, buckets of equal lengths and leader are neighbours.
template <class BucketType>
class BucketTable {
 public:
  explicit BucketTable(std::size_t bytes)
      : size_(static_cast<std::uint32_t>(bytes / (sizeof(BucketType) + sizeof(Chain)))),
        buckets_(size_),
        chains_(size_) {}

  // From now on several threads use the table. Each locks the chain that it reads or changes.
  void share() { chains_.share(); }
  ChainLock lock(Word lengths, int leader) { return chains_.lock(hash(lengths, leader)); }

  // The time is proportional to the entries that are forgotten.
  void clear() {
    chains_.clear([&](std::uint32_t i) { return hash(buckets_[i].lengths, buckets_[i].leader); });
  }

  // The buckets in which the family may be: first(...), then bucket.next until it is 0.
  std::uint32_t first(Word lengths, int leader) const {
    return chains_[hash(lengths, leader)].first();
  }
  BucketType& operator[](std::uint32_t index) { return buckets_[index]; }

  // A bucket with room for another entry. A full table forgets everything: few deals fill it, and
  // their next question soon finds again what still matters. `lock`: of the chain.
  BucketType& bucket_with_room(Word lengths, int leader, ChainLock& lock) {
    for (std::uint32_t i = first(lengths, leader); i != 0; i = buckets_[i].next) {
      BucketType& bucket = buckets_[i];
      if (bucket.lengths != lengths || bucket.leader != leader) continue;
      if (bucket.used < BucketType::kEntries) return bucket;
      break;  // only the first of a family may have room
    }
    std::uint32_t index = chains_.take_element();
    for (; index == 0; index = chains_.take_element()) {
      chains_.clear_alone(lock, [&] { clear(); });
    }
    Chain& chain = chains_[hash(lengths, leader)];
    BucketType& bucket = buckets_[index];
    bucket.lengths = lengths;
    bucket.leader = static_cast<std::uint8_t>(leader);
    bucket.used = 0;
    bucket.is_lower_bound = 0;
    bucket.next = chain.first();
    chain.set_first(index);
    return bucket;
  }

 private:
  static Word hash(Word lengths, int leader) {
    return (lengths + static_cast<Word>(leader) * 0xC2B2AE3D27D4EB4Fu) * 0x9E3779B97F4A7C15u;
  }

  std::uint32_t size_;
  std::vector<BucketType, TableAllocator<BucketType>> buckets_;
  Chains chains_;
};

template <class Traits, bool kUsesWorth>
class TranspositionTable {
 public:
  TranspositionTable(const CardTable<Traits>& cards, std::size_t bytes, std::uint32_t techniques)
      : cards_(cards),
        narrow_(bytes - kWideShare * (bytes / 8)),
        wide_(kWideShare * (bytes / 8)),
        techniques_(techniques) {}

  void clear() {
    narrow_.clear();
    wide_.clear();
  }

  // From now on several threads use the table.
  void share() {
    narrow_.share();
    wide_.share();
  }

  // Looks for a bound that answers the question. If there is none, may set the hash move, a card
  // worth trying first; or the hint, a good card of a position with other cards.
  bool probe(const Position& position, int target, int& bound, Proof& proof, LearntLeads& learnt) {
    if (is_wide(position)) return probe_in(wide_, position, target, bound, proof, learnt);
    return probe_in(narrow_, position, target, bound, proof, learnt);
  }

  void store(const Position& position, int bound, bool is_lower_bound, int best_card,
             const Proof& proof) {
    if (is_wide(position)) {
      store_in(wide_, position, bound, is_lower_bound, best_card, proof);
    } else {
      store_in(narrow_, position, bound, is_lower_bound, best_card, proof);
    }
  }

 private:
  // Most positions have at most 32 cards left, and need half the memory of the others.
  static constexpr bool kHasWide = Traits::kCards > 32;
  static constexpr std::size_t kWideShare = kHasWide ? 1 : 0;  // of eight
  using Narrow = Bucket<Traits, kUsesWorth, std::uint32_t>;
  using Wide = Bucket<Traits, kUsesWorth, std::uint64_t>;

  // The entry that answers with the fewest ranks so far. A proof that rests on few of them serves
  // more positions, and so do the proofs that contain it.
  struct Found {
    int entry = -1;
    int bound = 0;
    int ranks = kMaxCards + 1;

    void take(int other, int its_bound, int its_ranks) {
      if (its_ranks < ranks) *this = {other, its_bound, its_ranks};
    }
  };

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  static bool is_wide(const Position& position) {
    return kHasWide && bits::count(position.remaining) > 32;
  }

  template <class B>
  bool probe_in(BucketTable<B>& table, const Position& position, int target, int& bound,
                Proof& proof, LearntLeads& learnt) {
    typename B::Bits owner[B::kPlanes];
    owners<B>(position, owner);
    const bool declarer = cards_.declares(position.leader);
    B* front = nullptr;
    const auto lock = table.lock(position.lengths, position.leader);
    for (std::uint32_t index = table.first(position.lengths, position.leader); index != 0;) {
      B& bucket = table[index];
      index = bucket.next;
      if (bucket.lengths != position.lengths || bucket.leader != position.leader) continue;
      if (front == nullptr) front = &bucket;
      Found found;
      for (unsigned like = bucket.like(owner); like != 0; like &= like - 1) {
        const int entry = bits::lowest(like);
        bool same = true;
        if constexpr (kUsesWorth) same = bucket.counted.slots[entry] == position.slots;
        // A proof does not say in which trick a card counts.
        if (!same && (!on(Technique::kSimilarity) || cards_.worth_turns())) continue;
        const bool is_lower_bound = (bucket.is_lower_bound >> entry & 1) != 0;
        bound = bucket.bound[entry];
        if constexpr (kUsesWorth) {
          if (!same) bound = shifted(bucket, entry, position, target);
        }
        if (is_lower_bound ? bound >= target : bound < target) {
          found.take(entry, bound, bits::count(bucket.winning_ranks[entry]));
          if (!Traits::kFewestRanks || !on(Technique::kFewestRanks)) break;
          continue;
        }
        // A card that held the bound is worth a try. If every card failed, no card is known.
        if (learnt.hash_move < 0 && is_lower_bound == declarer) {
          learnt.hash_move = best_card(bucket, entry, position);
        }
      }
      if (found.entry >= 0) {
        bound = found.bound;
        proof = proof_of(bucket, found.entry, position);
        // An entry that was used once is likely to be used again.
        if (&bucket != front) bucket.swap_entries(found.entry, *front, found.entry % front->used);
        return true;
      }
    }
    if constexpr (Traits::kFittedLeads) {
      if (learnt.hash_move < 0 && front != nullptr)
        learnt.hint = hint_of(*front, position, declarer);
    }
    return false;
  }

  // The best card of the last entry whose bound it held.
  template <class B>
  int hint_of(const B& bucket, const Position& position, bool declarer) const {
    for (int entry = bucket.used - 1; entry >= 0; --entry) {
      const bool is_lower_bound = (bucket.is_lower_bound >> entry & 1) != 0;
      if (is_lower_bound == declarer) return best_card(bucket, entry, position);
    }
    return -1;
  }

  template <class B>
  int best_card(const B& bucket, int entry, const Position& position) const {
    return cards_.card_at_slot(
        bits::lowest(bits::deposit(bits::bit(bucket.best[entry]), position.slots)));
  }

  template <class B>
  void store_in(BucketTable<B>& table, const Position& position, int bound, bool is_lower_bound,
                int best_card, const Proof& proof) {
    using Bits = typename B::Bits;
    auto lock = table.lock(position.lengths, position.leader);
    B& bucket = table.bucket_with_room(position.lengths, position.leader, lock);
    const int entry = bucket.used++;
    Bits owner[B::kPlanes];
    owners<B>(position, owner);
    for (int i = 0; i < B::kPlanes; ++i) bucket.owner[i][entry] = owner[i];
    bucket.winning_ranks[entry] =
        static_cast<Bits>(bits::extract(proof.winning_ranks, position.remaining));
    if constexpr (kUsesWorth) {
      bucket.counted.slots[entry] = static_cast<typename B::Slots>(position.slots);
      bucket.counted.always[entry] = static_cast<Bits>(bits::extract(proof.always, position.slots));
      bucket.counted.ever[entry] = static_cast<Bits>(bits::extract(proof.ever, position.slots));
      const Word ranked = slots_of(cards_, proof.winning_ranks & position.playable());
      bucket.counted.ranked[entry] = static_cast<Bits>(bits::extract(ranked, position.slots));
      bucket.counted.worth_of_always[entry] =
          static_cast<std::uint8_t>(worth_of(proof.always & position.slots));
    }
    bucket.bound[entry] = static_cast<std::uint8_t>(bound);
    bucket.is_lower_bound =
        static_cast<std::uint8_t>(bucket.is_lower_bound | (is_lower_bound ? 1 : 0) << entry);
    bucket.best[entry] =
        static_cast<std::uint8_t>(bits::count(position.slots & (cards_[best_card].slot_bit - 1)));
  }

  // The proof of the bound of an entry, in terms of this position.
  template <class B>
  Proof proof_of(const B& bucket, int entry, const Position& position) const {
    Proof proof{};
    proof.winning_ranks =
        cards_.close_upwards(bits::deposit(bucket.winning_ranks[entry], position.remaining));
    if constexpr (kUsesWorth) {
      const CarriedCards carried = carried_by(bucket, entry, position);
      proof.always = carried(bucket.counted.always[entry]);
      proof.ever = carried(bucket.counted.ever[entry]);
    }
    return proof;
  }

  // The owner of each card, and the cards that lie in piles.
  template <class B>
  void owners(const Position& position, typename B::Bits* owner) const {
    using Bits = typename B::Bits;
    constexpr int kOwnerPlanes = CardTable<Traits>::kOwnerPlanes;
    for (int i = 0; i < kOwnerPlanes; ++i) {
      owner[i] = static_cast<Bits>(bits::extract(cards_.owner_plane(i), position.remaining));
    }
    if constexpr (CardTable<Traits>::kHasPiles) {
      const Word piled = cards_.covers() | position.covered;
      owner[kOwnerPlanes] = static_cast<Bits>(bits::extract(piled, position.remaining));
    }
  }

  // The bound of the entry for the cards at hand, if it answers the question. A card that is worth
  // d more than the card of the entry that it stands for (CarriedCards) changes the winnings by
  // d if it is counted on every line, and by 0 if on none; else by d or 0, whichever is worse for
  // the bound. But each line counts at least the cards that are counted on every line, and at most
  // those that are counted on some line, besides the cards that lie face down, which have no slots,
  // and the last trick.
  //
  // The cards that are counted on some lines only can but make it worse. Where the bound does not
  // answer the question even without them, what is returned is no bound, and does not answer
  // either.
  template <class B>
  int shifted(const B& bucket, int entry, const Position& position, int target) const {
    const bool is_lower_bound = (bucket.is_lower_bound >> entry & 1) != 0;
    const Word always = bucket.counted.always[entry];
    const Word ever = bucket.counted.ever[entry];
    const CarriedCards carried = carried_by(bucket, entry, position);
    const int worth_of_always = worth_of(carried(always));
    const int bound = bucket.bound[entry] + worth_of_always - bucket.counted.worth_of_always[entry];
    int limit = worth_of_always;
    if (!is_lower_bound) {
      limit = worth_of(carried(ever)) + cards_.last_trick();
      if (Traits::kPiles > 0 || Traits::kSecondHands) limit += cards_.worth(position.covered);
    }
    const int best = is_lower_bound ? std::max(bound, limit) : std::min(bound, limit);
    const bool answers = is_lower_bound ? best >= target : best < target;
    const Word on_some = carried.changed(ever ^ always);
    if (!answers || on_some == 0) return best;
    int change = 0;
    for (const auto& level : cards_.all_levels()) {
      const Word here = carried.changed_here(level.slots);
      const Word there = carried.changed_there(level.slots);
      const Word worse = (here ^ there) & (is_lower_bound ? there : here);
      change += level.step * bits::count(worse & on_some);
    }
    return is_lower_bound ? std::max(bound - change, limit) : std::min(bound + change, limit);
  }

  template <class B>
  static CarriedCards carried_by(const B& bucket, int entry, const Position& position) {
    return {bucket.counted.slots[entry], position.slots, bucket.counted.ranked[entry]};
  }

  // The worth of the cards of these slots.
  int worth_of(Word slots) const {
    int sum = 0;
    for (const auto& level : cards_.all_levels()) {
      sum += level.step * bits::count(level.slots & slots);
    }
    return sum;
  }

  const CardTable<Traits>& cards_;
  BucketTable<Narrow> narrow_;
  BucketTable<Wide> wide_;
  std::uint32_t techniques_;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSPOSITION_TABLE_H_
