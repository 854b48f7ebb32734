// Cutoffs without a search, at the beginning of a trick: the cards alone (escapes.h) tell whether
// the requirement will be met.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_
#define MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_

#include "solver/search/misere/escapes.h"
#include "solver/search/misere/stakes.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

class Cutoffs {
 public:
  Cutoffs(const CardTable& cards, const Stakes& stakes) : cards_(cards), stakes_(stakes) {}

  // Returns whether it answers the question. If so, sets `met` and `proof`.
  bool answer(const Position& position, const Requirement& need, Proof& proof, bool& met) const {
    proof.set({});
    if (stakes_.penalty().kind == Penalty::kShortfall) return by_run(position, need, proof, met);
    return by_escape(position, need, proof, met) || by_taking_all(position, need, proof, met);
  }

 private:
  bool excess() const { return stakes_.penalty().kind == Penalty::kExcess; }
  // The flags of a proof that no other player sweeps.
  Word others_sweep() const { return stakes_.penalty().sweep != 0 ? stakes_.nobody_sweeps() : 0; }
  int smallest(const Requirement& need) const {
    return excess() ? stakes_.smallest(need) : counts::number(need.counts, 0);
  }

  bool by_run(const Position& position, const Requirement& need, Proof& proof, bool& met) const;
  bool by_escape(const Position& position, const Requirement& need, Proof& proof, bool& met) const;
  bool by_taking_all(const Position& position, const Requirement& need, Proof& proof,
                     bool& met) const;

  const CardTable& cards_;
  const Stakes& stakes_;
};

// The target runs winners; or another leader does, and all other tricks fall to the target.
inline bool Cutoffs::by_run(const Position& position, const Requirement& need, Proof& proof,
                            bool& met) const {
  const int leader = position.leader;
  const bool target_runs = target_wins(cards_, position);
  const int number = target_runs ? stakes_.smallest(need) : counts::number(need.counts, leader);
  if (!target_runs && number > position.tricks) return false;
  const int run = run_of(cards_, position, target_runs ? cards_.target() : leader, proof);
  const int limit = target_runs ? position.tricks - 2 * run + 1 : 2 * run - position.tricks;
  met = !target_runs;
  if (target_runs ? number < limit : number > limit) return false;
  proof.limit = {target_runs ? stakes_.for_others(limit) : counts::only(leader, limit), 0};
  proof.leader = true;
  return true;
}

// The target need not take a trick any more, or not all of them.
inline bool Cutoffs::by_escape(const Position& position, const Requirement& need, Proof& proof,
                               bool& met) const {
  if ((others_sweep() & ~need.flags) != 0) return false;
  const int number = smallest(need);
  met = false;
  if (excess() && number >= position.tricks) {
    if (ducks(cards_, position, proof)) {
      proof.limit = {stakes_.for_others(position.tricks), 0};
      proof.leader = true;
      return true;
    }
    proof.set({});
  }
  if (number <= 0 || !escapes(cards_, position, proof)) return false;
  proof.limit = {excess() ? stakes_.for_others(1) : counts::of(0, 1), others_sweep()};
  return true;
}

// The target takes every trick.
inline bool Cutoffs::by_taking_all(const Position& position, const Requirement& need, Proof& proof,
                                   bool& met) const {
  if ((others_sweep() & ~need.flags) != 0) return false;
  if ((need.flags & Stakes::kTargetSweeps) != 0) return false;
  if (position.leader != cards_.target()) return false;
  proof.set({});
  if (!takes_all(cards_, position, proof)) return false;
  int who = 0;
  if (excess()) {
    const int number = smallest(need);
    while (who == cards_.target() || counts::number(need.counts, who) != number) ++who;
  }
  const int taken = excess() ? position.tricks : stakes_.left(position);
  proof.limit = {counts::only(who, taken), others_sweep()};
  return met = true;
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_
