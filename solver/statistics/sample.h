// Tables from deals by number: what can be counted of a deal, and what only solving it tells.
//
//   Survey survey{.question = Question::kVol, .game = find_game("sjavs"), .seats = 4};
//   Solver solver;
//   absl::StatusOr<Sample> sample = sample_deals(survey, /*seed=*/1, /*first=*/0, /*count=*/1000,
//                                                solver);
//
// A deal counts as it is played: in the contract of its forced auction, or in the one that the
// survey gives; where that says no declarer, the one of the auction plays it, and without an
// auction whom the game takes. A declarer who may choose between suits takes the one of the best
// score, with open cards. Where everyone plays for himself the value is the declarer's own. With
// all contracts the same declarer plays each of them once, and the deal counts as often; contracts
// that do not have what is asked are left out. The best contract is the one of the best score, or,
// where a game has none, of the best value; and so are contracts compared.

#ifndef MATADOR_SOLVER_STATISTICS_SAMPLE_H_
#define MATADOR_SOLVER_STATISTICS_SAMPLE_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "solver/deals/numbered.h"
#include "solver/games/game.h"
#include "solver/solve.h"
#include "solver/statistics/case.h"
#include "solver/statistics/survey.h"
#include "solver/statistics/table.h"

namespace matador {

// Whether the survey's condition holds of a deal. Of the contract it knows what the survey or else
// the auction says, of several suits that the declarer may choose from the first; a value it does
// not know. InvalidArgument where the game cannot play the survey's contract.
absl::StatusOr<bool> fulfils(const Survey& survey, const Deal& deal);

// In how many contracts each deal is played: 1, unless it is all. InvalidArgument where the game
// cannot play them.
absl::StatusOr<int> contracts_each(const Survey& survey);

struct Sample {
  std::uint64_t examined = 0;  // deals looked at; those that counted are table.deals()
  Table table;
  // Where something else than the limit of nodes cut a value.
  StopReason stopped = StopReason::kNone;
};

// The deals number `first` to `first + count - 1`. Deals that are passed out count for the auction
// and for no solved question; with all contracts a deal counts once for each. InvalidArgument as of
// check_survey(), and where the game cannot play the survey's contract.
absl::StatusOr<Sample> sample_deals(const Survey& survey, std::uint64_t seed, std::uint64_t first,
                                    std::uint64_t count, Solver& solver);

// One hand more, of this seat, in so many ways, for tables over single hands (hand_counts.h).
void count_hand(const Survey& survey, Seat seat, CardSet hand, std::uint64_t ways, Table& table);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_SAMPLE_H_
