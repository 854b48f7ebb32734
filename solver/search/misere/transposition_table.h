// The transposition table: probe and store of answers with their proofs.
//
// Entries stand together by families. The positions of a family have the same leader, the same
// lengths, and the cards that count in the same slots. An entry holds for the positions of the
// family in which its pairs of cards stand in its order (proof.h): a probe compares a few words. A
// new entry replaces those that it makes superfluous. A probe that finds nothing looks through the
// whole family: so entries stand together in buckets, those that served last in front, and of each
// answer a family keeps so many only.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_TRANSPOSITION_TABLE_H_
#define MATADOR_SOLVER_SEARCH_MISERE_TRANSPOSITION_TABLE_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/search/misere/bucket.h"
#include "solver/search/misere/packed_rows.h"
#include "solver/search/misere/proof.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

class TranspositionTable {
 public:
  TranspositionTable(const CardTable& cards, std::size_t bytes)
      : cards_(cards),
        size_(static_cast<std::uint32_t>(bytes / kFamilyShare / (sizeof(Family) + sizeof(Head)))),
        word_count_(std::min((bytes - bytes / kFamilyShare) / sizeof(Word), kMostWords)),
        families_(std::make_unique_for_overwrite<Family[]>(size_)),
        words_(std::make_unique_for_overwrite<Word[]>(word_count_)),
        heads_(head_count()) {}

  void clear() {
    for (Head& head : heads_) head.family = 0;
    used_families_ = 1;  // 0 is none
    used_words_ = 1;
  }

  // Looks for a proof that answers the question. If there is none, `hash_move` may become a card
  // that is worth trying first.
  bool probe(const Position& position, const Requirement& need, Proof& proof, bool& met,
             int& hash_move) {
    const std::uint32_t at = find(position);
    if (at == 0) return false;
    Word here[kMostPackedWords];
    const int length = pack(cards_.lower(), position.slots, here);
    const bool wants = position.leader != cards_.target();
    for (const bool answer : {false, true}) {
      const std::uint32_t first = families_[at].bucket[answer ? 1 : 0];
      for (std::uint32_t index = first; index != 0;) {
        const Bucket bucket(&words_[index]);
        index = bucket.next();
        for (unsigned among = bucket.among(here, length); among != 0; among &= among - 1) {
          const int entry = bits::lowest(among);
          const Requirement limit = bucket.limit(entry);
          if (answer ? within(need, limit) : within(limit, need)) {
            proof.set(limit);
            proof.leader = true;
            unpack([&](int i) { return bucket.row_word(entry, i); }, position.slots, proof.above);
            met = answer;
            // An entry that was used once is likely to be used again.
            const Bucket front(&words_[first]);
            if (bucket.words() != front.words()) {
              bucket.swap(entry, front, entry % front.used(), length);
            }
            return true;
          }
          if (hash_move < 0 && answer == wants) {
            const Word best = bits::deposit(bits::bit(bucket.best(entry)), position.slots);
            hash_move = cards_.card_at_slot(bits::lowest(best));
          }
        }
      }
    }
    return false;
  }

  void store(const Position& position, const Proof& proof, bool met, int best_card) {
    if (used_families_ == size_ ||
        used_words_ + kLongestRun * Bucket::size(kMostPackedWords) > word_count_) {
      clear();
    }
    Word here[kMostPackedWords];
    const int length = pack(proof.above, position.slots, here);
    std::uint32_t& first = families_[find_or_make(position)].bucket[met ? 1 : 0];
    drop_superfluous(first, here, proof.limit, met, length);
    if (first == 0 || Bucket(&words_[first]).used() == Bucket::kEntries) {
      first = new_bucket(first, Bucket::size(length));
    }
    Bucket(&words_[first])
        .add(proof.limit, bits::count(position.slots & (cards_[best_card].slot_bit - 1)), here,
             length);
  }

 private:
  struct Family {
    Word length[2];
    Word special;
    std::uint32_t next;
    std::uint32_t bucket[2];  // the first of entries that are not met, and of those that are
    std::int32_t leader;
  };
  struct Head {
    std::uint32_t family = 0;
  };
  static constexpr std::size_t kFamilyShare = 16;
  static constexpr int kLongestRun = 16;    // buckets
  static constexpr int kMostBuckets = 255;  // of a family and answer
  static constexpr std::size_t kMostWords = 0xffff0000;

