// How a game solves a contract that is not played in tricks: the search does not know such
// contracts, so the game has a solver of its own.
//
//   if (const PlayWithoutTricks* play = game.contract(contract).without_tricks) {
//     play->solve_by_seat(task, request, stop);
//   }

#ifndef MATADOR_SOLVER_GAMES_PLAY_WITHOUT_TRICKS_H_
#define MATADOR_SOLVER_GAMES_PLAY_WITHOUT_TRICKS_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/tricks/move.h"

namespace matador {

class Stop;            // solver/stop.h
struct Request;        // solver/solution.h
struct Solution;       //
struct ReplayRequest;  // solver/replay.h
struct Replay;         //

class PlayWithoutTricks {
 public:
  virtual ~PlayWithoutTricks() = default;

  // The player to move after the moves of a task, none at the end, and his legal moves.
  // InvalidArgument if a move is against the rules.
  struct Turn {
    std::optional<Seat> to_play;
    std::vector<Move> moves;
  };
  virtual absl::StatusOr<Turn> turn(const Task& task) const = 0;
  // The player who made each move of a task, and the cards of which he held none. This follows from
  // the moves alone, and nothing is checked.
  struct Made {
    Seat seat;
    Move move;
    CardSet not_held;
  };
  virtual std::vector<Made> moves_made(const Task& task) const = 0;
  // The solutions of all players, by seat; `stop` as in Method::solve_all().
  virtual absl::StatusOr<std::vector<Solution>> solve_by_seat(const Task& task,
                                                              const Request& request,
                                                              const Stop& stop) const = 0;
  // What each move of one player cost him (replay.h); the play is that of the task. Once `stop` is
  // reached, what is known without solving.
  virtual absl::StatusOr<Replay> replay(const Task& task, const ReplayRequest& request,
                                        const Stop& stop) const = 0;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_PLAY_WITHOUT_TRICKS_H_
