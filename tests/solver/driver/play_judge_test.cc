// Replays beside solving every position afresh: whole plays, exchanges, Qabbalah, and what a limit
// leaves open. Endings of every game are held to the reference in the tests of the oracle.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/davoserjazz/qabbalah/play.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/replay.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"
#include "tests/games/davoserjazz/reference_qabbalah.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"

namespace matador::replay_test {

namespace qabbalah = davoserjazz::qabbalah;

constexpr std::uint64_t kSeed = 2027;

// A random play to the end of the deal.
std::vector<Move> random_play(const Task& task, Dice& dice) {
  Played played(deal_as_played(task).value(), task.game->order(task), task.leader);
  std::vector<Move> play;
  while (played.to_play()) {
    play.push_back(dice.one_of(played.legal()));
    EXPECT_TRUE(played.play(play.back()).ok());
  }
  return play;
}

int value_of(const Task& task, Objective objective) {
  const absl::StatusOr<Solution> solution = Solver().solve(task, {.objective = objective});
  EXPECT_TRUE(solution.ok() && solution->exact) << solution.status();
  return solution->low;
}

// Each value is that of a solver which has seen nothing else.
void compare_with_solving_afresh(const Task& task, Objective objective) {
  SCOPED_TRACE(deal_file_text(task));
  const absl::StatusOr<Replay> replay = Solver().replay(task, {.objective = objective});
  ASSERT_TRUE(replay.ok()) << replay.status();
  ASSERT_EQ(replay->moves.size(), task.play.size());
  Task start = task;
  start.play.clear();
  int before = value_of(start, objective);
  EXPECT_EQ(replay->value.low, before);
  for (std::size_t i = 0; i < task.play.size(); ++i) {
    start.play.push_back(task.play[i]);
    const int after = value_of(start, objective);
    EXPECT_EQ(replay->moves[i].before.low, before) << "card " << i + 1;
    EXPECT_EQ(replay->moves[i].after.low, after) << "card " << i + 1;
    before = after;
  }
  EXPECT_EQ(replay->result, before);
}

TEST(ReplayTest, WholePlaysAgreeWithSolvingEachPositionAfresh) {
  struct Case {
    const char* game;
    int seats;
    std::optional<Contract> contract;
    Objective objective;
    std::size_t deals;
  };
  for (const auto& [game, seats, contract, objective, deals] :
       {Case{"sjavs", 4, {}, Objective::kPoints, 4}, Case{"sjavs", 4, {}, Objective::kScore, 4},
        Case{"scharwenzel", 4, {}, Objective::kTricks, 4},
        Case{"scharwenzel", 6, {}, Objective::kScore, 6},
        Case{"jass", 6, Contract{4}, Objective::kPoints, 2}}) {
    std::uint64_t number = 0;
    for (Task& task : numbered_tasks(
             {.game = find_game(game), .seats = seats, .contract = contract}, kSeed, deals)) {
      Dice dice{kSeed, number++};
      task.play = random_play(task, dice);
      compare_with_solving_afresh(task, objective);
      if (HasFailure()) return;
    }
  }
}

// Of the soloist's exchange every possibility that is as good is named, and no other.
TEST(ReplayTest, AnExchangeIsAMoveOfItsOwn) {
  for (Task& task : numbered_tasks(
           {.game = find_game("klorsjavs"), .seats = 3, .contract = Contract{0}}, kSeed, 5)) {
    Dice dice{kSeed, static_cast<std::uint64_t>(task.deal.hand(Seat::number(1)).mask())};
    const absl::StatusOr<Solution> open =
        Solver().solve(task, {.objective = Objective::kPoints, .exchanges = true});
    ASSERT_TRUE(open.ok());
    const ExchangeValue& made = dice.one_of(open->exchanges);
    task.exchange = made.exchange;
    task.play = random_play(task, dice);
    SCOPED_TRACE(deal_file_text(task));
    const absl::StatusOr<Replay> replay =
        Solver().replay(task, {.objective = Objective::kPoints, .exchange = true});
    ASSERT_TRUE(replay.ok() && replay->exchange);
    EXPECT_EQ(replay->exchange->before.low, open->low);
    EXPECT_EQ(replay->exchange->after.low, made.value);
    EXPECT_EQ(replay->exchange->cost(), open->low - made.value);
    EXPECT_EQ(replay->value.low, made.value);
    std::vector<Exchange> best;
    for (const auto& [exchange, value] : open->exchanges) {
      if (value == open->low) best.push_back(exchange);
    }
    EXPECT_EQ(replay->exchange->best, best);
    const auto cards = static_cast<int>(task.play.size());
    const absl::StatusOr<Replay> of_cards =
        Solver().replay(task, {.objective = Objective::kPoints, .exchange = true, .last = cards});
    ASSERT_TRUE(of_cards.ok());
    EXPECT_FALSE(of_cards->exchange) << "the exchange is the move before the first card";
  }
}

// Where the contract leaves the talon alone nobody has exchanged.
TEST(ReplayTest, NoExchangeIsJudgedWhereNoneIsAllowed) {
  for (Task& task : numbered_tasks(
           {.game = find_game("klorsjavs"), .seats = 3, .contract = Contract{1}}, kSeed, 1)) {
    Dice dice{kSeed};
    task.exchange = Exchange{};
    task.play = random_play(task, dice);
    const absl::StatusOr<Replay> replay =
        Solver().replay(task, {.objective = Objective::kPoints, .exchange = true});
    ASSERT_TRUE(replay.ok()) << replay.status();
    EXPECT_FALSE(replay->exchange);
  }
}

TEST(ReplayTest, QabbalahAgreesWithSolvingEachPositionAfresh) {
  const Game& game = *find_game("davoserjazz");
  const Contract qabbalah{static_cast<int>(game.info().contracts.size()) - 1};
  for (Task task : numbered_tasks({.game = &game, .seats = 3, .contract = qabbalah}, kSeed, 2)) {
    Dice dice{kSeed, task.deal.hand(Seat::number(1)).mask()};
    qabbalah::Position position = *qabbalah::position_of(task);
    while (!qabbalah::is_over(position)) {
      task.play.push_back(dice.one_of(qabbalah::moves(position)));
      position = qabbalah::after(position, task.play.back());
    }
    task.player = Seat::number(2);
    const int last = 40;
    const absl::StatusOr<Replay> replay =
        Solver().replay(task, {.objective = Objective::kScore, .last = last});
    ASSERT_TRUE(replay.ok()) << replay.status();
    EXPECT_FALSE(replay->moves.empty());
    EXPECT_EQ(replay->result, position.passes[1] * qabbalah::kPenaltyOfPass);
    for (const ReplayedMove& move : replay->moves) {
      EXPECT_GE(move.index, task.play.size() - last);
      Task start = task;
      start.play.resize(move.index, Move::pass());
      EXPECT_EQ(move.before.low, value_of(start, Objective::kScore));
      start.play.push_back(move.move);
      EXPECT_EQ(move.after.low, value_of(start, Objective::kScore));
      EXPECT_GE(move.cost(), 0);
    }
  }
}

// ---- Qabbalah against the reference -------------------------------------------------------------

namespace reference_qabbalah = reference::qabbalah;

reference_qabbalah::Position reference_of(const qabbalah::Position& position) {
  reference_qabbalah::Position same{.hands = {}, .lying = position.piles, .mover = 0};
  same.hands.assign(position.hands.begin(), position.hands.begin() + position.seats);
  same.mover = at(position.to_play);
  return same;
}

// All penalties of the hand: those so far and those to come.
int penalty_of(const reference_qabbalah::Oracle& oracle, const qabbalah::Position& position,
               std::size_t player) {
  const int so_far = position.passes[player] * qabbalah::kPenaltyOfPass;
  if (qabbalah::is_over(position)) return so_far;
  return so_far + oracle.worth(reference_of(position)).penalties[player];
}

void compare_with_reference(Task task, std::size_t last) {
  SCOPED_TRACE(deal_file_text(task));
  task.player = Seat::number(1);
  const auto player = at(*task.player);
  Task start = task;
  start.play.resize(task.play.size() - last, Move::pass());
  qabbalah::Position position = *qabbalah::position_of(start);
  const reference_qabbalah::Oracle oracle(reference_of(position));
  const absl::StatusOr<Replay> replay =
      Solver().replay(task, {.objective = Objective::kScore, .last = static_cast<int>(last)});
  ASSERT_TRUE(replay.ok()) << replay.status();
  auto judged = replay->moves.begin();
  for (std::size_t i = start.play.size(); i < task.play.size(); ++i) {
    const qabbalah::Position before = position;
    position = qabbalah::after(position, task.play[i]);
    if (before.to_play != *task.player) continue;
    ASSERT_NE(judged, replay->moves.end());
    const int value = penalty_of(oracle, before, player);
    EXPECT_EQ(judged->before.low, value);
    EXPECT_EQ(judged->after.low, penalty_of(oracle, position, player));
    std::vector<std::string> best;
    for (const reference_qabbalah::Move& move : reference_qabbalah::moves(reference_of(before))) {
      const int so_far = before.passes[player] * qabbalah::kPenaltyOfPass + move.penalty;
      const bool over = reference_qabbalah::moves(move.after).empty();
      if (so_far + (over ? 0 : oracle.worth(move.after).penalties[player]) == value) {
        best.push_back(move.name);
      }
    }
    std::vector<std::string> named;
    for (Move move : judged->best) named.push_back(to_string(move));
    EXPECT_EQ(named, best);
    ++judged;
  }
  EXPECT_EQ(judged, replay->moves.end());
  EXPECT_EQ(replay->result, penalty_of(oracle, position, player));
}

TEST(ReplayTest, QabbalahAgreesWithTheReference) {
  const Game& game = *find_game("davoserjazz");
  const Contract qabbalah{static_cast<int>(game.info().contracts.size()) - 1};
  for (Task task : numbered_tasks({.game = &game, .seats = 5, .contract = qabbalah}, kSeed, 30)) {
    if (task.player != Seat::number(1)) continue;
    Dice dice{kSeed, task.deal.hand(Seat::number(1)).mask()};
    qabbalah::Position position = *qabbalah::position_of(task);
    while (!qabbalah::is_over(position)) {
      task.play.push_back(dice.one_of(qabbalah::moves(position)));
      position = qabbalah::after(position, task.play.back());
    }
    compare_with_reference(task, std::min<std::size_t>(task.play.size(), 25));
    if (HasFailure()) return;
  }
}

// The limit counts for each move anew: the last ones are proven with a small one too.
TEST(ReplayTest, ALimitOfQabbalahLeavesTheLastMovesProven) {
  const Game& game = *find_game("davoserjazz");
  const Contract qabbalah{static_cast<int>(game.info().contracts.size()) - 1};
  Task task = numbered_tasks({.game = &game, .seats = 4, .contract = qabbalah}, kSeed, 1).front();
  Dice dice{kSeed};
  qabbalah::Position position = *qabbalah::position_of(task);
  while (!qabbalah::is_over(position)) {
    task.play.push_back(dice.one_of(qabbalah::moves(position)));
    position = qabbalah::after(position, task.play.back());
  }
  const int last = 30;
  const absl::StatusOr<Replay> all =
      Solver().replay(task, {.objective = Objective::kScore, .last = last});
  const absl::StatusOr<Replay> some =
      Solver().replay(task, {.objective = Objective::kScore, .last = last, .node_limit = 50});
  ASSERT_TRUE(all.ok() && some.ok());
  EXPECT_FALSE(some->moves.front().exact);
  EXPECT_TRUE(some->moves.back().exact);
  for (std::size_t i = 0; i < all->moves.size(); ++i) {
    EXPECT_LE(some->moves[i].before.low, all->moves[i].before.low);
    EXPECT_GE(some->moves[i].before.high, all->moves[i].before.high);
    if (some->moves[i].exact) {
      EXPECT_EQ(some->moves[i].best, all->moves[i].best);
    }
  }
}

TEST(ReplayTest, ALimitLeavesIntervals) {
  std::vector<Task> tasks = numbered_tasks({.game = find_game("sjavs"), .seats = 4}, kSeed, 1);
  Task& task = tasks.front();
  Dice dice{kSeed};
  task.play = random_play(task, dice);
  const absl::StatusOr<Replay> all = Solver().replay(task, {.objective = Objective::kPoints});
  const absl::StatusOr<Replay> some =
      Solver().replay(task, {.objective = Objective::kPoints, .node_limit = 50});
  ASSERT_TRUE(all.ok() && some.ok());
  int open = 0;
  for (std::size_t i = 0; i < all->moves.size(); ++i) {
    const ReplayedMove& proven = all->moves[i];
    const ReplayedMove& cut = some->moves[i];
    EXPECT_LE(cut.before.low, proven.before.low);
    EXPECT_GE(cut.before.high, proven.before.high);
    if (cut.exact) {
      EXPECT_EQ(cut.best, proven.best);
    } else {
      ++open;
    }
  }
  EXPECT_GT(open, 0);
  EXPECT_LT(open, static_cast<int>(all->moves.size()));
}

TEST(ReplayTest, AnIllegalPlayIsRefused) {
  std::vector<Task> tasks = numbered_tasks({.game = find_game("sjavs"), .seats = 4}, kSeed, 1);
  Task& task = tasks.front();
  task.play = {*task.deal.hand(task.leader.next(4)).begin()};
  EXPECT_FALSE(Solver().replay(task, {}).ok());
}

}  // namespace matador::replay_test
