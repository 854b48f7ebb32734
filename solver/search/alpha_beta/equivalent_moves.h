// Moves that need no search because an equivalent one has failed.
//
// If the rank of the card that has failed did not matter, its lane and worth being what they are,
// it has failed for all others of that lane and worth whose ranks did not matter either
// (soundness.md, "Low cards").

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_EQUIVALENT_MOVES_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_EQUIVALENT_MOVES_H_

#include "solver/search/alpha_beta/proof.h"
#include "solver/search/common/move_list.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// Drops those of the moves behind `tried`, and extends its proof to them.
template <bool kUsesWorth, class Rules>
void drop_equivalent(const CardTable<Rules>& cards, MoveList& moves, int tried, Word slots,
                     Proof& proof) {
  const Move& failed = moves.list[tried];
  const CardFacts& card = cards[failed.card];
  const Word alike = card.lane & ~proof.winning_ranks;
  if ((alike & bits::bit(failed.highest)) == 0 || cards.has_side_effect(failed.card)) return;
  for (int i = moves.count - 1; i > tried; --i) {
    const Move& other = moves.list[i];
    if ((alike & bits::bit(other.highest)) == 0 || cards.has_side_effect(other.card)) continue;
    if (kUsesWorth) {
      if (!cards.same_worth(failed.card, other.card)) continue;
      proof.extend_to_exchanged(card, cards[other.card]);
      proof.extend_to_touching<kUsesWorth>(cards[other.highest], cards[other.lowest], slots);
    }
    moves.list[i] = moves.list[--moves.count];
  }
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_EQUIVALENT_MOVES_H_
