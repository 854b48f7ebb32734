// What a hand of Davoserjazz that is played in tricks costs the players (rules 4.2).
//
//   penalties(hand, shape, won_by_each(played))   // {0, 70, 0, 20}

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_SCORE_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_SCORE_H_

#include <vector>

#include "solver/games/davoserjazz/rules.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador::davoserjazz {

// A contract is one of the hands, by its place among them.
constexpr const Hand& hand_of(Contract contract) {
  return Rules::kHands[static_cast<std::size_t>(contract.index)];
}

// The penalties that a player can have, the lowest first, with the decision behind each. Empty for
// a hand without tricks.
std::vector<Rung> penalty_ladder(const Hand& hand, const DealShape& shape);

// The penalties at the end of the hand, by seat.
std::vector<int> penalties(const Hand& hand, const DealShape& shape, const WinningsBySeat& won);

}  // namespace matador::davoserjazz

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_SCORE_H_
