#include "solver/games/jass/declaring.h"

#include <optional>
#include <utility>

#include "solver/games/tasks.h"

namespace matador::jass {
namespace {

void append_tasks(const Problem& problem, Contract contract, Seat declarer,
                  std::vector<Task>& tasks) {
  const bool contractor_leads = problem.deal.seats() == 3;  // rules 2.15, 2.18
  for (const std::optional<Seat> player : players_asked(problem)) {
    tasks.push_back(
        {.game = problem.game,
         .deal = problem.deal,
         .dealer = problem.dealer,
         .contract = contract,
         .declarer = declarer,
         .joker = problem.joker,
         .player = player,
         .leader = problem.leader.value_or(contractor_leads ? declarer : forehand(problem)),
         .exchange = Exchange{},
         .play = problem.play,
         .options = problem.options});
  }
}

}  // namespace

absl::StatusOr<std::vector<Task>> declared_tasks(const Problem& problem, Seat usual,
                                                 const std::vector<Seat>& declarers,
                                                 bool all_contracts) {
  std::vector<Task> tasks;
  if (all_contracts) {
    const auto contracts = static_cast<int>(problem.game->contracts().size());
    for (int i = 0; i < contracts; ++i) {
      for (Seat declarer : declarers) append_tasks(problem, {.index = i}, declarer, tasks);
    }
  } else if (problem.contract) {
    append_tasks(problem, *problem.contract, problem.declarer.value_or(usual), tasks);
  } else {
    return no_contract(*problem.game);
  }
  return those_played(std::move(tasks));
}

}  // namespace matador::jass
