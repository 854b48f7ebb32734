// The solver against the oracle in the six hands of Davoserjazz that are played in tricks: random
// endings and small deals for three to eight players, and for each the penalty that a player can
// hold himself to, the value of every card and the line of play, with every technique of the search
// on and off; and what becomes of them by max^n.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "tests/games/davoserjazz/reference_rules.h"
#include "tests/reference/max_n.h"
#include "tests/support/comparison.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"
#include "tests/support/names.h"
#include "tests/support/random_cards.h"
#include "tests/support/replay_comparison.h"

namespace matador::davoserjazz_oracle_test {

using reference::Measure;
using reference::davoserjazz::Position;
using Oracle = reference::Oracle<Position>;

constexpr std::uint64_t kSeed = 2028;
constexpr int kHands = 6;
constexpr int kClubs = 2;  // the third hand
constexpr int kTriesOfATrick = 40;

const Game& davoserjazz() { return *find_game("davoserjazz"); }

Position position_of(const Task& task) {
  Position position = reference::davoserjazz::start(
      task.deal, {.hand = task.contract.index + 1, .player = *task.player, .leader = task.leader});
  for (Move move : task.play) position = play(position, move.card);
  return position;
}

// ---- Random endings -----------------------------------------------------------------------------

Task random_task(const Deal& deal, Dice& dice) {
  return {.game = &davoserjazz(),
          .deal = deal,
          .contract = {dice.below(kHands)},
          .declarer = Seat::number(1),
          .player = Seat::from_index(dice.below(deal.seats())),
          .leader = Seat::from_index(dice.below(deal.seats())),
          .exchange = Exchange{},
          .play = {},
          .options = {}};
}

// How many players have taken clubs so far.
std::ptrdiff_t takers_of_clubs(const Position& position) {
  return std::ranges::count_if(position.taken, [](CardSet cards) {
    return !(cards & CardSet::of_suit(Suit::kClubs)).empty();
  });
}

// In two of three endings of the hand of clubs each trick is played anew, but not for ever, until
// one player has taken all clubs that have fallen.
Task random_ending(int seats, std::uint64_t number, int cards_per_hand, int cards_in_trick) {
  Dice dice{kSeed, number, static_cast<std::uint64_t>(seats),
            static_cast<std::uint64_t>(cards_per_hand)};
  const DealShape shape = davoserjazz().shape(seats);
  Task task = random_task(numbered_deal(shape, kSeed, number), dice);
  const bool sweep = task.contract.index == kClubs && number % 3 > 0;
  const std::vector<Card> play = random_tricks(
      position_of(task), seats, (shape.hand_size - cards_per_hand) * seats + cards_in_trick,
      kTriesOfATrick, dice,
      [&](const Position& position) { return !sweep || takers_of_clubs(position) <= 1; });
  task.play.assign(play.begin(), play.end());
  return task;
}

// A whole deal of a part of the pack, with as many clubs, queens and spades as can be in every
// other.
Task random_small_deal(int seats, std::uint64_t number, int cards_per_hand) {
  Dice dice{kSeed, number, static_cast<std::uint64_t>(seats),
            static_cast<std::uint64_t>(cards_per_hand), 1};
  const CardSet pack =
      random_pack(davoserjazz().shape(seats).pack, seats * cards_per_hand, dice, [&](Card card) {
        const bool counts = card.rank() == Rank::kQueen || card.suit() == Suit::kClubs ||
                            card.suit() == Suit::kSpades;
        return number % 2 != 0 && counts;
      });
  const DealShape shape{.pack = pack, .seats = seats, .hand_size = cards_per_hand};
  return random_task(numbered_deal(shape, kSeed, number), dice);
}

// ---- The comparison -----------------------------------------------------------------------------

void compare_task(std::vector<Setting>& settings, const Task& task) {
  Oracle oracle;
  compare_all(settings, task, Objective::kScore,
              expected_of(oracle, position_of(task), Measure::kScore));
  if (testing::Test::HasFailure()) return;
  compare_replay(settings.front().solver, task, oracle, position_of(task), Objective::kScore,
                 Measure::kScore);
}

using Endings = EndingsOf<int>;  // by the number of players

constexpr auto kName = [](const auto& info) {
  return "Davoserjazz" + std::to_string(info.param.table) + "With" +
         std::to_string(info.param.cards_per_hand) + "Cards";
};

Task ending_of(const Endings& endings, int number) {
  const auto& [seats, cards_per_hand, count] = endings;
  const bool in_trick = cards_per_hand > 0 && number / 2 % 3 == 0;
  return random_ending(seats, static_cast<std::uint64_t>(number), cards_per_hand,
                       in_trick ? number / 6 % seats : 0);
}

class DavoserjazzOracleTest : public testing::TestWithParam<Endings> {};

TEST_P(DavoserjazzOracleTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), ending_of, compare_task);
}

INSTANTIATE_TEST_SUITE_P(Fast, DavoserjazzOracleTest,
                         testing::Values(Endings{3, 0, 60}, Endings{3, 1, 60}, Endings{3, 3, 300},
                                         Endings{3, 4, 150}, Endings{4, 0, 60}, Endings{4, 2, 150},
                                         Endings{4, 3, 300}, Endings{5, 2, 150}, Endings{5, 3, 30},
                                         Endings{6, 2, 150}, Endings{7, 1, 60}, Endings{7, 2, 60},
                                         Endings{8, 1, 60}, Endings{8, 2, 30}),
                         kName);
