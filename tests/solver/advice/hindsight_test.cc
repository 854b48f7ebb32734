// What players knew in plays that are over: the true deal is among the worlds of every player at
// every card, nothing of the cards that he did not see tells on him, and his loss is that of a
// plain loop over the worlds.

#include "solver/advice/hindsight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/inference/possible.h"
#include "solver/tricks/played.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"

namespace matador::hindsight_test {

constexpr std::uint64_t kSeed = 41;
constexpr std::uint64_t kMostWorlds = 3000;

std::size_t one_after_another(std::size_t count, const Work& work) {
  static Solver solver;
  for (std::size_t i = 0; i < count; ++i) work(i, solver);
  return count;
}

// A deal of the game with a random exchange, where there is one, and a random play to its end.
std::vector<Task> plays(const UsualPlay& usual, std::size_t count) {
  std::vector<Task> tasks = numbered_tasks(usual, kSeed, count);
  for (Task& task : tasks) {
    Dice dice{kSeed, task.deal.hand(Seat::number(1)).mask()};
    if (!task.exchange) task.exchange = dice.one_of(task.game->exchanges(task));
    Played played(deal_as_played(task).value(), task.game->order(task), task.leader);
    while (played.to_play()) {
      task.play.push_back(dice.one_of(played.legal()));
      EXPECT_TRUE(played.play(task.play.back()).ok());
    }
  }
  return tasks;
}

// All worlds of the player of a move; none where they are many.
std::vector<World> worlds_at(const Task& task, std::size_t move) {
  const absl::StatusOr<AdviceQuestion> question = question_of(as_known(task, move));
  EXPECT_TRUE(question.ok()) << question.status();
  if (!question.ok()) return {};
  const absl::StatusOr<PossibleWorlds> possible = PossibleWorlds::of(question->known);
  EXPECT_TRUE(possible.ok()) << possible.status();
  if (!possible.ok() || possible->candidates() > kMostWorlds) return {};
  absl::StatusOr<Worlds> worlds = find_worlds(*possible, {.enumerate = kMostWorlds});
  EXPECT_TRUE(worlds.ok()) << worlds.status();
  return worlds.ok() ? worlds->worlds : std::vector<World>{};
}

struct Table {
  const char* game;
  int seats;
  std::optional<Contract> contract = {};
};

constexpr int kObenabe = 4;
const std::vector<Table> kTables{
    {"sjavs", 4},
    {"sjavs", 3},
    {"sjavs", 2},
    {"klorsjavs", 3, Contract{.index = 0}},
    {"scharwenzel", 4},
    {"scharwenzel", 6},
    {"jass", 2},
    {"jass", 4},
    {"jass", 4, Contract{kObenabe}},
    {"jass", 5},
    {"davoserjazz", 4, Contract{0}},
    {"bridge", 4, Contract{0}},
    {"skat", 3, Contract{2}},
};

TEST(HindsightTest, TheTrueDealIsOneOfTheWorlds) {
  for (const Table& table : kTables) {
    const UsualPlay usual{find_game(table.game), table.seats, table.contract};
    for (const Task& task : plays(usual, 4)) {
      SCOPED_TRACE(deal_file_text(task));
      std::size_t seen = 0;
      for (std::size_t move = task.play.size() * 2 / 3; move < task.play.size(); ++move) {
        const std::vector<World> worlds = worlds_at(task, move);
        if (worlds.empty()) continue;
        ++seen;
        EXPECT_TRUE(std::ranges::any_of(
            worlds,
            [&](const World& world) {
              if (task.game->info().sees_talon && !world.exchange) {  // as others see it
                return world.deal == deal_as_played(task).value();
              }
              const Exchange made = world.exchange.value_or(*task.exchange);
              return world.deal == task.deal && made == *task.exchange;
            }))
            << "card " << move + 1;
      }
      EXPECT_GT(seen, 0);
      if (HasFailure()) return;
    }
  }
}

// Where the cards lie that he does not see makes no difference.
TEST(HindsightTest, NothingElseIsKnown) {
  for (const Table& table : kTables) {
    const UsualPlay usual{find_game(table.game), table.seats, table.contract};
    for (const Task& task : plays(usual, 2)) {
      SCOPED_TRACE(deal_file_text(task));
      const AdviceWanted wanted{.worlds = 1, .enumerate = kMostWorlds};
      Dice dice{kSeed};
      int compared = 0;
      for (std::size_t move = task.play.size() - 1; move > 0 && compared < 4; --move) {
        const std::vector<World> worlds = worlds_at(task, move);
        if (worlds.size() < 2 || worlds.size() > 200) continue;
        ++compared;
        const World& world = dice.one_of(worlds);
        Task other = in_world(task, world);
        if (task.game->info().sees_talon && !world.exchange) other.exchange = Exchange{};
        other.play.resize(move, Move::pass());
        other.play.push_back(task.play[move]);
        const auto loss = known_loss(task, move, wanted, one_after_another);
        const auto same = known_loss(other, move, wanted, one_after_another);
        ASSERT_TRUE(loss.ok() && same.ok()) << loss.status() << same.status();
        EXPECT_EQ(loss->worlds, same->worlds);
        EXPECT_NEAR(loss->loss.mean, same->loss.mean, 1e-9) << "card " << move + 1;
      }
      if (HasFailure()) return;
    }
  }
}

TEST(HindsightTest, TheLossIsThatOfALoopOverTheWorlds) {
  Solver solver;
  for (const Task& task : plays({.game = find_game("sjavs"), .seats = 4}, 3)) {
    SCOPED_TRACE(deal_file_text(task));
    for (std::size_t move = 16; move < task.play.size(); ++move) {
      const std::vector<World> worlds = worlds_at(task, move);
      if (worlds.empty() || worlds.size() > 300) continue;
      std::vector<double> sums;
      double made = 0;
      for (const World& world : worlds) {
        Task position = in_world(task, world);
        position.play.resize(move, Move::pass());
        const Seat seat = *played_so_far(position)->to_play();
        const int sign = task.game->declaring_side(task).contains(seat) ? 1 : -1;
        const auto solution =
            solver.solve(position, {.objective = Objective::kPoints, .cards = true});
        ASSERT_TRUE(solution.ok());
        sums.resize(solution->moves.size());
        for (std::size_t i = 0; i < sums.size(); ++i) {
          sums[i] += sign * solution->moves[i].value;
          if (solution->moves[i].move == task.play[move]) made += sign * solution->moves[i].value;
        }
      }
      const auto count = static_cast<double>(worlds.size());
      const auto loss = known_loss(
          task, move, {.objective = Objective::kPoints, .worlds = 1, .enumerate = kMostWorlds},
          one_after_another);
      ASSERT_TRUE(loss.ok()) << loss.status();
      EXPECT_EQ(loss->worlds, worlds.size());
      EXPECT_EQ(loss->loss.se, 0);
      const double expected = (*std::ranges::max_element(sums) - made) / count;
      EXPECT_NEAR(loss->loss.mean, expected, 1e-9) << "card " << move + 1;
      EXPECT_EQ(loss->is_mistake(), loss->loss.mean > 0);
    }
  }
}

// The soloist of three cannot look at the cards on the table before he exchanges.
TEST(HindsightTest, AnExchangeIsBlind) {
  for (Task& task : plays({.game = find_game("sjavs"), .seats = 3}, 2)) {
    SCOPED_TRACE(deal_file_text(task));
    const PartialProblem known = as_known_before_exchange(task);
    EXPECT_FALSE(known.problem.exchange);
    EXPECT_TRUE(known.problem.play.empty());
    EXPECT_TRUE(known.seen.talon.empty());
    const auto loss = known_loss_of_exchange(task, {.worlds = 3}, one_after_another);
    ASSERT_TRUE(loss.ok()) << loss.status();
    EXPECT_GE(loss->loss.mean, 0);
  }
  for (Task& task : plays({find_game("klorsjavs"), 3, Contract{.index = 0}}, 1)) {
    EXPECT_EQ(as_known_before_exchange(task).seen.talon, task.deal.talon());
  }
}

TEST(HindsightTest, WhoCouldNotDeclareIsNotReckonedWith) {
  Task task = plays({.game = find_game("sjavs"), .seats = 4}, 1).front();
  task.declarer = task.declarer.next(4);
  const auto loss = known_loss(task, 20, {}, one_after_another);
  EXPECT_EQ(loss.status().code(), absl::StatusCode::kInvalidArgument);
}

}  // namespace matador::hindsight_test
