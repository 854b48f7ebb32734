// The facts about a layout that do not change during the play, worked out once for each deal.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_CARD_TABLE_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_CARD_TABLE_H_

#include <algorithm>

#include "solver/cards/bits.h"
#include "solver/search/common/layout.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

using bits::Word;

// One card, by its bit in the layout; a cache line.
struct alignas(64) CardFacts {
  Word self;       // its bit
  Word lane;       // its lane
  Word beaten_by;  // the cards that take a trick from it
  Word upwards;    // itself and all above it in its lane
  Word length;     // what it adds to Position::lengths
  Word slot_bit;   // its bit in the cards by holder, while it can be played (transposition_table.h)
  Word frees;      // the card that lies face down under it, if one does
  std::uint8_t owner;
  std::uint8_t worth;
  std::uint8_t upside_down_worth;
  std::uint8_t height;  // above the lowest of its lane
  bool is_trump;
};

// `Traits` are the traits of a game (traits.h).
template <class Traits>
class CardTable {
 public:
  static constexpr int kSeats = Traits::kSeats;
  static constexpr bool kHasPiles = Traits::kPiles > 0;
  static constexpr int kOwnerPlanes = kSeats <= 2 ? 1 : kSeats <= 4 ? 2 : 3;

  void set(const Layout& layout, bool uses_worth);

  const CardFacts& operator[](int card) const { return facts_[card]; }
  Word hand(int seat) const { return hand_[seat]; }
  Word lane(int i) const { return lane_[i]; }
  int lanes() const { return lanes_; }
  Word trumps() const { return trumps_; }
  // The best trump of the pack if it need not follow to trumps; else none.
  Word exempt_trump() const { return exempt_trump_; }
  // The card that was called, if one was; its lane; how many cards of the lane its holder needs to
  // lead another of them.
  Word called() const { return called_; }
  Word called_lane() const { return called_lane_; }
  int to_run() const { return to_run_; }
  // Whether a trump that is too low needs a hand without another card to play; see legality.h.
  bool forced_undertrump() const { return forced_undertrump_; }
  bool declares(int seat) const { return declares_[seat]; }
  // Whether a trick that the seat wins earns the declaring side what it is worth.
  bool earns(int seat) const { return declares_[seat] != Traits::kShuns; }
  Word declaring_cards() const { return declaring_cards_; }
  int played() const { return played_; }  // in the whole deal
  // The bonus of the declaring side for winning or losing the last trick, and the most that it can
  // be.
  int last_trick(bool ours) const { return last_trick_[ours ? 1 : 0]; }
  int last_trick() const { return std::max(last_trick_[0], last_trick_[1]); }
  // Whether a trick that begins with these cards is upside down, and whether one may still come.
  bool is_upside_down(Word remaining) const {
    return Traits::kTurns && (upside_down_ >> bits::count(remaining) & 1) != 0;
  }
  bool still_turns(Word remaining) const {
    return Traits::kTurns && (upside_down_ & bits::below(bits::count(remaining) + 1)) != 0;
  }
  // These depend on the direction of a trick: the cards that beat a card, its worth, its height.
  Word beaten_by(int card, bool upside_down) const {
    if (Traits::kTurns && upside_down) return facts_[card].lane & bits::below(card);
    return facts_[card].beaten_by;
  }
  int worth_of(int card, bool upside_down) const {
    return Traits::kTurns && upside_down ? facts_[card].upside_down_worth : facts_[card].worth;
  }
  int height_of(int card, bool upside_down) const {
    if (Traits::kTurns && upside_down) return bits::count(facts_[card].upwards) - 1;
    return facts_[card].height;
  }
  bool same_worth(int a, int b) const {
    return facts_[a].worth == facts_[b].worth &&
           (!Traits::kTurns || facts_[a].upside_down_worth == facts_[b].upside_down_worth);
  }
  // The card has a side effect, so it is never equivalent to another.
  bool has_side_effect(int card) const { return (with_side_effects() & facts_[card].self) != 0; }
  // All such cards.
  Word with_side_effects() const {
    return (kHasPiles ? covers_ : 0) | (Traits::kExemptTrump ? exempt_trump_ : 0);
  }
  bool frees_another(int card) const { return kHasPiles && facts_[card].frees != 0; }
  // Whether a card may have another worth in a trick that is upside down.
  bool worth_turns() const { return Traits::kTurns && worth_turns_; }
  int card_at_slot(int slot) const { return card_at_slot_[slot]; }
  Word owner_plane(int plane) const { return owner_plane_[plane]; }
  // The cards of second hands.
  Word second() const { return second_; }
  // The cards that lie on others as dealt.
  Word covers() const { return covers_; }

