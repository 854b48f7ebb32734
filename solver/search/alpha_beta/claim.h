// The claim: the leader can take every trick that is left by leading his winners.
//
// He draws the trumps of all others first, if they have any: that takes as many top trumps as the
// longest of them. Then each of his lanes must be good: all his cards above all the others', or as
// many on top as any other player has cards there; or, while the order still turns, the only ones.
// What lies face down can neither be led nor drawn yet. What it rests on: the lowest of those top
// cards.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_CLAIM_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_CLAIM_H_

#include "solver/search/alpha_beta/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {

template <class Rules>
bool claims(const Numbering<Rules>& numbering, const Position& position, Word& relevant) {
  if (Rules::kSecondHands && position.covered != 0) return false;
  const Word hand = numbering.hand(position.leader) & position.remaining;
  const Word others = position.remaining & ~hand;
  Word rests_on = 0;
  for (int i = numbering.lanes() - 1; i >= 0; --i) {
    const Word lane = numbering.lane(i);
    const Word own = hand & lane;
    const Word against = others & lane;
    if (against == 0 || (own == 0 && (lane & numbering.trumps()) == 0)) continue;
    if (numbering.still_turns(position.remaining)) return false;
    const Word top = own & ~bits::below(bits::highest(against));
    if (top == 0) return false;
    if (top != own || (lane & numbering.trumps()) != 0) {
      if ((against & position.covered) != 0) return false;
      const int rounds = bits::count(top & ~position.covered);
      for (int step = 1; step < Rules::kSeats; ++step) {
        const int seat = (position.leader + step) % Rules::kSeats;
        if (bits::count(numbering.hand(seat) & against) > rounds) return false;
      }
    }
    rests_on |= numbering[bits::lowest(top)].upwards;
  }
  relevant = rests_on;
  return true;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_CLAIM_H_
