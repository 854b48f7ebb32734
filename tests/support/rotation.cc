#include "tests/support/rotation.h"

#include <algorithm>

#include "solver/deals/numbered.h"
#include "solver/games/davoserjazz/qabbalah/play.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/tricks/played.h"
#include "tests/support/dice.h"

namespace matador {
namespace {

namespace qabbalah = davoserjazz::qabbalah;

// A task of the problem, which may leave things open. Contract and declarer are random if the cards
// do not decide them.
Task some_task(Problem& problem, Dice& dice) {
  const absl::StatusOr<std::vector<Task>> tasks = problem.game->tasks(problem);
  if (tasks.ok() && !tasks->empty()) return dice.one_of(*tasks);
  problem.declarer = {};
  const std::vector<Task> all = problem.game->tasks(problem, /*all_contracts=*/true).value();
  const Task task = dice.one_of(all);
  problem.contract = {.index = task.contract.index};
  problem.trump = task.contract.trump;
  problem.declarer = task.declarer;
  return problem.game->tasks(problem).value().front();
}

std::vector<Move> random_play(const Task& task, int cards_left, Dice& dice) {
  Played played(deal_as_played(task).value(), task.game->order(task), task.leader);
  const int each = task.deal.shape().cards_each();
  const int open = dice.below(task.deal.seats());
  const int count =
      cards_left == 0 ? each * task.deal.seats() : (each - cards_left) * task.deal.seats() + open;
  std::vector<Move> play;
  for (int i = 0; i < count; ++i) {
    play.push_back(dice.one_of(played.legal()));
    if (!played.play(play.back()).ok()) break;
  }
  return play;
}

std::vector<Move> random_moves(const Task& task, int cards_left, Dice& dice) {
  qabbalah::Position position = qabbalah::position_of(task).value();
  const auto longest = [&] {
    int size = 0;
    for (CardSet hand : position.hands) size = std::max(size, hand.size());
    return size;
  };
  std::vector<Move> moves;
  while (longest() > cards_left) {
    moves.push_back(dice.one_of(qabbalah::moves(position)));
    position = qabbalah::after(position, moves.back());
  }
  return moves;
}

}  // namespace

Deal Rotation::of(const Deal& deal) const {
  DealBuilder builder(deal.shape());
  for (int i = 0; i < seats_; ++i) {
    const Seat seat = Seat::from_index(i);
    builder.give(of(seat), deal.hand(seat));
    if (deal.shape().hands > 1) builder.give_second(of(seat), deal.second_hand(seat));
    for (const Pile& pile : deal.piles(seat)) builder.lay(of(seat), pile);
  }
  return builder.build().value();
}

Problem Rotation::of(const Problem& problem) const {
  const Seat last = Seat::number(seats_);
  Problem rotated = problem;
  rotated.deal = of(problem.deal);
  rotated.dealer = of(problem.dealer.value_or(last));
  rotated.declarer = of(problem.declarer);
  rotated.joker = of(problem.joker);
  if (problem.game->table(seats_).has_joker) rotated.joker = of(problem.joker.value_or(last));
  rotated.player = of(problem.player);
  rotated.tout = of(problem.tout);
  rotated.leader = of(problem.leader);
  return rotated;
}

std::vector<GameTable> all_tables() {
  return tables_of([](const Game&) { return true; });
}

std::vector<GameTable> tables_of(const std::function<bool(const Game&)>& belongs) {
  std::vector<GameTable> all;
  for (const Game* game : all_games()) {
    if (!belongs(*game)) continue;
    for (int seats : game->seat_counts()) all.push_back({std::string(game->name()), seats});
  }
  return all;
}

std::string name_of(const GameTable& players) {
  return players.game + " with " + std::to_string(players.seats);
}

Problem random_problem(const GameTable& players, std::uint64_t number, int cards_left) {
  Dice dice{kRandomProblems, number, static_cast<std::uint64_t>(players.seats)};
  const Game* game = find_game(players.game);
  const auto seat = [&] { return Seat::from_index(dice.below(players.seats)); };
  const auto maybe = [&] { return dice.below(2) == 0 ? std::optional(seat()) : std::nullopt; };
  Problem problem{.game = game,
                  .deal = numbered_deal(game->shape(players.seats), kRandomProblems, number),
                  .dealer = maybe()};
  if (!game->has_auction() || dice.below(2) == 0) {
    problem.contract = {.index = dice.below(static_cast<int>(game->info().contracts.size()))};
    problem.declarer = maybe();
  }
  if (dice.below(4) == 0) problem.leader = seat();
  if (game->table(players.seats).has_joker) problem.joker = maybe();
  if (problem.joker && problem.joker == problem.declarer) problem.declarer = {};
  if (game->info().has_tout && dice.below(4) == 0) problem.tout = seat();
  const Task task = some_task(problem, dice);
  const auto random = game->has_tricks(task.contract) ? random_play : random_moves;
  problem.play = random(task, cards_left, dice);
  return problem;
}

}  // namespace matador