  // The card points of a set of cards; the most that they can be if worths turn.
  int worth(Word cards) const {
    int sum = 0;
    for (int i = 0; i < levels_; ++i) sum += level_[i].step * bits::count(cards & level_[i].cards);
    return sum;
  }

  // A card is worth the sum of the steps of the levels that it reaches: an ace of 11 points reaches
  // 2, 3, 4, 10 and 11, which are steps of 2, 1, 1, 6 and 1.
  struct Level {
    int step;
    Word cards;
    Word slots;
  };
  // Levels that no card reaches have steps of 0: the number is known to the compiler.
  const Level (&all_levels() const)[Traits::kWorthLevels] { return level_; }

  // `cards` and all above them in their lanes.
  Word close_upwards(Word cards) const {
    Word closed = 0;
    for (int i = 0; i < lanes_; ++i) closed |= lane_[i] & bits::from_lowest(cards & lane_[i]);
    return closed;
  }

 private:
  void set_lengths(const Layout& layout);
  void set_facts(const Layout& layout);
  void set_piles(const Layout& layout, int slot);
  void set_levels(const Layout& layout);

  CardFacts facts_[kMaxCards];
  Word hand_[kSeats];
  Word lane_[kMaxLanes];
  Word length_[kSeats][kMaxLanes];  // what a card of a holder and lane adds to Position::lengths
  Word exempt_trump_is_left_;       // what the exempt trump adds besides
  Word owner_plane_[kOwnerPlanes];
  Word trumps_;
  Word second_;
  Word exempt_trump_;
  Word called_;
  Word called_lane_;
  Word covers_;
  Word upside_down_;
  Word declaring_cards_;
  Level level_[Traits::kWorthLevels];
  int levels_;
  int lanes_;
  int played_;
  int last_trick_[2];
  int to_run_;
  bool worth_turns_;
  bool forced_undertrump_;
  bool declares_[kSeats];  // GCC 12.2 makes wrong code where two bits of a mask are compared
  std::uint8_t card_at_slot_[kMaxCards];
};

template <class Traits>
void CardTable<Traits>::set(const Layout& layout, bool uses_worth) {
  *this = {};
  played_ = layout.played;
  lanes_ = layout.lanes;
  trumps_ = layout.trumps;
  second_ = layout.second;
  upside_down_ = layout.upside_down;
  for (int i = 0; i < lanes_; ++i) lane_[i] = layout.lane[i];
  if (Traits::kExemptTrump) exempt_trump_ = layout.best_trump;
  forced_undertrump_ = layout.forced_undertrump;
  if (Traits::kCalledCard && layout.called != 0) {
    called_ = layout.called;
    to_run_ = layout.to_run;
    for (int i = 0; i < lanes_; ++i) {
      if ((lane_[i] & called_) != 0) called_lane_ = lane_[i];
    }
  }
  for (int i = 0; i < layout.piles; ++i) covers_ |= bits::bit(layout.up[i]);
  set_lengths(layout);
  set_facts(layout);
  if (!uses_worth) return;
  set_levels(layout);
  last_trick_[0] = layout.last_trick[0];
  last_trick_[1] = layout.last_trick[1];
}

