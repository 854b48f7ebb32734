// The rule of every game: a player follows to the lane led, and may play any card if he cannot.
// alpha_beta/legality.h has the exceptions of some games.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_LEGALITY_H_
#define MATADOR_SOLVER_SEARCH_COMMON_LEGALITY_H_

#include "solver/cards/bits.h"

namespace matador::search {
inline namespace MATADOR_ISA {

using bits::Word;

constexpr Word following(Word hand, Word lane) {
  const Word follow = hand & lane;
  return follow != 0 ? follow : hand;
}

// A trick in progress, in every game; each search derives its own type.

struct TrickSoFar {
  bits::Word cards;  // that were played to it
  int best;          // the card that wins so far
  int winner;        // the seat that played it

  // After one more card.
  TrickSoFar with(int card, int seat, bool wins) const {
    const int change = wins ? -1 : 0;  // no branch: nobody can predict which card wins
    return {cards | bits::bit(card), best ^ ((best ^ card) & change),
            winner ^ ((winner ^ seat) & change)};
  }
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_LEGALITY_H_
