// What a player knew when he made a move of a play that is now known in full, and what the move
// cost by that knowledge alone.
//
//   const PartialProblem known = as_known(task, /*move=*/7);
//   const AdviceWanted wanted{.objective = Objective::kPoints};
//   absl::StatusOr<KnownLoss> loss = known_loss(task, /*move=*/7, wanted, workers);
//   loss->is_mistake()             // else he was unlucky at most
//
// A player knows his own cards as dealt, the play so far, dummy's cards once they lie on the table,
// cards that were turned up, and all statements of a forced auction. Of an exchange he knows the
// cards if he made it, else their number. Shown melds are taken to be forgotten.

#ifndef MATADOR_SOLVER_ADVICE_HINDSIGHT_H_
#define MATADOR_SOLVER_ADVICE_HINDSIGHT_H_

#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"
#include "solver/advice/advise.h"
#include "solver/games/game.h"
#include "solver/stop.h"

namespace matador {

// How far a move was behind the best one, on average over the worlds that were possible for its
// player; the same worlds for both moves.
struct KnownLoss {
  Estimate loss = {};  // its mean is 0 or more
  std::uint64_t worlds = 1;
  bool gave_up = false;                    // fewer worlds were found than were wanted
  StopReason stopped = StopReason::kNone;  // why there are fewer worlds than were wanted
  // No world was solved, so nothing is known.
  bool is_unknown() const { return worlds == 0; }

  // Whether the loss is more than chance explains.
  bool is_mistake() const { return loss.is_above_chance(); }
};

// What the player of move number `move` of the play, from 0, knew before it; for a card of dummy,
// the declarer. The task must be legal.
PartialProblem as_known(const Task& task, std::size_t move);
// What the declarer knew before his exchange with the talon.
PartialProblem as_known_before_exchange(const Task& task);

// Errors are those of advise(). Also InvalidArgument if the forced auction has another result than
// the task, so that this deal was impossible for everybody.
absl::StatusOr<KnownLoss> known_loss(const Task& task, std::size_t move, const AdviceWanted& wanted,
                                     const Workers& workers);
absl::StatusOr<KnownLoss> known_loss_of_exchange(const Task& task, const AdviceWanted& wanted,
                                                 const Workers& workers);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_HINDSIGHT_H_
