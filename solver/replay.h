// What each move of a recorded play cost the side that made it, with all cards on the table.
//
//   task.play = {...};                                   // 32 cards, or fewer
//   absl::StatusOr<Replay> replay = Solver().replay(task, {.objective = Objective::kPoints});
//   for (const ReplayedMove& move : replay->moves) {
//     if (move.cost() > 0) std::cout << to_string(move.move) << " cost " << move.cost() << "\n";
//   }
//
// The value of a position is the value that Solver::solve() finds for the deal with the play up to
// that position (rules 0.2). A move costs what the value loses by it, seen from the side that
// moves; a move of best play costs nothing. If everyone plays for himself, the task names the
// player, and only his moves are judged, by what he can force against all others.
//
// The positions are solved from the last one backward: a position serves the one before it by what
// the search remembers, and its value bounds the earlier value. A whole replay takes one to three
// times as long as solving the deal, on average; bench/figures.md has figures.

#ifndef MATADOR_SOLVER_REPLAY_H_
#define MATADOR_SOLVER_REPLAY_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "solver/games/game.h"
#include "solver/stop.h"

namespace matador {

// The proven interval of a value; if the value is known, both ends are it.
struct ValueInterval {
  int low = 0;
  int high = 0;

  bool is_exact() const { return low == high; }
  bool operator==(const ValueInterval&) const = default;
};

struct ReplayRequest {
  Objective objective = Objective::kPoints;
  bool cards = false;     // the value after every legal move, not only which of them cost nothing
  bool exchange = false;  // the exchange that the task has made is judged too
  // The number of moves that are judged, at the end of the play. The exchange is the move before
  // the first card.
  int last = std::numeric_limits<int>::max();
  // Cards that the search may play for each move before it stops with proven intervals; 0 = no
  // limit.
  std::uint64_t node_limit = 0;
  // Time for the whole replay; each move gets an equal share of what is left. 0 = no limit.
  double seconds = 0;
  // In tricks: is called with the number of moves that are still to be judged, by the thread that
  // judges them. The answer does not hang on it. May be empty.
  std::function<void(std::size_t moves)> tell = {};
};

struct ReplayedMove {
  std::size_t index;  // the place in the play, from 0
  int trick;          // from 1; in games without tricks the round of turns
  Seat seat;
  Move move;
  ValueInterval before;  // of the position with best play from here on
  ValueInterval after;
  int sign;     // 1 if the mover's side wants a large value, -1 if a small one
  int choices;  // the number of legal moves
  // All legal moves that would have cost nothing, in listing order (rules 0.4). Empty if the limit
  // was reached, or if it was best to stop the deal.
  std::vector<Move> best = {};
  std::vector<std::pair<Move, int>> values = {};  // all legal moves; empty unless asked for

  // Whether `before`, `after` and `best` are all proven.
  bool exact = true;
  // The loss of the mover's side, 0 or more; only if both values are proven.
  int cost() const { return sign * (before.low - after.low); }
};

// The exchange with the talon that was made.
struct ReplayedExchange {
  Seat seat;
  Exchange made;
  ValueInterval before;  // of the best exchange
  ValueInterval after;
  int sign = 1;                     // -1 if the declarer wants a small value
  std::vector<Exchange> best = {};  // all best exchanges, in the order of Game::exchanges()
  bool exact = true;

  int cost() const { return sign * (before.low - after.low); }
};

struct Replay {
  ValueInterval value;             // before the first card that is judged
  std::optional<int> result = {};  // of a play that is complete
  std::optional<ReplayedExchange> exchange = {};
  std::vector<ReplayedMove> moves = {};  // in order of play
  // Why a move is not proven, if it was not the limit of nodes.
  StopReason stopped = StopReason::kNone;
  std::uint64_t nodes = 0;  // cards played by the search
};

}  // namespace matador

#endif  // MATADOR_SOLVER_REPLAY_H_
