// What is at stake for the victim under each goal (tricks/goal.h): the requirement at a moment,
// what a trick changes in it, and when it can be told whether it will be met.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_STAKES_H_
#define MATADOR_SOLVER_SEARCH_MISERE_STAKES_H_

#include <algorithm>

#include "solver/search/common/engine.h"
#include "solver/search/misere/card_table.h"
#include "solver/search/misere/requirement.h"
#include "solver/tricks/goal.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// What a trick does to a requirement.
struct Step {
  Word counts;   // is added, modulo 2^64
  Word set;      // flags that it sets
  Word cleared;  // and clears
  bool exact;    // it matters which of the others wins, not only that the victim does not

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
  Stakes(Goal goal, const Places& places) : goal_(goal), places_(places) {}

  Goal goal() const { return goal_; }
  // One number for each other player, of which it is enough to bring one down.
  bool compares() const { return goal_ == Goal::kFew || goal_ == Goal::kMany; }
  // In clubs: the victim has taken all of them so far, and nobody else can any more.
  static constexpr Word kVictimSweeps = 0x100;
  Word nobody_sweeps() const { return bits::below(places_.seats()) & ~bits::bit(places_.victim()); }

  int most() const;  // that the victim can get
  Requirement requirement(const Moment& moment, int need) const;
  Step step(const Beginning& position, const ShunnedTrick& trick) const;
  Verdict verdict(const Beginning& position, const Requirement& need) const;

  // What is still to be taken, where the victim's own takings are counted.
  int left(const Beginning& position) const {
    if (goal_ != Goal::kFirstLast) return bits::count(position.remaining & places_.special());
    return (is_first(position) ? 1 : 0) + (position.tricks > 0 ? 1 : 0);
  }
  // The same number for each other player.
  Word for_others(int number) const {
    Word counts = 0;
    for (int q = 0; q < places_.seats(); ++q) {
      if (q != places_.victim()) counts |= counts::of(q, number);
    }
    return counts;
  }
  // That of the player who needs least.
  int smallest(const Requirement& need) const {
    int smallest = counts::kBias;
    for (int q = 0; q < places_.seats(); ++q) {
      if (q != places_.victim()) smallest = std::min(smallest, counts::number(need.counts, q));
    }
    return smallest;
  }

  // The answer to a question about `need`, with what the limit of its proof tells besides.
  Interval interval(int need, const Requirement& wanted, const Requirement& limit, bool met) const;

 private:
  bool is_first(const Beginning& position) const {
    return position.tricks > 0 && bits::count(position.remaining) == places_.played();
  }
  Word club_flags(const Moment& moment, int need) const;
  Verdict verdict_of_comparison(const Beginning& position, const Requirement& need) const;
  Verdict verdict_of_clubs(const Beginning& position, const Requirement& need) const;

  Goal goal_;
  const Places& places_;
};

inline int Stakes::most() const {
  if (compares()) return places_.played() / places_.seats();
  if (goal_ == Goal::kFirstLast) return 2;
  const int cards = bits::count(places_.special());
  return goal_ == Goal::kClubs ? std::max(cards, kSweepOfClubs) : cards;
}

inline Requirement Stakes::requirement(const Moment& moment, int need) const {
  const int victim = places_.victim();
  if (compares()) {
    Word numbers = 0;
    for (int q = 0; q < places_.seats(); ++q) {
      const int more = moment.tricks_won[victim] - moment.tricks_won[q];
      if (q != victim) numbers |= counts::of(q, need - (goal_ == Goal::kFew ? more : -more));
    }
    return {numbers, 0};
  }
  int taken = moment.worth_won[victim];
  if (goal_ == Goal::kFirstLast) {
    const bool last = moment.remaining == 0 && moment.leader == victim;
    taken = (moment.first_winner == victim ? 1 : 0) + (last ? 1 : 0);
  }
  return {counts::of(0, need - taken), goal_ == Goal::kClubs ? club_flags(moment, need) : 0};
}

// Bit q: player q cannot take all clubs any more, or that is not enough.
inline Word Stakes::club_flags(const Moment& moment, int need) const {
  Word takers = 0;
  for (int q = 0; q < places_.seats(); ++q) {
    if (moment.worth_won[q] != 0) takers |= bits::bit(q);
  }
  const Word victim = bits::bit(places_.victim());
  if (places_.special() == 0) return nobody_sweeps();
  Word flags = (takers & ~victim) == 0 ? kVictimSweeps : 0;
  if (need > kSweepOfClubs || bits::without_lowest(takers) != 0) return flags | nobody_sweeps();
  return flags | (takers == 0 ? 0 : nobody_sweeps() & ~takers);
}

