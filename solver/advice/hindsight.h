// What a player knew when he made a move of a play that is now known in full, and what the move
// cost by that knowledge alone.
//
//   const PartialProblem known = as_known(task, /*move=*/7);
//   const AdviceWanted wanted{.objective = Objective::kPoints};
//   absl::StatusOr<KnownLoss> loss = known_loss(task, /*move=*/7, wanted, workers);
//   loss->is_mistake()             // else he was unlucky at most
//
// A player knows his own cards as dealt, the play so far, dummy's cards once they lie on the table,
// cards that were turned up, the exchange if he made it, else how many cards it took, and all that
// is said in a forced auction. Nobody is taken to remember what melds were shown.

#ifndef MATADOR_SOLVER_ADVICE_HINDSIGHT_H_
#define MATADOR_SOLVER_ADVICE_HINDSIGHT_H_

#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"
#include "solver/advice/advise.h"
#include "solver/games/game.h"
#include "solver/stop.h"

namespace matador {

// How far a move was behind the best one, on average over the worlds that its player had to reckon
// with, the same for both.
struct KnownLoss {
  Estimate loss = {};  // its mean is 0 or more
  std::uint64_t worlds = 1;
  bool gave_up = false;  // these are fewer worlds than were wanted, as no more were found
  StopReason stopped = StopReason::kNone;  // where these are fewer worlds than were wanted
  // In too few worlds to tell anything.
  bool is_unknown() const { return worlds == 0; }

  // Whether that is more than chance explains.
  bool is_mistake() const { return loss.is_above_chance(); }
};

// Of the player who made move number `move` of the play, from 0; in bridge of the declarer where
// that is a card of dummy's. The task is legal.
PartialProblem as_known(const Task& task, std::size_t move);
// Of the declarer, before he exchanges with the talon.
PartialProblem as_known_before_exchange(const Task& task);

// The errors of advise(). InvalidArgument, too, where the forced auction does not come out as the
// task has it, so that nobody could have reckoned with this deal.
absl::StatusOr<KnownLoss> known_loss(const Task& task, std::size_t move, const AdviceWanted& wanted,
                                     const Workers& workers);
absl::StatusOr<KnownLoss> known_loss_of_exchange(const Task& task, const AdviceWanted& wanted,
                                                 const Workers& workers);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_HINDSIGHT_H_
