// What is played in Scharwenzel where nobody bids (rules 3.4, 3.5).

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_SCHARWENZEL_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_SCHARWENZEL_H_

#include <optional>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador::scharwenzel {

// The contract that is played if nobody bids, and who counts as declarer.
struct Passed {
  Contract contract;
  Seat declarer;
};

// The declarer is the one that is named, else forehand. InvalidArgument, with a sentence for
// people, where this number of players cannot all pass, or another contract is named
// (rules 3.4, 3.5).
absl::StatusOr<Passed> all_passed(int seats, Seat forehand, const std::optional<Contract>& contract,
                                  const std::optional<Seat>& declarer);

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_SCHARWENZEL_H_
