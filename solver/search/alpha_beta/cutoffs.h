// Cutoffs without a search, at the beginning of a trick. Each returns a bound if it answers the
// question, and sets the proof of the bound; else kNone.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_CUTOFFS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_CUTOFFS_H_

#include <algorithm>

#include "solver/search/alpha_beta/position.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// Sure tricks: those that the trumps of a side must bring it, whatever is played.
//
// Count the trumps from the top down to some rank: `own` of one side, `against` of the other. Let
// the longer hand of two partners have `longest` trumps, high and low. The side has at least
// min(own, longest) - against tricks. Its partners play a trump only if they must; one of them then
// plays a counted one if they can, but never both if one is enough. In a trick in which the side
//
//   - plays no trump, none of the numbers gets worse;
//   - plays a counted trump, both numbers of the minimum fall by one at most: where each partner
//     must play one, they have counted trumps alone, so `own` is more than `longest`, and may fall
//     by two. The side takes the trick, or the others take it with a counted trump;
//   - plays low trumps alone, the minimum stays: whoever played one has no counted trump. They are
//     all with his partner, and no more than that hand is long.
//
// More than two partners could lose more counted trumps in a trick; then those of one hand count,
// which are played to different tricks. So they do where a player may be made to trump, or not to,
// and where cards lie face down.
//
// The best trump of a player is good for one trick also if all higher ones are of the opponent
// before him, and he has as many low ones besides. He plays low if that opponent plays a higher
// one, else high if he must play a trump at all. Only if he had to lead trumps would he play first:
// so he is not on lead, or has another card to lead. Where he comes to lead later, his side has had
// its trick.
//
// All this rests on lengths, and on the ranks of the trumps that are counted.
template <class Traits>
class SureTricks {
 public:
  SureTricks(const CardTable<Traits>& cards, const Position& position)
      : cards_(cards),
        playable_(Traits::kSecondHands ? position.playable() : position.remaining),
        trumps_(playable_ & cards.trumps()),
        leader_(position.leader) {}

  // The highest trump down to which its side has enough sure tricks; -1 if there is none.
  int enough(int for_declarers, int for_defenders) const {
    const Word declaring = cards_.declaring_cards();
    if (bits::count(trumps_ & declaring) < for_declarers &&
        bits::count(trumps_ & ~declaring) < for_defenders) {
      return -1;
    }
    for (Word left = trumps_; left != 0;) {
      const int card = bits::highest(left);
      left ^= bits::bit(card);
      const Word counted = trumps_ & ~left;
      const bool declares = (declaring >> card & 1) != 0;
      const int missing = declares ? for_declarers : for_defenders;
      const Word own = counted & (declares ? declaring : ~declaring);
      const int against = bits::count(counted ^ own);
      if (bits::count(own) - against >= missing &&
          most_tricks(own, declares, cards_[card].owner) - against >= missing) {
        return card;
      }
      if (missing == 1 && own == bits::bit(card) && lies_behind(counted ^ own, card)) return card;
    }
    return -1;
  }

 private:
  static constexpr bool kRuffsFreely =
      !Traits::kFreeTrumping && !Traits::kSecondHands && Traits::kPiles == 0;

  // The tricks that the counted trumps of a side can take if nobody beats them.
  int most_tricks(Word own, bool declares, int owner) const {
    int players = 0;
    int longest = 0;
    for (int seat = 0; seat < Traits::kSeats; ++seat) {
      if (cards_.declares(seat) != declares) continue;
      ++players;
      longest = std::max(longest, bits::count(trumps_ & cards_.hand(seat)));
    }
    if (!kRuffsFreely || players > 2) return bits::count(own & cards_.hand(owner));
    return std::min(bits::count(own), longest);
  }

  // Whether the higher trumps are of the opponent who plays before the owner of the card, and he
  // can wait for them to fall.
  bool lies_behind(Word higher, int card) const {
    if (!kRuffsFreely) return false;
    const int owner = cards_[card].owner;
    if ((higher & ~cards_.hand((owner + Traits::kSeats - 1) % Traits::kSeats)) != 0) return false;
    const Word hand = playable_ & cards_.hand(owner);
    return bits::count(hand & trumps_) > bits::count(higher) &&
           (owner != leader_ || (hand & ~trumps_) != 0);
  }

  const CardTable<Traits>& cards_;
  const Word playable_;
  const Word trumps_;
  const int leader_;
};

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

