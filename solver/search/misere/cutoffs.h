// Cutoffs without a search, at the beginning of a trick: the cards alone (escapes.h) tell whether
// the remaining target will be met.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_
#define MATADOR_SOLVER_SEARCH_MISERE_CUTOFFS_H_

#include "solver/search/misere/escapes.h"
#include "solver/search/misere/penalty_tally.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

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
