// The player of each card, from the cards alone: the order of the cards says who won each trick,
// and so who leads to the next. No hand is needed, so nothing is checked.
//
//   Trail trail = trail_of(task);
//   trail.steps.back().seat;   trail.to_play;

#ifndef MATADOR_SOLVER_INFERENCE_TRAIL_H_
#define MATADOR_SOLVER_INFERENCE_TRAIL_H_

#include <optional>
#include <vector>

#include "solver/games/game.h"

namespace matador {

struct Step {
  Card card;
  Seat seat;
  int trick;         // from 0
  CardSet not_held;  // with one of these he would have had to play otherwise
};

struct Trail {
  std::vector<Step> steps;
  std::optional<Seat> to_play;  // none at the end of the deal
};

// Of a task that is played in tricks; it has no card twice.
Trail trail_of(const Task& task);

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_TRAIL_H_
