// What was learnt about the leads of a position; each is a card, or no card of the pack.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEARNT_LEADS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEARNT_LEADS_H_

#include "solver/cards/bits.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

struct LearntLeads {
  int hash_move = -1;   // the best card of an entry that fits the position
  int hint = -1;        // else the best card of an entry with equal lengths and leader
  int refutation = -1;  // refutation_table.h
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEARNT_LEADS_H_