  std::size_t head_count() const {
    std::size_t count = 1;
    while (count < size_ / 2) count *= 2;
    return count;
  }
  Head& head_of(const Position& position, Word special) {
    Word mixed = position.length[0] * 0x9E3779B97F4A7C15u;
    mixed = ((mixed ^ mixed >> 29) + position.length[1]) * 0xC2B2AE3D27D4EB4Fu;
    mixed = ((mixed ^ mixed >> 31) + special * kMaxSeats + static_cast<Word>(position.leader)) *
            0x9E3779B97F4A7C15u;
    return heads_[(mixed >> 32) & (heads_.size() - 1)];
  }

  std::uint32_t find(const Position& position) {
    const Word special = cards_.special_slots(position.slots);
    std::uint32_t at = head_of(position, special).family;
    for (; at != 0; at = families_[at].next) {
      const Family& family = families_[at];
      if (family.length[0] == position.length[0] && family.length[1] == position.length[1] &&
          family.special == special && family.leader == position.leader) {
        break;
      }
    }
    return at;
  }
  std::uint32_t find_or_make(const Position& position) {
    if (const std::uint32_t at = find(position); at != 0) return at;
    const Word special = cards_.special_slots(position.slots);
    Head& head = head_of(position, special);
    families_[used_families_] = {.length = {position.length[0], position.length[1]},
                                 .special = special,
                                 .next = head.family,
                                 .bucket = {},
                                 .leader = position.leader};
    return head.family = used_families_++;
  }

  // A bucket before `first`. Those of many entries are set aside together, more each time: to walk
  // through them then takes fewer waits for memory. At last the oldest is used again.
  std::uint32_t new_bucket(std::uint32_t first, std::uint32_t size) {
    std::uint32_t index = cut_off_oldest(first);
    if (index != 0) {
      Bucket(&words_[index]).begin(first, Bucket(&words_[first]).run(), 0);
      return index;
    }
    int run = 1;
    int before = 0;
    if (first != 0 && Bucket(&words_[first]).before() > 0) {
      run = Bucket(&words_[first]).run();
      before = Bucket(&words_[first]).before() - 1;
      index = first - size;
    } else {
      if (first != 0) run = std::min(2 * Bucket(&words_[first]).run(), kLongestRun);
      before = run - 1;
      index = used_words_ + static_cast<std::uint32_t>(before) * size;
      used_words_ += static_cast<std::uint32_t>(run) * size;
    }
    Bucket(&words_[index]).begin(first, run, before);
    return index;
  }

  // The last of the most buckets, which is then free; 0 while there are fewer.
  std::uint32_t cut_off_oldest(std::uint32_t first) {
    std::uint32_t index = first;
    for (int i = 2; i < kMostBuckets && index != 0; ++i) index = Bucket(&words_[index]).next();
    if (index == 0) return 0;
    const Bucket last_but_one(&words_[index]);
    const std::uint32_t last = last_but_one.next();
    last_but_one.end();
    return last;
  }

  // The last entry of the first bucket comes in the place of each. The last bucket stays, to be
  // filled again at once.
  void drop_superfluous(std::uint32_t& first, const Word* rows, const Requirement& limit, bool met,
                        int length) {
    for (std::uint32_t index = first; index != 0;) {
      const Bucket bucket(&words_[index]);
      index = bucket.next();
      for (unsigned around = bucket.around(rows, length); around != 0;) {
        const int entry = bits::highest(around);
        around ^= 1u << entry;
        const Requirement its = bucket.limit(entry);
        if (met ? !within(its, limit) : !within(limit, its)) continue;
        const Bucket front(&words_[first]);
        bucket.swap(entry, front, front.used() - 1, length);
        front.drop_last();
        if (front.used() == 0 && front.next() != 0) first = front.next();
      }
    }
  }

  const CardTable& cards_;
  std::uint32_t size_;
  std::size_t word_count_;
  std::unique_ptr<Family[]> families_;
  std::unique_ptr<Word[]> words_;
  std::vector<Head> heads_;
  std::uint32_t used_families_ = 1;
  std::uint32_t used_words_ = 1;
};

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_TRANSPOSITION_TABLE_H_
