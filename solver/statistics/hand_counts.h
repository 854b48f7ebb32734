// Tables over single hands, counted exactly: every hand that a player can be dealt.
//
//   absl::StatusOr<Table> lengths =
//       count_hands({.question = Question::kLength, .game = sjavs, .seats = 4});
//   lengths->rows()    // by length; those of 5: 3212613 of 10518300

#ifndef MATADOR_SOLVER_STATISTICS_HAND_COUNTS_H_
#define MATADOR_SOLVER_STATISTICS_HAND_COUNTS_H_

#include "solver/statistics/sample.h"

namespace matador {

// The longest possible trump suit (Question::kLength), or the worth of the melds (kMelds), of the
// hand that seat 1 bids on, given the cards that are fixed for him and for others; or how often the
// condition is true (kShare), which may look at the hand of any one seat. Hands
// that differ in nothing that is asked are counted together; what cannot be asked of numbers of
// cards, melds and the points of Jass, visits every single hand, which takes half a minute for
// twelve cards of 36. InvalidArgument as for check_survey();
// also if the condition or a key asks about more than that hand, and if there are more
// than ten billion hands to visit.
absl::StatusOr<Table> count_hands(const Survey& survey);

// Whether these can all be visited.
bool can_count_hands(const Survey& survey);

// How many hands there are; and whose, if no more than one is looked at.
absl::uint128 hands_of(const Survey& survey);
std::optional<Seat> seat_looked_at(const Survey& survey);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_HAND_COUNTS_H_
