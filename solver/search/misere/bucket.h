// A bucket of the transposition table: a few entries of one family and answer, as words that stand
// together, so that they can be compared with one wait for memory:
//
//     next (32 bits), used (8)       the next bucket of the same entries, 0 = none
//     run (8), before (8)            how many buckets were set aside together, and how many of them
//                                    lie before this one
//     flags, 16 bits for each entry
//     best, 8 bits for each          the pressed slot of the leader's best card
//     counts, a word for each        with the flags the limit
//     word 0, for each               the packed rows of its proof (packed_rows.h)
//     word 1 ...
//
// A proof holds where its rows, the columns that each card has to be above, are within those of the
// position.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_BUCKET_H_
#define MATADOR_SOLVER_SEARCH_MISERE_BUCKET_H_

#include <cstdint>
#include <cstring>
#include <utility>

#include "solver/search/misere/requirement.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

class Bucket {
 public:
  static constexpr int kEntries = 4;
  // With rows that fill `length` words.
  static constexpr std::uint32_t size(int length) {
    return static_cast<std::uint32_t>(kCounts + kEntries * (1 + length));
  }

  explicit Bucket(Word* words) : words_(words) {}

  Word* words() const { return words_; }
  std::uint32_t next() const { return static_cast<std::uint32_t>(words_[0]); }
  int used() const { return static_cast<int>(words_[0] >> 32 & 0xff); }
  // The bucket is one of so many that were set aside together, of which so many are before it.
  int run() const { return static_cast<int>(words_[0] >> 40 & 0xff); }
  int before() const { return static_cast<int>(words_[0] >> 48); }
  Requirement limit(int entry) const {
    return {words_[kCounts + entry], words_[kFlags] >> (16 * entry) & 0xffff};
  }
  int best(int entry) const { return static_cast<int>(words_[kBest] >> (8 * entry) & 0xff); }
  Word row_word(int entry, int i) const { return words_[kRowWords + kEntries * i + entry]; }

  // The entries all of whose rows are within these: a bit for each.
  unsigned among(const Word* rows, int length) const {
    Words beyond{};
    for (int i = 0; i < length; ++i) {
      Words all;
      read(i, all);
      beyond |= all & ~rows[i];
    }
    return without(beyond);
  }
  // The entries all of whose rows these are within.
  unsigned around(const Word* rows, int length) const {
    Words missing{};
    for (int i = 0; i < length; ++i) {
      Words all;
      read(i, all);
      missing |= rows[i] & ~all;
    }
    return without(missing);
  }

  void begin(std::uint32_t next, int run, int before) const {
    words_[0] = next | static_cast<Word>(run) << 40 | static_cast<Word>(before) << 48;
    words_[kFlags] = words_[kBest] = 0;
  }
  void add(const Requirement& limit, int best, const Word* rows, int length) const {
    set(used(), limit, best);
    for (int i = 0; i < length; ++i) words_[kRowWords + kEntries * i + used()] = rows[i];
    words_[0] += Word{1} << 32;
  }
  // No bucket comes next.
  void end() const { words_[0] &= ~Word{0xffffffff}; }
  void drop_last() const { words_[0] -= Word{1} << 32; }
  // Changes places with an entry of another bucket.
  void swap(int entry, const Bucket& other, int its, int length) const {
    const Requirement limit = this->limit(entry);
    const int best = this->best(entry);
    set(entry, other.limit(its), other.best(its));
    other.set(its, limit, best);
    for (int i = 0; i < length; ++i) {
      std::swap(words_[kRowWords + kEntries * i + entry],
                other.words_[kRowWords + kEntries * i + its]);
    }
  }

 private:
  enum { kFlags = 1, kBest = 2, kCounts = 3, kRowWords = kCounts + kEntries };

  // A word of each entry, compared at once.
  using Words = Word __attribute__((vector_size(kEntries * sizeof(Word))));

  // Not returned: how, depends on the processor, of which clang warns.
  void read(int i, Words& all) const {
    std::memcpy(&all, words_ + kRowWords + kEntries * i, sizeof(all));
  }

  // The entries for which nothing of this is there. (Not by shifting 0 or 1 to its place: GCC 12
  // with -fsanitize=undefined reads another element then.)
  unsigned without(const Words& faults) const {
    unsigned found = 0;
    for (int entry = 0; entry < kEntries; ++entry) {
      if (faults[entry] == 0) found |= 1u << entry;
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
