// A bucket of the transposition table: a few entries of one family and answer, as words that stand
// together, so that they can be compared with one wait for memory:
//
//     next (32 bits), used (8)       the next bucket of the same entries, 0 = none
//     flags, 16 bits for each entry
//     best, 8 bits for each          the pressed slot of the leader's best card
//     counts, a word for each        with the flags the limit
//     four 0, a word for each        the remaining columns of the remaining cards of four slots
//     four 1 ...
//
// A proof holds where its rows, the columns that each card has to be above, are within those of the
// position.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_BUCKET_H_
#define MATADOR_SOLVER_SEARCH_MISERE_BUCKET_H_

#include <cstdint>
#include <utility>

#include "solver/search/misere/requirement.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

class Bucket {
 public:
  static constexpr int kEntries = 4;
  static constexpr std::uint32_t size(int fours) {
    return static_cast<std::uint32_t>(kCounts + kEntries * (1 + fours));
  }

  explicit Bucket(Word* words) : words_(words) {}

  Word* words() const { return words_; }
  std::uint32_t next() const { return static_cast<std::uint32_t>(words_[0]); }
  int used() const { return static_cast<int>(words_[0] >> 32); }
  Requirement limit(int entry) const {
    return {words_[kCounts + entry], words_[kFlags] >> (16 * entry) & 0xffff};
  }
  int best(int entry) const { return static_cast<int>(words_[kBest] >> (8 * entry) & 0xff); }
  Word four(int entry, int i) const { return words_[kFours + kEntries * i + entry]; }

  // The entries all of whose rows are within these: a bit for each.
  unsigned among(const Word* rows, int fours) const {
    Word beyond[kEntries] = {};
    for (int i = 0; i < fours; ++i) {
      for (int entry = 0; entry < kEntries; ++entry) beyond[entry] |= four(entry, i) & ~rows[i];
    }
    return without(beyond);
  }
  // The entries all of whose rows these are within.
  unsigned around(const Word* rows, int fours) const {
    Word missing[kEntries] = {};
    for (int i = 0; i < fours; ++i) {
      for (int entry = 0; entry < kEntries; ++entry) missing[entry] |= rows[i] & ~four(entry, i);
    }
    return without(missing);
  }

  void begin(std::uint32_t next) const {
    words_[0] = next;
    words_[kFlags] = words_[kBest] = 0;
  }
  void add(const Requirement& limit, int best, const Word* rows, int fours) const {
    set(used(), limit, best);
    for (int i = 0; i < fours; ++i) words_[kFours + kEntries * i + used()] = rows[i];
    words_[0] += Word{1} << 32;
  }
  void drop_last() const { words_[0] -= Word{1} << 32; }
  // Changes places with an entry of another bucket.
  void swap(int entry, const Bucket& other, int its, int fours) const {
    const Requirement limit = this->limit(entry);
    const int best = this->best(entry);
    set(entry, other.limit(its), other.best(its));
    other.set(its, limit, best);
    for (int i = 0; i < fours; ++i) {
      std::swap(words_[kFours + kEntries * i + entry], other.words_[kFours + kEntries * i + its]);
    }
  }

 private:
  enum { kFlags = 1, kBest = 2, kCounts = 3, kFours = kCounts + kEntries };

  // The entries for which nothing of this is there.
  unsigned without(const Word* faults) const {
    unsigned found = 0;
    for (int entry = 0; entry < kEntries; ++entry) {
      found |= (faults[entry] == 0 ? 1u : 0u) << entry;
    }
    return found & ((1u << used()) - 1);
  }

  void set(int entry, const Requirement& limit, int best) const {
    words_[kCounts + entry] = limit.counts;
    words_[kFlags] &= ~(Word{0xffff} << (16 * entry));
    words_[kFlags] |= limit.flags << (16 * entry);
    words_[kBest] &= ~(Word{0xff} << (8 * entry));
    words_[kBest] |= static_cast<Word>(best) << (8 * entry);
  }

  Word* words_;
};

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_BUCKET_H_
