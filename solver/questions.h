// Yes or no: about many positions of one task, which its play need not have reached and which share
// a transposition table; and about a task, whether it is a vol.
//
//   Questions questions(task, Goal::kPoints, {});
//   questions.can_win({.left = cards, .leader = seat}, 61)
//   solve_vol(solver, task, {})->low    // 1: the declaring side wins every trick

#ifndef MATADOR_SOLVER_QUESTIONS_H_
#define MATADOR_SOLVER_QUESTIONS_H_

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "solver/solve.h"

namespace matador {

// A point of the play; of the tricks before only this much matters to what is still to come.
struct Position {
  CardSet left;  // the cards that are not in complete tricks
  Seat leader;   // of the open or next trick
  std::vector<Card> trick = {};
  bool is_bound = false;                  // no complete trick began with the lane of a called card
  std::array<int, kMaxSeats> taken = {};  // by each seat of the cards that count; for kSweep
};

class Questions {
 public:
  // The goal is one of those that add up from trick to trick, or kSweep.
  Questions(const Task& task, Goal goal, const SolverOptions& options);
  ~Questions();

  // Whether the declaring side can get `target` of the goal in the tricks that are not complete.
  // The target of kSweep is for the whole deal: what is taken counts. None after an interrupt.
  std::optional<bool> can_win(const Position& position, int target);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

// Whether the declaring side wins every trick, as a value of 1 or 0; from 0 to 1 where a limit of
// the request or an interrupt comes first. Errors are those of Solver::decide().
absl::StatusOr<Solution> solve_vol(Solver& solver, const Task& task, const Request& request);

}  // namespace matador

#endif  // MATADOR_SOLVER_QUESTIONS_H_
