// The player of each card, from the cards alone: the order of the cards decides who wins each
// trick, and so who leads to the next. No hands are known, so nothing is checked.
//
//   PlayHistory history = history_of(task);
//   history.steps.back().seat;   history.to_play;

#ifndef MATADOR_SOLVER_INFERENCE_PLAY_HISTORY_H_
#define MATADOR_SOLVER_INFERENCE_PLAY_HISTORY_H_

#include <optional>
#include <vector>

#include "solver/games/game.h"

namespace matador {

struct Step {
  Card card;
  Seat seat;
  int trick;         // from 0
  CardSet not_held;  // with any of these cards he would have had to play another card
};

struct PlayHistory {
  std::vector<Step> steps;
  std::optional<Seat> to_play;  // none at the end of the deal
};

// The task is played in tricks, and has no card twice.
PlayHistory history_of(const Task& task);

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_PLAY_HISTORY_H_