// The lengths are the digits of one number, whose base is beyond any of them. All hands are equally
// long, so the last lane needs no digits: one digit for the length of a hand says the same.
template <class Traits>
void CardTable<Traits>::set_lengths(const Layout& layout) {
  int most = 0;
  for (int i = 0; i < lanes_; ++i) most = std::max(most, bits::count(lane_[i]));
  const auto base = static_cast<Word>(std::min(most, layout.played / kSeats) + 1);
  Word digit = 1;
  for (int seat = 0; seat < kSeats; ++seat) {
    for (int i = 0; i + 1 < lanes_; ++i, digit *= base) length_[seat][i] = digit;
  }
  for (int i = 0; i < lanes_; ++i) length_[0][i] += digit;
  exempt_trump_is_left_ = digit * static_cast<Word>(layout.played / kSeats + 1);
}

template <class Traits>
void CardTable<Traits>::set_facts(const Layout& layout) {
  int slot = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    hand_[seat] = layout.hand[seat];
    declares_[seat] = (layout.declaring >> seat & 1) != 0;
    if (declares_[seat]) declaring_cards_ |= hand_[seat];
    for (int i = 0; i < lanes_; ++i) {
      const Word lane = lane_[i];
      for (Word left = hand_[seat] & lane; left != 0; left = bits::without_lowest(left)) {
        const int card = bits::lowest(left);
        const Word upwards = lane & ~bits::below(card);
        facts_[card] = {
            .self = bits::bit(card),
            .lane = lane,
            .beaten_by = (upwards & ~bits::bit(card)) | ((lane & trumps_) != 0 ? 0 : trumps_),
            .upwards = upwards,
            .length =
                length_[seat][i] + ((exempt_trump_ >> card & 1) != 0 ? exempt_trump_is_left_ : 0),
            .slot_bit = 0,
            .frees = 0,
            .owner = static_cast<std::uint8_t>(seat),
            .worth = layout.worth[card],
            .upside_down_worth = layout.upside_down_worth[card],
            .height = static_cast<std::uint8_t>(card - bits::lowest(lane)),
            .is_trump = (lane & trumps_) != 0,
        };
        for (int plane = 0; plane < kOwnerPlanes; ++plane) {
          if ((seat >> plane & 1) != 0) owner_plane_[plane] |= bits::bit(card);
        }
        if ((covers_ & bits::bit(card)) != 0) continue;
        facts_[card].slot_bit = bits::bit(slot);
        card_at_slot_[slot++] = static_cast<std::uint8_t>(card);
      }
    }
  }
  if constexpr (kHasPiles) set_piles(layout, slot);
}

// The slots of cards that lie on others come last.
template <class Traits>
void CardTable<Traits>::set_piles(const Layout& layout, int slot) {
  constexpr int kFirstBit = 64 - kSeats * Traits::kPiles;  // far above the digits of two hands
  for (int i = 0; i < layout.piles; ++i) {
    CardFacts& up = facts_[layout.up[i]];
    up.frees = bits::bit(layout.down[i]);
    up.length |= bits::bit(kFirstBit + i);
    up.slot_bit = bits::bit(slot);
    card_at_slot_[slot++] = layout.up[i];
  }
}

template <class Traits>
void CardTable<Traits>::set_levels(const Layout& layout) {
  std::uint8_t most[kMaxCards];
  for (int card = 0; card < layout.cards; ++card) {
    most[card] = std::max(layout.worth[card], layout.upside_down_worth[card]);
    worth_turns_ |= layout.worth[card] != layout.upside_down_worth[card];
  }
  for (int reached = 0; levels_ < Traits::kWorthLevels;) {
    int next = 0;
    for (int card = 0; card < layout.cards; ++card) {
      const int worth = most[card];
      if (worth > reached && (next == 0 || worth < next)) next = worth;
    }
    if (next == 0) return;
    Level& level = level_[levels_++];
    level.step = next - reached;
    for (int card = 0; card < layout.cards; ++card) {
      if (most[card] < next) continue;
      level.cards |= bits::bit(card);
      level.slots |= facts_[card].slot_bit;
    }
    reached = next;
  }
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_CARD_TABLE_H_
