// A lead that the others take, and with it enough.
//
// Whoever has the top of the lane that is led can take the trick, unless a player who is void there
// has trumps; then he is on lead, and takes his quick tricks. They are those that he would have if
// he led that lane himself, beginning with its top. For where they are counted without it, it comes
// in place of another one: it costs his partners no more cards than that, and nobody gets void in a
// lane by it who could ruff.
//
// This rests on lengths, on the rank of that top, and on what the quick tricks rest on.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_TAKEN_LEADS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_TAKEN_LEADS_H_

#include "solver/search/alpha_beta/quick_tricks.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// Whether the others take `enough` after the lead of this lane; then `relevant` gets what that
// rests on, closed upwards.
template <class Rules>
bool lead_is_taken(const Numbering<Rules>& numbering, const Position& position, Word lane,
                   int enough, Word& relevant) {
  const Word led = lane & position.remaining;
  const CardFacts& top = numbering[bits::highest(led)];
  if (numbering.declares(top.owner) == numbering.declares(position.leader)) return false;
  const Word trumps = position.remaining & numbering.trumps();
  for (int seat = 0; seat < Rules::kSeats; ++seat) {
    const Word hand = numbering.hand(seat);
    if ((hand & led) == 0 && (hand & trumps) != 0) return false;
  }
  Position taken = position;
  taken.leader = top.owner;
  if (!QuickTricks<Rules>(numbering, taken).are(enough, relevant)) return false;
  relevant |= top.upwards;
  return true;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_TAKEN_LEADS_H_
