// The transposition table: probe and store of answers with their proofs, whose rows are packed.
//
// Entries are stored by family. The positions of a family have equal leader and lengths, and the
// cards that count are in the same slots. An entry holds for the positions of its family in which
// its pairs of cards have the order of the proof (proof.h). A new entry replaces the entries that
// it makes superfluous. A probe that fails looks through the whole family, so the number of entries
// of a family is limited.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_TRANSPOSITION_TABLE_H_
#define MATADOR_SOLVER_SEARCH_MISERE_TRANSPOSITION_TABLE_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <utility>
#include <vector>

#include "solver/search/common/chains.h"
#include "solver/search/common/table_memory.h"
#include "solver/search/misere/card_table.h"
#include "solver/search/misere/proof.h"
#include "solver/search/misere/remaining_target.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

// ---- Packed rows --------------------------------------------------------------------------------
// The rows of the cards that are left, packed: the columns of cards that are gone are left out, and
// no bit lies between two rows.
//
//     columns left of a lane    10110          rows of its three cards left      1, 3, 0 as
//     rows                      00010 10010 00000                   packed       001 101 000
//
// Packed rows are compared with others of the same lengths, word by word.

// 52 cards need most words if three lanes have 16 cards and one has 4.
inline constexpr int kMostPackedWords = (3 * 16 * 16 + 4 * 4 + 63) / 64;

namespace internal {

inline constexpr int kRowsAtOnce = 4;  // in a word

// For each set of up to four rows: all their bits in a word.
constexpr std::array<Word, 1 << kRowsAtOnce> whole_rows() {
  std::array<Word, 1 << kRowsAtOnce> whole{};
  for (std::size_t set = 0; set < whole.size(); ++set) {
    for (std::size_t i = 0; i < kRowsAtOnce; ++i) {
      if ((set >> i & 1) != 0) whole[set] |= Word{0xffff} << (16 * i);
    }
  }
  return whole;
}
inline constexpr std::array<Word, 1 << kRowsAtOnce> kWholeRows = whole_rows();

// The first row of each group of four in which some are left: a bit for each.
constexpr Word fours_of(Word slots) {
  const Word pairs = slots | slots >> 1;
  return (pairs | pairs >> 2) & 0x1111111111111111u;
}
// The bits of the four rows from `first` on that are left.
constexpr Word bits_of_four(Word slots, int first) {
  const Word columns = slots >> (first & -kLaneSlots) & bits::below(kLaneSlots);
  return columns * 0x0001000100010001u & kWholeRows[slots >> first & bits::below(kRowsAtOnce)];
}

}  // namespace internal

// Packs the rows of these slots, and returns how many words they fill.
inline int pack(const Row* rows, Word slots, Word* packed) {
  int words = 0;
  int used = 0;  // bits of `word`
  Word word = 0;
  for (Word fours = internal::fours_of(slots); fours != 0; fours = bits::without_lowest(fours)) {
    const int first = bits::lowest(fours);
    const Word left = internal::bits_of_four(slots, first);
    Word four;
    std::memcpy(&four, rows + first, sizeof(four));
    const Word columns = bits::extract(four, left);
    const int width = bits::count(left);
    word |= columns << used;
    used += width;
    if (used < 64) continue;
    packed[words++] = word;
    used -= 64;
    word = used == 0 ? 0 : columns >> (width - used);
  }
  if (used != 0) packed[words++] = word;
  return words;
}

// Unpacks them again, into rows that must be empty.
inline void unpack(const Word* packed, Word slots, Row* rows) {
  int at = 0;  // in bits
  for (Word fours = internal::fours_of(slots); fours != 0; fours = bits::without_lowest(fours)) {
    const int first = bits::lowest(fours);
    const Word left = internal::bits_of_four(slots, first);
    const int width = bits::count(left);
    Word columns = packed[at / 64] >> (at % 64);
    if (at % 64 + width > 64) columns |= packed[at / 64 + 1] << (64 - at % 64);
    const Word four = bits::deposit(columns, left);
    std::memcpy(rows + first, &four, sizeof(four));
    at += width;
  }
}

