// Ramsch (rules 6.14, 6.15): which players are asked about, and who pays whom.

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "tests/games/schafkopf/tasks_by_name.h"

namespace matador::schafkopf::ramsch_test {

const Game& game() { return *find_game("schafkopf"); }

Problem a_ramsch() {
  return {.game = &game(),
          .deal = numbered_deal(game().shape(4), 5, 1),
          .contract = contract("ramsch")};
}

TEST(SchafkopfRamsch, AsksAboutEveryPlayerOrOne) {
  Problem problem = a_ramsch();
  EXPECT_EQ(game().tasks(problem)->size(), 4U);
  problem.declarer = Seat::number(3);
  const std::vector<Task> of_declarer = game().tasks(problem).value();
  ASSERT_EQ(of_declarer.size(), 1U);
  EXPECT_EQ(of_declarer.front().player, Seat::number(3));
  problem.player = Seat::number(2);
  const std::vector<Task> of_player = game().tasks(problem).value();
  ASSERT_EQ(of_player.size(), 1U);
  EXPECT_EQ(of_player.front().player, Seat::number(2));
  EXPECT_EQ(game().declaring_side(of_player.front()), SeatSet{Seat::number(2)});
}

// Of a task that is solved for another player, its declarer is still the first.
TEST(SchafkopfRamsch, ThePlayerIsTheSide) {
  Task task = game().tasks(a_ramsch())->front();
  task.player = Seat::number(4);
  EXPECT_EQ(task.declarer, Seat::number(1));
  EXPECT_EQ(game().declaring_side(task), SeatSet{Seat::number(4)});
}

TEST(SchafkopfRamsch, IsNoneOfTheContractsToChooseFrom) {
  Problem problem = a_ramsch();
  const std::vector<Task> tasks = game().tasks(problem, /*all_contracts=*/true).value();
  EXPECT_FALSE(tasks.empty());
  for (const Task& task : tasks) {
    EXPECT_FALSE(kind_of(task.contract).is_ramsch());
  }
  problem.tout = Seat::number(1);
  EXPECT_FALSE(game().tasks(problem).ok());
}

TEST(SchafkopfRamsch, HasPointsAndNoScore) {
  const Task task = game().tasks(a_ramsch())->front();
  EXPECT_EQ(usual_objective(task), Objective::kPoints);
  EXPECT_FALSE(game().has(Objective::kScore, task.contract));
  EXPECT_TRUE(game().outcome_ladder(task).empty());
  const std::vector<Rung> ladder = game().ladder(task, Objective::kPoints);
  EXPECT_EQ(ladder.front().value, 120);
  EXPECT_EQ(ladder.back().value, 0);
}

// ---- Who pays (6.15) ----------------------------------------------------------------------------

struct Case {
  std::vector<Winnings> won;
  int seat;
  int each;
};

std::optional<RamschEnd> end_of(const std::vector<Winnings>& won,
                                const std::vector<RuleOption>& options = {}) {
  return end_of_ramsch(won, std::vector<CardSet>(4), /*doublings=*/0, options);
}

TEST(SchafkopfRamsch, WhoHasTheMostPaysMoreForEachJungfrau) {
  const std::vector<Case> cases{{{{30, 2}, {45, 2}, {20, 2}, {25, 2}}, 2, -20},
                                {{{0, 0}, {45, 3}, {50, 3}, {25, 2}}, 3, -40},
                                {{{0, 0}, {70, 5}, {50, 3}, {0, 0}}, 2, -80},
                                {{{0, 1}, {70, 4}, {50, 3}, {0, 0}}, 2, -40}};
  for (const Case& each : cases) {
    const RamschEnd end = end_of(each.won).value();
    EXPECT_EQ(end.seat, Seat::number(each.seat));
    EXPECT_EQ(end.each, each.each);
  }
  EXPECT_EQ(end_of(cases[2].won, {{"jungfrau", "off"}})->each, -20);
  EXPECT_EQ(end_of(cases[0].won, {{"tariff", "5-10-20"}})->each, -10);
  EXPECT_EQ(end_of_ramsch(cases[0].won, std::vector<CardSet>(4), 2, {})->each, -80);
}

TEST(SchafkopfRamsch, WhoTakesAllIsPaid) {
  const std::vector<Winnings> all{{0, 0}, {0, 0}, {120, 8}, {0, 0}};
  const std::vector<Winnings> most{{20, 2}, {95, 4}, {5, 1}, {0, 1}};
  EXPECT_EQ(end_of(all)->each, 20);
  EXPECT_EQ(end_of(all)->seat, Seat::number(3));
  EXPECT_EQ(end_of(all, {{"durchmarsch", "off"}})->each, -160);
  EXPECT_EQ(end_of(most)->each, -20);
  EXPECT_EQ(end_of(most, {{"durchmarsch", "91"}})->each, 20);
  EXPECT_EQ(end_of({{30, 3}, {90, 5}, {0, 0}, {0, 0}}, {{"durchmarsch", "91"}})->each, -80);
}

TEST(SchafkopfRamsch, OfTwoWithTheMostTheHighestTrumpPays) {
  const std::vector<Winnings> won{{50, 3}, {10, 1}, {50, 3}, {10, 1}};
  std::vector<CardSet> taken(4);
  EXPECT_FALSE(end_of(won).has_value());
  taken[1] = CardSet{Card(kEichel, kOber)};
  taken[0] = CardSet{Card(kEichel, kUnter), Card(kEichel, Rank::kAce)};
  taken[2] = CardSet{Card(kSchellen, kOber)};
  EXPECT_EQ(end_of_ramsch(won, taken, 0, {})->seat, Seat::number(3));
  taken[2] = CardSet{Card(kGras, kUnter)};
  EXPECT_EQ(end_of_ramsch(won, taken, 0, {})->seat, Seat::number(1));
}

}  // namespace matador::schafkopf::ramsch_test
