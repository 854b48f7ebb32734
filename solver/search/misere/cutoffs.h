// What the payer is charged for, and cutoffs without a search, at the beginning of a trick: the
// cards alone tell whether the remaining target will be met.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_
#define MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_

#include <algorithm>

#include "solver/cards/bits.h"
#include "solver/search/common/engine.h"
#include "solver/search/misere/position.h"
#include "solver/search/misere/proof.h"
#include "solver/search/misere/remaining_target.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

// ---- Penalty tally ------------------------------------------------------------------------------
// What the payer must still be charged at a root position, how a trick changes that, and when it is
// certain whether the remaining target will be met.

// The cards or tricks that cost the payer. A game sets a penalty for each of its goals.
struct Penalty {
  enum Kind {
    kExcess,             // the payer's tricks less the fewest of any player
    kShortfall,          // the most tricks of any player less the payer's
    kTricks,             // the payer's tricks
    kCards,              // cards that count (Layout::worth) in the payer's tricks
    kFirstAndLastTrick,  // 1 for each of the two
  };

  Kind kind;
  // With kCards, a player who takes all cards that count pays nothing, and each other player pays
  // `sweep`. 0: there is no such rule.
  int sweep = 0;

  // Whether the tricks of the payer are compared with those of the other players.
  bool compares() const { return kind == kExcess || kind == kShortfall; }
};

// The effect of a trick on a remaining target. One addition changes all bytes of the counts. Four
// players, seat 2 the payer, the penalty an excess: a trick of the payer brings all differences
// nearer, a trick of another player sets back one of them.
//
//     byte                          0    1    2    3
//     counts                       43    0   44   44      3 tricks over seat 1, 4 over 3 and 4
//     the payer takes a trick      42    0   43   43      counts::less of 1, 0, 1, 1
//     seat 3 takes the next one    42    0   44   43      plus 0, 0, 1, 0
//
struct Step {
  Word counts;   // is added
  Word set;      // flags that it sets
  Word cleared;  // and clears
  bool exact;    // it matters which of the others wins, not only that the payer does not

  RemainingTarget after(const RemainingTarget& target) const {
    return {target.counts + counts, (target.flags | set) & ~cleared};
  }
  // The limit before the trick from that after it.
  RemainingTarget before(const RemainingTarget& limit, bool met) const {
    return {limit.counts - counts, met ? limit.flags | cleared : limit.flags & ~set};
  }
};

// Whether the remaining target is met, if that is known, and up to which limit it would be the
// same.
struct Verdict {
  bool known;
  bool met;
  RemainingTarget limit;
};

class PenaltyTally {
 public:
  PenaltyTally(const Penalty& penalty, const CardTable& cards) : penalty_(penalty), cards_(cards) {}

  const Penalty& penalty() const { return penalty_; }
  // If a sweep counts: the payer has taken all cards so far, so that nobody else can sweep.
  static constexpr Word kPayerSweeps = 0x100;
  Word nobody_sweeps() const { return bits::below(cards_.seats()) & ~bits::bit(cards_.payer()); }

  int most() const;  // that the payer can get
  RemainingTarget remaining_target(const RootPosition& root_position, int target) const;
  Step step(const Position& position, const OpenTrick& trick) const;
  Verdict verdict(const Position& position, const RemainingTarget& target) const;

  // The number of tricks or cards still to be taken, if those of the payer are counted.
  int left(const Position& position) const {
    switch (penalty_.kind) {
      case Penalty::kTricks:
        return position.tricks;
      case Penalty::kFirstAndLastTrick:
        return (is_first(position) ? 1 : 0) + (position.tricks > 0 ? 1 : 0);
      default:
        return bits::count(position.remaining & cards_.special());
    }
  }
  // `number` for each other player.
  Word for_others(int number) const {
    Word counts = 0;
    for (int q = 0; q < cards_.seats(); ++q) {
      if (q != cards_.payer()) counts |= counts::of(q, number);
    }
    return counts;
  }
  // The smallest number of another player.
  int smallest(const RemainingTarget& target) const {
    int smallest = counts::kBias;
    for (int q = 0; q < cards_.seats(); ++q) {
      if (q != cards_.payer()) smallest = std::min(smallest, counts::number(target.counts, q));
    }
    return smallest;
  }

  // The interval that answers a question about `target`; the limit of the proof may narrow it.
  Interval interval(int target, const RemainingTarget& wanted, const RemainingTarget& limit,
                    bool met) const;

 private:
  bool is_first(const Position& position) const {
    return position.tricks > 0 && bits::count(position.remaining) == cards_.played();
  }
  Word sweep_flags(const RootPosition& root_position, int target) const;
  Verdict verdict_of_comparison(const Position& position, const RemainingTarget& target) const;
  Verdict verdict_with_sweep(const Position& position, const RemainingTarget& target) const;

  Penalty penalty_;
  const CardTable& cards_;
};

inline int PenaltyTally::most() const {
  if (penalty_.compares() || penalty_.kind == Penalty::kTricks) {
    return cards_.played() / cards_.seats();
  }
  if (penalty_.kind == Penalty::kFirstAndLastTrick) return 2;
  return std::max(bits::count(cards_.special()), penalty_.sweep);
}

