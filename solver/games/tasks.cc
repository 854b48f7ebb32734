#include "solver/games/tasks.h"

#include <algorithm>
#include <range/v3/algorithm/count_if.hpp>
#include <range/v3/algorithm/find.hpp>
#include <stdexcept>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/cards/notation.h"
#include "solver/cards/seat.h"
#include "solver/deals/numbered.h"
#include "solver/games/auction.h"
#include "solver/games/objectives.h"
#include "solver/games/options.h"
#include "solver/games/play_without_tricks.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

// The sets of `size` of the cards, in listing order.
std::vector<CardSet> choices(CardSet cards, int size) {
  if (size == 0) return {CardSet{}};
  std::vector<CardSet> sets;
  CardSet later = cards;
  for (Card card : cards) {
    later -= CardSet{card};
    for (CardSet rest : choices(later, size - 1)) sets.push_back(CardSet{card} | rest);
  }
  return sets;
}

}  // namespace

// ---- Tasks --------------------------------------------------------------------------------------

namespace {

std::string players_of(const Problem& problem) {
  return absl::StrCat(std::string(problem.game->name()), " with ", problem.deal.seats(),
                      " players");
}

absl::Status check_seat(const Problem& problem, const char* role, std::optional<Seat> seat) {
  if (!seat || seat->index() < problem.deal.seats()) return absl::OkStatus();
  return invalid(role, ": there is no ", seat_name(*seat), " in ", players_of(problem));
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
    return invalid("no player can be asked about: in ", players_of(problem),
                   " nobody plays for himself alone, the value is the declaring side's");
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
    return invalid(
        "an ending does not tell who has won the auction: it needs [Contract] and [Declarer]");
  }
  if (problem.contract && game.contract(*problem.contract).needs_all_tricks) {
    return invalid(
        "what ", game.contract(*problem.contract).name,
        " costs depends on all tricks, and an ending does not tell those before: give the hands as "
        "dealt, and [Play]");
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
    return invalid("this is not how ", players_of(problem), " is dealt");
  }
  const auto contracts = static_cast<int>(game.info().contracts.size());
  if (problem.contract && (problem.contract->index < 0 || problem.contract->index >= contracts)) {
    return invalid("a contract of ", game.name(), " is one of ", contracts);
  }
  if (problem.exchange && problem.deal.talon().empty()) {
    return invalid("there is nothing to exchange in ", players_of(problem));
  }
  for (const absl::Status& status :
       {check_seat(problem, "dealer", problem.dealer),
        check_seat(problem, "declarer", problem.declarer),
        check_seat(problem, "leader", problem.leader), check_seat(problem, "tout", problem.tout),
        check_player(problem), check_ending(problem),
        check_options(game.name(), game.info().rule_options, problem.options)}) {
    MATADOR_RETURN_IF_ERROR(status);
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
          .own = problem.own};
}

absl::StatusOr<std::vector<Task>> no_tasks(const Problem& problem) {
  if (!problem.contract && !problem.declarer && problem.play.empty()) return std::vector<Task>{};
  return invalid("all pass: no contract, declarer and play");
}

absl::Status no_contract(const Game& game) {
  return invalid("no [Contract]: in ", game.name(),
                 " the players choose it. Add it, for instance --contract ",
                 game.info().contracts.front().name, ", or use --contracts all");
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
  MATADOR_ASSIGN_OR_RETURN(Deal deal, task.deal.exchanged(task.declarer, *task.exchange));
  const CardSet not_dealt = task.exchange->discard - task.deal.hand(task.declarer);
  if (!not_dealt.empty() && !sees_talon_first(task)) {
    return invalid(to_string(not_dealt.first(), *task.deal.shape().notation), " is set aside by ",
                   seat_name(task.deal.shape(), task.declarer),
                   ", who sets aside cards of his hand before he takes any");
  }
  if (!allows(task, deal)) {
    return invalid("the contract does not allow this exchange with the talon");
  }
  return deal;
}

absl::StatusOr<Played> played_so_far(const Task& task) {
  return played_so_far(task, task.game->order(task));
}

absl::StatusOr<Played> played_so_far(const Task& task, const TrickOrder& order) {
  MATADOR_ASSIGN_OR_RETURN(const Deal deal, deal_as_played(task));
  Played played(deal, order, task.leader);
  for (Move move : task.play) {
    const int trick = played.complete_tricks() + 1;
    const absl::Status status = played.play(move);
    if (status.ok()) continue;
    if (trick == 1 || !played.to_play()) return status;
    const Seat leader = played.trick_open() ? played.tricks().back().leader : *played.to_play();
    return invalid(status.message(), " (trick ", trick, ", which ", seat_name(leader), " leads)");
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
          .own = task.own};
}

// ---- Auctioned tasks ----------------------------------------------------------------------------

