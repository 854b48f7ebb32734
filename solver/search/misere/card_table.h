// The cards of a misère deal, worked out once for each deal.
//
// The bit of a card in the layout tells its rank. Its *slot* tells whose it is: slots go by lane,
// then by holder, then by rank. Press together the slots of the cards left: positions with equal
// lengths have the same slots. The i-th lowest heart of seat 3 is the same slot in all of them.
//
//     bit      12 11 10  9  8 ...        rank     A  K  Q  J  T ...     of hearts
//     holder    3  1  3  2  1 ...        slot    10  4  9  7  3 ...
//
// A matrix with a row of bits for each slot says which card of a lane is above which. A *column* is
// a slot within its lane.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_CARD_TABLE_H_
#define MATADOR_SOLVER_SEARCH_MISERE_CARD_TABLE_H_

#include "solver/cards/bits.h"
#include "solver/search/common/layout.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

using bits::Word;

using Row = std::uint16_t;  // columns
inline constexpr int kSuits = 4;
inline constexpr int kLaneSlots = 16;  // slots of a lane
inline constexpr int kRows = kSuits * kLaneSlots;

// One card, by its bit in the layout; a cache line.
struct alignas(64) CardFacts {
  Word self;
  Word lane;
  Word slot_bit;
  Word length[2];  // what it adds to Position::length
  std::uint8_t owner;
  std::uint8_t slot;
  std::uint8_t lane_start;  // the first slot of its lane
  Row column;
};

class CardTable {
 public:
  void set(const Layout& layout, int seats);

  const CardFacts& operator[](int card) const { return facts_[card]; }
  int card_at_slot(int slot) const { return card_at_slot_[slot]; }
  int seats() const { return seats_; }
  int payer() const { return payer_; }
  int played() const { return played_; }  // cards in the whole deal
  Word hand(int seat) const { return hand_[seat]; }
  Word lane(int i) const { return lane_[i]; }
  // The cards that count; none if tricks count.
  Word special() const { return special_; }
  // The cards left that count, as pressed slots.
  Word special_slots(Word slots) const { return bits::extract(special_slots_, slots); }
  int after(int seat) const { return seat + 1 == seats_ ? 0 : seat + 1; }

  // The cards of other players that are lower in the lane, a row for each slot.
  const Row* lower() const { return lower_; }
  // The columns of cards of one lane.
  Row columns(Word cards) const {
    Word columns = 0;
    for (; cards != 0; cards = bits::without_lowest(cards)) {
      columns |= facts_[bits::lowest(cards)].column;
    }
    return static_cast<Row>(columns);
  }

 private:
  CardFacts facts_[kMaxCards];
  Word hand_[kMaxSeats];
  Word lane_[kSuits];
  Word special_;
  Word special_slots_;
  int seats_;
  int payer_;
  int played_;
  std::uint8_t card_at_slot_[kRows];
  Row lower_[kRows];
};

inline void CardTable::set(const Layout& layout, int seats) {
  *this = {};
  seats_ = seats;
  played_ = layout.played;
  while ((layout.declaring >> payer_ & 1) != 0) ++payer_;
  for (int seat = 0; seat < seats; ++seat) hand_[seat] = layout.hand[seat];
  for (int i = 0; i < layout.lanes; ++i) {
    lane_[i] = layout.lane[i];
    const int start = kLaneSlots * i;
    int slot = start;
    for (int seat = 0; seat < seats; ++seat) {
      for (Word left = hand_[seat] & lane_[i]; left != 0; left = bits::without_lowest(left)) {
        const int card = bits::lowest(left);
        CardFacts& facts = facts_[card];
        facts.self = bits::bit(card);
        facts.lane = lane_[i];
        facts.slot_bit = bits::bit(slot);
        facts.length[i / 2] = bits::bit(32 * (i % 2) + 4 * seat);
        facts.owner = static_cast<std::uint8_t>(seat);
        facts.slot = static_cast<std::uint8_t>(slot);
        facts.lane_start = static_cast<std::uint8_t>(start);
        facts.column = static_cast<Row>(1 << (slot - start));
        if (layout.worth[card] != 0) special_ |= facts.self;
        if (layout.worth[card] != 0) special_slots_ |= facts.slot_bit;
        card_at_slot_[slot++] = static_cast<std::uint8_t>(card);
      }
    }
  }
  for (int card = 0; card < layout.cards; ++card) {
    const CardFacts& upper = facts_[card];
    const Word below = upper.lane & bits::below(card) & ~hand_[upper.owner];
    lower_[upper.slot] = columns(below);
  }
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_CARD_TABLE_H_
