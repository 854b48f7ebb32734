// Sure tricks: those that the trumps of one player must bring his side, whatever is played.
//
// Each of his trumps is played to a trick of its own, and takes it for his side unless an opponent
// plays a higher one to it. A trump of the opponents does that to one of his at most. So let the
// trumps be counted from the top: once he has more of them than all his opponents together, the
// difference is sure, and rests on the ranks down to there.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_SURE_TRICKS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_SURE_TRICKS_H_

#include "solver/search/alpha_beta/card_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// The highest trump with which its owner has enough of them for his side; -1 if nobody has.
template <class Rules>
int sure_trump(const Numbering<Rules>& numbering, Word playable, int enough_for_declarers,
               int enough_for_defenders) {
  const Word trumps = playable & numbering.trumps();
  const Word declaring = numbering.declaring_cards();
  for (Word left = trumps; left != 0;) {
    const int card = bits::highest(left);
    left ^= bits::bit(card);
    const Word counted = trumps & ~left;
    const int own = bits::count(counted & numbering.hand(numbering[card].owner));
    const bool declares = (declaring >> card & 1) != 0;
    const int against = bits::count(counted & (declares ? ~declaring : declaring));
    if (own - against >= (declares ? enough_for_declarers : enough_for_defenders)) return card;
  }
  return -1;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_SURE_TRICKS_H_
