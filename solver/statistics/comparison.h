// What contracts that the same player might name are worth beside each other, over the same deal:
// which is the best and by how much, and which he would name by the cards of his own hand.
//
//   std::vector<Tally> tallies = compare_contracts(tasks, {{12, 12}, {40, 40}, {-3, 5}});
//   tallies[1].best == 1;   tallies[1].margin.low.sum == 28;   // one tally for each task

#ifndef MATADOR_SOLVER_STATISTICS_COMPARISON_H_
#define MATADOR_SOLVER_STATISTICS_COMPARISON_H_

#include <vector>

#include "solver/games/game.h"
#include "solver/statistics/bounds.h"
#include "solver/statistics/table.h"

namespace matador {

// The tasks are the contracts of one deal and declarer, two or more; `values` are theirs, as far as
// they are proven, more is better. What they do not decide is open: a contract may be the best that
// is not known to be, and a difference lies between two numbers. The margin is told of the deals in
// which the contract is known to be the best. What is named by one hand alone is left out where the
// game has no evaluation, and what is pushed where the player has no partner to push to.
std::vector<Tally> compare_contracts(const std::vector<Task>& tasks,
                                     const std::vector<Bounds>& values);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_COMPARISON_H_
