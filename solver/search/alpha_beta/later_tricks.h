// A later trick: one that the side on lead must lose sooner or later.
//
// A side without trumps wins in a lane only if it has the top card there, and then at most as many
// tricks as the longest of its hands has cards. When these are played, the side has to lead another
// lane, and the holder of the top card there wins. The holder only needs to have kept that card,
// and can throw off other cards for as long as there are more than top cards.
//
// This rests on lengths, and on the ranks of those top cards. Where the side has the top card no
// rank matters: if an opponent had it, the side would have a trick less at least, and the opponent
// one top card more to keep.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_LATER_TRICKS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_LATER_TRICKS_H_

#include <algorithm>

#include "solver/search/alpha_beta/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// Whether the leader's side must lose a trick. If so, sets `winning_ranks`.
template <class Traits>
bool must_lose_a_trick(const CardTable<Traits>& cards, const Position& position,
                       Word& winning_ranks) {
  const bool declarer = cards.declares(position.leader);
  const Word declaring = cards.declaring_cards();
  const Word side = position.remaining & (declarer ? declaring : ~declaring);
  if ((side & cards.trumps()) != 0) return false;
  int own = 0;                    // tricks in lanes of which it has the top
  int kept[Traits::kSeats] = {};  // tops of the others
  Word tops = 0;
  for (int i = 0; i < cards.lanes(); ++i) {
    const Word lane = cards.lane(i) & position.remaining;
    const Word ours = lane & side;
    if (ours == 0) continue;
    const CardFacts& top = cards[bits::highest(lane)];
    if ((top.self & side) == 0) {
      ++kept[top.owner];
      tops |= top.upwards;
      continue;
    }
    int longest = 0;
    for (int seat = 0; seat < Traits::kSeats; ++seat) {
      longest = std::max(longest, bits::count(ours & cards.hand(seat)));
    }
    own += longest;
  }
  const int most_kept = *std::max_element(kept, kept + Traits::kSeats);
  if (position.left < own + std::max(most_kept, 1)) return false;
  winning_ranks = tops;
  return true;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_LATER_TRICKS_H_
