// The solver against the oracle in Scharwenzel: random endings and small deals, and for each the
// value, the value of every card and the line of play, for tricks and for the score, with every
// technique of the search on and off. The oracle stops or plays on like a player.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "tests/games/scharwenzel/reference_rules.h"
#include "tests/support/comparison.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"
#include "tests/support/random_cards.h"
#include "tests/support/replay_comparison.h"

namespace matador::scharwenzel_oracle_test {

using reference::scharwenzel::Position;
using Oracle = reference::Oracle<Position>;

constexpr std::uint64_t kSeed = 2026;
constexpr int kTriesOfATrick = 60;

const Game& scharwenzel() { return *find_game("scharwenzel"); }

Position position_of(const Task& task) {
  reference::scharwenzel::Terms terms{
      .trump = kAllSuits[static_cast<std::size_t>(task.contract.index)],
      .declarer = task.declarer,
      .leader = task.leader,
      .all_passed = task.all_passed,
      .tout = task.tout};
  for (const auto& [name, value] : task.options) {
    if (name == "matadors") terms.pays_holders = value == "holders";
    if (name == "hook") terms.hook = std::stoi(value);
  }
  Position position = start(task.deal, terms);
  for (Move move : task.play) position = play(position, move.card);
  return position;
}

// ---- Random endings -----------------------------------------------------------------------------

// Two of three hooks are small enough to make stopping, or to lose a tout, the better choice.
std::vector<RuleOption> random_options(Dice& dice) {
  std::vector<RuleOption> options;
  if (dice.below(2) == 0) options.push_back({"matadors", "holders"});
  if (dice.below(3) > 0) options.push_back({"hook", std::to_string(dice.below(9))});
  return options;
}

Task random_task(const Deal& deal, Dice& dice) {
  Task task{.game = &scharwenzel(),
            .deal = deal,
            .contract = {dice.below(kSuits)},
            .declarer = Seat::from_index(dice.below(deal.seats())),
            .leader = Seat::from_index(dice.below(deal.seats())),
            .exchange = Exchange{},
            .play = {},
            .options = random_options(dice)};
  if (dice.below(6) == 0) {
    task.contract = {};
    task.all_passed = true;
  }
  if (dice.below(4) == 0) task.tout = Seat::from_index(dice.below(deal.seats()));
  return task;
}

// Whether one team has won all tricks so far.
bool one_team_has_all(const Position& position) {
  return std::ranges::adjacent_find(position.odd_won, std::ranges::not_equal_to()) ==
         position.odd_won.end();
}

// In two of three endings each trick is played anew, but not for ever, until one team has all.
Task random_ending(int seats, std::uint64_t number, int cards_per_hand, int cards_in_trick) {
  Dice dice{kSeed, number, static_cast<std::uint64_t>(seats),
            static_cast<std::uint64_t>(cards_per_hand)};
  const DealShape shape = scharwenzel().shape(seats);
  Task task = random_task(numbered_deal(shape, kSeed, number), dice);
  const std::vector<Card> play = random_tricks(
      position_of(task), seats, (shape.hand_size - cards_per_hand) * seats + cards_in_trick,
      kTriesOfATrick, dice,
      [&](const Position& position) { return number % 3 == 0 || one_team_has_all(position); });
  task.play.assign(play.begin(), play.end());
  return task;
}

// ---- The comparison -----------------------------------------------------------------------------

void compare_task(std::vector<Setting>& settings, const Task& task) {
  Oracle oracle;
  for (const auto& [objective, measure, name] : kObjectives) {
    if (!task.game->has(objective)) continue;
    compare_all(settings, task, objective, expected_of(oracle, position_of(task), measure));
    if (testing::Test::HasFailure()) return;
    compare_replay(settings.front().solver, task, oracle, position_of(task), objective, measure);
  }
}

using Endings = EndingsOf<int>;  // by the number of players

constexpr auto kName = [](const auto& info) {
  return "Scharwenzel" + std::to_string(info.param.table) + "With" +
         std::to_string(info.param.cards_per_hand) + "Cards";
};

Task ending_of(const Endings& endings, int number) {
  const auto& [seats, cards_per_hand, count] = endings;
  const bool in_trick = cards_per_hand > 0 && number / 2 % 3 == 0;
  return random_ending(seats, static_cast<std::uint64_t>(number), cards_per_hand,
                       in_trick ? number / 6 % seats : 0);
}

class ScharwenzelOracleTest : public testing::TestWithParam<Endings> {};

TEST_P(ScharwenzelOracleTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), ending_of, compare_task);
}

