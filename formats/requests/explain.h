// What an explanation tells beyond an answer: best play after each card that costs something, and
// the card of best play that matters most; of a replay best play with and after the mistakes, and
// whether the deal could have been won.
//
//   const absl::StatusOr<Explanation> explanation = explain(answer, solver);

#ifndef MATADOR_FORMATS_REQUESTS_EXPLAIN_H_
#define MATADOR_FORMATS_REQUESTS_EXPLAIN_H_

#include "absl/status/statusor.h"
#include "formats/text/explanation.h"
#include "solver/solve.h"

namespace matador {

// What is said in place of an explanation of a contract that is played otherwise.
inline constexpr char kNoTricksToExplain[] =
    "\n--explain is for contracts that are played in tricks.\n";

// The limits of `answer`'s request are those of each further solve; its time is that of all of
// them together. Where a limit is reached, the explanation has less.
absl::StatusOr<Explanation> explain(const Answer& answer, Solver& solver);

// The limits are those of `request`, in the same way.
absl::StatusOr<ReplayExplanation> explain(const ReplayAnswer& answer, const ReplayRequest& request,
                                          Solver& solver);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_EXPLAIN_H_
