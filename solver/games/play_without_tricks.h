// How contracts are solved that are not played in tricks: the search knows nothing of them, so that
// their game has a solver of its own.
//
//   if (const PlayWithoutTricks* play = game.without_tricks(contract)) play->solve_all(tasks,
//   request);

#ifndef MATADOR_SOLVER_GAMES_PLAY_WITHOUT_TRICKS_H_
#define MATADOR_SOLVER_GAMES_PLAY_WITHOUT_TRICKS_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/method.h"
#include "solver/replay.h"

namespace matador {

class PlayWithoutTricks : public MethodForAll {
 public:
  // Who is to move after the moves of a task, nobody at the end, and what he may do.
  // InvalidArgument where a move is against the rules.
  struct Turn {
    std::optional<Seat> to_play;
    std::vector<Move> moves;
  };
  virtual absl::StatusOr<Turn> turn(const Task& task) const = 0;
  // Who has made each move of a task, and cards of which he held none. That is told by the moves
  // alone, so that nothing is checked.
  struct Made {
    Seat seat;
    Move move;
    CardSet not_held;
  };
  virtual std::vector<Made> moves_made(const Task& task) const = 0;
  // What each move of one player cost him (replay.h); the play is that of the task.
  virtual absl::StatusOr<Replay> replay(const Task& task, const ReplayRequest& request) const = 0;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_PLAY_WITHOUT_TRICKS_H_
