// Tables over single hands, counted exactly: every hand that a player can be dealt.
//
//   absl::StatusOr<Table> lengths =
//       count_hands({.question = Question::kLength, .game = sjavs, .seats = 4});
//   lengths->rows()    // by length; those of 5: 3212613 of 10518300

#ifndef MATADOR_SOLVER_ODDS_HAND_COUNTS_H_
#define MATADOR_SOLVER_ODDS_HAND_COUNTS_H_

#include "solver/odds/sample.h"

namespace matador {

// The longest possible trump suit (Question::kLength), or the worth of the melds (kMelds), of the
// hand that seat 1 bids on, given the cards that are fixed for him and for others. Without
// conditions, keys and fixed cards only kinds of hands are counted; otherwise every single hand is
// visited, which takes half a minute for twelve cards of 36. InvalidArgument as for check_survey();
// also if the condition or a key asks about more than the hand of seat 1, and if there are more
// than ten billion hands to visit, for example thirteen cards of 52.
absl::StatusOr<Table> count_hands(const Survey& survey);

}  // namespace matador

#endif  // MATADOR_SOLVER_ODDS_HAND_COUNTS_H_
