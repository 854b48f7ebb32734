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
// moves; a move of best play costs nothing. Where everyone plays for himself, the task names the
// player, and only his moves are judged, by what he can secure against all others.
//
// The positions are solved from the last one backward: a position serves the one before it, both by
// what the search remembers and because its value bounds the earlier value. A whole replay takes
// one to three times as long as solving the deal, on average; bench/README.md has figures.

#ifndef MATADOR_SOLVER_REPLAY_H_
#define MATADOR_SOLVER_REPLAY_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "solver/games/game.h"
#include "solver/stop.h"

namespace matador {

// The proven interval of a value; both ends are the value where it is known.
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
  // Only so many moves at the end of the play; the exchange is the move before the first card.
  int last = std::numeric_limits<int>::max();
  // Cards that the search may play for each move before it stops with proven intervals; 0 = no
  // limit.
  std::uint64_t node_limit = 0;
  // The same in time, for the whole replay, each move with an equal share of what is left.
  double seconds = 0;
};

struct ReplayedMove {
  std::size_t index;  // in the play, from 0
  int trick;          // from 1; without tricks the round of turns
  Seat seat;
  Move move;
  ValueInterval before;  // of the position with best play from here on
  ValueInterval after;
  int sign;     // +1 where the mover's side wants the value to be large, -1 where small
  int choices;  // the number of legal moves
  // Every legal move that would have cost nothing, in listing order (rules 0.4). Empty where the
  // limit was reached; and where the best was to stop the deal.
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
  int sign = 1;                     // -1 where the declarer wants the value to be small
  std::vector<Exchange> best = {};  // all that are as good, in the order of Game::exchanges()
  bool exact = true;

  int cost() const { return sign * (before.low - after.low); }
};

struct Replay {
  ValueInterval value;             // before the first card that is judged
  std::optional<int> result = {};  // of a play that is complete
  std::optional<ReplayedExchange> exchange = {};
  std::vector<ReplayedMove> moves = {};  // in order of play
  // Where something else than the limit of nodes left a move unproven.
  StopReason stopped = StopReason::kNone;
  std::uint64_t nodes = 0;  // cards played by the search
};

}  // namespace matador

#endif  // MATADOR_SOLVER_REPLAY_H_
