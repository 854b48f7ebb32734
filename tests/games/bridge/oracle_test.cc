// The solver against the oracle in bridge: random endings, and small deals of high cards, and for
// each the value, the value of every card and the line of play, with every technique of the search
// on and off.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "tests/games/bridge/reference_rules.h"
#include "tests/support/comparison.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"
#include "tests/support/names.h"
#include "tests/support/random_cards.h"
#include "tests/support/replay_comparison.h"

namespace matador::bridge_oracle_test {

using reference::bridge::Position;
using Oracle = reference::Oracle<Position>;

constexpr std::uint64_t kSeed = 2026;

const Game& bridge() { return *find_game("bridge"); }

Position position_of(const Task& task) {
  constexpr std::optional<Suit> kTrumps[] = {Suit::kClubs, Suit::kDiamonds, Suit::kHearts,
                                             Suit::kSpades, std::nullopt};
  Position position = reference::bridge::start(
      task.deal,
      {.trump = kTrumps[task.contract.index], .declarer = task.declarer, .leader = task.leader});
  for (Move move : task.play) position = play(position, move.card);
  return position;
}

Task random_task(const Deal& deal, Dice& dice) {
  return {.game = &bridge(),
          .deal = deal,
          .contract = {dice.below(5)},
          .declarer = Seat::from_index(dice.below(4)),
          .leader = Seat::from_index(dice.below(4)),
          .exchange = Exchange{},
          .play = {},
          .options = {}};
}

Task random_ending(std::uint64_t number, int cards_per_hand, int cards_in_trick) {
  Dice dice{kSeed, number, static_cast<std::uint64_t>(cards_per_hand)};
  Task task = random_task(numbered_deal(bridge().shape(4), kSeed, number), dice);
  Position position = position_of(task);
  const std::vector<Card> play =
      random_cards(position, (13 - cards_per_hand) * 4 + cards_in_trick, dice);
  task.play.assign(play.begin(), play.end());
  return task;
}

// Dealt from the highest cards of each suit, where winners stand against each other.
Task random_small_deal(std::uint64_t number, int cards_per_hand) {
  Dice dice{kSeed, number, static_cast<std::uint64_t>(cards_per_hand), 1};
  const CardSet pack = random_pack(kPack32, 4 * cards_per_hand, dice, [](Card) { return false; });
  const DealShape shape{.pack = pack, .seats = 4, .hand_size = cards_per_hand};
  return random_task(numbered_deal(shape, kSeed, number), dice);
}

void compare_task(std::vector<Setting>& settings, const Task& task) {
  Oracle oracle;
  compare_all(settings, task, Objective::kTricks,
              expected_of(oracle, position_of(task), reference::Measure::kTricks));
  if (testing::Test::HasFailure()) return;
  compare_replay(settings.front().solver, task, oracle, position_of(task), Objective::kTricks,
                 reference::Measure::kTricks);
}

using Endings = EndingsOf<int>;

constexpr auto kName = [](const auto& info) {
  return "With" + std::to_string(info.param.cards_per_hand) + "Cards";
};

Task ending_of(const Endings& endings, int number) {
  const auto& [seats, cards_per_hand, count] = endings;
  const bool in_trick = cards_per_hand > 0 && number % 3 == 0;
  return random_ending(static_cast<std::uint64_t>(number), cards_per_hand,
                       in_trick ? number / 3 % seats : 0);
}

class BridgeOracleTest : public testing::TestWithParam<Endings> {};

TEST_P(BridgeOracleTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), ending_of, compare_task);
}

INSTANTIATE_TEST_SUITE_P(Fast, BridgeOracleTest,
                         testing::Values(Endings{4, 0, 20}, Endings{4, 1, 60}, Endings{4, 2, 200},
                                         Endings{4, 3, 200}, Endings{4, 4, 80}, Endings{4, 5, 5}),
                         kName);
INSTANTIATE_TEST_SUITE_P(Slow, BridgeOracleTest,
                         testing::Values(Endings{4, 4, 2000}, Endings{4, 5, 200},
                                         Endings{4, 6, 10}),
                         kName);

Task small_deal_of(const Endings& endings, int number) {
  return random_small_deal(static_cast<std::uint64_t>(number), endings.cards_per_hand);
}

class SmallBridgeTest : public testing::TestWithParam<Endings> {};

TEST_P(SmallBridgeTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), small_deal_of, compare_task);
}

INSTANTIATE_TEST_SUITE_P(Fast, SmallBridgeTest,
                         testing::Values(Endings{4, 3, 300}, Endings{4, 4, 200}), kName);
INSTANTIATE_TEST_SUITE_P(Slow, SmallBridgeTest,
                         testing::Values(Endings{4, 4, 2000}, Endings{4, 5, 200}), kName);

// West has trumps alone and leads them to South, who has all higher ones: his jack is no sure
// trick, though he has a low trump for each of the three.
TEST(BridgeOracle, WhoLeadsFromTrumpsAloneHasNoSureTrick) {
  constexpr Seat kWest = Seat::from_index(0);
  constexpr int kSpades = 3;
  const Task task{.game = &bridge(),
                  .deal = small_deal({"J432...", ".432.2.", ".AKQ.A.", "AKQT..."}),
                  .contract = {kSpades},
                  .declarer = kWest,
                  .leader = kWest,
                  .exchange = Exchange{},
                  .play = {},
                  .options = {}};
  std::vector<Setting> all_settings = settings();
  compare_task(all_settings, task);
}

}  // namespace matador::bridge_oracle_test
