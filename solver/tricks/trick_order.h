// Which card is stronger: the order of the cards under one contract.
//
// A *lane* is an effective suit: the cards that follow each other and can be compared in strength.
// Permanent trumps dissolve here: the queen of spades of Sjavs stands in the trump lane, whatever
// is trumps, and in no other. The highest card of the trump lane in a trick wins it, or else the
// highest of the lane that was led (rules 0.5).

#ifndef MATADOR_SOLVER_TRICKS_TRICK_ORDER_H_
#define MATADOR_SOLVER_TRICKS_TRICK_ORDER_H_

#include <vector>

#include "solver/cards/card_set.h"

namespace matador {

struct TrickOrder {
  // Every card of the pack once, each lane from its strongest card to its weakest. With trumps the
  // trump lane is the first.
  std::vector<std::vector<Card>> lanes;
  bool has_trump = false;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_TRICK_ORDER_H_
