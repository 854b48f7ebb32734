// Compares the contracts that one player may name in a deal: which is the best and by how much, and
// which he would name by his own hand.
//
//   std::vector<Tally> tallies = compare_contracts(tasks, {{12, 12}, {40, 40}, {-3, 5}});
//   tallies[1].best == 1;   tallies[1].margin.low.sum == 28;   // one tally for each task

#ifndef MATADOR_SOLVER_STATISTICS_COMPARISON_H_
#define MATADOR_SOLVER_STATISTICS_COMPARISON_H_

#include <optional>
#include <vector>

#include "absl/numeric/int128.h"
#include "solver/games/game.h"
#include "solver/statistics/statistics.h"

namespace matador {

// ---- Comparison ---------------------------------------------------------------------------------

// The tasks are two or more contracts of one deal and declarer. `values` are the proven bounds of
// their values; more is better. What the bounds do not decide is counted as open: a contract may be
// the best without proof, and a difference lies between two numbers. The margin is of deals in
// which the contract is proven to be the best. Naming by one's own hand is left out if the game has
// no evaluation of hands, and pushing if the player has no partner.
std::vector<Tally> compare_contracts(const std::vector<Task>& tasks,
                                     const std::vector<Bounds>& values);

// ---- Difference ---------------------------------------------------------------------------------
// A mean or a share of fewer solved deals: the difference estimator. A guess (games/glance.h) of
// every deal that is looked at, and the values of those among them that are solved, give
//
//   the mean of all guesses + the mean over the solved deals of value less guess
//
// It is unbiased however bad the guesses are, as they were fitted to other deals; the better they
// are, the less the differences vary, and the narrower is its interval (W. G. Cochran, "Sampling
// techniques", 1977, 7.9 and 12.9; control variates with coefficient 1). Whether it is taken
// depends on the guesses alone, never on what was solved: to choose by the sample would make the
// intervals too narrow. All sums are whole, so that the parts of a run add up exactly.
//
//   estimated_mean(tally.looks, tally.deals, {tally.sum, tally.squares}, unit_of(Guess::kPoints))

struct DifferenceEstimate {
  double value;
  double standard_error;
  Interval interval;  // 95 %
  double worth;       // as many deals, all of them solved, tell the value as exactly
};

// Of `solved` values with these sums; the looks are in `unit`s. None where the plain mean is to be
// taken: of fewer than 20 solved deals, or where deals were torn.
std::optional<DifferenceEstimate> estimated_mean(const Looks& looks, absl::uint128 solved,
                                                 const Sums& values, int unit);

// Of a share of `yes` among the solved deals. None also where the guesses expect fewer than ten
// deals of yes or of no, or a share below 5 % or above 95 %.
std::optional<DifferenceEstimate> estimated_share(const Looks& looks, absl::uint128 solved,
                                                  absl::uint128 yes, int unit);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_COMPARISON_H_