INSTANTIATE_TEST_SUITE_P(Slow, DavoserjazzOracleTest,
                         testing::Values(Endings{3, 5, 100}, Endings{3, 6, 10}, Endings{4, 4, 150},
                                         Endings{4, 5, 10}, Endings{5, 3, 300}, Endings{6, 3, 30},
                                         Endings{8, 2, 300}),
                         kName);

Task small_deal_of(const Endings& endings, int number) {
  return random_small_deal(endings.table, static_cast<std::uint64_t>(number),
                           endings.cards_per_hand);
}

class SmallDavoserjazzTest : public testing::TestWithParam<Endings> {};

TEST_P(SmallDavoserjazzTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), small_deal_of, compare_task);
}

INSTANTIATE_TEST_SUITE_P(Fast, SmallDavoserjazzTest,
                         testing::Values(Endings{3, 3, 150}, Endings{3, 4, 150}, Endings{4, 3, 150},
                                         Endings{5, 2, 150}, Endings{6, 2, 60}, Endings{8, 1, 60}),
                         kName);
INSTANTIATE_TEST_SUITE_P(Slow, SmallDavoserjazzTest,
                         testing::Values(Endings{3, 5, 100}, Endings{4, 4, 100}, Endings{5, 3, 60},
                                         Endings{7, 2, 60}),
                         kName);

// ---- Each for himself ---------------------------------------------------------------------------

void compare_max_n(Task task) {
  SCOPED_TRACE(deal_file_text(task));
  std::vector<Task> tasks;
  for (int i = 0; i < task.deal.seats(); ++i) {
    task.player = Seat::from_index(i);
    tasks.push_back(task);
  }
  const Request request{
      .objective = Objective::kScore, .model = Model::kMaxN, .cards = true, .line = true};
  const auto solutions = Solver().solve_all(tasks, request);
  ASSERT_TRUE(solutions.ok()) << solutions.status();
  const Position position = position_of(task);
  const std::vector<int> results = max_n(position, Measure::kScore);
  const std::vector<Card> line = max_n_line(position, Measure::kScore);
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Solution& solution = (*solutions)[i];
    EXPECT_EQ(solution.low, -results[i]) << "seat " << i + 1;
    EXPECT_EQ(cards_of(solution.line), line);
    for (const MoveValue& choice : solution.moves) {
      EXPECT_EQ(choice.value, -max_n(play(position, choice.move.card), Measure::kScore)[i]);
    }
  }
}

void compare_max_n(const Endings& endings) {
  for (int i = 0; i < endings.count && !testing::Test::HasFailure(); ++i) {
    const auto number = static_cast<std::uint64_t>(i);
    compare_max_n(random_ending(endings.table, number, endings.cards_per_hand, i % endings.table));
    compare_max_n(random_small_deal(endings.table, number, endings.cards_per_hand));
  }
}

TEST(DavoserjazzMaxNTest, AgreesWithThree) { compare_max_n({3, 3, 60}); }
TEST(DavoserjazzMaxNTest, AgreesWithFour) { compare_max_n({4, 2, 60}); }
TEST(DavoserjazzMaxNTest, AgreesWithSix) { compare_max_n({6, 1, 30}); }
TEST(SlowDavoserjazzMaxNTest, AgreesWithThree) { compare_max_n({3, 4, 60}); }
TEST(SlowDavoserjazzMaxNTest, AgreesWithFour) { compare_max_n({4, 3, 100}); }
TEST(SlowDavoserjazzMaxNTest, AgreesWithSix) { compare_max_n({6, 2, 10}); }

// ---- The endings are only as good as what happens in them ---------------------------------------

TEST(DavoserjazzEndings, EarnWhatThereIs) {
  std::vector<std::set<int>> values(kHands);
  std::vector<std::set<int>> each_for_himself(kHands);
  for (std::uint64_t number = 0; number < 1500; ++number) {
    const Task task = random_ending(4, number, 2, 0);
    const auto hand = static_cast<std::size_t>(task.contract.index);
    values[hand].insert(Oracle().value(position_of(task), Measure::kScore));
    each_for_himself[hand].insert(-max_n(position_of(task), Measure::kScore)[at(*task.player)]);
  }
  for (const auto& earned : {values, each_for_himself}) {
    for (int penalty : {0, 10, 20, 30, 40, 50}) {
      EXPECT_TRUE(earned[0].contains(penalty)) << "few " << penalty;
      EXPECT_TRUE(earned[1].contains(penalty)) << "many " << penalty;
      EXPECT_TRUE(earned[2].contains(penalty)) << "clubs " << penalty;
    }
    EXPECT_TRUE(earned[2].contains(100));
    EXPECT_EQ(earned[4], (std::set<int>{0, 50, 100}));
    EXPECT_EQ(earned[5], (std::set<int>{0, 100}));
    for (int penalty : {0, 25, 50, 75}) EXPECT_TRUE(earned[3].contains(penalty)) << penalty;
  }
}

}  // namespace matador::davoserjazz_oracle_test
