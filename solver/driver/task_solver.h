// What a request asks of one task: the value, the value after each card or exchange, and one line
// of best play.
//
//   TaskSolver(task, request, positions, engines).solve(played, ladder)

#ifndef MATADOR_SOLVER_DRIVER_TASK_SOLVER_H_
#define MATADOR_SOLVER_DRIVER_TASK_SOLVER_H_

#include <optional>
#include <vector>

#include "solver/driver/position_solver.h"
#include "solver/solution.h"

namespace matador {

class TaskSolver {
 public:
  TaskSolver(const Task& task, const Request& request, PositionSolver& positions,
             const Engines& engines)
      : task_(task), request_(request), positions_(positions), engines_(engines) {}

  // `expected`: a guess of the value, which only saves questions.
  Solution solve(const Played& played, const Ladder& ladder,
                 std::optional<int> expected = std::nullopt);

 private:
  // A ladder, and the rung of the value on it.
  struct PlaceOnLadder {
    Ladder ladder;
    int index;

    int value() const { return rung_of(ladder, index).value; }
  };

  Solution solve_play(const Played& played, const Ladder& ladder, std::optional<int> expected);
  Solution solve_exchange(const Ladder& ladder);
  // Tells the request of the ranges of the value that are proven on the way.
  PositionSolver::Tell teller(const Ladder& ladder) const;
  // With the interval of the value, and the nodes.
  Solution concluded(Solution solution, const Ladder& ladder, Range range) const;

  // None of these if the limit is reached.
  std::optional<std::vector<ExchangeValue>> exchange_values(const std::vector<Exchange>& exchanges,
                                                            const std::vector<Played>& starts,
                                                            const Ladder& ladder, Range best);
  std::optional<std::vector<MoveValue>> card_values(const Played& played, const PlaceOnLadder& now);
  std::optional<std::vector<Move>> line(Played played, PlaceOnLadder now);
  std::optional<Card> first_best_card(const Played& played, const PlaceOnLadder& now);
  // Returns the ladder of playing on and the value there if a side may stop the deal, else `now`.
  std::optional<PlaceOnLadder> play_on(const Played& played, const PlaceOnLadder& now);

  // The rungs on which the value after a card can lie: no card is better for its player than the
  // value of the position.
  Range range_after_card(bool declares, const PlaceOnLadder& now) const {
    return declares ? Range{0, now.index} : Range{now.index, whole(now.ladder).high};
  }

  const Task& task_;
  const Request& request_;
  PositionSolver& positions_;
  const Engines& engines_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_TASK_SOLVER_H_
