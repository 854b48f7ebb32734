// Alpha-mu search against plans that are listed one by one, without any shortcut, by the rules of
// the reference; and what it says of cases that can be seen at a glance.

#include "solver/advice/alpha_mu.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>
#include <utility>
#include <vector>

#include "solver/advice/advise.h"
#include "solver/advice/hindsight.h"
#include "solver/games/numbered_tasks.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "tests/reference/oracle.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"

namespace matador::alpha_mu_test {

using reference::Position;

constexpr std::uint64_t kSeed = 43;
constexpr int kNeed = 61;  // of the 120 points of Sjavs
constexpr Rung kWin{.value = 1, .goal = Goal::kPoints, .need = kNeed};

// Sets of worlds that a player can win together, all of them.
class Plans {
 public:
  Plans(Seat player, bool is_declaring) : player_(player), is_declaring_(is_declaring) {}

  using Worlds = std::vector<std::pair<WorldBits, Position>>;

  std::set<WorldBits> of(const Worlds& worlds, int own_cards) {
    if (worlds.empty()) return {0};
    if (own_cards == 0 || is_over(worlds.front().second)) return {decided(worlds)};
    const Seat turn = to_play(worlds.front().second);
    std::set<WorldBits> plans;
    if (turn == player_) {
      for (Card card : legal(worlds.front().second))
        plans.merge(of(after(worlds, card), own_cards - 1));
      return plans;
    }
    const bool helps = wants_most(worlds.front().second) == is_declaring_;
    CardSet cards;
    for (const auto& [bit, position] : worlds) cards |= legal(position);
    plans = {helps ? 0 : all(worlds)};
    for (Card card : cards) {
      const Worlds with_card = after(worlds, card);
      std::set<WorldBits> both;
      for (WorldBits plan : of(with_card, own_cards)) {
        for (WorldBits other : plans) {
          both.insert(helps ? other | plan : other & (plan | (all(worlds) & ~all(with_card))));
        }
      }
      plans = both;
    }
    return plans;
  }

  static Worlds after(const Worlds& worlds, Card card) {
    Worlds after;
    for (const auto& [bit, position] : worlds) {
      if (legal(position).contains(card)) after.emplace_back(bit, play(position, card));
    }
    return after;
  }

 private:
  static WorldBits all(const Worlds& worlds) {
    WorldBits all = 0;
    for (const auto& world : worlds) all |= world.first;
    return all;
  }

  WorldBits decided(const Worlds& worlds) {
    WorldBits won = 0;
    for (const auto& [bit, position] : worlds) {
      const bool declarers = oracle_.value(position, reference::Measure::kPoints) >= kNeed;
      if (declarers == is_declaring_) won |= bit;
    }
    return won;
  }

  Seat player_;
  bool is_declaring_;
  reference::Oracle<Position> oracle_;
};

// A deal of Sjavs played at random until each player has so many cards left, or one less.
Task random_middle(std::uint64_t number, int cards_left) {
  const UsualPlay usual{.game = find_game("sjavs"), .seats = 4};
  Task task = numbered_tasks(usual, kSeed, number + 1).back();
  Dice dice{kSeed, number};
  Played played = *played_so_far(task);
  for (int i = 0; i < 4 * (8 - cards_left) + dice.below(4); ++i) {
    task.play.push_back(dice.one_of(played.legal()));
    EXPECT_TRUE(played.play(task.play.back()).ok());
  }
  return task;
}

TEST(AlphaMu, IsTheBestOfAllPlans) {
  Solver solver;
  int compared = 0;
  for (std::uint64_t number = 0; number < 60 && !HasFailure(); ++number) {
    const Task task = random_middle(number, number % 5 == 0 ? 4 : 3);
    SCOPED_TRACE(deal_file_text(task));
    const AdviceQuestion question = question_of(as_known(task, task.play.size())).value();
    const PossibleWorlds possible = PossibleWorlds::of(question.known).value();
    const Worlds worlds = find_worlds(possible, {.worlds = 6, .enumerate = 6}).value();
    std::vector<Task> tasks;
    Plans::Worlds positions;
    for (std::size_t i = 0; i < worlds.worlds.size(); ++i) {
      tasks.push_back(in_world(question.models.front(), worlds.worlds[i]));
      positions.emplace_back(WorldBits{1} << i, reference_position(tasks.back()));
    }
    const Seat player = question.known.asker;
    Plans plans(player, task.game->declaring_side(task).contains(player));
    AlphaMu search(tasks, std::vector<Rung>(tasks.size(), kWin), player, solver);
    for (Card card : played_so_far(task)->legal()) {
      for (int own_cards = 1; own_cards <= 3; ++own_cards) {
        const std::set<WorldBits> all = plans.of(Plans::after(positions, card), own_cards - 1);
        int most = 0;
        for (WorldBits plan : all) most = std::max(most, std::popcount(plan));
        const WorldBits won = search.won_with(card, own_cards);
        EXPECT_EQ(std::popcount(won), most) << to_string(card) << ", own cards: " << own_cards;
        EXPECT_TRUE(all.contains(won)) << to_string(card);
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 300);
}

// With one world nothing is hidden, however far the plan goes.
TEST(AlphaMu, KnowsAllInASingleWorld) {
  Solver solver;
  for (std::uint64_t number = 0; number < 50; ++number) {
    Task task = random_middle(number, 5);
    SCOPED_TRACE(deal_file_text(task));
    const Seat player = *played_so_far(task)->to_play();
    AlphaMu search({task}, {kWin}, player, solver);
    for (Card card : played_so_far(task)->legal()) {
      Task after = task;
      after.play.emplace_back(card);
      const bool declarers = solver.decide(after, Goal::kPoints, kNeed)->yes;
      const bool won = declarers == task.game->declaring_side(task).contains(player);
      EXPECT_EQ(search.won_with(card, 2), won ? 1u : 0u);
    }
  }
}

// A second opinion is given if it is wanted, and if chance may have decided between the best two.
TEST(SecondOpinion, IsAskedOnlyWhenCardsAreNear) {
  Solver solver;
  const Workers workers = [&](std::size_t count, const Work& work) {
    for (std::size_t i = 0; i < count; ++i) work(i, solver);
    return count;
  };
  int given = 0;
  for (std::uint64_t number = 0; number < 40; ++number) {
    const Task task = random_middle(number, 4);
    SCOPED_TRACE(deal_file_text(task));
    const PartialProblem partial = as_known(task, task.play.size());
    const AdviceWanted plain{.worlds = 20, .enumerate = 20};
    EXPECT_FALSE(advise(partial, plain, workers)->second);
    AdviceWanted wanted = plain;
    wanted.second_opinion = true;
    const Advice advice = advise(partial, wanted, workers).value();
    if (!advice.second) continue;
    ++given;
    ASSERT_EQ(advice.second->shares.size(), 2u);
    EXPECT_EQ(advice.second->shares.front().option, advice.best);
    const AdvisedOption& other = advice.options[advice.second->shares.back().option];
    EXPECT_LE(std::abs(other.behind.mean), *other.behind.reach());
    for (const SecondOpinion::Share& share : advice.second->shares) {
      EXPECT_GE(share.won, 0);
      EXPECT_LE(share.won, 1);
    }
  }
  EXPECT_GT(given, 5);
}

}  // namespace matador::alpha_mu_test
