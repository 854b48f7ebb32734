// What is at stake for the target player under a penalty: the requirement at a moment, how a trick
// changes the requirement, and when it is certain whether the requirement will be met.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_STAKES_H_
#define MATADOR_SOLVER_SEARCH_MISERE_STAKES_H_

#include <algorithm>

#include "solver/search/common/engine.h"
#include "solver/search/misere/penalty.h"
#include "solver/search/misere/position.h"
#include "solver/search/misere/requirement.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

// The effect of a trick on a requirement. One addition changes all bytes of the counts. Four
// players, seat 2 the target, the penalty an excess: a trick of the target brings all differences
// nearer, a trick of another player sets back one of them.
//
//     byte                          0    1    2    3
//     counts                       43    0   44   44      3 tricks over seat 1, 4 over 3 and 4
//     the target takes a trick     42    0   43   43      counts::less of 1, 0, 1, 1
//     seat 3 takes the next one    42    0   44   43      plus 0, 0, 1, 0
//
struct Step {
  Word counts;   // is added
  Word set;      // flags that it sets
  Word cleared;  // and clears
  bool exact;    // it matters which of the others wins, not only that the target does not

  Requirement after(const Requirement& need) const {
    return {need.counts + counts, (need.flags | set) & ~cleared};
  }
  // The limit before the trick from that after it.
  Requirement before(const Requirement& limit, bool met) const {
    return {limit.counts - counts, met ? limit.flags | cleared : limit.flags & ~set};
  }
};

// Whether the requirement is met, if that is known, and up to which limit it would be the same.
struct Verdict {
  bool known;
  bool met;
  Requirement limit;
};

class Stakes {
 public:
  Stakes(const Penalty& penalty, const CardTable& cards) : penalty_(penalty), cards_(cards) {}

  const Penalty& penalty() const { return penalty_; }
  // If a sweep counts: the target has taken all cards so far, so that nobody else can sweep.
  static constexpr Word kTargetSweeps = 0x100;
  Word nobody_sweeps() const { return bits::below(cards_.seats()) & ~bits::bit(cards_.target()); }

  int most() const;  // that the target can get
  Requirement requirement(const Moment& moment, int need) const;
  Step step(const Position& position, const OpenTrick& trick) const;
  Verdict verdict(const Position& position, const Requirement& need) const;

  // The number of tricks or cards still to be taken, if those of the target are counted.
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
      if (q != cards_.target()) counts |= counts::of(q, number);
    }
    return counts;
  }
  // The smallest number of another player.
  int smallest(const Requirement& need) const {
    int smallest = counts::kBias;
    for (int q = 0; q < cards_.seats(); ++q) {
      if (q != cards_.target()) smallest = std::min(smallest, counts::number(need.counts, q));
    }
    return smallest;
  }

  // The interval that answers a question about `need`; the limit of the proof may narrow it.
  Interval interval(int need, const Requirement& wanted, const Requirement& limit, bool met) const;

 private:
  bool is_first(const Position& position) const {
    return position.tricks > 0 && bits::count(position.remaining) == cards_.played();
  }
  Word sweep_flags(const Moment& moment, int need) const;
  Verdict verdict_of_comparison(const Position& position, const Requirement& need) const;
  Verdict verdict_with_sweep(const Position& position, const Requirement& need) const;

  Penalty penalty_;
  const CardTable& cards_;
};

inline int Stakes::most() const {
  if (penalty_.compares() || penalty_.kind == Penalty::kTricks) {
    return cards_.played() / cards_.seats();
  }
  if (penalty_.kind == Penalty::kFirstAndLastTrick) return 2;
  return std::max(bits::count(cards_.special()), penalty_.sweep);
}

inline Requirement Stakes::requirement(const Moment& moment, int need) const {
  const int target = cards_.target();
  if (penalty_.compares()) {
    Word numbers = 0;
    for (int q = 0; q < cards_.seats(); ++q) {
      const int more = moment.tricks_won[target] - moment.tricks_won[q];
      if (q != target)
        numbers |= counts::of(q, need - (penalty_.kind == Penalty::kExcess ? more : -more));
    }
    return {numbers, 0};
  }
  int taken = moment.worth_won[target];
  if (penalty_.kind == Penalty::kTricks) taken = moment.tricks_won[target];
  if (penalty_.kind == Penalty::kFirstAndLastTrick) {
    const bool last = moment.remaining == 0 && moment.leader == target;
    taken = (moment.first_winner == target ? 1 : 0) + (last ? 1 : 0);
  }
  return {counts::of(0, need - taken), penalty_.sweep != 0 ? sweep_flags(moment, need) : 0};
}

