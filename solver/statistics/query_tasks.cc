#include "solver/statistics/query_tasks.h"

#include <algorithm>
#include <utility>

#include "solver/games/glance.h"
#include "solver/games/random_play.h"

namespace matador {
namespace {

// The declarer of the contract that the query gives. None if the auction would decide and all
// pass.
absl::StatusOr<std::optional<Seat>> declarer_of(const Query& query, Problem problem) {
  if (query.declarer) return query.declarer;
  if (query.game->names_contract_freely()) return forehand(problem);
  if (!query.game->has_auction()) problem.contract = Contract{};  // the same in all of them
  const absl::StatusOr<std::vector<Task>> usual = query.game->tasks(problem);
  if (!usual.ok()) return usual.status();
  return usual->empty() ? std::nullopt : std::optional(usual->front().declarer);
}

// Whether the task has the objective of the query (ContractInfo::objectives).
bool has_answer(const Query& query, const Task& task) {
  const std::vector<Objective> objectives = task.game->objectives_of(task.contract);
  return !has_mean(query.question) ||
         std::find(objectives.begin(), objectives.end(), objective_of(query)) != objectives.end();
}

}  // namespace

absl::StatusOr<std::vector<Task>> tasks_of(const Query& query, const Deal& deal) {
  const Game& game = *query.game;
  Problem problem{.game = &game, .deal = deal, .dealer = query.dealer, .options = query.options};
  const bool several = query.all_contracts || query.best_contract;
  if (query.contract || several) {
    const absl::StatusOr<std::optional<Seat>> declarer = declarer_of(query, problem);
    if (!declarer.ok()) return declarer.status();
    if (!*declarer) return std::vector<Task>{};
    problem.declarer = *declarer;
    if (game.table(query.seats).everyone_for_himself) problem.player = *declarer;
  }
  problem.contract = query.contract;
  problem.trump = query.trump;
  problem.own_tags = query.own_tags;
  absl::StatusOr<std::vector<Task>> tasks = game.tasks(problem, several);
  if (!tasks.ok()) return tasks;
  std::erase_if(*tasks, [&](const Task& task) { return !game.check_declared(task).ok(); });
  if (several) {
    const std::vector<Contract>& only = query.only;
    std::erase_if(*tasks, [&](const Task& task) {
      const Contract contract{task.contract.index};
      if (!only.empty() && std::find(only.begin(), only.end(), contract) == only.end()) return true;
      return task.declarer != *problem.declarer || !has_answer(query, task);
    });
  }
  return tasks;
}

absl::StatusOr<int> looks_for(const Query& query) {
  const std::optional<Guess> guess = guess_of(query.question);
  if (!guess) return absl::NotFoundError("there is none for this question");
  if (needs_of(query) == Needs::kValue) {
    return absl::NotFoundError("there is none for a condition or a key on the value");
  }
  if (query.is_limited() || query.played > 0 || query.best_contract) {
    return absl::NotFoundError(
        "there is none beside a limit, with cards played, or for the best contract");
  }
  int looks = 0;
  for (const Task& task : example_tasks(query)) {
    const Glance* glance = query.game->contract(task.contract).glance;
    if (glance == nullptr || !glance->has(*guess) || !Glance::knows(task)) {
      return absl::NotFoundError("nothing is fitted to such deals");
    }
    looks = std::max(looks, glance->looks());
  }
  if (looks == 0) return absl::NotFoundError("no deal is played");
  return looks;
}

std::vector<Task> example_tasks(const Query& query) {
  constexpr std::uint64_t kDeals = 100;
  for (std::uint64_t number = 0; number < kDeals; ++number) {
    const Deal deal =
        numbered_deal(query.game->shape(query.seats), /*seed=*/0, number, query.fixed);
    absl::StatusOr<std::vector<Task>> tasks = tasks_of(query, deal);
    if (tasks.ok() && !tasks->empty()) return *std::move(tasks);
  }
  return {};
}

absl::Status play_first_cards(const Query& query, std::uint64_t seed, std::uint64_t number,
                              std::vector<Task>& tasks) {
  if (query.played == 0) return absl::OkStatus();
  if (!query.all_contracts && tasks.size() > 1) tasks.erase(tasks.begin() + 1, tasks.end());
  for (Task& task : tasks) {
    absl::StatusOr<std::vector<Move>> play = random_play(task, query.played, seed, number);
    if (!play.ok()) return play.status();
    task.play = *std::move(play);
    if (!task.exchange) task.exchange = Exchange{};
  }
  return absl::OkStatus();
}

}  // namespace matador