// ---- Entries ------------------------------------------------------------------------------------
// The entries of one family and answer in the transposition table. Their words are:
//
// used, room, turn             the entries in use, the places for them, the number forgotten
//     mask, as long as the rows
//     marks, 32 bits for each      the bits of its rows that are in the mask
//     entries, each of             the packed rows of its proof (see above),
//                                  the counts of its limit,
//                                  its flags, and the pressed slot of the leader's best card
//
// A proof holds where its rows, the columns that each card has to be above, are within those of the
// position. The marks of many entries are compared at once, and rule out nearly all entries that do
// not hold. The mask has bits that some of the entries have and others do not.
//
// New entries, and those that served last, are near the end.

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

// ---- Transposition table ------------------------------------------------------------------------

class TranspositionTable {
 public:
  TranspositionTable(const CardTable& cards, std::size_t bytes)
      : cards_(cards),
        size_(static_cast<std::uint32_t>(bytes / kFamilyShare / (sizeof(Family) + sizeof(Chain)))),
        word_count_(std::min((bytes - bytes / kFamilyShare) / sizeof(Word), kMostWords)),
        families_(size_),
        words_(word_count_),
        chains_(size_) {
    clear();
  }

  // From now on several threads use the table. Each locks the chain of the family that it needs.
  void share() { chains_.share(); }

  void clear() {
    chains_.clear([&](std::uint32_t i) { return hash(families_[i]); });
    words_[0] = 0;  // no entries, and no room for any
    used_words_ = 1;
    free_ = {};
  }

  // Looks for a proof that answers the question. If there is none, may set `hash_move`, a card
  // worth trying first.
  bool probe(const Position& position, const RemainingTarget& target, Proof& proof, bool& met,
             int& hash_move) {
    const Family family = family_of(position);
    const Word hash = this->hash(family);
    const ChainLock lock = chains_.lock(hash);
    const std::uint32_t at = find(family, hash);
    if (at == 0) return false;
    Word here[kMostPackedWords];
    const int length = pack(cards_.lower(), position.slots, here);
    const bool wants = position.leader != cards_.payer();
    for (const bool answer : {false, true}) {
      const std::uint32_t index = families_[at].entries[answer ? 1 : 0];
      if (index == 0) continue;
      const Entries entries(&words_[index], length);
      const Entries::Mark mark = entries.mark(here);
      for (int group = entries.groups() - 1; group >= 0; --group) {
        for (unsigned left = entries.perhaps_within(group, mark); left != 0;) {
          const int entry = group * Entries::kGroup + bits::highest(left);
          left ^= 1u << entry % Entries::kGroup;
          if (!entries.within(entry, here)) continue;
          const RemainingTarget limit = entries.limit(entry);
          if (answer ? within(target, limit) : within(limit, target)) {
            proof.set(limit);
            proof.leader = true;
            unpack(entries.rows(entry), position.slots, proof.above);
            entries.serve(entry);
            met = answer;
            return true;
          }
          if (hash_move < 0 && answer == wants) {
            const Word best = bits::deposit(bits::bit(entries.best(entry)), position.slots);
            hash_move = cards_.card_at_slot(bits::lowest(best));
          }
        }
      }
    }
    return false;
  }

  void store(const Position& position, const Proof& proof, bool met, int best_card) {
    Word here[kMostPackedWords];
    const int length = pack(proof.above, position.slots, here);
    const Family family = family_of(position);
    const Word hash = this->hash(family);
    ChainLock lock = chains_.lock(hash);
    std::uint32_t* index = nullptr;
    for (;; chains_.clear_alone(lock, [&] { clear(); })) {
      const std::uint32_t at = find_or_make(family, hash);
      if (at == 0) continue;
      index = &families_[at].entries[met ? 1 : 0];
      drop_superfluous(Entries(&words_[*index], length), here, proof.limit, met);
      if (make_room(*index, length)) break;
    }
    Entries(&words_[*index], length)
        .add(here, proof.limit, bits::count(position.slots & (cards_[best_card].slot_bit - 1)));
  }

 private:
  struct Family {
    Word length[2];
    Word special;
    std::uint32_t next;
    std::uint32_t entries[2];  // where those stand that are not met, and those that are; 0: none
    std::int32_t leader;
  };
  static constexpr std::size_t kFamilyShare = 16;
  static constexpr int kLeastRoom = 4;
  static constexpr int kMostRoom = 2048;  // entries of a family and answer
  static constexpr std::size_t kMostWords = 0xffff0000;

