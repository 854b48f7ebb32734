// Bridge against libdds, in deals and positions that are too large for the oracle.

#include "tests/games/bridge/dds.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "solver/cards/notation.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"

namespace matador {

// How failures print it.
static void PrintTo(Card card, std::ostream* out) { *out << to_string(card); }

namespace {

constexpr std::uint64_t kSeed = 77;
const Request kTricks{.objective = Objective::kTricks, .cards = true};

const Game& bridge() { return *find_game("bridge"); }

class BridgeAgainstDds : public testing::Test {
 protected:
  static void SetUpTestSuite() { dds::use_one_thread(); }

  // A random contract after so many cards that were played at random.
  Task random_position(std::uint64_t number, int cards_played) {
    Dice dice{kSeed, number, static_cast<std::uint64_t>(cards_played)};
    Problem problem{.game = &bridge(),
                    .deal = numbered_deal(bridge().shape(4), kSeed, number),
                    .contract = Contract{dice.below(5)},
                    .declarer = Seat::from_index(dice.below(4))};
    Task task = bridge().tasks(problem).value().front();
    Played played(task.deal, bridge().order(task), task.leader);
    while (static_cast<int>(task.play.size()) < cards_played) {
      task.play.push_back(dice.one_of(played.legal()));
      EXPECT_TRUE(played.play(task.play.back()).ok());
    }
    return task;
  }

  void expect_same_cards(const Task& task) {
    SCOPED_TRACE(deal_file_text(task));
    const Solution solution = solver_.solve(task, kTricks).value();
    EXPECT_EQ(solution.low, dds::tricks(task));
    std::vector<std::pair<Card, int>> cards;
    for (const auto& [move, value] : solution.moves) cards.emplace_back(move.card, value);
    EXPECT_EQ(cards, dds::card_values(task));
  }

  void expect_same_table(std::uint64_t number) {
    const Deal deal = numbered_deal(bridge().shape(4), kSeed, number);
    const std::vector<Task> tasks =
        bridge().tasks({.game = &bridge(), .deal = deal}, /*all_contracts=*/true).value();
    const auto solutions = solver_.solve_all(tasks, {.objective = Objective::kTricks}).value();
    const auto table = dds::table(deal);
    ASSERT_EQ(solutions.size(), 20U);
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      EXPECT_EQ(solutions[i].low, table[i / 4][i % 4]) << deal_file_text(tasks[i]);
    }
  }

  Solver solver_;
};

TEST_F(BridgeAgainstDds, PositionsCardByCard) {
  for (std::uint64_t i = 0; i < 60 && !HasFailure(); ++i) {
    expect_same_cards(random_position(i, 18 + static_cast<int>(i % 30)));
  }
}

TEST_F(BridgeAgainstDds, ATableOfAWholeDeal) { expect_same_table(2019); }

using SlowBridgeAgainstDds = BridgeAgainstDds;

TEST_F(SlowBridgeAgainstDds, PositionsCardByCard) {
  for (std::uint64_t i = 0; i < 500 && !HasFailure(); ++i) {
    expect_same_cards(random_position(1000 + i, 8 + static_cast<int>(i % 40)));
  }
}

// Two thousand deals, a hundred a test, so that many cores are done sooner.
class ManyBridgeTables : public BridgeAgainstDds, public testing::WithParamInterface<int> {};

TEST_P(ManyBridgeTables, AreThoseOfDds) {
  const std::uint64_t first = 2000 + 100 * static_cast<std::uint64_t>(GetParam());
  for (std::uint64_t i = 0; i < 100 && !HasFailure(); ++i) expect_same_table(first + i);
}

INSTANTIATE_TEST_SUITE_P(Slow, ManyBridgeTables, testing::Range(0, 20));

}  // namespace
}  // namespace matador
