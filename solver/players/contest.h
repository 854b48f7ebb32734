// Whoever plays cards, behind one interface, and two players compared on one deal: it is played
// several times with the seats changed, so that both have the same cards and the luck of the deal
// cancels out.
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
#include "solver/games/game.h"
#include "solver/solve.h"
#include "solver/tricks/move.h"

namespace matador {

// ---- Card player --------------------------------------------------------------------------------
// Who sits at the table and plays: one interface for the players of the house, for other programs
// and for whoever else is to move.
//
//   std::unique_ptr<CardPlayer> strong = house_player("strong", workers);     (house.h)
//   absl::StatusOr<Move> move = strong->move(task, /*deal=*/7);
//
// A player is asked only when it is his turn, or that of his dummy. The task has the whole deal; a
// player who is honest looks at no more of it than as_known() shows (advice/hindsight.h).

class CardPlayer {
 public:
  virtual ~CardPlayer() = default;

  // A legal move. `deal`: its number, by which messages call it and chance is drawn. The error of a
  // player who cannot go on ends the play.
  virtual absl::StatusOr<Move> move(const Task& task, std::uint64_t deal) = 0;
};

// ---- Contest ------------------------------------------------------------------------------------

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
