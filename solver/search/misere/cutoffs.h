// Cutoffs without a search, at the beginning of a trick: the cards alone tell whether
// the remaining target will be met.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_
#define MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_

#include <algorithm>

#include "solver/search/misere/penalty_tally.h"
#include "solver/search/misere/proof.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

// Facts that the cards alone tell: the payer need not take another trick, the payer takes all of
// them, a player can run n winners.
//
// Each function adds to an empty `proof` the pairs of cards that the answer rests on.

// Whether the i-th lowest of `own` is below the i-th lowest of `against`, up to the n-th.
inline bool stays_below(Word own, Word against, int n) {
  for (; own != 0 && against != 0 && n > 0; --n) {
    if (bits::lowest(own) > bits::lowest(against)) return false;
    own = bits::without_lowest(own);
    against = bits::without_lowest(against);
  }
  return true;
}

// The most times that a lane can be led: the cards of the longest hand.
inline int rounds_of(const CardTable& cards, Word set) {
  int rounds = 0;
  for (int seat = 0; seat < cards.seats(); ++seat) {
    rounds = std::max(rounds, bits::count(cards.hand(seat) & set));
  }
  return rounds;
}

// The cards without the highest one of each hand.
inline Word without_highest(const CardTable& cards, Word set) {
  Word left = set;
  for (int seat = 0; seat < cards.seats(); ++seat) {
    const Word own = cards.hand(seat) & set;
    if (own != 0) left ^= bits::bit(bits::highest(own));
  }
  return left;
}

// All upper cards have to be above all lower ones. (The lowest upper card alone would say the same,
// but not after two of them are swapped.)
inline void rest_on_all(const CardTable& cards, Word upper, Word lower, Proof& proof) {
  const Row columns = cards.columns(lower);
  for (; upper != 0; upper = bits::without_lowest(upper)) {
    proof.add(cards[bits::lowest(upper)], columns);
  }
}

// The i-th lowest card of the others, and every higher one, has to be above the i-th lowest own
// card, up to the n-th.
inline void rest_on_pairs(const CardTable& cards, Word own, int n, Word against, Proof& proof) {
  Row below = 0;
  for (; against != 0; against = bits::without_lowest(against)) {
    if (own != 0 && n > 0) {
      below = static_cast<Row>(below | cards[bits::lowest(own)].column);
      own = bits::without_lowest(own);
      --n;
    }
    proof.add(cards[bits::lowest(against)], below);
  }
}

// The payer need take no trick any more. In a lane p1 < p2 < ... are the cards of the payer and
// c1 < c2 < ... those of all others, who can lead it r times at most. If each pi up to pr is below
// ci, the payer can play below any card led: he plays the highest p below the best card of the
// trick, and the cards left satisfy the same condition. The payer throws off the highest cards. A
// payer on lead needs a lane with a card below c1, such that the other p stay below the c
// whichever c are played to it.
inline bool escapes(const CardTable& cards, const Position& position, Proof& proof) {
  const Word hand = cards.hand(cards.payer()) & position.remaining;
  const Word others = position.remaining & ~hand;
  Word lead = position.leader == cards.payer() ? 0 : ~Word{0};  // none found yet
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & cards.lane(i);
    const Word against = others & cards.lane(i);
    if (own == 0 || against == 0) continue;
    const Word low = own & bits::below(bits::lowest(against));
    if (low == 0) return false;
    if (lead == 0) {
      const Word exit = bits::bit(bits::highest(low));
      if (stays_below(own ^ exit, without_highest(cards, against), rounds_of(cards, against) - 1)) {
        lead = exit;
        continue;
      }
    }
    if (!stays_below(own, against, rounds_of(cards, against))) return false;
  }
  if (lead == 0) return false;
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & cards.lane(i);
    const Word against = others & cards.lane(i);
    if (own == 0 || against == 0) continue;
    const bool leads = position.leader == cards.payer() && (own & lead) != 0;
    const int rounds = rounds_of(cards, against);
    if (!leads) {
      rest_on_pairs(cards, own, rounds, against, proof);
      continue;
    }
    rest_on_pairs(cards, own ^ lead, rounds - 1, without_highest(cards, against), proof);
    rest_on_all(cards, against, lead, proof);
  }
  return true;
}

// The payer need not take this trick. A payer on lead has a card below all others of its lane.
// Else, in each lane that the leader can lead, the payer has no card or one below all of the
// leader.
inline bool ducks(const CardTable& cards, const Position& position, Proof& proof) {
  const Word hand = cards.hand(cards.payer()) & position.remaining;
  const bool leads = position.leader == cards.payer();
  const Word theirs = position.remaining & (leads ? ~hand : cards.hand(position.leader));
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & cards.lane(i);
    const Word against = theirs & cards.lane(i);
    if (own == 0 || against == 0) continue;
    const int lowest = bits::lowest(own);
    const bool below = lowest < bits::lowest(against);
    if (below) rest_on_all(cards, against, bits::bit(lowest), proof);
    if (below == leads) return leads;
  }
  return !leads;
}

// The payer, on lead, takes all tricks with any card.
inline bool takes_all(const CardTable& cards, const Position& position, Proof& proof) {
  const Word hand = cards.hand(cards.payer()) & position.remaining;
  const Word others = position.remaining & ~hand;
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & cards.lane(i);
    const Word against = others & cards.lane(i);
    if (own == 0 || against == 0) continue;
    if (bits::lowest(own) < bits::highest(against)) return false;
    rest_on_all(cards, own, against, proof);
  }
  return true;
}

