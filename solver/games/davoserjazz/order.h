// Which card of Davoserjazz is stronger, and what a card counts in a hand (rules 4.1, 4.2).
//
//   davoserjazz::order(hand).lanes[0]   // CK CQ ... C2 CA where the ace is low, else CA CK ... C2

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_ORDER_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_ORDER_H_

#include "solver/games/davoserjazz/rules.h"
#include "solver/tricks/trick_order.h"

namespace matador::davoserjazz {

// All 52 cards, the suits in listing order. The points are units of the hand's goal, if the goal
// counts cards, or the first and the last trick.
TrickOrder order(const Hand& hand);

}  // namespace matador::davoserjazz

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_ORDER_H_
