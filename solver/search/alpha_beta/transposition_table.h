// The transposition table: probe and store. An entry serves all positions with the same owners of
// the winning ranks (`relevance`), whatever the worth of the cards (`similarity`). bucket.h
// describes an entry, soundness.md argues that it holds.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSPOSITION_TABLE_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSPOSITION_TABLE_H_

#include <algorithm>

#include "solver/search/alpha_beta/bucket.h"
#include "solver/search/alpha_beta/bucket_table.h"
#include "solver/search/alpha_beta/carried_cards.h"
#include "solver/search/alpha_beta/learnt_leads.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/alpha_beta/transition.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

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
  // d more than the card of the entry that it stands for (carried_cards.h) changes the winnings by
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
