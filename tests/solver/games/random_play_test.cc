// Random play: by the rules of every game, the same for the same number, and the beginning of what
// is played on.

#include <gtest/gtest.h>

#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"

namespace matador::random_play_test {

bool is_legal(const Task& task) {
  const PlayWithoutTricks* play = task.game->contract(task.contract).without_tricks;
  return play != nullptr ? play->turn(task).ok() : played_so_far(task).ok();
}

// Every contract of a deal of every game and number of players, by each declarer.
std::vector<Task> all_tasks(std::uint64_t number) {
  std::vector<Task> all;
  for (const Game* game : all_games()) {
    for (int seats : game->seat_counts()) {
      const Deal deal = numbered_deal(game->shape(seats), 1, number);
      const auto tasks = game->tasks({.game = game, .deal = deal}, /*all_contracts=*/true);
      all.insert(all.end(), tasks->begin(), tasks->end());
    }
  }
  return all;
}

TEST(RandomPlayTest, IsByTheRulesOfEveryGame) {
  for (Task task : all_tasks(3)) {
    const int all = task.deal.seats() * task.deal.shape().cards_each();
    const std::vector<Move> play = random_play(task, all / 2 + 1, 1, 3).value();
    EXPECT_EQ(play.size(), all / 2 + 1) << task.game->name();
    task.play = play;
    task.exchange = Exchange{};
    EXPECT_TRUE(is_legal(task)) << task.game->name();
  }
}

TEST(RandomPlayTest, GoesOnAsItBegan) {
  for (Task task : all_tasks(4)) {
    const std::vector<Move> longer = random_play(task, 9, 1, 4).value();
    task.play = random_play(task, 5, 1, 4).value();
    EXPECT_EQ(std::vector<Move>(longer.begin(), longer.begin() + 5), task.play);
    EXPECT_EQ(random_play(task, 9, 1, 4).value(), longer) << task.game->name();
  }
}

TEST(RandomPlayTest, EndsWithTheLastCard) {
  const Game& bridge = *find_game("bridge");
  const Problem problem{
      .game = &bridge, .deal = numbered_deal(bridge.shape(4), 1, 0), .contract = Contract{4}};
  EXPECT_EQ(random_play(bridge.tasks(problem)->front(), 60, 1, 0)->size(), 52);
}

// Every card that may be led is led about as often.
TEST(RandomPlayTest, PrefersNoCard) {
  const Game& bridge = *find_game("bridge");
  const Problem problem{
      .game = &bridge, .deal = numbered_deal(bridge.shape(4), 1, 0), .contract = Contract{4}};
  const Task task = bridge.tasks(problem)->front();
  std::vector<int> led(kCards);
  for (std::uint64_t number = 0; number < 13'000; ++number) {
    ++led[static_cast<std::size_t>(random_play(task, 1, 2, number)->front().card.index())];
  }
  for (Card card : task.deal.hand(task.leader)) {
    EXPECT_NEAR(led[static_cast<std::size_t>(card.index())], 1000, 150);
  }
}

}  // namespace matador::random_play_test