inline Step Stakes::step(const Beginning& position, const ShunnedTrick& trick) const {
  const bool his = trick.winner == places_.victim();
  if (compares()) {
    Word up = counts::one(trick.winner);
    if (his) {
      up = Word{0} -
           (counts::kOnes & bits::below(8 * places_.seats() - 1) & ~counts::one(places_.victim()));
    }
    return {goal_ == Goal::kFew ? up : Word{0} - up, 0, 0, true};
  }
  int worth = bits::count(trick.cards & places_.special());
  if (goal_ == Goal::kFirstLast) {
    worth = (is_first(position) ? 1 : 0) + (position.tricks == 1 ? 1 : 0);
  }
  const Word counts = his ? Word{0} - static_cast<Word>(worth) : 0;
  if (goal_ != Goal::kClubs || worth == 0) return {counts, 0, 0, false};
  if (his) return {counts, nobody_sweeps(), 0, false};
  return {counts, nobody_sweeps() & ~bits::bit(trick.winner), kVictimSweeps, true};
}

inline Verdict Stakes::verdict(const Beginning& position, const Requirement& need) const {
  if (compares()) return verdict_of_comparison(position, need);
  if (goal_ == Goal::kClubs) return verdict_of_clubs(position, need);
  const int number = counts::number(need.counts, 0);
  if (number <= 0) return {true, true, {counts::only(0, 0), 0}};
  const int left = this->left(position);
  if (number > left) return {true, false, {counts::of(0, left + 1), 0}};
  return {};
}

// A trick brings each of the others at most one step, and takes him at most one back.
inline Verdict Stakes::verdict_of_comparison(const Beginning& position,
                                             const Requirement& need) const {
  const int tricks = position.tricks;
  Word rising = counts::kUnlimited;
  int to_rise = 0;
  bool hopeless = true;
  for (int q = 0; q < places_.seats(); ++q) {
    if (q == places_.victim()) continue;
    const int number = counts::number(need.counts, q);
    if (number <= -tricks) return {true, true, {counts::only(q, -tricks), 0}};
    if (number <= tricks) hopeless = false;
    if (number > 0) continue;
    to_rise += 1 - number;
    rising = (rising & ~counts::all(q)) | counts::of(q, number);
  }
  if (hopeless) return {true, false, {for_others(tricks + 1), 0}};
  // In few each of those who have enough loses it by winning tricks himself, one for each step.
  if (goal_ == Goal::kFew && to_rise > tricks) return {true, true, {rising, 0}};
  return {};
}

inline Verdict Stakes::verdict_of_clubs(const Beginning& position, const Requirement& need) const {
  const int number = counts::number(need.counts, 0);
  const int left = this->left(position);
  const Word nobody = nobody_sweeps();
  const Word may_sweep = nobody & ~need.flags;
  const bool victim_sweeps = (need.flags & kVictimSweeps) != 0;
  if (number <= 0 && !victim_sweeps) return {true, true, {counts::only(0, 0), nobody}};
  if (number > left && may_sweep == 0) return {true, false, {counts::of(0, left + 1), nobody}};
  if (left > 0) return {};
  if (may_sweep != 0) {
    return {true, true, {counts::kUnlimited, kVictimSweeps | (nobody & ~may_sweep)}};
  }
  return {true, false, {0, kVictimSweeps | nobody}};
}

inline Interval Stakes::interval(int need, const Requirement& wanted, const Requirement& limit,
                                 bool met) const {
  int slack = counts::kBias;
  for (int q = 0; q < places_.seats(); ++q) {
    const bool counted = compares() ? q != places_.victim() : q == 0;
    if (!counted || (met && counts::is_unlimited(limit.counts, q))) continue;
    const int difference = counts::number(limit.counts, q) - counts::number(wanted.counts, q);
    slack = std::min(slack, met ? difference : -difference);
  }
  // A sweep is enough up to ten clubs and no further.
  const bool sweep = goal_ == Goal::kClubs && (need <= kSweepOfClubs) == met;
  if (met) return {std::min(need + slack, sweep ? std::max(need, kSweepOfClubs) : most()), most()};
  return {0, std::max(need - 1 - slack, sweep ? kSweepOfClubs : 0)};
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_STAKES_H_
