// The cards of a deal in which tricks are shunned, worked out once for each deal.
//
// Beside its bit in the layout, which tells its rank, a card has a *place*, which tells whose it
// is: lane after lane, in each the cards by holder, then by rank. Two positions in which every hand
// has as many cards of each lane have the same places when those of the cards left are pressed
// together: the i-th lowest heart of seat 3 is the same place in both.
//
//     bit      12 11 10  9  8 ...        rank     A  K  Q  J  T ...     of hearts
//     holder    3  1  3  2  1 ...        place   10  4  9  7  3 ...
//
// Which card of a lane is above which is a matrix, a row of bits for each place. A place within its
// lane is a *column*.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_CARD_TABLE_H_
#define MATADOR_SOLVER_SEARCH_MISERE_CARD_TABLE_H_

#include "solver/cards/bits.h"
#include "solver/search/common/layout.h"

namespace matador::search {
inline namespace MATADOR_ISA {

using bits::Word;

using Row = std::uint16_t;  // columns
inline constexpr int kSuits = 4;
inline constexpr int kRows = 56;  // 52 and a few, for whole registers

// One card, by its bit in the layout; a cache line.
struct alignas(64) PlacedCard {
  Word self;
  Word lane;
  Word place_bit;
  Word length[2];  // what it adds to Beginning::length
  std::uint8_t owner;
  std::uint8_t place;
  std::uint8_t lane_start;  // the first place of its lane, and the one after its last
  std::uint8_t lane_end;
  Row column;
};

// The beginning of a trick. While it is played, its cards still count as remaining.
struct Beginning {
  Word remaining;
  Word places;
  Word length[2];  // four bits for each hand and lane
  int leader;
  int tricks;  // still to be played
};

// A trick in progress. The best card and who played it are nothing while it is empty.
struct ShunnedTrick {
  Word cards;
  Word lane;  // that was led
  int placed;
  int best;
  int winner;
  int victims_card;  // -1 while he has not played
};

class Places {
 public:
  void set(const Layout& layout, int seats);

  const PlacedCard& operator[](int card) const { return cards_[card]; }
  int card_at(int place) const { return card_at_[place]; }
  int seats() const { return seats_; }
  int victim() const { return victim_; }
  int played() const { return played_; }  // cards in the whole deal
  Word hand(int seat) const { return hand_[seat]; }
  Word lane(int i) const { return lane_[i]; }
  // The cards that count: clubs, queens, the king of spades. Nothing where tricks do.
  Word special() const { return special_; }
  // Which of the cards left count, by pressed places.
  Word special_places(const Beginning& position) const {
    return bits::extract(special_places_, position.places);
  }
  int after(int seat) const { return seat + 1 == seats_ ? 0 : seat + 1; }

  // By place: the cards of other players in the lane that are lower.
  const Row* lower() const { return lower_; }
  // The columns of cards of one lane.
  Row columns(Word cards) const {
    Word columns = 0;
    for (; cards != 0; cards = bits::without_lowest(cards)) {
      columns |= cards_[bits::lowest(cards)].column;
    }
    return static_cast<Row>(columns);
  }

  ShunnedTrick with(const ShunnedTrick& trick, int card, int seat) const;
  Beginning after_trick(const Beginning& position, const ShunnedTrick& trick) const;

  // Calls visit(place, columns of the lane that are left) for each place that is left, in order.
  template <class Visit>
  void for_each_place(const Beginning& position, const Visit& visit) const {
    for (Word left = position.places; left != 0;) {
      const PlacedCard& first = cards_[card_at_[bits::lowest(left)]];
      const Word lane = left & bits::below(first.lane_end);
      left ^= lane;
      for (Word in_lane = lane; in_lane != 0; in_lane = bits::without_lowest(in_lane)) {
        visit(bits::lowest(in_lane), lane >> first.lane_start);
      }
    }
  }

 private:
  PlacedCard cards_[kMaxCards];
  Word hand_[kMaxSeats];
  Word lane_[kSuits];
  Word special_;
  Word special_places_;
  int seats_;
  int victim_;
  int played_;
  std::uint8_t card_at_[kMaxCards];
  Row lower_[kRows];
};

inline void Places::set(const Layout& layout, int seats) {
  *this = {};
  seats_ = seats;
  played_ = layout.played;
  while ((layout.declaring >> victim_ & 1) != 0) ++victim_;
  for (int seat = 0; seat < seats; ++seat) hand_[seat] = layout.hand[seat];
  int place = 0;
  for (int i = 0; i < layout.lanes; ++i) {
    lane_[i] = layout.lane[i];
    const int start = place;
    for (int seat = 0; seat < seats; ++seat) {
      for (Word left = hand_[seat] & lane_[i]; left != 0; left = bits::without_lowest(left)) {
        const int card = bits::lowest(left);
        PlacedCard& placed = cards_[card];
        placed.self = bits::bit(card);
        placed.lane = lane_[i];
        placed.place_bit = bits::bit(place);
        placed.length[i / 2] = bits::bit(32 * (i % 2) + 4 * seat);
        placed.owner = static_cast<std::uint8_t>(seat);
        placed.place = static_cast<std::uint8_t>(place);
        placed.lane_start = static_cast<std::uint8_t>(start);
        placed.lane_end = static_cast<std::uint8_t>(start + bits::count(lane_[i]));
        placed.column = static_cast<Row>(1 << (place - start));
        if (layout.worth[card] != 0) special_ |= placed.self;
        if (layout.worth[card] != 0) special_places_ |= placed.place_bit;
        card_at_[place++] = static_cast<std::uint8_t>(card);
      }
    }
  }
  for (int card = 0; card < layout.cards; ++card) {
    const PlacedCard& upper = cards_[card];
    const Word below = upper.lane & bits::below(card) & ~hand_[upper.owner];
    lower_[upper.place] = columns(below);
  }
}

inline ShunnedTrick Places::with(const ShunnedTrick& trick, int card, int seat) const {
  const PlacedCard& placed = cards_[card];
  const bool leads = trick.placed == 0;
  const bool wins = leads || ((placed.self & trick.lane) != 0 && card > trick.best);
  return {.cards = trick.cards | placed.self,
          .lane = leads ? placed.lane : trick.lane,
          .placed = trick.placed + 1,
          .best = wins ? card : trick.best,
          .winner = wins ? seat : trick.winner,
          .victims_card = seat == victim_ ? card : trick.victims_card};
}

inline Beginning Places::after_trick(const Beginning& position, const ShunnedTrick& trick) const {
  Beginning next = position;
  next.remaining ^= trick.cards;
  next.leader = trick.winner;
  --next.tricks;
  for (Word left = trick.cards; left != 0; left = bits::without_lowest(left)) {
    const PlacedCard& card = cards_[bits::lowest(left)];
    next.places ^= card.place_bit;
    next.length[0] -= card.length[0];
    next.length[1] -= card.length[1];
  }
  return next;
}

inline constexpr ShunnedTrick kEmptyTrick{
    .cards = 0, .lane = 0, .placed = 0, .best = 0, .winner = 0, .victims_card = -1};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_CARD_TABLE_H_
