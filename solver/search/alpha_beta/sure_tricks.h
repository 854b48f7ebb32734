// Sure tricks: those that the trumps of one player must bring the own side, whatever is played.
//
// Each trump of the player is played to a different trick, and takes it for the side unless an
// opponent plays a higher trump. A trump of the opponents does that at most once. So count the
// trumps from the top: if the player has n more of them than all opponents together, n tricks are
// sure, and rest on the ranks down to there.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_SURE_TRICKS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_SURE_TRICKS_H_

#include "solver/search/alpha_beta/card_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// The highest trump at which its owner has enough sure tricks for the side; -1 if there is none.
template <class Traits>
int sure_trump(const CardTable<Traits>& cards, Word playable, int enough_for_declarers,
               int enough_for_defenders) {
  const Word trumps = playable & cards.trumps();
  const Word declaring = cards.declaring_cards();
  for (Word left = trumps; left != 0;) {
    const int card = bits::highest(left);
    left ^= bits::bit(card);
    const Word counted = trumps & ~left;
    const int own = bits::count(counted & cards.hand(cards[card].owner));
    const bool declares = (declaring >> card & 1) != 0;
    const int against = bits::count(counted & (declares ? ~declaring : declaring));
    if (own - against >= (declares ? enough_for_declarers : enough_for_defenders)) return card;
  }
  return -1;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_SURE_TRICKS_H_
