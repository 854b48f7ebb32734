// The penalty tally: what the payer must still be charged at a root position, how a trick changes
// that, and when it is certain whether the remaining target will be met.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_PENALTY_TALLY_H_
#define MATADOR_SOLVER_SEARCH_MISERE_PENALTY_TALLY_H_

#include <algorithm>

#include "solver/cards/bits.h"
#include "solver/search/common/engine.h"
#include "solver/search/misere/position.h"
#include "solver/search/misere/remaining_target.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

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

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_PENALTY_TALLY_H_
