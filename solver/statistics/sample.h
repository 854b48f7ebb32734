// Statistics from a sample of deals: what can be counted in a deal, and what only solving it tells.
//
//   Query query{.question = Question::kVol, .game = find_game("sjavs"), .seats = 4};
//   Solver solver;
//   absl::StatusOr<Sample> sample = sample_deals(query, /*seed=*/1, /*first=*/0, /*count=*/1000,
//                                                solver);
//
// A deal is played in the contract of its forced auction, or in the one that the query gives. If
// the query gives no declarer, it is the declarer of the auction, or the usual one of the game. A
// declarer who may choose between suits takes the suit of the best score, with open cards. If
// everyone plays for himself, the value is that of the declarer. With all contracts the same
// declarer plays each of them once, and the deal has a row for each; contracts that do not have
// the objective are left out. The best contract is the one of the best score or, in games without a
// score, of the best value; contracts are compared in the same way.

#ifndef MATADOR_SOLVER_STATISTICS_SAMPLE_H_
#define MATADOR_SOLVER_STATISTICS_SAMPLE_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/deals/numbered.h"
#include "solver/games/game.h"
#include "solver/solve.h"
#include "solver/statistics/expression.h"
#include "solver/statistics/query.h"
#include "solver/statistics/statistics.h"

namespace matador {

// ---- Sample -------------------------------------------------------------------------------------

// Whether the condition of the query holds for a deal. The contract is that of the query, else
// that of the auction (the first one if the declarer has a choice); the value is not known.
// InvalidArgument if the game cannot play the contract of the query.
absl::StatusOr<bool> fulfils(const Query& query, const Deal& deal);

// The number of contracts in which each deal is played: 1, unless the query has all contracts.
// InvalidArgument if the game cannot play them.
absl::StatusOr<int> contracts_each(const Query& query);

struct Sample {
  std::uint64_t examined = 0;  // deals looked at
  // Those of them that count; in several contracts a deal has several rows, and statistics.deals()
  // has it once for each.
  std::uint64_t counted = 0;
  Statistics statistics;
  std::uint64_t nodes = 0;  // cards played by the search
  // Why values are not exact, if it was not the limit of nodes.
  StopReason stopped = StopReason::kNone;
};

// The deals number `first` to `first + count - 1`. Deals that are passed out count for the auction,
// and for no solved question. With all contracts a deal has a row for each. Errors are those of
// check_query(); also InvalidArgument if the game cannot play the contract of the query.
absl::StatusOr<Sample> sample_deals(const Query& query, std::uint64_t seed, std::uint64_t first,
                                    std::uint64_t count, Solver& solver);

// Adds a hand of this seat, which can be dealt in `ways` ways, to statistics of single hands
// (hand_counts.h).
void count_hand(const Query& query, Seat seat, CardSet hand, std::uint64_t ways,
                Statistics& statistics);

// ---- Looks --------------------------------------------------------------------------------------
// What looking at deals adds to the rows of a table, beside those that are solved (comparison.h).
//
//   add_looks(query, seed, number, statistics)   // of the deals that go with deal `number`

// The row of a case: the values of the keys of the query, then what came out.
RowKey row_key(const Query& query, const Case& facts, const RowKey& outcome);

// Adds the deals that are looked at with a solved one, which is the first of them: as many as
// query.glance says. Errors are those of tasks_of().
absl::Status add_looks(const Query& query, std::uint64_t seed, std::uint64_t number,
                       Statistics& statistics);

// Adds how far a solved deal is off its guess. `played`: the case that counts; `tasks`: of the
// deal, one of which that is.
void add_off(const Query& query, const std::vector<Task>& tasks, const Case& played,
             std::int64_t value, Statistics& statistics);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_SAMPLE_H_
