#include "solver/games/tasks.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "solver/cards/notation.h"
#include "solver/cards/seats.h"
#include "solver/games/exchanges.h"
#include "solver/games/objectives.h"
#include "solver/games/options.h"
#include "solver/games/play_without_tricks.h"

namespace matador {
namespace {

std::string players_of(const Problem& problem) {
  return absl::StrCat(std::string(problem.game->name()), " with ", problem.deal.seats(),
                      " players");
}

absl::Status check_seat(const Problem& problem, const char* role, std::optional<Seat> seat) {
  if (!seat || seat->index() < problem.deal.seats()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(role, ": there is no ", seat_name(*seat), " in ", players_of(problem)));
}

// Whether the declarer may have made `exchanged` of the deal: it matters what he is left with, not
// how he came by it.
bool allows(const Task& task, const Deal& exchanged) {
  const std::vector<Exchange> exchanges = task.game->exchanges(task);
  return std::any_of(exchanges.begin(), exchanges.end(), [&](const Exchange& exchange) {
    return task.deal.exchanged(task.declarer, exchange).value() == exchanged;
  });
}

bool could_be_exchanged(const Task& task) { return deal_as_played(task).ok(); }

bool could_be_played(const Task& task) {
  if (const PlayWithoutTricks* play = task.game->contract(task.contract).without_tricks) {
    return play->turn(task).ok();
  }
  return played_so_far(task).ok();
}

}  // namespace

std::string seat_name(Seat seat) { return absl::StrCat("seat ", seat.number()); }

absl::Status check_player(const Problem& problem) {
  if (!problem.player) return absl::OkStatus();
  if (!problem.game->everyone_for_himself(problem.deal.seats(), problem.contract)) {
    return absl::InvalidArgumentError(
        absl::StrCat("no player can be asked about: in ", players_of(problem),
                     " nobody plays for himself alone, the value is the declaring side's"));
  }
  return check_seat(problem, "player", problem.player);
}

std::vector<std::optional<Seat>> players_asked(const Problem& problem) {
  const int seats = problem.deal.seats();
  if (problem.player || !problem.game->everyone_for_himself(seats, problem.contract)) {
    return {problem.player};
  }
  std::vector<std::optional<Seat>> players;
  for (Seat seat : all_seats(seats)) players.emplace_back(seat);
  return players;
}

namespace {

// What only all cards could tell, of an ending.
absl::Status check_ending(const Problem& problem) {
  const Game& game = *problem.game;
  if (!game.is_ending(problem.deal)) return absl::OkStatus();
  if (game.has_auction() && !(problem.contract && problem.declarer)) {
    return absl::InvalidArgumentError(
        "an ending does not tell who has won the auction: it needs [Contract] and [Declarer]");
  }
  if (problem.contract && game.contract(*problem.contract).needs_all_tricks) {
    return absl::InvalidArgumentError(absl::StrCat(
        "what ", std::string(game.contract(*problem.contract).name),
        " costs depends on all tricks, and an ending does not tell those before: give the hands as "
        "dealt, and [Play]"));
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status check_problem(const Problem& problem) {
  const Game& game = *problem.game;
  const int seats = problem.deal.seats();
  const std::vector<int> counts = game.seat_counts();
  if (std::find(counts.begin(), counts.end(), seats) == counts.end() ||
      (problem.deal.shape() != game.shape(seats) && !game.is_ending(problem.deal))) {
    return absl::InvalidArgumentError(
        absl::StrCat("this is not how ", players_of(problem), " is dealt"));
  }
  const auto contracts = static_cast<int>(game.info().contracts.size());
  if (problem.contract && (problem.contract->index < 0 || problem.contract->index >= contracts)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a contract of ", std::string(game.name()), " is one of ", contracts));
  }
  if (problem.exchange && problem.deal.talon().empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("there is nothing to exchange in ", players_of(problem)));
  }
  for (const absl::Status& status :
       {check_seat(problem, "dealer", problem.dealer),
        check_seat(problem, "declarer", problem.declarer),
        check_seat(problem, "leader", problem.leader), check_seat(problem, "tout", problem.tout),
        check_player(problem), check_ending(problem),
        check_options(game.name(), game.info().rule_options, problem.options)}) {
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

Task task_of(const Problem& problem, Contract contract, Seat declarer) {
  return {.game = problem.game,
          .deal = problem.deal,
          .dealer = problem.dealer,
          .contract = contract,
          .declarer = declarer,
          .joker = problem.joker,
          .player = problem.player,
          .tout = problem.tout,
          .leader = problem.leader.value_or(forehand(problem)),
          .exchange = known_exchange(problem, !problem.deal.talon().empty()),
          .play = problem.play,
          .options = problem.options,
          .own_tags = problem.own_tags};
}

absl::StatusOr<std::vector<Task>> no_tasks(const Problem& problem) {
  if (!problem.contract && !problem.declarer && problem.play.empty()) return std::vector<Task>{};
  return absl::InvalidArgumentError("all pass: no contract, declarer and play");
}

absl::Status no_contract(const Game& game) {
  return absl::InvalidArgumentError(
      absl::StrCat("no [Contract]: in ", std::string(game.name()),
                   " the players choose it. Add it, for instance --contract ",
                   std::string(game.info().contracts.front().name), ", or use --contracts all"));
}

bool sees_talon_first(const Task& task) {
  const std::vector<Exchange> exchanges = task.game->exchanges(task);
  if (exchanges.size() == 1) return false;
  return task.game->info().sees_talon ||
         std::all_of(exchanges.begin(), exchanges.end(),
                     [&](const Exchange& exchange) { return exchange.take == task.deal.talon(); });
}

absl::StatusOr<Deal> deal_as_played(const Task& task) {
  if (!task.exchange) return task.deal;
  absl::StatusOr<Deal> deal = task.deal.exchanged(task.declarer, *task.exchange);
  if (!deal.ok()) return deal.status();
  const CardSet not_dealt = task.exchange->discard - task.deal.hand(task.declarer);
  if (!not_dealt.empty() && !sees_talon_first(task)) {
    return absl::InvalidArgumentError(
        absl::StrCat(to_string(not_dealt.first(), *task.deal.shape().notation), " is set aside by ",
                     seat_name(task.deal.shape(), task.declarer),
                     ", who sets aside cards of his hand before he takes any"));
  }
  if (!allows(task, *deal)) {
    return absl::InvalidArgumentError("the contract does not allow this exchange with the talon");
  }
  return deal;
}

absl::StatusOr<Played> played_so_far(const Task& task) {
  return played_so_far(task, task.game->order(task));
}

absl::StatusOr<Played> played_so_far(const Task& task, const TrickOrder& order) {
  const absl::StatusOr<Deal> deal = deal_as_played(task);
  if (!deal.ok()) return deal.status();
  Played played(*deal, order, task.leader);
  for (Move move : task.play) {
    const int trick = played.complete_tricks() + 1;
    const absl::Status status = played.play(move);
    if (status.ok()) continue;
    if (trick == 1 || !played.to_play()) return status;
    const Seat leader = played.trick_open() ? played.tricks().back().leader : *played.to_play();
    return absl::InvalidArgumentError(absl::StrCat(std::string(status.message()), " (trick ", trick,
                                                   ", which ", seat_name(leader), " leads)"));
  }
  return played;
}

std::vector<Task> those_played(std::vector<Task> tasks) {
  for (const auto possible : {could_be_played, could_be_exchanged}) {
    const auto end = std::stable_partition(tasks.begin(), tasks.end(), possible);
    if (end == tasks.begin()) continue;
    tasks.erase(end, tasks.end());
    break;
  }
  return tasks;
}

bool falls(const std::vector<Rung>& ladder) {
  return !ladder.empty() && ladder.back().value < ladder.front().value;
}

Objective usual_objective(const Task& task) {
  return task.game->objectives_of(task.contract).front();
}

std::vector<Objective> objectives_of(const Task& task) {
  std::vector<Objective> objectives = task.game->objectives_of(task.contract);
  if (task.game->is_ending(task.deal) && !task.game->info().counts_penalties) {
    std::erase(objectives, Objective::kScore);
  }
  return objectives;
}

absl::Status check_objective_of_ending(const Task& task, Objective objective) {
  if (!task.game->is_ending(task.deal)) return absl::OkStatus();
  return check_objective(absl::StrCat("an ending of ", std::string(task.game->name())),
                         objectives_of(task), objective);
}

std::vector<Rung> counting_ladder(Goal goal, int most) {
  std::vector<Rung> ladder;
  for (int value = 0; value <= most; ++value) {
    ladder.push_back({.value = value, .goal = goal, .target = value});
  }
  return ladder;
}

std::vector<Rung> falling_ladder(Goal goal, int most) {
  std::vector<Rung> ladder = counting_ladder(goal, most);
  for (Rung& rung : ladder) rung.value = most - rung.target;
  return ladder;
}

Problem problem_of(const Task& task) {
  return {.game = task.game,
          .deal = task.deal,
          .dealer = task.dealer,
          .contract = task.contract,
          .trump = task.contract.trump,
          .declarer = task.declarer,
          .joker = task.joker,
          .tout = task.tout,
          .all_passed = task.all_passed,
          .leader = task.leader,
          .exchange = task.deal.talon().empty() ? std::nullopt : task.exchange,
          .play = task.play,
          .options = task.options,
          .own_tags = task.own_tags};
}

}  // namespace matador
