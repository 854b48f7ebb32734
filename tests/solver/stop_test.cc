// Answers that time or an interrupt cut short: they come in time, and never lie.

#include "solver/stop.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "tests/support/endings.h"

namespace matador::stop_test {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Davoserjazz for four, the tasks of all players: each would take many seconds.
std::vector<Task> hard_tasks() {
  const Game* game = find_game("davoserjazz");
  Problem problem{.game = game, .deal = numbered_deal(game->shape(4), /*seed=*/1, /*number=*/0)};
  problem.contract = Contract{0};
  return game->tasks(problem).value();
}

TEST(Stop, TimeIsSharedAndRunsOut) {
  Stop stop;
  EXPECT_FALSE(stop.reached());
  stop.allow(3600);
  stop.share(2);
  EXPECT_FALSE(stop.reached());
  stop.allow(1e-9);
  while (!stop.reached()) {
  }
  EXPECT_EQ(stop.reason(), StopReason::kSeconds);
  stop.allow(0);
  EXPECT_FALSE(stop.reached());
}

TEST(Stop, SecondsBoundAllTasksTogether) {
  Solver solver({.table_mib = 1});
  const std::vector<Task> tasks = hard_tasks();
  const auto start = Clock::now();
  const auto solutions =
      solver.solve_all(tasks, {.objective = Objective::kScore, .seconds = 0.4}).value();
  EXPECT_LT(seconds_since(start), 2.0);  // far more than the 50 ms that it takes at rest
  for (const Solution& solution : solutions) {
    EXPECT_FALSE(solution.exact);
    EXPECT_EQ(solution.stopped, StopReason::kSeconds);
    EXPECT_GE(solution.nodes, 4096u);  // of one look at the clock to the next
    EXPECT_LT(solution.low, solution.high);
  }
}

// What is told on the way: each interval lies within the one before, the last is the answer.
TEST(Tell, WhatIsProvenBecomesLess) {
  const Game* game = find_game("sjavs");
  for (const int seats : {4, 3}) {  // with three the best exchange is found
    const Problem problem{.game = game, .deal = numbered_deal(game->shape(seats), 1, 2)};
    const Task task = game->tasks(problem).value().front();
    std::vector<std::pair<int, int>> told;
    Request request;
    request.tell = [&](const Task& /*task*/, Objective objective, int low, int high) {
      EXPECT_EQ(objective, Objective::kPoints);
      told.emplace_back(low, high);
    };
    const Solution solution = Solver().solve(task, request).value();
    ASSERT_FALSE(told.empty());
    for (std::size_t i = 1; i < told.size(); ++i) {
      EXPECT_GE(told[i].first, told[i - 1].first);
      EXPECT_LE(told[i].second, told[i - 1].second);
    }
    EXPECT_EQ(told.back().first, solution.low);
    EXPECT_GE(told.back().second, solution.high);
    EXPECT_EQ(Solver().solve(task, {}).value().nodes, solution.nodes);
  }
}

TEST(Tell, HowManyMovesAreStillToBeJudged) {
  const Game* game = find_game("sjavs");
  const Problem problem{.game = game, .deal = numbered_deal(game->shape(4), 1, 2)};
  Task task = game->tasks(problem).value().front();
  task.play = Solver().solve(task, {.line = true}).value().line;
  std::vector<std::size_t> told;
  ReplayRequest request{.last = 3};
  request.tell = [&](std::size_t moves) { told.push_back(moves); };
  ASSERT_TRUE(Solver().replay(task, request).ok());
  EXPECT_EQ(told, (std::vector<std::size_t>{3, 2, 1}));
}

// An end that many requests have in common, as the worlds of advice have.
TEST(Stop, AnOuterStopEndsEachRequest) {
  Stop outer;
  Solver solver({.table_mib = 1, .outer = &outer});
  const std::vector<Task> tasks = hard_tasks();
  const auto start = Clock::now();
  outer.allow(0.2);
  for (int i = 0; i < 2; ++i) {
    const auto solutions = solver.solve_all(tasks, {.objective = Objective::kScore}).value();
    for (const Solution& solution : solutions) {
      EXPECT_FALSE(solution.exact);
      EXPECT_EQ(solution.stopped, StopReason::kSeconds);
    }
    EXPECT_EQ(solver.decide(tasks.front(), Goal::kExcess, 3).status().code(),
              absl::StatusCode::kDeadlineExceeded);
  }
  EXPECT_LT(seconds_since(start), 10.0);  // far more than the 300 ms that it takes at rest
}

// Whatever time there was, the value lies in the interval, and the solver forgets the limit.
TEST(Stop, AnIntervalHoldsTheValue) {
  Solver solver({.table_mib = 1});
  for (std::uint64_t number = 0; number < 60; ++number) {
    const Task task = random_ending(kSjavs4, /*seed=*/91, number, 7, static_cast<int>(number % 4));
    SCOPED_TRACE(deal_file_text(task));
    const Request request{.cards = true, .line = true};
    const Solution whole = solver.solve(task, request).value();
    ASSERT_TRUE(whole.exact);
    Request timed = request;
    timed.seconds = 1e-6 * static_cast<double>(number);
    const Solution cut = solver.solve(task, timed).value();
    EXPECT_LE(cut.low, whole.low);
    EXPECT_GE(cut.high, whole.low);
    EXPECT_EQ(cut.exact, cut.stopped == StopReason::kNone);
    EXPECT_EQ(solver.solve(task, request).value().nodes, whole.nodes);
  }
}

TEST(Stop, AnInterruptEndsEverything) {
  Interrupt interrupt;
  interrupt.set();
  Solver solver({.table_mib = 1, .interrupt = &interrupt});
  const std::vector<Task> tasks = hard_tasks();
  const auto solutions = solver.solve_all(tasks, {.objective = Objective::kScore}).value();
  for (const Solution& solution : solutions) {
    EXPECT_FALSE(solution.exact);
    EXPECT_EQ(solution.stopped, StopReason::kInterrupt);
    EXPECT_LE(solution.nodes, 4096u);
  }
}

// Whoever has only this thread is asked by the work, until he says yes.
TEST(Stop, TheWorkTakesALook) {
  int looks = 0;
  const Interrupt interrupt([&] { return ++looks == 3; });
  Solver solver({.table_mib = 1, .interrupt = &interrupt});
  const auto solutions = solver.solve_all(hard_tasks(), {.objective = Objective::kScore}).value();
  EXPECT_EQ(solutions.back().stopped, StopReason::kInterrupt);
  EXPECT_EQ(looks, 3);
}

TEST(Stop, AReplayIsBoundedAsAWhole) {
  Task task = random_ending(kSjavs4, /*seed=*/92, /*number=*/0, 8, 0);
  Solver solver({.table_mib = 1});
  const std::vector<Move> line = solver.solve(task, {.line = true})->line;
  task.play.insert(task.play.end(), line.begin(), line.end());
  const Replay whole = solver.replay(task, {}).value();
  EXPECT_EQ(whole.stopped, StopReason::kNone);
  const Replay cut = solver.replay(task, {.seconds = 1e-6}).value();
  EXPECT_EQ(cut.stopped, StopReason::kSeconds);
  ASSERT_EQ(cut.moves.size(), whole.moves.size());
  for (std::size_t i = 0; i < cut.moves.size(); ++i) {
    EXPECT_LE(cut.moves[i].before.low, whole.moves[i].before.low);
    EXPECT_GE(cut.moves[i].before.high, whole.moves[i].before.low);
  }
}

}  // namespace matador::stop_test
