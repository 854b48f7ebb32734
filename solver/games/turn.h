// Whose turn it is in a task and what he may do, in contracts with tricks and without alike.
//
//   absl::StatusOr<Turn> turn = turn_of(task);       turn->to_play, turn->moves
//   absl::Status status = make_move(task, move);     the next move of task.play, or why not

#ifndef MATADOR_SOLVER_GAMES_TURN_H_
#define MATADOR_SOLVER_GAMES_TURN_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/games/play_without_tricks.h"
#include "solver/tricks/move.h"

namespace matador {

// ---- Turn ---------------------------------------------------------------------------------------

using Turn = PlayWithoutTricks::Turn;

// The moves are in listing order (rules 0.4). InvalidArgument if the play so far is against the
// rules.
absl::StatusOr<Turn> turn_of(const Task& task);

// Makes the next move. InvalidArgument, with a sentence for people and no change, if it is against
// the rules.
absl::Status make_move(Task& task, Move move);

// Who chooses the next move: the player to move, for dummy the declarer; none at the end.
std::optional<Seat> chooser_of(const Task& task, const Turn& turn);

// The cards that a seat has left and sees: none that lie face down, and no second hand too early.
CardSet cards_in_hand(const Task& task, Seat seat);

// ---- Random play --------------------------------------------------------------------------------
// Random play by the rules: the first cards of a task, each drawn from those that may be played.
// A seed and a number give the same play on every machine.
//
//   task.play = random_play(task, /*moves=*/32, /*seed=*/1, /*number=*/10);

// Fewer moves if the play ends before; those of the task stand first. An open exchange is none.
// InvalidArgument if the task is against the rules.
absl::StatusOr<std::vector<Move>> random_play(Task task, int moves, std::uint64_t seed,
                                              std::uint64_t number);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_TURN_H_
