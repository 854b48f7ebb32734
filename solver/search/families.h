// The memory where tricks are shunned: families of positions, and what is known of each.
//
// The positions of a family have the same leader, the same lengths, and the cards that count in the
// same places. An entry holds for those of them in which its pairs of cards stand in its order
// (grounds.h): to look that up is to compare a few words. An entry that a new one makes superfluous
// is let go.

#ifndef MATADOR_SOLVER_SEARCH_FAMILIES_H_
#define MATADOR_SOLVER_SEARCH_FAMILIES_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/search/grounds.h"

namespace matador::search {
inline namespace MATADOR_ISA {

class Families {
 public:
  // Four rows, pressed: the remaining columns of the remaining cards of the lane.
  struct Four {
    Word rows;
  };
  struct Entry {
    Requirement limit;
    std::uint32_t rows;  // the first four
    std::uint32_t next;  // of the same family and answer; 0 = none
    std::uint8_t best;   // the pressed place of the leader's best card
  };

  Families(const Places& places, std::size_t bytes)
      : places_(places),
        size_(static_cast<std::uint32_t>(bytes / kBytesOfEntry)),
        families_(std::make_unique_for_overwrite<Family[]>(size_)),
        entries_(std::make_unique_for_overwrite<Entry[]>(size_)),
        fours_(std::make_unique_for_overwrite<Four[]>(kFoursOfEntry * std::size_t{size_})),
        heads_(head_count()) {}

  void clear() {
    for (Head& head : heads_) head.family = 0;
    used_families_ = used_entries_ = 1;  // 0 is none
    used_fours_ = 0;
  }

  // Looks for a proof that answers the question. If there is none, `card` may become one that is
  // worth trying first.
  bool recall(const Beginning& position, const Requirement& need, Grounds& why, bool& met,
              int& card) {
    const std::uint32_t at = find(position);
    if (at == 0) return false;
    Four here[kRows / 4];
    const int fours = press(places_.lower(), position, here);
    const bool wants = position.leader != places_.victim();
    for (const bool answer : {false, true}) {
      std::uint32_t* link = &families_[at].entry[answer ? 1 : 0];
      for (std::uint32_t* first = link; *link != 0; link = &entries_[*link].next) {
        Entry& entry = entries_[*link];
        const bool serves = answer ? within(need, entry.limit) : within(entry.limit, need);
        if (!serves && (card >= 0 || answer != wants)) continue;
        if (!is_among(&fours_[entry.rows], here, fours)) continue;
        if (!serves) {
          const Word best = bits::deposit(bits::bit(entry.best), position.places);
          card = places_.card_at(bits::lowest(best));
          continue;
        }
        to_front(first, link);
        why.set(entry.limit);
        why.leader = true;
        release(&fours_[entry.rows], position, why.above);
        met = answer;
        return true;
      }
    }
    return false;
  }

  void store(const Beginning& position, const Grounds& why, bool met, int best_card) {
    if (used_entries_ == size_ || used_families_ == size_ ||
        used_fours_ + kRows / 4 > kFoursOfEntry * std::size_t{size_}) {
      clear();
    }
    const std::uint32_t at = find_or_make(position);
    Entry& entry = entries_[used_entries_];
    entry.limit = why.limit;
    entry.rows = static_cast<std::uint32_t>(used_fours_);
    entry.best = static_cast<std::uint8_t>(
        bits::count(position.places & (places_[best_card].place_bit - 1)));
    const int fours = press(why.above, position, &fours_[entry.rows]);
    used_fours_ += static_cast<std::size_t>(fours);
    std::uint32_t& first = families_[at].entry[met ? 1 : 0];
    drop_superfluous(first, entry, met, fours);
    entry.next = first;
    first = used_entries_++;
  }

 private:
  struct Family {
    Word length[2];
    Word special;
    std::uint32_t next;
    std::uint32_t entry[2];  // the first that is not met, and the first that is
    std::int32_t leader;
  };
  struct Head {
    std::uint32_t family = 0;
  };
  // Most positions that are stored have some thirty cards.
  static constexpr std::size_t kFoursOfEntry = 9;
  static constexpr std::size_t kBytesOfEntry =
      sizeof(Family) + sizeof(Entry) + kFoursOfEntry * sizeof(Four) + sizeof(Head);

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
                                 .entry = {},
                                 .leader = position.leader};
    return head.family = used_families_++;
  }

  // What has served once will serve again.
  void to_front(std::uint32_t* first, std::uint32_t* link) {
    const std::uint32_t here = *link;
    *link = entries_[here].next;
    entries_[here].next = *first;
    *first = here;
  }

  void drop_superfluous(std::uint32_t& first, const Entry& entry, bool met, int fours) {
    for (std::uint32_t* link = &first; *link != 0;) {
      Entry& other = entries_[*link];
      const bool wider = met ? within(other.limit, entry.limit) : within(entry.limit, other.limit);
      if (wider && is_among(&fours_[entry.rows], &fours_[other.rows], fours)) {
        *link = other.next;
      } else {
        link = &other.next;
      }
    }
  }

  static bool is_among(const Four* a, const Four* b, int fours) {
    for (int i = 0; i < fours; ++i) {
      if ((a[i].rows & ~b[i].rows) != 0) return false;
    }
    return true;
  }

  // Presses the rows of the cards left, and returns how many fours they fill.
  int press(const Row* rows, const Beginning& position, Four* fours) const {
    int count = 0;
    places_.for_each_place(position, [&](int place, Word lane) {
      Four& four = fours[count / 4];
      if (count % 4 == 0) four.rows = 0;
      const Word row = rows[place];
      const Word columns = bits::extract(row, lane);
      four.rows |= columns << (16 * (count++ % 4));
    });
    return (count + 3) / 4;
  }
  // And back.
  void release(const Four* fours, const Beginning& position, Row* rows) const {
    int count = 0;
    places_.for_each_place(position, [&](int place, Word lane) {
      const Word columns = fours[count / 4].rows >> (16 * (count % 4)) & 0xffff;
      rows[place] = static_cast<Row>(bits::deposit(columns, lane));
      ++count;
    });
  }

  const Places& places_;
  std::uint32_t size_;
  std::unique_ptr<Family[]> families_;
  std::unique_ptr<Entry[]> entries_;
  std::unique_ptr<Four[]> fours_;
  std::vector<Head> heads_;
  std::uint32_t used_families_ = 1;
  std::uint32_t used_entries_ = 1;
  std::size_t used_fours_ = 0;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_FAMILIES_H_