// The tricks that a player makes by leading winners: the cards above all others of the lane, and
// the rest of the lane where these draw all cards of the others.
inline int run_of(const CardTable& cards, const Position& position, int seat, Proof& proof) {
  const Word hand = cards.hand(seat) & position.remaining;
  const Word others = position.remaining & ~hand;
  int tricks = 0;
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & cards.lane(i);
    const Word against = others & cards.lane(i);
    if (own == 0) continue;
    const Word top = against == 0 ? own : own & ~bits::below(bits::highest(against));
    if (top == 0) continue;
    int longest = 0;
    for (int other = 0; other < cards.seats(); ++other) {
      longest = std::max(longest, bits::count(cards.hand(other) & against));
    }
    tricks += bits::count(bits::count(top) >= longest ? own : top);
    rest_on_all(cards, top, against, proof);
  }
  return tricks;
}

// Whether the payer can win the trick whatever is led: he leads, or has the best card of every
// lane that the leader can lead.
inline bool payer_wins(const CardTable& cards, const Position& position) {
  if (position.leader == cards.payer()) return true;
  for (int i = 0; i < kSuits; ++i) {
    const Word lane = position.remaining & cards.lane(i);
    if ((lane & cards.hand(position.leader)) == 0) continue;
    if ((bits::bit(bits::highest(lane)) & cards.hand(cards.payer())) == 0) return false;
  }
  return true;
}

class Cutoffs {
 public:
  Cutoffs(const CardTable& cards, const PenaltyTally& tally) : cards_(cards), tally_(tally) {}

  // Returns whether it answers the question. If so, sets `met` and `proof`.
  bool answer(const Position& position, const RemainingTarget& target, Proof& proof,
              bool& met) const {
    proof.set({});
    if (tally_.penalty().kind == Penalty::kShortfall) return by_run(position, target, proof, met);
    return by_escape(position, target, proof, met) || by_taking_all(position, target, proof, met);
  }

 private:
  bool excess() const { return tally_.penalty().kind == Penalty::kExcess; }
  // The flags of a proof that no other player sweeps.
  Word others_sweep() const { return tally_.penalty().sweep != 0 ? tally_.nobody_sweeps() : 0; }
  int smallest(const RemainingTarget& target) const {
    return excess() ? tally_.smallest(target) : counts::number(target.counts, 0);
  }

  bool by_run(const Position& position, const RemainingTarget& target, Proof& proof,
              bool& met) const;
  bool by_escape(const Position& position, const RemainingTarget& target, Proof& proof,
                 bool& met) const;
  bool by_taking_all(const Position& position, const RemainingTarget& target, Proof& proof,
                     bool& met) const;

  const CardTable& cards_;
  const PenaltyTally& tally_;
};

// The payer runs winners; or another leader does, and all other tricks fall to the payer.
inline bool Cutoffs::by_run(const Position& position, const RemainingTarget& target, Proof& proof,
                            bool& met) const {
  const int leader = position.leader;
  const bool payer_runs = payer_wins(cards_, position);
  const int number = payer_runs ? tally_.smallest(target) : counts::number(target.counts, leader);
  if (!payer_runs && number > position.tricks) return false;
  const int run = run_of(cards_, position, payer_runs ? cards_.payer() : leader, proof);
  const int limit = payer_runs ? position.tricks - 2 * run + 1 : 2 * run - position.tricks;
  met = !payer_runs;
  if (payer_runs ? number < limit : number > limit) return false;
  proof.limit = {payer_runs ? tally_.for_others(limit) : counts::only(leader, limit), 0};
  proof.leader = true;
  return true;
}

// The payer need not take a trick any more, or not all of them.
inline bool Cutoffs::by_escape(const Position& position, const RemainingTarget& target,
                               Proof& proof, bool& met) const {
  if ((others_sweep() & ~target.flags) != 0) return false;
  const int number = smallest(target);
  met = false;
  if (excess() && number >= position.tricks) {
    if (ducks(cards_, position, proof)) {
      proof.limit = {tally_.for_others(position.tricks), 0};
      proof.leader = true;
      return true;
    }
    proof.set({});
  }
  if (number <= 0 || !escapes(cards_, position, proof)) return false;
  proof.limit = {excess() ? tally_.for_others(1) : counts::of(0, 1), others_sweep()};
  return true;
}

// The payer takes every trick.
inline bool Cutoffs::by_taking_all(const Position& position, const RemainingTarget& target,
                                   Proof& proof, bool& met) const {
  if ((others_sweep() & ~target.flags) != 0) return false;
  if ((target.flags & PenaltyTally::kPayerSweeps) != 0) return false;
  if (position.leader != cards_.payer()) return false;
  proof.set({});
  if (!takes_all(cards_, position, proof)) return false;
  int who = 0;
  if (excess()) {
    const int number = smallest(target);
    while (who == cards_.payer() || counts::number(target.counts, who) != number) ++who;
  }
  const int taken = excess() ? position.tricks : tally_.left(position);
  proof.limit = {counts::only(who, taken), others_sweep()};
  return met = true;
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_
