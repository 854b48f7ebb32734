// The claim: the leader can take every trick that is left by leading winners.
//
// The leader first draws the trumps of all others. That takes as many top trumps as the longest of
// their hands has trumps. Then each lane of the leader must be good: all its cards are above all
// cards of the others, or it has as many cards on top as any other player has cards there. While
// the order still turns, the others must have no card there at all. A face-down card can neither be
// led nor drawn yet. The claim rests on the lowest of those top cards.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_CLAIM_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_CLAIM_H_

#include "solver/search/alpha_beta/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class Traits>
bool claims(const CardTable<Traits>& cards, const Position& position, Word& winning_ranks) {
  const Word hand = cards.hand(position.leader) & position.remaining;
  const Word others = position.remaining & ~hand;
  Word rests_on = 0;
  for (int i = cards.lanes() - 1; i >= 0; --i) {
    const Word lane = cards.lane(i);
    const Word own = hand & lane;
    const Word against = others & lane;
    if (against == 0 || (own == 0 && (lane & cards.trumps()) == 0)) continue;
    if (cards.still_turns(position.remaining)) return false;
    const Word top = own & ~bits::below(bits::highest(against));
    if (top == 0) return false;
    if (top != own || (lane & cards.trumps()) != 0) {
      if ((against & position.covered) != 0) return false;
      const int rounds = bits::count(top & ~position.covered);
      for (int step = 1; step < Traits::kSeats; ++step) {
        const int seat = (position.leader + step) % Traits::kSeats;
        if (bits::count(cards.hand(seat) & against) > rounds) return false;
      }
    }
    rests_on |= cards[bits::lowest(top)].upwards;
  }
  winning_ranks = rests_on;
  return true;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_CLAIM_H_
