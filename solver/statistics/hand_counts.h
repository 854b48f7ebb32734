// Statistics of single hands, counted exactly: all hands that a player can be dealt.
//
//   absl::StatusOr<Statistics> lengths =
//       count_hands({.question = Question::kLength, .game = sjavs, .seats = 4});
//   lengths->rows()    // by length; those of 5: 3212613 of 10518300

#ifndef MATADOR_SOLVER_STATISTICS_HAND_COUNTS_H_
#define MATADOR_SOLVER_STATISTICS_HAND_COUNTS_H_

#include "solver/statistics/count_cost.h"
#include "solver/statistics/sample.h"

namespace matador {

// Counts, for the hand on which seat 1 bids, the longest possible trump suit (Question::kLength) or
// the worth of the melds (kMelds), given the fixed cards of all players; or how often the condition
// is true (kShare), which may look at the hand of any one seat. Hands that do not differ in
// anything that is asked are counted together. Melds, and points that depend on trumps, do not
// follow from numbers of cards: they visit every single hand, half a minute for twelve cards of 36.
// Errors are those of check_query(); also InvalidArgument if the condition or a key asks about more
// than that hand, or if there are more than ten billion hands to visit.
absl::StatusOr<Statistics> count_hands(const Query& query);

// Whether these can all be visited; and what that costs, if they can.
bool can_count_hands(const Query& query);
CountCost cost_of_counting_hands(const Query& query);

// The number of hands; and whose hand it is, if the query looks at one only.
absl::uint128 hands_of(const Query& query);
std::optional<Seat> seat_looked_at(const Query& query);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_HAND_COUNTS_H_
