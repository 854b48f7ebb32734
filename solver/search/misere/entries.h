// The entries of one family and answer in the transposition table. Their words are:
//
// used, room, turn             the entries in use, the places for them, the number forgotten
//     mask, as long as the rows
//     marks, 32 bits for each      the bits of its rows that are in the mask
//     entries, each of             the packed rows of its proof (packed_rows.h),
//                                  the counts of its limit,
//                                  its flags, and the pressed slot of the leader's best card
//
// A proof holds where its rows, the columns that each card has to be above, are within those of the
// position. The marks of many entries are compared at once, and rule out nearly all entries that do
// not hold. The mask has bits that some of the entries have and others do not.
//
// New entries, and those that served last, are near the end.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_ENTRIES_H_
#define MATADOR_SOLVER_SEARCH_MISERE_ENTRIES_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "solver/search/misere/remaining_target.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

class Entries {
 public:
  using Mark = std::uint32_t;
  static constexpr int kGroup = 16;  // entries whose marks are compared at once

  // In words, with rows that fill `length` words.
  static constexpr std::uint32_t size(int room, int length) {
    return static_cast<std::uint32_t>(kHead + length + room / 2 + room * (length + kTail));
  }

  Entries(Word* words, int length)
      : words_(words), entries_(words + kHead + length + room() / 2), length_(length) {}

  int used() const { return static_cast<int>(words_[0] & 0xffff); }
  int room() const { return static_cast<int>(words_[0] >> 16 & 0xffff); }
  bool full() const { return used() == room(); }
  int groups() const { return (used() + kGroup - 1) / kGroup; }

  const Word* rows(int entry) const { return words_of(entry); }
  RemainingTarget limit(int entry) const {
    const Word* tail = words_of(entry) + length_;
    return {tail[0], tail[1] & 0xffff};
  }
  int best(int entry) const { return static_cast<int>(words_of(entry)[length_ + 1] >> 16); }

  // The bits of these rows that are in the mask.
  Mark mark(const Word* rows) const;
  // The entries of a group whose marks are within this one, or around it: a bit for each.
  unsigned perhaps_within(int group, Mark mark) const;
  unsigned perhaps_around(int group, Mark mark) const;
  // Whether all rows of an entry are within these, or around them.
  bool within(int entry, const Word* rows) const;
  bool around(int entry, const Word* rows) const;

  // Copies the entries of `others` into `words`, and chooses a new mask.
  static void move(const Entries& others, Word* words, int room);
  void add(const Word* rows, const RemainingTarget& limit, int best) const;
  // Drops an entry; the last one takes its place.
  void drop(int entry) const;
  // Drops an entry of the older half, each in turn.
  void forget() const;
  // The entry has served: moves it among the last few.
  void serve(int entry) const {
    if (entry < used() - kNewest) swap(entry, used() - 1 - entry % kNewest);
  }

 private:
  static constexpr int kHead = 1;
  static constexpr int kTail = 2;
  static constexpr int kMarkBits = 32;
  static constexpr int kNewest = 8;
  static constexpr int kSample = 8;  // entries looked at for the mask, or a few more
  using Marks = Mark __attribute__((vector_size(kGroup / 2 * sizeof(Mark))));

  Word* mask() const { return words_ + kHead; }
  Word* marks() const { return mask() + length_; }
  Word* words_of(int entry) const { return entries_ + std::ptrdiff_t{entry} * (length_ + kTail); }

  Mark mark_of(int entry) const {
    return static_cast<Mark>(marks()[entry / 2] >> (32 * (entry % 2)));
  }
  void set_mark(int entry, Mark mark) const {
    Word& two = marks()[entry / 2];
    two = (two & ~(Word{0xffffffff} << (32 * (entry % 2)))) | Word{mark} << (32 * (entry % 2));
  }
  void swap(int a, int b) const;
  void choose_mask() const;

