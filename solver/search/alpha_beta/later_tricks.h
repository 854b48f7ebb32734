// A later trick: one that the side on lead must give away sooner or later.
//
// Without trumps it wins in a lane only if it has the top there, and then at most as many tricks as
// the longest of its hands has cards. Once these are played it has to lead another lane, and
// whoever has the top there wins. All he needs is to have kept it: he throws off other cards for as
// long as he has more than his tops.
//
// This rests on lengths, and on the ranks of those tops. Where the side has the top nothing has to
// be known: if another had it, the side would have a trick less at least, and he one top more to
// keep.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_LATER_TRICKS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_LATER_TRICKS_H_

#include <algorithm>

#include "solver/search/alpha_beta/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// Whether the leader's side must give one away; then `relevant` gets what that rests on.
template <class Rules>
bool gives_one_away(const Numbering<Rules>& numbering, const Position& position, Word& relevant) {
  const bool declarer = numbering.declares(position.leader);
  const Word declaring = numbering.declaring_cards();
  const Word side = position.remaining & (declarer ? declaring : ~declaring);
  if ((side & numbering.trumps()) != 0) return false;
  int own = 0;                   // tricks in lanes of which it has the top
  int kept[Rules::kSeats] = {};  // tops of the others
  Word tops = 0;
  for (int i = 0; i < numbering.lanes(); ++i) {
    const Word lane = numbering.lane(i) & position.remaining;
    const Word ours = lane & side;
    if (ours == 0) continue;
    const CardFacts& top = numbering[bits::highest(lane)];
    if ((top.self & side) == 0) {
      ++kept[top.owner];
      tops |= top.upwards;
      continue;
    }
    int longest = 0;
    for (int seat = 0; seat < Rules::kSeats; ++seat) {
      longest = std::max(longest, bits::count(ours & numbering.hand(seat)));
    }
    own += longest;
  }
  const int most_kept = *std::max_element(kept, kept + Rules::kSeats);
  if (position.left < own + std::max(most_kept, 1)) return false;
  relevant = tops;
  return true;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_LATER_TRICKS_H_
