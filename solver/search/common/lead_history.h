// The history heuristic for leads: the recent cutoff rate of each lead of each player.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_LEAD_HISTORY_H_
#define MATADOR_SOLVER_SEARCH_COMMON_LEAD_HISTORY_H_

#include "solver/search/common/move_list.h"

namespace matador::search {
inline namespace MATADOR_ISA {

class LeadHistory {
 public:
  void clear() { *this = {}; }

  // Adds to the score of each lead its cutoff rate: `weight` for a lead that always cuts off.
  void add_bonuses(int seat, MoveList& leads, int weight) const {
    for (int i = 0; i < leads.count; ++i) {
      Move& lead = leads.list[i];
      lead.score += rate_[seat][lead.card] * weight / kAlways;
    }
  }

  // `card` has cut off. The leads before it in the list were tried in vain.
  void update(int seat, const MoveList& leads, int card) {
    for (int i = 0; i < leads.count; ++i) {
      int& rate = rate_[seat][leads.list[i].card];
      rate -= rate / kMemory;
      if (leads.list[i].card != card) continue;
      rate += kAlways / kMemory;
      return;
    }
  }

  // The cutoff rate of a lead: 64 if it always cuts off.
  int rate(int seat, int card) const { return rate_[seat][card] / (kAlways / 64); }

 private:
  static constexpr int kMemory = 32;  // leads, about
  static constexpr int kAlways = kMemory * 512;

  int rate_[kMaxSeats][kMaxCards] = {};
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_LEAD_HISTORY_H_
