// The front door: what is this deal worth, card by card, with all hands open?
//
//   Problem problem{.game = find_game("sjavs"), .deal = deal};
//   absl::StatusOr<std::vector<Task>> tasks = problem.game->tasks(problem);
//   Solver solver;
//   absl::StatusOr<Solution> solution = solver.solve(tasks->front(), {.cards = true});
//   solution->low    // == solution->high: the card points of the declaring side
//   solution->moves  // the value of each card that may be led
//
// The value is what the declaring side can force against any defence (rules 0.2), over the whole
// deal, with the tricks already played. If the exchange is open, it is the value after the best
// one. Same task, same request, same answer: bit for bit, node counts included.

#ifndef MATADOR_SOLVER_SOLVE_H_
#define MATADOR_SOLVER_SOLVE_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/replay.h"
#include "solver/solution.h"
#include "solver/stop.h"

namespace matador {

inline constexpr int kMaxTableMib = 65536;

struct SolverOptions {
  // Memory for the transposition table, in MiB, 1 to kMaxTableMib; for each thread and each goal
  // that is asked about; all threads together have no more. (`score` asks about up to three goals.)
  int table_mib = 64;
  // Threads that answer a hard question together. On more than one, values are the same from run to
  // run, but not nodes, nor the interval that a limit leaves open.
  int threads = 1;
  // The search techniques in use, one bit each: see search/common/techniques.h. For tests and
  // benchmarks.
  std::uint32_t techniques = ~std::uint32_t{0};
  // False: uses the code for any x86-64, even on newer machines. For tests and benchmarks.
  bool newest_instructions = true;
  // Once it is set, solving ends at once with what is proven by then. May be null.
  const Interrupt* interrupt = nullptr;
  // A stop that this solver has in common with others. It outlives the solver. May be null.
  const Stop* outer = nullptr;
};

// Owns the memory that solving needs; reuse one for many deals, and have one for each thread.
class Solver {
 public:
  explicit Solver(const SolverOptions& options = {});
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;
  ~Solver();

  // InvalidArgument if the play breaks the rules, naming the card; if the game does not have the
  // objective; or if the model is for games in which everyone plays for himself and this is none.
  absl::StatusOr<Solution> solve(const Task& task, const Request& request);

  // Solves several tasks of one deal; the answers have their order. What is learnt about a contract
  // serves all tasks of that contract and declaring side, and for tricks also those of the other
  // side. max^n is searched once for all players.
  absl::StatusOr<std::vector<Solution>> solve_all(const std::vector<Task>& tasks,
                                                  const Request& request);

  // What each move of the play of the task cost; if the task has a player, each of his moves.
  // Errors are those of solve().
  absl::StatusOr<Replay> replay(const Task& task, const ReplayRequest& request);

  // A yes or no, far cheaper than a value: can the declaring side get at least `target` of `goal`,
  // over the whole deal? ResourceExhausted if `node_limit` (0 = none) is reached first,
  // DeadlineExceeded if `seconds` (0 = none) are over, Cancelled after an interrupt.
  //
  //   solver.decide(task, Goal::kTricks, 8)    // "vol or not", with eight cards a hand
  absl::StatusOr<Decision> decide(const Task& task, Goal goal, int target,
                                  std::uint64_t node_limit = 0, double seconds = 0);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_SOLVE_H_
