// What each move of a play cost.
//
// The values of all positions are found from the last one backward. The value after a card bounds
// the value before it, because the side to move could have had it. So one question is enough if the
// card was the best. Of every other card only one question is asked: would it have been as good?
//
//   PlayJudge(task, request, positions, engines).judge()

#ifndef MATADOR_SOLVER_DRIVER_PLAY_JUDGE_H_
#define MATADOR_SOLVER_DRIVER_PLAY_JUDGE_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/driver/position_solver.h"
#include "solver/replay.h"

namespace matador {

class PlayJudge {
 public:
  PlayJudge(const Task& task, const ReplayRequest& request, PositionSolver& positions,
            const Engines& engines)
      : task_(task), request_(request), positions_(positions), engines_(engines) {}

  // Only the moves of one player if the task asks about him. InvalidArgument if the play breaks the
  // rules.
  absl::StatusOr<Replay> judge();

 private:
  // A position of the play, and where on its ladder the value lies.
  struct Stage {
    Played played;
    Ladder ladder;
    Range range = {0, 0};

    ValueInterval value() const { return values_of(ladder, range); }
  };
  // After the first `cards` cards of the play, which is legal.
  Stage stage_after(std::size_t cards) const;
  // Finds the value; `next` is the stage after the card that was played there.
  void find_value(Stage& stage, const Stage* next);
  // The card of the play between two stages.
  ReplayedMove judge_card(const Stage& before, const Stage& after, std::size_t index);
  // Whether the stage after another card is as good for the mover's side as `before`; none if the
  // limit is reached.
  std::optional<bool> costs_nothing(const Stage& before, const Stage& after);
  ReplayedExchange judge_exchange(const Stage& start, const std::vector<Exchange>& exchanges);

  // The limit of nodes for the next part of the work, and its share of the time: the same for each
  // of the `parts` that are left.
  void allow_part(int parts);
  // What has ended the search, where something is not exact.
  void note_stop(Replay& replay, bool exact) const;

  const Task& task_;
  const ReplayRequest& request_;
  PositionSolver& positions_;
  const Engines& engines_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_PLAY_JUDGE_H_
