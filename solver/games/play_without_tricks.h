// How contracts are solved that are not played in tricks: the search knows nothing of them, so that
// their game has a solver of its own.
//
//   if (const PlayWithoutTricks* play = game.without_tricks(contract)) play->solve(task, request);

#ifndef MATADOR_SOLVER_GAMES_PLAY_WITHOUT_TRICKS_H_
#define MATADOR_SOLVER_GAMES_PLAY_WITHOUT_TRICKS_H_

#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/replay.h"
#include "solver/solution.h"

namespace matador {

class PlayWithoutTricks {
 public:
  virtual ~PlayWithoutTricks() = default;

  // InvalidArgument where a move of the task is against the rules.
  virtual absl::Status check_moves(const Task& task) const = 0;
  // Of all players, by seat.
  virtual absl::StatusOr<std::vector<Solution>> solve(const Task& task,
                                                      const Request& request) const = 0;
  // What each move of one player cost him (replay.h); the play is that of the task.
  virtual absl::StatusOr<Replay> replay(const Task& task, const ReplayRequest& request) const = 0;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_PLAY_WITHOUT_TRICKS_H_
