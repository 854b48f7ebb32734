// Sure tricks: those that the trumps of one player must bring his side, whatever is played.
//
// Each of his trumps is played to a trick of its own, and takes it for his side unless an opponent
// plays a higher one to it. A trump of the opponents does that to one of his at most. So let the
// trumps be counted from the top: once he has more of them than all his opponents together, the
// difference is sure, and rests on the ranks down to there.

#ifndef MATADOR_SOLVER_SEARCH_SURE_TRICKS_H_
#define MATADOR_SOLVER_SEARCH_SURE_TRICKS_H_

#include "solver/search/numbering.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// The highest trump with which its owner has enough of them for his side; -1 if nobody has. What is
// `enough`: for the defenders, and for the declaring side.
template <class Rules>
int sure_trump(const Numbering<Rules>& numbering, Word playable, const int (&enough)[2]) {
  int own[Rules::kSeats] = {};
  int of_side[2] = {};
  for (Word left = playable & numbering.trumps(); left != 0;) {
    const int card = bits::highest(left);
    left ^= bits::bit(card);
    const int owner = numbering[card].owner;
    const int side = numbering.declares(owner) ? 1 : 0;
    ++of_side[side];
    if (++own[owner] - of_side[1 - side] >= enough[side]) return card;
  }
  return -1;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_SURE_TRICKS_H_
