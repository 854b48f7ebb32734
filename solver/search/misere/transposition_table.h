// The memory where tricks are shunned: families of positions, and what is known of each.
//
// The positions of a family have the same leader, the same lengths, and the cards that count in the
// same places. An entry holds for those of them in which its pairs of cards stand in its order
// (proof.h): to look that up is to compare a few words. An entry that a new one makes superfluous
// is let go. Families of thousands of entries are not rare, and looked through to the end wherever
// nothing serves: so entries stand together in blocks.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_TRANSPOSITION_TABLE_H_
#define MATADOR_SOLVER_SEARCH_MISERE_TRANSPOSITION_TABLE_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/search/misere/bucket.h"
#include "solver/search/misere/proof.h"

namespace matador::search {
inline namespace MATADOR_ISA {

class Families {
 public:
  Families(const Places& places, std::size_t bytes)
      : places_(places),
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

  // Looks for a proof that answers the question. If there is none, `card` may become one that is
  // worth trying first.
  bool recall(const Beginning& position, const Requirement& need, Grounds& why, bool& met,
              int& card) {
    const std::uint32_t at = find(position);
    if (at == 0) return false;
    Word here[kMostFours];
    const int fours = press(places_.lower(), position, here);
    const bool wants = position.leader != places_.victim();
    for (const bool answer : {false, true}) {
      const std::uint32_t first = families_[at].block[answer ? 1 : 0];
      for (std::uint32_t index = first; index != 0;) {
        const ProofBlock block(&words_[index]);
        index = block.next();
        for (unsigned among = block.among(here, fours); among != 0; among &= among - 1) {
          const int entry = bits::lowest(among);
          const Requirement limit = block.limit(entry);
          if (answer ? within(need, limit) : within(limit, need)) {
            why.set(limit);
            why.leader = true;
            release(block, entry, position, why.above);
            met = answer;
            // What has served once will serve again.
            const ProofBlock front(&words_[first]);
            if (block.words() != front.words()) {
              block.swap(entry, front, entry % front.used(), fours);
            }
            return true;
          }
          if (card < 0 && answer == wants) {
            const Word best = bits::deposit(bits::bit(block.best(entry)), position.places);
            card = places_.card_at(bits::lowest(best));
          }
        }
      }
    }
    return false;
  }

  void store(const Beginning& position, const Grounds& why, bool met, int best_card) {
    if (used_families_ == size_ || used_words_ + ProofBlock::size(kMostFours) > word_count_)
      clear();
    Word here[kMostFours];
    const int fours = press(why.above, position, here);
    std::uint32_t& first = families_[find_or_make(position)].block[met ? 1 : 0];
    drop_superfluous(first, here, why.limit, met, fours);
    if (first == 0 || ProofBlock(&words_[first]).used() == ProofBlock::kEntries) {
      ProofBlock(&words_[used_words_]).begin(first);
      first = used_words_;
      used_words_ += ProofBlock::size(fours);
    }
    ProofBlock(&words_[first])
        .add(why.limit, bits::count(position.places & (places_[best_card].place_bit - 1)), here,
             fours);
  }

 private:
  struct Family {
    Word length[2];
    Word special;
    std::uint32_t next;
    std::uint32_t block[2];  // the first of entries that are not met, and of those that are
    std::int32_t leader;
  };
  struct Head {
    std::uint32_t family = 0;
  };
  static constexpr std::size_t kFamilyShare = 16;
  static constexpr int kMostFours = kRows / 4;
  static constexpr std::size_t kMostWords = 0xffff0000;

  std::size_t head_count() const {
    std::size_t count = 1;
    while (count < size_ / 2) count *= 2;
    return count;
  }
  Head& head_of(const Beginning& position, Word special) {
    Word mixed = position.length[0] * 0x9E3779B97F4A7C15u;
    mixed = ((mixed ^ mixed >> 29) + position.length[1]) * 0xC2B2AE3D27D4EB4Fu;
    mixed = ((mixed ^ mixed >> 31) + special * kMaxSeats + static_cast<Word>(position.leader)) *
            0x9E3779B97F4A7C15u;
    return heads_[(mixed >> 32) & (heads_.size() - 1)];
  }

  std::uint32_t find(const Beginning& position) {
    const Word special = places_.special_places(position);
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
  std::uint32_t find_or_make(const Beginning& position) {
    if (const std::uint32_t at = find(position); at != 0) return at;
    const Word special = places_.special_places(position);
    Head& head = head_of(position, special);
    families_[used_families_] = {.length = {position.length[0], position.length[1]},
                                 .special = special,
                                 .next = head.family,
                                 .block = {},
                                 .leader = position.leader};
    return head.family = used_families_++;
  }

  // The last entry of the first block comes in the place of each. The last block stays, to be
  // filled again at once.
  void drop_superfluous(std::uint32_t& first, const Word* rows, const Requirement& limit, bool met,
                        int fours) {
    for (std::uint32_t index = first; index != 0;) {
      const ProofBlock block(&words_[index]);
      index = block.next();
      for (unsigned around = block.around(rows, fours); around != 0;) {
        const int entry = bits::highest(around);
        around ^= 1u << entry;
        const Requirement its = block.limit(entry);
        if (met ? !within(its, limit) : !within(limit, its)) continue;
        const ProofBlock front(&words_[first]);
        block.swap(entry, front, front.used() - 1, fours);
        front.drop_last();
        if (front.used() == 0 && front.next() != 0) first = front.next();
      }
    }
  }

  // Presses the rows of the cards left, and returns how many fours they fill.
  int press(const Row* rows, const Beginning& position, Word* fours) const {
    int count = 0;
    places_.for_each_place(position, [&](int place, Word lane) {
      Word& four = fours[count / 4];
      if (count % 4 == 0) four = 0;
      const Word row = rows[place];
      const Word columns = bits::extract(row, lane);
      four |= columns << (16 * (count++ % 4));
    });
    return (count + 3) / 4;
  }
  // And back.
  void release(const ProofBlock& block, int entry, const Beginning& position, Row* rows) const {
    int count = 0;
    places_.for_each_place(position, [&](int place, Word lane) {
      const Word columns = block.four(entry, count / 4) >> (16 * (count % 4)) & 0xffff;
      rows[place] = static_cast<Row>(bits::deposit(columns, lane));
      ++count;
    });
  }

  const Places& places_;
  std::uint32_t size_;
  std::size_t word_count_;
  std::unique_ptr<Family[]> families_;
  std::unique_ptr<Word[]> words_;
  std::vector<Head> heads_;
  std::uint32_t used_families_ = 1;
  std::uint32_t used_words_ = 1;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_TRANSPOSITION_TABLE_H_
