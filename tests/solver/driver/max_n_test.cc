// max^n against the slow reference: random endings of Jass with three players, and for each the
// result of every player, after every card, and the line of play.

#include "solver/driver/max_n.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/rules.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "tests/games/jass/endings.h"
#include "tests/reference/max_n.h"
#include "tests/support/names.h"

namespace matador::max_n_test {

using reference::Measure;
using reference::jass::Position;

constexpr JassTable kThree{false, 3};
constexpr std::uint64_t kSeed = 2027;

struct Ending {
  std::vector<Task> tasks;  // one for each player
  Position position;
};

Ending ending_of(const JassEnding& ending) {
  Problem problem{.game = find_game("jass"),
                  .deal = ending.deal,
                  .contract = Contract{static_cast<int>(ending.contract)},
                  .declarer = ending.declarer,
                  .leader = ending.leader,
                  .play = play_of(ending.play)};
  if (ending.options.undenufe_ace) problem.options.push_back({"undenufe-ace", "11"});
  Ending both{problem.game->tasks(problem).value(), reference_position(ending)};
  // What they have shown has tests of its own.
  std::vector<CardSet> hands;
  for (int i = 0; i < 3; ++i) hands.push_back(ending.deal.hand(Seat::from_index(i)));
  const jass::MeldScore melds =
      score_melds(hands, jass::Rules::kTypes[static_cast<std::size_t>(ending.contract)], {},
                  {.leader = ending.leader});
  for (int i = 0; i < 3; ++i) {
    both.position.terms.melds[static_cast<std::size_t>(i)] = melds.points_of({Seat::from_index(i)});
  }
  return both;
}

void compare(const Ending& ending, Objective objective, Measure measure) {
  Solver solver;
  const Request request{.objective = objective, .model = Model::kMaxN, .cards = true, .line = true};
  const auto solutions = solver.solve_all(ending.tasks, request);
  ASSERT_TRUE(solutions.ok()) << solutions.status();
  ASSERT_EQ(solutions->size(), 3U);
  const std::vector<int> results = max_n(ending.position, measure);
  const std::vector<Card> line = max_n_line(ending.position, measure);
  for (std::size_t i = 0; i < 3; ++i) {
    const Solution& solution = (*solutions)[i];
    EXPECT_TRUE(solution.exact);
    EXPECT_EQ(solution.low, results[i]) << "seat " << i + 1;
    EXPECT_EQ(solution.high, results[i]);
    EXPECT_TRUE(cards_of(solution.line) == line);
    ASSERT_EQ(solution.moves.size(), legal(ending.position).size());
    for (const MoveValue& choice : solution.moves) {
      EXPECT_EQ(choice.value, max_n(play(ending.position, choice.move.card), measure)[i]);
    }
  }
}

void compare_endings(int cards_per_hand, int count) {
  for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) {
    const JassEnding ending =
        random_jass_ending(kThree, kSeed, static_cast<std::uint64_t>(i), cards_per_hand, i / 3 % 3);
    SCOPED_TRACE("Ending " + std::to_string(i) + "\n" + deal_file_text(ending));
    const Ending both = ending_of(ending);
    compare(both, Objective::kPoints, Measure::kPoints);
    compare(both, Objective::kTricks, Measure::kTricks);
    compare(both, Objective::kScore, Measure::kScore);
  }
}

TEST(MaxNTest, AgreesWithTwoCards) { compare_endings(2, 200); }
TEST(MaxNTest, AgreesWithThreeCards) { compare_endings(3, 200); }
TEST(MaxNTest, AgreesWithFourCards) { compare_endings(4, 40); }
TEST(SlowMaxNTest, AgreesWithFourCards) { compare_endings(4, 300); }
TEST(SlowMaxNTest, AgreesWithFiveCards) { compare_endings(5, 10); }

// So that a test of the others would fail if max^n were the paranoid value.
TEST(MaxNTest, IsMoreThanWhatAPlayerCanForce) {
  Solver solver;
  int differ = 0;
  for (std::uint64_t i = 0; i < 50; ++i) {
    for (const Task& task : ending_of(random_jass_ending(kThree, kSeed, i, 3, 0)).tasks) {
      const int forced = solver.solve(task, {}).value().low;
      const int result = solver.solve(task, {.model = Model::kMaxN}).value().low;
      EXPECT_GE(result, forced);
      differ += result > forced ? 1 : 0;
    }
  }
  EXPECT_GT(differ, 10);
}

TEST(MaxNTest, StopsAtTheLimit) {
  Solver solver;
  const Ending ending = ending_of(random_jass_ending(kThree, kSeed, 2, 4, 0));
  const Solution all = solver.solve(ending.tasks[1], {.model = Model::kMaxN}).value();
  const Request stopped{
      .model = Model::kMaxN, .cards = true, .line = true, .node_limit = all.nodes - 1};
  const Solution solution = solver.solve(ending.tasks[1], stopped).value();
  EXPECT_FALSE(solution.exact);
  EXPECT_EQ(solution.low, 0);
  EXPECT_EQ(solution.high, 157);
  EXPECT_EQ(solution.nodes, all.nodes - 1);
  EXPECT_TRUE(solution.moves.empty());
  EXPECT_TRUE(solution.line.empty());
}

TEST(MaxNTest, IsForThoseWhoPlayForThemselves) {
  const Game& sjavs = *find_game("sjavs");
  const Deal deal = numbered_deal(sjavs.shape(4), 1, 0);
  const auto tasks = sjavs.tasks({.game = &sjavs, .deal = deal}).value();
  const auto solution = Solver().solve(tasks.front(), {.model = Model::kMaxN});
  EXPECT_EQ(solution.status().message(),
            "max^n is for games in which everyone plays for himself, not for sjavs with 4 players");
}

TEST(PlayerTest, HasToBeThereAndAlone) {
  const Game& jass = *find_game("jass");
  Problem three{.game = &jass, .deal = numbered_deal(jass.shape(3), 1, 0), .contract = Contract{}};
  EXPECT_EQ(jass.tasks(three)->size(), 3U);
  three.player = Seat::number(2);
  EXPECT_EQ(jass.tasks(three)->size(), 1U);
  three.player = Seat::number(4);
  EXPECT_EQ(jass.tasks(three).status().message(),
            "player: there is no seat 4 in jass with 3 players");
  Problem four{.game = &jass, .deal = numbered_deal(jass.shape(4), 1, 0), .contract = Contract{}};
  four.player = Seat::number(2);
  EXPECT_EQ(jass.tasks(four).status().message(),
            "no player can be asked about: in jass with 4 players nobody plays for himself alone, "
            "the value is the declaring side's");
}

}  // namespace matador::max_n_test
