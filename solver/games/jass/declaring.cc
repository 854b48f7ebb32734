#include "solver/games/jass/declaring.h"

#include <optional>
#include <utility>

#include "solver/games/tasks.h"

namespace matador::jass {
namespace {

void append_tasks(const Problem& problem, Contract contract, Seat declarer, bool as_joker,
                  std::vector<Task>& tasks) {
  const bool contractor_leads = problem.deal.seats() == 3;  // rules 2.15, 2.18
  for (const std::optional<Seat> player : players_asked(problem)) {
    Task& task = tasks.emplace_back(task_of(problem, contract, declarer));
    task.as_joker = as_joker;
    task.player = player;
    if (contractor_leads && !problem.leader) task.leader = declarer;
  }
}

}  // namespace

absl::StatusOr<std::vector<Task>> declared_tasks(const Problem& problem, Seat usual,
                                                 const std::vector<Seat>& declarers,
                                                 bool all_contracts) {
  std::vector<Task> tasks;
  const Seat declarer = problem.declarer.value_or(usual);
  const bool as_joker = problem.as_joker && !all_contracts;
  if (all_contracts || as_joker) {
    const auto contracts = static_cast<int>(problem.game->info().contracts.size());
    for (int i = 0; i < contracts; ++i) {
      for (Seat each : all_contracts ? declarers : std::vector{declarer}) {
        append_tasks(problem, {.index = i}, each, as_joker, tasks);
      }
    }
  } else if (problem.contract) {
    append_tasks(problem, *problem.contract, declarer, /*as_joker=*/false, tasks);
  } else {
    return no_contract(*problem.game);
  }
  return those_played(std::move(tasks));
}

}  // namespace matador::jass