  // But for its entries.
  Family family_of(const Position& position) const {
    return {.length = {position.length[0], position.length[1]},
            .special = cards_.special_slots(position.slots),
            .next = 0,
            .entries = {},
            .leader = position.leader};
  }
  static Word hash(const Family& family) {
    Word mixed = family.length[0] * 0x9E3779B97F4A7C15u;
    mixed = ((mixed ^ mixed >> 29) + family.length[1]) * 0xC2B2AE3D27D4EB4Fu;
    return ((mixed ^ mixed >> 31) + family.special * kMaxSeats + static_cast<Word>(family.leader)) *
           0x9E3779B97F4A7C15u;
  }

  std::uint32_t find(const Family& wanted, Word hash) const {
    std::uint32_t at = chains_[hash].first();
    for (; at != 0; at = families_[at].next) {
      const Family& family = families_[at];
      if (family.length[0] == wanted.length[0] && family.length[1] == wanted.length[1] &&
          family.special == wanted.special && family.leader == wanted.leader) {
        break;
      }
    }
    return at;
  }
  // 0 if there is no room for another family.
  std::uint32_t find_or_make(const Family& wanted, Word hash) {
    if (const std::uint32_t at = find(wanted, hash); at != 0) return at;
    const std::uint32_t at = chains_.take_element();
    if (at == 0) return 0;
    families_[at] = wanted;
    families_[at].next = chains_[hash].first();
    chains_[hash].set_first(at);
    return at;
  }

  // Makes room for one more entry: moves all of them to twice the room, or forgets one. Returns
  // false if no memory is left.
  bool make_room(std::uint32_t& index, int length) {
    const Entries full(&words_[index], length);
    if (!full.full()) return true;
    if (full.room() == kMostRoom) {
      full.forget();
      return true;
    }
    const std::lock_guard lock(words_mutex_);
    const int room = std::max(2 * full.room(), kLeastRoom);
    const std::uint32_t place = set_aside(room, length);
    if (place == 0) return false;
    Entries::move(full, &words_[place], room);
    if (index != 0) {
      std::uint32_t& free = free_place(full.room(), length);
      words_[index] = free;
      free = index;
    }
    index = place;
    return true;
  }

  // A place for `room` entries; a free place is used again.
  std::uint32_t set_aside(int room, int length) {
    std::uint32_t& free = free_place(room, length);
    if (free != 0) return std::exchange(free, static_cast<std::uint32_t>(words_[free]));
    const std::uint32_t size = Entries::size(room, length);
    if (size > word_count_ - used_words_) return 0;
    return std::exchange(used_words_, used_words_ + size);
  }
  // The first free place for `room` entries; its first word is the index of the next one.
  std::uint32_t& free_place(int room, int length) {
    return free_[static_cast<std::size_t>(length)]
                [static_cast<std::size_t>(bits::lowest(static_cast<Word>(room / kLeastRoom)))];
  }

  void drop_superfluous(const Entries& entries, const Word* rows, const RemainingTarget& limit,
                        bool met) {
    if (entries.used() == 0) return;
    const Entries::Mark mark = entries.mark(rows);
    for (int group = entries.groups() - 1; group >= 0; --group) {
      for (unsigned left = entries.perhaps_around(group, mark); left != 0;) {
        const int entry = group * Entries::kGroup + bits::highest(left);
        left ^= 1u << entry % Entries::kGroup;
        const RemainingTarget its = entries.limit(entry);
        if (met ? !within(its, limit) : !within(limit, its)) continue;
        if (entries.around(entry, rows)) entries.drop(entry);
      }
    }
  }

  const CardTable& cards_;
  std::uint32_t size_;
  std::size_t word_count_;
  std::vector<Family, TableAllocator<Family>> families_;
  std::vector<Word, TableAllocator<Word>> words_;
  Chains chains_;
  std::mutex words_mutex_;  // of what follows
  std::uint32_t used_words_ = 1;
  // The first free words, by the length of rows and how many times the room was doubled.
  std::array<std::array<std::uint32_t, 10>, kMostPackedWords + 1> free_{};
};

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_TRANSPOSITION_TABLE_H_
