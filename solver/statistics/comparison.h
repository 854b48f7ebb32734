// Compares the contracts that one player may name in a deal: which is the best and by how much, and
// which he would name by his own hand.
//
//   std::vector<Tally> tallies = compare_contracts(tasks, {{12, 12}, {40, 40}, {-3, 5}});
//   tallies[1].best == 1;   tallies[1].margin.low.sum == 28;   // one tally for each task

#ifndef MATADOR_SOLVER_STATISTICS_COMPARISON_H_
#define MATADOR_SOLVER_STATISTICS_COMPARISON_H_

#include <vector>

#include "solver/games/game.h"
#include "solver/statistics/bounds.h"
#include "solver/statistics/statistics.h"

namespace matador {

// The tasks are two or more contracts of one deal and declarer. `values` are the proven bounds of
// their values; more is better. What the bounds do not decide is counted as open: a contract may be
// the best without proof, and a difference lies between two numbers. The margin is of deals in
// which the contract is proven to be the best. Naming by one's own hand is left out if the game has
// no evaluation of hands, and pushing if the player has no partner.
std::vector<Tally> compare_contracts(const std::vector<Task>& tasks,
                                     const std::vector<Bounds>& values);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_COMPARISON_H_
