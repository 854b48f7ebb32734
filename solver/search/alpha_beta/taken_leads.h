// A lead that the other side takes, and enough tricks after it.
//
// The holder of the top card of the lane that is led can take the trick, unless a player who is
// void there has trumps; the holder is then on lead and takes quick tricks. They are the quick
// tricks of a holder who leads that lane, the top card first. If their count does not use that top
// card, the top card replaces one that it uses: it costs the partners no more cards, and no player
// who could ruff gets void in a lane by it.
//
// This rests on lengths, on the rank of that top card, and on the proof of the quick tricks.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_TAKEN_LEADS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_TAKEN_LEADS_H_

#include "solver/search/alpha_beta/quick_tricks.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// Whether the other side takes at least `enough` tricks after the lead of this lane. If so, sets
// `winning_ranks`, closed upwards.
template <class Traits>
bool lead_is_taken(const CardTable<Traits>& cards, const Position& position, Word lane, int enough,
                   Word& winning_ranks) {
  const Word led = lane & position.remaining;
  const CardFacts& top = cards[bits::highest(led)];
  if (cards.declares(top.owner) == cards.declares(position.leader)) return false;
  const Word trumps = position.remaining & cards.trumps();
  for (int seat = 0; seat < Traits::kSeats; ++seat) {
    const Word hand = cards.hand(seat);
    if ((hand & led) == 0 && (hand & trumps) != 0) return false;
  }
  Position taken = position;
  taken.leader = top.owner;
  if (!QuickTricks<Traits>(cards, taken).suffice(enough, winning_ranks)) return false;
  winning_ranks |= top.upwards;
  return true;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_TAKEN_LEADS_H_