INSTANTIATE_TEST_SUITE_P(Fast, ScharwenzelOracleTest,
                         testing::Values(Endings{4, 0, 40}, Endings{4, 1, 60}, Endings{4, 2, 150},
                                         Endings{4, 3, 150}, Endings{4, 4, 40}, Endings{4, 5, 8},
                                         Endings{6, 0, 40}, Endings{6, 1, 60}, Endings{6, 2, 200},
                                         Endings{6, 3, 30}, Endings{8, 0, 40}, Endings{8, 1, 300},
                                         Endings{8, 2, 80}),
                         kName);
INSTANTIATE_TEST_SUITE_P(Slow, ScharwenzelOracleTest,
                         testing::Values(Endings{4, 4, 300}, Endings{4, 5, 100}, Endings{4, 6, 10},
                                         Endings{6, 3, 300}, Endings{6, 4, 20}, Endings{8, 3, 20}),
                         kName);

// Whole deals of four tricks, from a part of the pack with many of its trumps.
Task small_deal_of(const Endings& endings, int number) {
  const auto& [seats, cards_per_hand, count] = endings;
  Dice dice{kSeed, static_cast<std::uint64_t>(number), static_cast<std::uint64_t>(seats)};
  const CardSet pack = random_pack(
      scharwenzel().shape(seats).pack, seats * cards_per_hand, dice,
      [](Card card) { return card.rank() == Rank::kJack || card.rank() == Rank::kQueen; });
  const DealShape shape{.pack = pack, .seats = seats, .hand_size = cards_per_hand};
  return random_task(numbered_deal(shape, kSeed, static_cast<std::uint64_t>(number)), dice);
}

class SmallScharwenzelTest : public testing::TestWithParam<Endings> {};

TEST_P(SmallScharwenzelTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), small_deal_of, compare_task);
}

INSTANTIATE_TEST_SUITE_P(Fast, SmallScharwenzelTest, testing::Values(Endings{4, 4, 80}), kName);
INSTANTIATE_TEST_SUITE_P(Slow, SmallScharwenzelTest,
                         testing::Values(Endings{4, 4, 1000}, Endings{6, 4, 10}), kName);

// ---- The endings are only as good as what happens in them ---------------------------------------

TEST(ScharwenzelEndings, AreStoppedAndPlayedOn) {
  int stops = 0;
  int plays_on = 0;
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const Position position = position_of(random_ending(4, number, 3, 0));
    const std::optional<int> stopped = score_of_stopping(position);
    if (!stopped) continue;
    ++(Oracle().value(position, reference::Measure::kScore) == *stopped ? stops : plays_on);
  }
  EXPECT_GE(stops, 100);
  EXPECT_GE(plays_on, 40);
}

// For both sides: a tout that was announced, played on, or lost; the majority for the first; with
// other tricks; a Bock; and with matadors or without.
TEST(ScharwenzelEndings, EarnWhatThereIs) {
  std::set<int> scores;
  for (std::uint64_t number = 0; number < 4000; ++number) {
    Task task = random_ending(4, number, number % 2 == 0 ? 3 : 2, 0);
    task.options = {};
    scores.insert(Oracle().value(position_of(task), reference::Measure::kScore));
  }
  for (const int score : {0, 2, 4, 5, 6, 7, 26, 28, 48, 50, 52, 96}) {
    EXPECT_TRUE(scores.contains(score)) << score;
    EXPECT_TRUE(scores.contains(-score)) << -score;
  }
}

}  // namespace matador::scharwenzel_oracle_test