  // Vectors are not returned by value: how that works depends on the processor, and clang warns.
  void read(int group, Marks& first, Marks& second) const {
    const Word* two = marks() + group * kGroup / 2;
    std::memcpy(&first, two, sizeof(first));
    std::memcpy(&second, two + kGroup / 4, sizeof(second));
  }
  // The entries of a group whose element is 0: a bit for each. (No loop over the elements: GCC 12
  // with -fsanitize=undefined reads a wrong element then.)
  unsigned without(int group, const Marks& first, const Marks& second) const {
    const Marks bit = {1, 2, 4, 8, 16, 32, 64, 128};
    const Marks found = (static_cast<Marks>(first == 0) & bit) |
                        (static_cast<Marks>(second == 0) & (bit << (kGroup / 2)));
    Word part[4];
    std::memcpy(part, &found, sizeof(found));
    const Word all = part[0] | part[1] | part[2] | part[3];
    const int there = std::min(used() - group * kGroup, kGroup);
    return static_cast<unsigned>((all | all >> 32) & bits::below(there));
  }

  Word* words_;
  Word* entries_;
  int length_;
};

inline Entries::Mark Entries::mark(const Word* rows) const {
  Word mark = 0;
  int used = 0;
  for (int i = 0; i < length_; ++i) {
    mark |= bits::extract(rows[i], mask()[i]) << used;
    used += bits::count(mask()[i]);
  }
  return static_cast<Mark>(mark);
}

inline unsigned Entries::perhaps_within(int group, Mark mark) const {
  Marks first;
  Marks second;
  read(group, first, second);
  return without(group, first & ~mark, second & ~mark);
}
inline unsigned Entries::perhaps_around(int group, Mark mark) const {
  Marks first;
  Marks second;
  read(group, first, second);
  return without(group, mark & ~first, mark & ~second);
}

inline bool Entries::within(int entry, const Word* rows) const {
  const Word* own = words_of(entry);
  Word beyond = 0;
  for (int i = 0; i < length_; ++i) beyond |= own[i] & ~rows[i];
  return beyond == 0;
}
inline bool Entries::around(int entry, const Word* rows) const {
  const Word* own = words_of(entry);
  Word missing = 0;
  for (int i = 0; i < length_; ++i) missing |= rows[i] & ~own[i];
  return missing == 0;
}

inline void Entries::move(const Entries& others, Word* words, int room) {
  const int used = others.used();
  words[0] = static_cast<Word>(used) | static_cast<Word>(room) << 16;
  const Entries entries(words, others.length_);
  std::copy_n(others.entries_, used * (others.length_ + kTail), entries.entries_);
  entries.choose_mask();
  for (int i = 0; i < used; ++i) entries.set_mark(i, entries.mark(entries.rows(i)));
}

inline void Entries::add(const Word* rows, const RemainingTarget& limit, int best) const {
  const int entry = used();
  Word* tail = std::copy_n(rows, length_, words_of(entry));
  tail[0] = limit.counts;
  tail[1] = limit.flags | static_cast<Word>(best) << 16;
  set_mark(entry, mark(rows));
  ++words_[0];
}

inline void Entries::drop(int entry) const {
  if (entry != used() - 1) swap(entry, used() - 1);
  --words_[0];
}

inline void Entries::forget() const {
  const int half = used() / 2;
  const int oldest = static_cast<int>((words_[0] >> 32) % static_cast<Word>(half));
  words_[0] += Word{1} << 32;
  swap(oldest, oldest + half);
  drop(oldest + half);
}

inline void Entries::swap(int a, int b) const {
  std::swap_ranges(words_of(a), words_of(a) + length_ + kTail, words_of(b));
  const Mark mark = mark_of(a);
  set_mark(a, mark_of(b));
  set_mark(b, mark);
}

// Chooses up to 32 bits that some of a few entries have and others do not; an equal share of each
// word if there are more.
inline void Entries::choose_mask() const {
  const int step = std::max(1, used() / kSample);
  int left = kMarkBits;
  for (int i = 0; i < length_; ++i) {
    Word some = 0;
    Word all = ~Word{0};
    for (int entry = 0; entry < used(); entry += step) {
      some |= rows(entry)[i];
      all &= rows(entry)[i];
    }
    const Word telling = some & ~all;
    const int count = bits::count(telling);
    const int share = std::min(left / (length_ - i), count);
    Word places = 0;
    for (int k = 0; k < share; ++k) places |= bits::bit(k * count / share);
    mask()[i] = bits::deposit(places, telling);
    left -= share;
  }
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_ENTRIES_H_