// Bit q: player q can no longer sweep, or a sweep is not enough.
inline Word Stakes::sweep_flags(const Moment& moment, int need) const {
  Word takers = 0;
  for (int q = 0; q < cards_.seats(); ++q) {
    if (moment.worth_won[q] != 0) takers |= bits::bit(q);
  }
  const Word target = bits::bit(cards_.target());
  if (cards_.special() == 0) return nobody_sweeps();
  Word flags = (takers & ~target) == 0 ? kTargetSweeps : 0;
  if (need > penalty_.sweep || bits::without_lowest(takers) != 0) return flags | nobody_sweeps();
  return flags | (takers == 0 ? 0 : nobody_sweeps() & ~takers);
}

inline Step Stakes::step(const Position& position, const OpenTrick& trick) const {
  const bool taken = trick.winner == cards_.target();
  if (penalty_.compares()) {
    const Word others = counts::ones(cards_.seats()) & ~counts::one(cards_.target());
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
  return {counts, nobody_sweeps() & ~bits::bit(trick.winner), kTargetSweeps, true};
}

inline Verdict Stakes::verdict(const Position& position, const Requirement& need) const {
  if (penalty_.compares()) return verdict_of_comparison(position, need);
  if (penalty_.sweep != 0) return verdict_with_sweep(position, need);
  const int number = counts::number(need.counts, 0);
  if (number <= 0) return {true, true, {counts::only(0, 0), 0}};
  const int left = this->left(position);
  if (number > left) return {true, false, {counts::of(0, left + 1), 0}};
  return {};
}

// A trick moves the number of each other player by one step at most.
inline Verdict Stakes::verdict_of_comparison(const Position& position,
                                             const Requirement& need) const {
  const int tricks = position.tricks;
  Word rising = counts::kUnlimited;
  int to_rise = 0;
  bool hopeless = true;
  for (int q = 0; q < cards_.seats(); ++q) {
    if (q == cards_.target()) continue;
    const int number = counts::number(need.counts, q);
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

inline Verdict Stakes::verdict_with_sweep(const Position& position, const Requirement& need) const {
  const int number = counts::number(need.counts, 0);
  const int left = this->left(position);
  const Word nobody = nobody_sweeps();
  const Word may_sweep = nobody & ~need.flags;
  const bool target_sweeps = (need.flags & kTargetSweeps) != 0;
  if (number <= 0 && !target_sweeps) return {true, true, {counts::only(0, 0), nobody}};
  if (number > left && may_sweep == 0) return {true, false, {counts::of(0, left + 1), nobody}};
  if (left > 0) return {};
  if (may_sweep != 0) {
    return {true, true, {counts::kUnlimited, kTargetSweeps | (nobody & ~may_sweep)}};
  }
  return {true, false, {0, kTargetSweeps | nobody}};
}

inline Interval Stakes::interval(int need, const Requirement& wanted, const Requirement& limit,
                                 bool met) const {
  int slack = counts::kBias;
  for (int q = 0; q < cards_.seats(); ++q) {
    const bool counted = penalty_.compares() ? q != cards_.target() : q == 0;
    if (!counted || (met && counts::is_unlimited(limit.counts, q))) continue;
    const int difference = counts::number(limit.counts, q) - counts::number(wanted.counts, q);
    slack = std::min(slack, met ? difference : -difference);
  }
  // A sweep is enough for its own penalty and no more.
  const bool sweep = penalty_.sweep != 0 && (need <= penalty_.sweep) == met;
  if (met) return {std::min(need + slack, sweep ? std::max(need, penalty_.sweep) : most()), most()};
  return {0, std::max(need - 1 - slack, sweep ? penalty_.sweep : 0)};
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_STAKES_H_
