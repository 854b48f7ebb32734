#include "solver/games/numbered_tasks.h"

#include "solver/deals/numbered.h"

namespace matador {

std::vector<Task> numbered_tasks(const Game& game, int seats, std::uint64_t seed,
                                 std::size_t count) {
  std::vector<Task> tasks;
  for (std::uint64_t number = 0; tasks.size() < count; ++number) {
    Problem problem{.game = &game, .deal = numbered_deal(game.shape(seats), seed, number)};
    if (!game.has_auction()) problem.contract = Contract{};
    const std::vector<Task> choices = game.tasks(problem).value();
    if (!choices.empty()) tasks.push_back(choices.front());
  }
  return tasks;
}

}  // namespace matador
