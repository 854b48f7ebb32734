// Who wins a deal: at the borders of each game, and as the sign of the score says.

#include <gtest/gtest.h>

#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/bridge/score.h"
#include "solver/games/objectives.h"
#include "solver/games/registry.h"
#include "solver/games/skat/score.h"
#include "solver/games/winnings.h"

namespace matador::winner_test {

constexpr Winner kUs = Winner::kDeclaringSide;
constexpr Winner kThem = Winner::kOthers;
constexpr Winner kNobody = Winner::kNobody;

// A deal that seat 1 declares, with nothing exchanged.
Task task_of(const char* name, int seats, int contract, const OwnFacts& own = {}) {
  const Game& game = *find_game(name);
  const Problem problem{.game = &game,
                        .deal = numbered_deal(game.shape(seats), 1, 0),
                        .contract = Contract{contract},
                        .declarer = Seat::number(1),
                        .own = own};
  Task task = game.tasks(problem).value().front();
  task.exchange = Exchange{};
  return task;
}

OwnFacts bid(std::optional<int> level, int strain, bridge::Risk risk = bridge::Risk::kUndoubled) {
  return bridge::Said{.bid = bridge::BridgeBid{.level = level, .strain = strain, .risk = risk}};
}

std::optional<Winner> by_points(const Task& task, int points) {
  return winner_of(task, Objective::kPoints, points);
}
std::optional<Winner> by_tricks(const Task& task, int tricks) {
  return winner_of(task, Objective::kTricks, tricks);
}

TEST(WinnerTest, AtTheBordersOfEachGame) {
  const Task sjavs = task_of("sjavs", 4, 0);
  EXPECT_EQ(by_points(sjavs, 61), kUs);
  EXPECT_EQ(by_points(sjavs, 60), kNobody);
  EXPECT_EQ(by_points(sjavs, 59), kThem);
  EXPECT_EQ(by_tricks(sjavs, 5), std::nullopt);
  const Task grand = task_of("skat", 3, 4);
  EXPECT_EQ(by_points(grand, 61), kUs);
  EXPECT_EQ(by_points(grand, 60), kThem);
  const Task null = task_of("skat", 3, 5);
  EXPECT_EQ(by_tricks(null, 0), kUs);
  EXPECT_EQ(by_tricks(null, 1), kThem);
  const Task scharwenzel = task_of("scharwenzel", 4, 1);
  EXPECT_EQ(by_tricks(scharwenzel, 0), kThem);
  EXPECT_EQ(winner_of(scharwenzel, Objective::kScore, -2), kThem);
  EXPECT_EQ(winner_of(scharwenzel, Objective::kScore, 0), kNobody);
}

TEST(WinnerTest, AnOverbidGameIsLostWithAllPoints) {
  EXPECT_EQ(by_points(task_of("skat", 3, 4, skat::Said{.bid = 264}), 120), kThem);
}

TEST(WinnerTest, InBridgeTheBidIsMadeOrNot) {
  constexpr int kNotrump = 4;
  const Task game = task_of("bridge", 4, kNotrump, bid(3, kNotrump));
  EXPECT_EQ(by_tricks(game, 9), kUs);
  EXPECT_EQ(by_tricks(game, 8), kThem);
  EXPECT_EQ(by_tricks(task_of("bridge", 4, 3, bid(4, 3, bridge::Risk::kDoubled)), 10), kUs);
  EXPECT_EQ(by_tricks(task_of("bridge", 4, kNotrump, bid(4, 3)), 10), std::nullopt);
  EXPECT_EQ(by_tricks(task_of("bridge", 4, kNotrump, bid({}, kNotrump)), 10), std::nullopt);
  EXPECT_EQ(by_tricks(task_of("bridge", 4, kNotrump), 9), std::nullopt);
}

TEST(WinnerTest, NobodyWinsWhereEveryonePlaysForHimself) {
  EXPECT_EQ(by_points(task_of("jass", 3, 0), 157), std::nullopt);
  EXPECT_EQ(by_points(task_of("coiffeur", 3, 0), 157), std::nullopt);
  EXPECT_EQ(winner_of(task_of("davoserjazz", 4, 0), Objective::kScore, 10), std::nullopt);
}

TEST(LevelTest, IsThatOfTheScore) {
  const auto alike = [](const Task& task, Objective objective, int a, int b) {
    return level_of(task, objective, a) == level_of(task, objective, b);
  };
  constexpr auto kPoints = Objective::kPoints;
  constexpr auto kTricks = Objective::kTricks;
  const Task sjavs = task_of("sjavs", 4, 1);
  EXPECT_TRUE(alike(sjavs, kPoints, 61, 89));
  EXPECT_FALSE(alike(sjavs, kPoints, 60, 61));
  EXPECT_FALSE(alike(sjavs, kPoints, 89, 90));
  EXPECT_FALSE(alike(sjavs, Objective::kScore, 2, 4));
  const Task grand = task_of("skat", 3, 4);
  EXPECT_TRUE(alike(grand, kPoints, 68, 85));
  EXPECT_FALSE(alike(grand, kPoints, 85, 90));
  EXPECT_FALSE(alike(task_of("skat", 3, 5), kTricks, 0, 1));
  EXPECT_TRUE(alike(task_of("skat", 3, 5), kTricks, 1, 2));
  EXPECT_LT(level_of(task_of("skat", 3, 5), kTricks, 0),
            level_of(task_of("skat", 3, 5), kTricks, 1));
  EXPECT_FALSE(alike(task_of("jass", 4, 0), kPoints, 80, 81));
  EXPECT_FALSE(alike(task_of("coiffeur", 3, 0), kPoints, 80, 81));
  EXPECT_FALSE(alike(task_of("scharwenzel", 4, 1), kTricks, 4, 5));
  EXPECT_TRUE(alike(task_of("scharwenzel", 4, 1), kTricks, 5, 6));
  const Task game = task_of("bridge", 4, 4, bid(3, 4));
  EXPECT_TRUE(alike(game, kTricks, 9, 13));
  EXPECT_FALSE(alike(game, kTricks, 8, 9));
  EXPECT_FALSE(alike(task_of("bridge", 4, 4), kTricks, 12, 13));
  // Larger values are of no lower level.
  for (const Task& task : {sjavs, grand, game}) {
    const Objective objective = task.game->objectives_of(task.contract).front();
    int before = 0;
    for (const Rung& rung : task.game->ladder(task, objective)) {
      EXPECT_GE(level_of(task, objective, rung.value), before);
      before = level_of(task, objective, rung.value);
    }
  }
}

// In every game in which points tell, they tell what the score of these points tells.
TEST(WinnerTest, PointsTellWhatTheirScoreTells) {
  for (const auto& [name, seats] : {std::pair{"sjavs", 2},
                                    {"sjavs", 3},
                                    {"sjavs", 4},
                                    {"jass", 2},
                                    {"jass", 4},
                                    {"jass", 6},
                                    {"klorsjavs", 3},
                                    {"skat", 3}}) {
    for (int contract = 0; contract < 4; ++contract) {
      const Task task = task_of(name, seats, contract);
      const std::vector<Rung> scores = task.game->ladder(task, Objective::kScore);
      for (const Rung& rung : task.game->ladder(task, Objective::kPoints)) {
        const std::optional<Winner> winner = by_points(task, rung.value);
        if (!winner) continue;
        const int score = value_of(scores, {.points = rung.value, .tricks = 1});
        const Winner expected = score > 0 ? kUs : score < 0 ? kThem : kNobody;
        EXPECT_EQ(*winner, expected) << name << " " << seats << ": " << rung.value;
      }
    }
  }
}

}  // namespace matador::winner_test
