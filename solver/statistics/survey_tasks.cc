#include "solver/statistics/survey_tasks.h"

#include <algorithm>
#include <utility>

namespace matador {
namespace {

// The declarer of the contract that the survey gives. None if the auction would decide and all
// pass.
absl::StatusOr<std::optional<Seat>> declarer_of(const Survey& survey, Problem problem) {
  if (survey.declarer) return survey.declarer;
  if (survey.game->info().names_contract_freely) return forehand(problem);
  if (!survey.game->has_auction()) problem.contract = Contract{};  // the same in all of them
  const absl::StatusOr<std::vector<Task>> usual = survey.game->tasks(problem);
  if (!usual.ok()) return usual.status();
  return usual->empty() ? std::nullopt : std::optional(usual->front().declarer);
}

// Whether the task has the objective of the survey. (Null in Skat has no points.)
bool has_answer(const Survey& survey, const Task& task) {
  const std::vector<Objective> objectives = task.game->objectives_of(task.contract);
  return !has_mean(survey.question) ||
         std::find(objectives.begin(), objectives.end(), objective_of(survey)) != objectives.end();
}

}  // namespace

Case dealt_case(const Survey& survey, const Deal& deal) {
  Case dealt{.game = survey.game,
             .seats = deal.seats(),
             .options = survey.options,
             .forehand = forehand(deal.seats(), survey.dealer)};
  for (int i = 0; i < deal.seats(); ++i) {
    const Seat seat = Seat::from_index(i);
    dealt.hands[static_cast<std::size_t>(i)] = deal.open_cards(seat);
  }
  return dealt;
}

Case played_case(Case dealt, const Task& task) {
  dealt.contract = task.contract;
  dealt.trump = task.game->trump(task.contract);
  dealt.declarer = task.declarer;
  dealt.leader = task.leader;
  return dealt;
}

absl::StatusOr<std::vector<Task>> tasks_of(const Survey& survey, const Deal& deal) {
  const Game& game = *survey.game;
  Problem problem{.game = &game, .deal = deal, .dealer = survey.dealer, .options = survey.options};
  const bool several = survey.all_contracts || survey.best_contract;
  if (survey.contract || several) {
    const absl::StatusOr<std::optional<Seat>> declarer = declarer_of(survey, problem);
    if (!declarer.ok()) return declarer.status();
    if (!*declarer) return std::vector<Task>{};
    problem.declarer = *declarer;
    if (game.table(survey.seats).everyone_for_himself) problem.player = *declarer;
  }
  problem.contract = survey.contract;
  problem.trump = survey.trump;
  absl::StatusOr<std::vector<Task>> tasks = game.tasks(problem, several);
  if (several && tasks.ok()) {
    const std::vector<Contract>& only = survey.only;
    std::erase_if(*tasks, [&](const Task& task) {
      const Contract contract{task.contract.index};
      if (!only.empty() && std::find(only.begin(), only.end(), contract) == only.end()) return true;
      return task.declarer != *problem.declarer || !has_answer(survey, task);
    });
  }
  return tasks;
}

}  // namespace matador
