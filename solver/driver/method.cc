#include "solver/driver/method.h"

#include "solver/games/play_without_tricks.h"
#include "solver/hand_on.h"

namespace matador {

bool same_cards(const Task& a, const Task& b) {
  return a.game == b.game && a.deal == b.deal && a.dealer == b.dealer && a.contract == b.contract &&
         a.exchange == b.exchange && a.play == b.play && a.options == b.options && a.own == b.own;
}

absl::StatusOr<std::vector<Solution>> MethodForAll::solve_all(const std::vector<Task>& tasks,
                                                              const Request& request,
                                                              const Stop& stop) const {
  std::vector<Solution> solutions;
  std::vector<Solution> by_seat;
  const Task* solved = nullptr;  // the task that `by_seat` belongs to
  for (const Task& task : tasks) {
    if (solved == nullptr || !same_cards(*solved, task) || solved->leader != task.leader) {
      MATADOR_ASSIGN_OR_RETURN(by_seat, solve_by_seat(task, request, stop));
      solved = &task;
    }
    solutions.push_back(by_seat[at(*task.player)]);
  }
  return solutions;
}

absl::StatusOr<std::vector<Solution>> WithoutTricks::solve_by_seat(const Task& task,
                                                                   const Request& request,
                                                                   const Stop& stop) const {
  const PlayWithoutTricks* play = task.game->contract(task.contract).without_tricks;
  return play->solve_by_seat(task, request, stop);
}

}  // namespace matador
