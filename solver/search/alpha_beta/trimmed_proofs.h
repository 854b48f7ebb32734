// Trimmed proofs: ranks that a proof need not rest on, because the lengths tell who holds the
// cards.
//
// If the lowest cards left of a lane are all in one hand, a position of the same lengths that
// agrees on the cards above them agrees on these too (soundness.md, "Trimmed proofs").
//
//     lane, owners from the top down    2 1 2 3 1 1        winning ranks, all six   ->   2 1 2 3

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRIMMED_PROOFS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRIMMED_PROOFS_H_

#include "solver/search/alpha_beta/card_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// `winning_ranks`, closed upwards, of a position in which these cards remain; closed still.
template <class Traits>
Word trimmed(const CardTable<Traits>& cards, Word remaining, Word winning_ranks) {
  for (int i = 0; i < cards.lanes(); ++i) {
    const Word lane = remaining & cards.lane(i);
    if ((winning_ranks & lane) == 0) continue;
    const Word others = lane & ~cards.hand(cards[bits::lowest(lane)].owner);
    winning_ranks &= ~cards.lane(i) | bits::from_lowest(others);
  }
  return winning_ranks;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRIMMED_PROOFS_H_