// A later trick: one that the side on lead must lose sooner or later.
//
// A side without trumps wins in a lane only if it has the top card there, and then at most as many
// tricks as the longest of its hands has cards. When these are played, the side has to lead another
// lane, and the holder of the top card there wins. The holder only needs to have kept that card,
// and can throw off other cards for as long as there are more than top cards.
//
// This rests on lengths, and on the ranks of those top cards. Where the side has the top card no
// rank matters: if an opponent had it, the side would have a trick less at least, and the opponent
// one top card more to keep.

// Whether the leader's side must lose a trick. If so, sets `winning_ranks`.
template <class Traits>
bool must_lose_a_trick(const CardTable<Traits>& cards, const Position& position,
                       Word& winning_ranks) {
  const bool declarer = cards.declares(position.leader);
  const Word declaring = cards.declaring_cards();
  const Word side = position.remaining & (declarer ? declaring : ~declaring);
  if ((side & cards.trumps()) != 0) return false;
  int own = 0;                    // tricks in lanes of which it has the top
  int kept[Traits::kSeats] = {};  // tops of the others
  Word tops = 0;
  for (int i = 0; i < cards.lanes(); ++i) {
    const Word lane = cards.lane(i) & position.remaining;
    const Word ours = lane & side;
    if (ours == 0) continue;
    const CardFacts& top = cards[bits::highest(lane)];
    if ((top.self & side) == 0) {
      ++kept[top.owner];
      tops |= top.upwards;
      continue;
    }
    int longest = 0;
    for (int seat = 0; seat < Traits::kSeats; ++seat) {
      longest = std::max(longest, bits::count(ours & cards.hand(seat)));
    }
    own += longest;
  }
  const int most_kept = *std::max_element(kept, kept + Traits::kSeats);
  if (position.left < own + std::max(most_kept, 1)) return false;
  winning_ranks = tops;
  return true;
}

// A lead that the other side takes, and enough tricks after it.
//
// The holder of the top card of the lane that is led can take the trick, unless a player who is
// void there has trumps; the holder is then on lead and takes quick tricks. They are the quick
// tricks of a holder who leads that lane, the top card first. If their count does not use that top
// card, the top card replaces one that it uses: it costs the partners no more cards, and no player
// who could ruff gets void in a lane by it.
//
// This rests on lengths, on the rank of that top card, and on the proof of the quick tricks.

// Whether the other side takes at least `enough` tricks after the lead of this lane. If so, sets
// `winning_ranks`, closed upwards.
template <class Traits>
bool lead_is_taken(const CardTable<Traits>& cards, const Position& position, Word lane, int enough,
                   Word& winning_ranks) {
  const Word led = lane & position.remaining;
  const CardFacts& top = cards[bits::highest(led)];
  if (cards.declares(top.owner) == cards.declares(position.leader)) return false;
  const Word trumps = position.remaining & cards.trumps();
  for (int seat = 0; seat < Traits::kSeats; ++seat) {
    const Word hand = cards.hand(seat);
    if ((hand & led) == 0 && (hand & trumps) != 0) return false;
  }
  Position taken = position;
  taken.leader = top.owner;
  if (!QuickTricks<Traits>(cards, taken).suffice(enough, winning_ranks)) return false;
  winning_ranks |= top.upwards;
  return true;
}

// The claim: the leader can take every trick that is left by leading winners.
//
// The leader first draws the trumps of all others. That takes as many top trumps as the longest of
// their hands has trumps. Then each lane of the leader must be good: all its cards are above all
// cards of the others, or it has as many cards on top as any other player has cards there. While
// the order still turns, the others must have no card there at all. A face-down card can neither be
// led nor drawn yet. The claim rests on the lowest of those top cards.
template <class Traits>
bool claims(const CardTable<Traits>& cards, const Position& position, Word& winning_ranks) {
  const Word hand = cards.hand(position.leader) & position.remaining;
  const Word others = position.remaining & ~hand;
  Word rests_on = 0;
  for (int i = cards.lanes() - 1; i >= 0; --i) {
    const Word lane = cards.lane(i);
    const Word own = hand & lane;
    const Word against = others & lane;
    if (against == 0 || (own == 0 && (lane & cards.trumps()) == 0)) continue;
    if (cards.still_turns(position.remaining)) return false;
    const Word top = own & ~bits::below(bits::highest(against));
    if (top == 0) return false;
    if (top != own || (lane & cards.trumps()) != 0) {
      if ((against & position.covered) != 0) return false;
      const int rounds = bits::count(top & ~position.covered);
      for (int step = 1; step < Traits::kSeats; ++step) {
        const int seat = (position.leader + step) % Traits::kSeats;
        if (bits::count(cards.hand(seat) & against) > rounds) return false;
      }
    }
    rests_on |= cards[bits::lowest(top)].upwards;
  }
  winning_ranks = rests_on;
  return true;
}

