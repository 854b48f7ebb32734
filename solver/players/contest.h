// Two players compared on one deal: it is played several times with the seats changed, so that both
// have the same cards and the luck of the deal cancels out.
//
//   absl::StatusOr<double> more = contest(task, /*deal=*/7, first, second, solver);
//
// Contract, declarer and exchange are those of the task each time: what is compared is the play of
// the cards.

#ifndef MATADOR_SOLVER_PLAYERS_CONTEST_H_
#define MATADOR_SOLVER_PLAYERS_CONTEST_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/players/card_player.h"
#include "solver/solve.h"

namespace matador {

// The task with its play to the end. `at_seat`: who plays for each seat; for dummy it is the
// declarer's. A player whose move is against the rules ends the play with an error.
absl::StatusOr<Task> played_out(Task task, std::uint64_t deal,
                                const std::vector<CardPlayer*>& at_seat);

// The lead of the first player over the second, in the usual objective of the task:
// - if there are sides, each player plays both sides once, against the other; the difference is
//   that of the declaring side's results;
// - if everyone plays for himself, each player sits at each seat once, with the other player in the
//   other seats;
//   the difference is the mean over the seats. Penalties count the other way round.
absl::StatusOr<double> contest(const Task& task, std::uint64_t deal, CardPlayer& first,
                               CardPlayer& second, Solver& solver);

}  // namespace matador

#endif  // MATADOR_SOLVER_PLAYERS_CONTEST_H_
