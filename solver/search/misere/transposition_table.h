// The transposition table: probe and store of answers with their proofs.
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
#include <mutex>
#include <utility>
#include <vector>

#include "solver/search/common/chains.h"
#include "solver/search/common/table_memory.h"
#include "solver/search/misere/entries.h"
#include "solver/search/misere/packed_rows.h"
#include "solver/search/misere/proof.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

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
