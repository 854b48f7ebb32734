// What contracts that the same player might name are worth beside each other, over the same deal:
// which is the best and by how much, and which he would name by the cards of his own hand.
//
//   std::vector<Tally> tallies = compare_contracts(tasks, {12, 40, -3});   // one for each task
//   tallies[1].best == 1;   tallies[1].margin.sum == 28;

#ifndef MATADOR_SOLVER_ODDS_COMPARISON_H_
#define MATADOR_SOLVER_ODDS_COMPARISON_H_

#include <vector>

#include "solver/games/game.h"
#include "solver/odds/table.h"

namespace matador {

// The tasks are the contracts of one deal and declarer, two or more; `values` are theirs, more is
// better. What is named by one hand alone is left out where the game has no evaluation, or where
// the player has no partner to push to.
std::vector<Tally> compare_contracts(const std::vector<Task>& tasks,
                                     const std::vector<int>& values);

}  // namespace matador

#endif  // MATADOR_SOLVER_ODDS_COMPARISON_H_
