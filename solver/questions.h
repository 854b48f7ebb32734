// Yes or no about many positions of one task, which its play need not have reached. They share a
// transposition table.
//
//   Questions questions(task, Goal::kPoints, {});
//   questions.can_win({.left = cards, .leader = seat}, 61)

#ifndef MATADOR_SOLVER_QUESTIONS_H_
#define MATADOR_SOLVER_QUESTIONS_H_

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
  bool is_bound = false;  // no complete trick began with the lane of a called card
};

class Questions {
 public:
  // The goal is one of those that add up from trick to trick.
  Questions(const Task& task, Goal goal, const SolverOptions& options);
  ~Questions();

  // Whether the declaring side can get `target` of the goal in the tricks that are not complete.
  // None after an interrupt.
  std::optional<bool> can_win(const Position& position, int target);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_QUESTIONS_H_