template <class Traits, class Goal>
class Cutoffs {
 public:
  static constexpr int kNone = -1;

  // `uncounted`: of the tricks at the end of the deal, those that earn nothing.
  Cutoffs(const CardTable<Traits>& cards, std::uint32_t techniques, int uncounted)
      : cards_(cards), techniques_(techniques), uncounted_(uncounted) {}

  // Sure-trick cutoff.
  int by_sure_tricks(const Position& position, int target, Proof& proof) const {
    if (Goal::kUsesWorth || !on(Technique::kSureTricks)) return kNone;
    const int never = Goal::kSolo ? kMaxHand : 0;  // the vol takes more than trumps
    const int trump =
        SureTricks<Traits>(cards_, position)
            .enough(target + uncounted_ + never, position.left - target + 1 + uncounted_);
    if (trump < 0) return kNone;
    proof = {cards_[trump].upwards, 0, 0};
    return cards_.declares(cards_[trump].owner) ? target : target - 1;
  }

  // Quick-trick cutoff for the leader's side, later-trick cutoff for the other side.
  int by_quick_or_later_tricks(const Position& position, int target, Proof& proof) const {
    if constexpr (kPlainTricks) {
      if (is_bound<Traits>(position)) return kNone;
      const bool ours = cards_.declares(position.leader);
      const int enough = enough_for(ours, position, target);
      if (on(Technique::kQuickTricks) &&
          QuickTricks<Traits>(cards_, position).suffice(enough, proof.winning_ranks)) {
        proof.always = proof.ever = 0;
        return of_declarer(ours, position, enough);
      }
      if (on(Technique::kLaterTricks) && enough == position.left &&
          must_lose_a_trick(cards_, position, proof.winning_ranks)) {
        proof.always = proof.ever = 0;
        return of_declarer(!ours, position, 1);
      }
    }
    return kNone;
  }

  // Claim: the leader takes all remaining tricks.
  int by_claim(const Position& position, Proof& proof) const {
    if (Traits::kShuns) return kNone;  // he could, but wants none
    if (!on(Technique::kClaim) || cards_.worth_turns()) return kNone;
    if (kPlainTricks && on(Technique::kQuickTricks)) return kNone;  // which are at least as many
    if (!claims(cards_, position, proof.winning_ranks)) return kNone;
    const bool ours = cards_.declares(position.leader);
    proof.always = proof.ever = ours ? position.slots : 0;
    return all_the_rest(cards_, position, ours);
  }

  // The other side takes a trick to which this lane is led, and has enough quick tricks after it.
  int by_taken_lead(const Position& position, Word lane, int target, Proof& proof) const {
    if constexpr (kPlainTricks) {
      if (is_bound<Traits>(position)) return kNone;
      const bool others = !cards_.declares(position.leader);
      const int enough = enough_for(others, position, target);
      if (on(Technique::kQuickTricks) &&
          lead_is_taken(cards_, position, lane, enough, proof.winning_ranks)) {
        proof.always = proof.ever = 0;
        return of_declarer(others, position, enough);
      }
    }
    return kNone;
  }

 private:
  // Quick and later tricks need: tricks are counted, all cards of a hand can be played, and
  // following suit is the only rule. (So nobody is bound to a called card.)
  static constexpr bool kPlainTricks = !Goal::kUsesWorth && !Goal::kSolo &&
                                       !Traits::kFreeTrumping && !Traits::kSecondHands &&
                                       !Traits::kTurns && Traits::kPiles == 0;

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  // The tricks that answer the question for a side; and the winnings of the declaring side if a
  // side gets that number of the remaining tricks.
  static int enough_for(bool declaring, const Position& position, int target) {
    return declaring ? target : position.left - target + 1;
  }
  static int of_declarer(bool declaring, const Position& position, int tricks) {
    return declaring ? tricks : position.left - tricks;
  }

  const CardTable<Traits>& cards_;
  std::uint32_t techniques_;
  int uncounted_;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_CUTOFFS_H_