namespace {

std::vector<Task> all_tasks(const Problem& problem) {
  std::vector<Task> tasks;
  for (Suit trump : kAllSuits) {
    for (int seat = 0; seat < problem.deal.seats(); ++seat) {
      tasks.push_back(task_of(problem, contract_of(trump), Seat::from_index(seat)));
    }
  }
  return tasks;
}

// The tasks of a problem that leaves the contract, the declarer or both to the auction.
absl::StatusOr<std::vector<Task>> left_to_auction(const Problem& problem,
                                                  const PassedTasks& passed) {
  const Auction auction = forced_auction(*problem.game, problem.deal, forehand(problem));
  if (!auction.declarer) return passed(problem);
  if (problem.contract) {
    return std::vector<Task>{task_of(problem, *problem.contract, *auction.declarer)};
  }
  if (problem.declarer && problem.declarer != auction.declarer) {
    return invalid(seat_name(*problem.declarer), " is not the declarer of the auction, which is ",
                   seat_name(*auction.declarer), ": another declarer needs [Contract]");
  }
  std::vector<Task> tasks;
  for (Suit trump : auction.suits)
    tasks.push_back(task_of(problem, contract_of(trump), *auction.declarer));
  return tasks;
}

}  // namespace

std::vector<ContractInfo> trump_contracts() {
  return {{"clubs", Suit::kClubs},
          {"spades", Suit::kSpades},
          {"hearts", Suit::kHearts},
          {"diamonds", Suit::kDiamonds}};
}

absl::StatusOr<std::vector<Task>> auctioned_tasks(const Problem& problem, bool all_contracts,
                                                  const PassedTasks& passed) {
  // The suit is named before the first lead and before the exchange: the play rules some out.
  if (all_contracts) return those_played(all_tasks(problem));
  if (problem.contract && problem.declarer) {
    return std::vector<Task>{task_of(problem, *problem.contract, *problem.declarer)};
  }
  absl::StatusOr<std::vector<Task>> tasks = left_to_auction(problem, passed);
  return tasks.ok() ? those_played(*std::move(tasks)) : tasks;
}

// ---- Numbered tasks -----------------------------------------------------------------------------

namespace {

// The first of the contracts under which the hand has most trumps.
Contract longest_trumps(const Game& game, CardSet hand) {
  Contract best;
  int most = -1;
  for (int index = 0; index < static_cast<int>(game.info().contracts.size()); ++index) {
    const auto is_held = [&](Card card) { return hand.contains(card); };
    const auto length =
        static_cast<int>(ranges::count_if(game.order({.index = index}, {}).trumps(), is_held));
    if (length <= most) continue;
    most = length;
    best.index = index;
  }
  return best;
}

}  // namespace

std::vector<Task> numbered_tasks(const UsualPlay& play, std::uint64_t seed, std::size_t count) {
  const Game& game = *play.game;
  std::vector<Task> tasks;
  for (std::uint64_t number = 0; tasks.size() < count; ++number) {
    Problem problem{.game = &game,
                    .deal = numbered_deal(game.shape(play.seats), seed, number),
                    .contract = play.contract};
    if (!game.has_auction() && !game.info().counts_penalties) problem.declarer = Seat::number(1);
    if (!play.contract && !game.has_auction()) {
      problem.contract = longest_trumps(game, problem.deal.hand(Seat::number(1)));
    }
    const absl::StatusOr<std::vector<Task>> choices = game.tasks(problem);
    if (!choices.ok()) throw std::runtime_error(std::string(choices.status().message()));
    if (choices->empty() || !game.check_declared(choices->front()).ok()) continue;
    if (play.is_sensible && !game.is_sensible(choices->front())) continue;
    tasks.push_back(choices->front());
  }
  return tasks;
}

std::vector<Task> suite_tasks(const Game& game, const BenchSuite& suite, std::uint64_t seed) {
  UsualPlay play{.game = &game, .seats = suite.seats};
  if (!suite.contract.empty()) {
    const std::vector<ContractInfo>& contracts = game.info().contracts;
    const auto named = ranges::find(contracts, suite.contract, &ContractInfo::name);
    play.contract = Contract{static_cast<int>(named - contracts.begin())};
  }
  std::vector<Task> tasks = numbered_tasks(play, seed, suite.deals);
  if (suite.as_dealt) {
    for (Task& task : tasks) task.exchange = Exchange{};
  }
  return tasks;
}

std::string suite_contract(const BenchSuite& suite) {
  return std::string(suite.contract.empty() ? "usual" : suite.contract) +
         (suite.as_dealt ? "-as-dealt" : "");
}

std::optional<Exchange> known_exchange(const Problem& problem, bool may_exchange) {
  if (problem.exchange) return problem.exchange;
  if (!may_exchange || !problem.play.empty() || problem.deal.talon().empty()) return Exchange{};
  return std::nullopt;
}

std::vector<Exchange> exchanges_with_talon(CardSet hand, CardSet talon, int most) {
  std::vector<Exchange> exchanges;
  for (int size = 0; size <= most && size <= talon.size(); ++size) {
    for (CardSet discard : choices(hand, size)) {
      for (CardSet take : choices(talon, size)) exchanges.push_back({discard, take});
    }
  }
  return exchanges;
}

}  // namespace matador
