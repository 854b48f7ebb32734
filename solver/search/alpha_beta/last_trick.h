// The last trick: every hand has one card, so nothing is left to choose.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_LAST_TRICK_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_LAST_TRICK_H_

#include "solver/search/alpha_beta/proof.h"
#include "solver/search/alpha_beta/transition.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// The winnings of the declaring side.
template <class Goal, class Traits>
int last_trick(const CardTable<Traits>& cards, const Position& position, Proof& proof) {
  const Word lane = cards[bits::lowest(position.remaining & cards.hand(position.leader))].lane;
  const CardFacts& winner = cards[bits::highest(position.remaining & (lane | cards.trumps()))];
  const bool lost =
      Goal::kSolo && winner.owner != position.leader && cards.played() != Traits::kSeats;
  const bool ours = cards.earns(winner.owner) && !lost;
  const bool beat_another = (position.remaining & winner.lane & ~winner.self) != 0;
  proof = {beat_another ? winner.upwards : 0, ours ? position.slots : 0, ours ? position.slots : 0};
  if (lost) return 0;
  if (!cards.worth_turns()) return all_the_rest(cards, position, ours);
  int worth = 0;
  for (Word left = position.remaining; left != 0; left = bits::without_lowest(left)) {
    worth += cards[bits::lowest(left)].worth;
  }
  return (ours ? Goal::prize(worth) : 0) + cards.last_trick(ours);
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_LAST_TRICK_H_