inline RemainingTarget PenaltyTally::remaining_target(const RootPosition& root_position,
                                                      int target) const {
  const int payer = cards_.payer();
  if (penalty_.compares()) {
    Word numbers = 0;
    for (int q = 0; q < cards_.seats(); ++q) {
      const int more = root_position.tricks_won[payer] - root_position.tricks_won[q];
      if (q != payer)
        numbers |= counts::of(q, target - (penalty_.kind == Penalty::kExcess ? more : -more));
    }
    return {numbers, 0};
  }
  int taken = root_position.worth_won[payer];
  if (penalty_.kind == Penalty::kTricks) taken = root_position.tricks_won[payer];
  if (penalty_.kind == Penalty::kFirstAndLastTrick) {
    const bool last = root_position.remaining == 0 && root_position.leader == payer;
    taken = (root_position.first_winner == payer ? 1 : 0) + (last ? 1 : 0);
  }
  return {counts::of(0, target - taken),
          penalty_.sweep != 0 ? sweep_flags(root_position, target) : 0};
}

// Bit q: player q can no longer sweep, or a sweep is not enough.
inline Word PenaltyTally::sweep_flags(const RootPosition& root_position, int target) const {
  Word takers = 0;
  for (int q = 0; q < cards_.seats(); ++q) {
    if (root_position.worth_won[q] != 0) takers |= bits::bit(q);
  }
  const Word payer = bits::bit(cards_.payer());
  if (cards_.special() == 0) return nobody_sweeps();
  Word flags = (takers & ~payer) == 0 ? kPayerSweeps : 0;
  if (target > penalty_.sweep || bits::without_lowest(takers) != 0) return flags | nobody_sweeps();
  return flags | (takers == 0 ? 0 : nobody_sweeps() & ~takers);
}

inline Step PenaltyTally::step(const Position& position, const OpenTrick& trick) const {
  const bool taken = trick.winner == cards_.payer();
  if (penalty_.compares()) {
    const Word others = counts::ones(cards_.seats()) & ~counts::one(cards_.payer());
    const Word excess = taken ? counts::less(others) : counts::one(trick.winner);
    return {penalty_.kind == Penalty::kExcess ? excess : counts::less(excess), 0, 0, true};
  }
  int worth = bits::count(trick.cards & cards_.special());
  if (penalty_.kind == Penalty::kTricks) worth = 1;
  if (penalty_.kind == Penalty::kFirstAndLastTrick) {
    worth = (is_first(position) ? 1 : 0) + (position.tricks == 1 ? 1 : 0);
  }
  const Word counts = taken ? counts::less(static_cast<Word>(worth)) : 0;
  if (penalty_.sweep == 0 || worth == 0) return {counts, 0, 0, false};
  if (taken) return {counts, nobody_sweeps(), 0, false};
  return {counts, nobody_sweeps() & ~bits::bit(trick.winner), kPayerSweeps, true};
}

inline Verdict PenaltyTally::verdict(const Position& position,
                                     const RemainingTarget& target) const {
  if (penalty_.compares()) return verdict_of_comparison(position, target);
  if (penalty_.sweep != 0) return verdict_with_sweep(position, target);
  const int number = counts::number(target.counts, 0);
  if (number <= 0) return {true, true, {counts::only(0, 0), 0}};
  const int left = this->left(position);
  if (number > left) return {true, false, {counts::of(0, left + 1), 0}};
  return {};
}

// A trick moves the number of each other player by one step at most.
inline Verdict PenaltyTally::verdict_of_comparison(const Position& position,
                                                   const RemainingTarget& target) const {
  const int tricks = position.tricks;
  Word rising = counts::kUnlimited;
  int to_rise = 0;
  bool hopeless = true;
  for (int q = 0; q < cards_.seats(); ++q) {
    if (q == cards_.payer()) continue;
    const int number = counts::number(target.counts, q);
    if (number <= -tricks) return {true, true, {counts::only(q, -tricks), 0}};
    if (number <= tricks) hopeless = false;
    if (number > 0) continue;
    to_rise += 1 - number;
    rising = (rising & ~counts::all(q)) | counts::of(q, number);
  }
  if (hopeless) return {true, false, {for_others(tricks + 1), 0}};
  // Under an excess, each player who has enough loses it by winning tricks, one for each step.
  if (penalty_.kind == Penalty::kExcess && to_rise > tricks) return {true, true, {rising, 0}};
  return {};
}

inline Verdict PenaltyTally::verdict_with_sweep(const Position& position,
                                                const RemainingTarget& target) const {
  const int number = counts::number(target.counts, 0);
  const int left = this->left(position);
  const Word nobody = nobody_sweeps();
  const Word may_sweep = nobody & ~target.flags;
  const bool payer_sweeps = (target.flags & kPayerSweeps) != 0;
  if (number <= 0 && !payer_sweeps) return {true, true, {counts::only(0, 0), nobody}};
  if (number > left && may_sweep == 0) return {true, false, {counts::of(0, left + 1), nobody}};
  if (left > 0) return {};
  if (may_sweep != 0) {
    return {true, true, {counts::kUnlimited, kPayerSweeps | (nobody & ~may_sweep)}};
  }
  return {true, false, {0, kPayerSweeps | nobody}};
}

inline Interval PenaltyTally::interval(int target, const RemainingTarget& wanted,
                                       const RemainingTarget& limit, bool met) const {
  int slack = counts::kBias;
  for (int q = 0; q < cards_.seats(); ++q) {
    const bool counted = penalty_.compares() ? q != cards_.payer() : q == 0;
    if (!counted || (met && counts::is_unlimited(limit.counts, q))) continue;
    const int difference = counts::number(limit.counts, q) - counts::number(wanted.counts, q);
    slack = std::min(slack, met ? difference : -difference);
  }
  // A sweep is enough for its own penalty and no more.
  const bool sweep = penalty_.sweep != 0 && (target <= penalty_.sweep) == met;
  if (met)
    return {std::min(target + slack, sweep ? std::max(target, penalty_.sweep) : most()), most()};
  return {0, std::max(target - 1 - slack, sweep ? penalty_.sweep : 0)};
}

// ---- Cutoffs ------------------------------------------------------------------------------------
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
