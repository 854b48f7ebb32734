// Quick tricks: those that the leader's side can take at once, without letting the others in.
//
// In each lane the leader has *tops*, cards above those of all others. The leader cashes them,
// trumps first, crosses over to a partner, and the partner cashes tops. The leader crosses over
// where the partner has tops, or where the partner is void and ruffs. Tops that outlast the others
// in their lane are followed by its lower cards.
//
// While an opponent has trumps a plain lane gives tricks for as long as the opponent must follow to
// it; trumps are drawn if the leader's tops outlast them. A player of the side who still has trumps
// needs other cards to play to the plain tricks of the side: no partner must be made to ruff there.
//
// A partner always has cards to throw off that need not be kept: there are no more tricks than
// cards in a hand. All this rests on lengths, and on the ranks of the tops that are counted.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_QUICK_TRICKS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_QUICK_TRICKS_H_

#include <algorithm>

#include "solver/search/alpha_beta/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class Traits>
class QuickTricks {
 public:
  QuickTricks(const CardTable<Traits>& cards, const Position& position)
      : cards_(cards), remaining_(position.remaining), leader_(position.leader) {}

  // Whether there are at least `enough` quick tricks. If so, sets `winning_ranks`, closed upwards.
  bool suffice(int enough, Word& winning_ranks) {
    taken_.missing = enough;
    if (has_trumps()) draw(cash(leader_, cards_.lanes() - 1));
    for (int i = 0; i < cards_.lanes(); ++i) {
      if (!is_trumps(i)) cash(leader_, i);
      if (taken_.missing == 0) return winning_ranks = taken_.rests_on, true;
    }
    for (int step = 1; step < kSeats; ++step) {
      const int seat = (leader_ + step) % kSeats;
      if (!is_ours(seat)) continue;
      const Taken leaders = taken_;
      if (are_with(seat)) return winning_ranks = taken_.rests_on, true;
      taken_ = leaders;
    }
    return false;
  }

 private:
  static constexpr int kSeats = Traits::kSeats;

  struct Taken {
    int missing;  // of the tricks that are enough
    int plain;    // plain tricks to which nobody of the side needs trumps
    Word rests_on;
  };

  bool is_ours(int seat) const { return cards_.declares(seat) == cards_.declares(leader_); }
  // Trumps are the last lane.
  bool has_trumps() const { return (remaining_ & cards_.trumps()) != 0; }
  bool is_trumps(int i) const { return (cards_.lane(i) & cards_.trumps()) != 0; }
  Word held(int seat) const { return cards_.hand(seat) & remaining_; }
  // After the leader has cashed his tops.
  int length(int seat, int i) const {
    return bits::count(held(seat) & cards_.lane(i)) - rounds_[i];
  }

  // Takes the tricks that a player can take in a lane, as far as they are missing.
  int cash(int seat, int i) {
    const Word lane = remaining_ & cards_.lane(i);
    const Word hand = cards_.hand(seat);
    Word own = lane & hand;
    for (int round = 0; round < rounds_[i]; ++round) own = bits::without_lowest(own);
    const Word others = lane & ~hand & ~cashed_;
    if (!bits::tops(own, others)) return 0;
    int longest = 0;
    int most = is_trumps(i) ? taken_.missing : std::min(taken_.missing, taken_.plain);
    for (int other = 0; other < kSeats; ++other) {
      if (other == seat) continue;
      longest = std::max(longest, length(other, i));
      if (!is_trumps(i) && may_ruff_[other]) most = std::min(most, length(other, i));
    }
    if (most <= 0) return 0;
    Word tops = others == 0 ? own : own & ~bits::below(bits::highest(others));
    const int good = bits::count(tops) >= longest ? bits::count(own) : bits::count(tops);
    const int tricks = std::min(good, most);
    while (bits::count(tops) > std::min(tricks, longest)) tops = bits::without_lowest(tops);
    if (tops != 0) taken_.rests_on |= cards_[bits::lowest(tops)].upwards;
    if (!is_trumps(i)) taken_.plain -= tricks;
    taken_.missing -= tricks;
    if (seat == leader_) {
      cashed_ |= tops;
      rounds_[i] = tricks;
    }
    return tricks;
  }

  // The leader has played `rounds` rounds of trumps.
  void draw(int rounds) {
    for (int seat = 0; seat < kSeats; ++seat) {
      const Word hand = held(seat);
      if (bits::count(hand & cards_.trumps()) <= rounds) continue;
      if (is_ours(seat)) {
        taken_.plain = std::min(taken_.plain, bits::count(hand & ~cards_.trumps()));
      } else {
        may_ruff_[seat] = true;
      }
    }
  }

  // Whether the tricks suffice if the leader crosses over to this partner.
  bool are_with(int partner) {
    int cashes = cards_.lanes();
    if (!crosses_to_tops(partner)) {
      if (!crosses_to_ruff(partner)) return false;
      --cashes;  // his trumps are one less
    }
    for (int i = 0; i < cashes && taken_.missing > 0; ++i) {
      if (i != crossing_) cash(partner, i);
    }
    return taken_.missing == 0;
  }

  bool crosses_to_tops(int partner) {
    for (int i = cards_.lanes() - 1; i >= 0; --i) {
      crossing_ = i;
      if (length(leader_, i) > 0 && cash(partner, i) > 0) return true;
    }
    return false;
  }

  // No other player may ruff: each of them must follow, or have no trumps. (After the last plain
  // trick a partner may be made to ruff as well: he takes the trick for the side, and no plain
  // trick is cashed after it.)
  bool crosses_to_ruff(int partner) {
    if (!has_trumps() || length(partner, cards_.lanes() - 1) <= 0) return false;
    for (int i = 0; i + 1 < cards_.lanes(); ++i) {
      if (length(leader_, i) <= 0 || length(partner, i) > 0) continue;
      bool disturbed = false;
      for (int seat = 0; seat < kSeats; ++seat) {
        if (seat == partner || length(seat, i) > 0) continue;
        if (is_ours(seat) || may_ruff_[seat]) disturbed = true;
      }
      if (disturbed) continue;
      crossing_ = i;
      --taken_.missing;
      --taken_.plain;
      return true;
    }
    return false;
  }

  const CardTable<Traits>& cards_;
  const Word remaining_;
  const int leader_;
  Taken taken_{.missing = 0, .plain = kMaxHand, .rests_on = 0};
  Word cashed_ = 0;             // the leader's tops,
  int rounds_[kMaxLanes] = {};  // and the tricks that he has taken in each lane
  bool may_ruff_[kSeats] = {};  // opponents with trumps
  int crossing_ = 0;            // the lane in which the leader crosses over
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_QUICK_TRICKS_H_
