// The solver on whole deals, which are too large for the oracle: it must agree with itself,
// whatever is asked and whatever techniques it uses.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/sjavs/score.h"
#include "solver/games/sjavs/sjavs.h"
#include "solver/search/techniques.h"
#include "solver/solve.h"
#include "tests/endings.h"

namespace matador {
namespace {

using search::bit_of;
using search::kAllTechniques;
using search::Technique;

// Whole deals of the forced auction.
std::vector<Task> whole_deals(std::uint64_t seed, std::uint64_t count) {
  const Game* game = find_game("sjavs");
  std::vector<Task> deals;
  for (std::uint64_t number = 0; number < count; ++number) {
    const Problem problem{.game = game, .deal = numbered_deal(game->shape(4), seed, number)};
    const std::vector<Task> tasks = game->tasks(problem).value();
    deals.insert(deals.end(), tasks.begin(), tasks.end());
  }
  return deals;
}

int value(Solver& solver, const Task& task, Objective objective) {
  const Solution solution = solver.solve(task, {.objective = objective}).value();
  EXPECT_EQ(solution.low, solution.high);
  return solution.low;
}

TEST(WholeDeals, ObjectivesAgreeThroughTheScore) {
  Solver solver;
  for (const Task& task : whole_deals(/*seed=*/31, /*count=*/60)) {
    SCOPED_TRACE(deal_file_text(task));
    const Winnings won{
        .points = value(solver, task, Objective::kPoints),
        .tricks = value(solver, task, Objective::kTricks),
        .solo = solver.decide(task, Goal::kSolo, 1).value().yes,
    };
    EXPECT_EQ(value(solver, task, Objective::kScore),
              sjavs::score(sjavs::trump_of(task.contract), won, {.solo_vol = true}));
  }
}

TEST(WholeDeals, DecisionsAgreeWithValues) {
  Solver solver;
  for (const Task& task : whole_deals(/*seed=*/32, /*count=*/40)) {
    SCOPED_TRACE(deal_file_text(task));
    const int points = value(solver, task, Objective::kPoints);
    EXPECT_TRUE(solver.decide(task, Goal::kPoints, points).value().yes);
    EXPECT_FALSE(solver.decide(task, Goal::kPoints, points + 1).value().yes);
    const int tricks = value(solver, task, Objective::kTricks);
    EXPECT_TRUE(solver.decide(task, Goal::kTricks, tricks).value().yes);
    EXPECT_FALSE(solver.decide(task, Goal::kTricks, tricks + 1).value().yes);
  }
}

// Every technique left out, and the plainest setting that ends in reasonable time.
void expect_no_technique_changes_a_value(const std::vector<Task>& tasks) {
  std::vector<std::uint32_t> settings{bit_of(Technique::kTable) | bit_of(Technique::kOrdering)};
  for (const search::TechniqueFact& fact : search::kTechniques) {
    if (fact.technique != Technique::kTable) {
      settings.push_back(kAllTechniques & ~bit_of(fact.technique));
    }
  }
  Solver with_all;
  for (std::uint32_t techniques : settings) {
    Solver solver({.techniques = techniques});
    for (const Task& task : tasks) {
      for (Objective objective : {Objective::kPoints, Objective::kTricks, Objective::kScore}) {
        ASSERT_EQ(value(solver, task, objective), value(with_all, task, objective))
            << "techniques " << techniques << "\n"
            << deal_file_text(task);
      }
    }
  }
}

TEST(WholeDeals, NoTechniqueChangesAValue) {
  expect_no_technique_changes_a_value(whole_deals(/*seed=*/33, /*count=*/10));
}

TEST(SlowWholeDeals, NoTechniqueChangesAValue) {
  expect_no_technique_changes_a_value(whole_deals(/*seed=*/41, /*count=*/200));
}

TEST(WholeDeals, TheLineKeepsTheValueToTheEnd) {
  Solver solver;
  for (Task task : whole_deals(/*seed=*/34, /*count=*/8)) {
    SCOPED_TRACE(deal_file_text(task));
    const Solution whole = solver.solve(task, {.cards = true, .line = true}).value();
    ASSERT_EQ(whole.line.size(), 32u);
    for (Card card : whole.line) {
      const Solution rest = solver.solve(task, {.cards = true}).value();
      EXPECT_EQ(rest.low, whole.low);
      const auto first_best = std::ranges::find(rest.cards, whole.low, &CardValue::value);
      ASSERT_NE(first_best, rest.cards.end());
      EXPECT_EQ(first_best->card, card);
      task.play.push_back(card);
    }
    EXPECT_EQ(value(solver, task, Objective::kPoints), whole.low);
  }
}

// Same question, same answer and same work, whatever the solver was asked before.
TEST(WholeDeals, AUsedSolverAnswersLikeAFreshOne) {
  Solver used;
  for (const Task& task : whole_deals(/*seed=*/35, /*count=*/20)) {
    Solver fresh;
    for (Objective objective : {Objective::kScore, Objective::kPoints}) {
      const Request request{.objective = objective, .cards = true};
      const Solution expected = fresh.solve(task, request).value();
      const Solution solution = used.solve(task, request).value();
      EXPECT_EQ(solution.low, expected.low);
      EXPECT_EQ(solution.nodes, expected.nodes) << deal_file_text(task);
    }
  }
}

TEST(WholeDeals, AllContractsTogetherAreWorthWhatEachIsAlone) {
  const Game* game = find_game("sjavs");
  Solver solver;
  for (std::uint64_t number = 0; number < 4; ++number) {
    const Problem problem{.game = game, .deal = numbered_deal(game->shape(4), 36, number)};
    const std::vector<Task> tasks = game->tasks(problem, /*all_contracts=*/true).value();
    const std::vector<Solution> together = solver.solve_all(tasks, {}).value();
    ASSERT_EQ(together.size(), tasks.size());
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      EXPECT_EQ(together[i].low, value(solver, tasks[i], Objective::kPoints))
          << deal_file_text(tasks[i]);
    }
  }
}

// A limit never lies: the interval holds the value, and a limit that is not reached changes
// nothing.
TEST(WholeDeals, ALimitLeavesAProvenInterval) {
  Solver solver;
  for (const Task& task : whole_deals(/*seed=*/37, /*count=*/10)) {
    SCOPED_TRACE(deal_file_text(task));
    const int exact = value(solver, task, Objective::kPoints);
    for (std::uint64_t limit : {1u, 100u, 1000u, 10'000u, 100'000'000u}) {
      const Solution solution = solver.solve(task, {.node_limit = limit}).value();
      EXPECT_LE(solution.low, exact);
      EXPECT_GE(solution.high, exact);
      EXPECT_LE(solution.nodes, limit);
      EXPECT_TRUE(!solution.exact || solution.low == solution.high);
    }
    EXPECT_TRUE(solver.solve(task, {.node_limit = 100'000'000}).value().exact);
  }
}

// What is said to be exact is: cards and line under a limit are those without one.
TEST(WholeDeals, ALimitedAnswerIsExactOrSaysThatItIsNot) {
  Solver solver;
  int exact = 0;
  for (std::uint64_t number = 0; number < 200; ++number) {
    const Task task = random_ending(/*seed=*/39, number, 5, static_cast<int>(number % 4));
    SCOPED_TRACE(deal_file_text(task));
    for (Objective objective : {Objective::kPoints, Objective::kTricks, Objective::kScore}) {
      Request request{.objective = objective, .cards = number % 2 == 0, .line = true};
      const Solution unlimited = solver.solve(task, request).value();
      for (std::uint64_t limit : {5u, 20u, 50u, 100u, 200u}) {
        request.node_limit = limit;
        const Solution limited = solver.solve(task, request).value();
        EXPECT_LE(limited.nodes, limit);
        EXPECT_LE(limited.low, unlimited.low);
        EXPECT_GE(limited.high, unlimited.low);
        if (!limited.exact) continue;
        ++exact;
        EXPECT_EQ(limited.line, unlimited.line);
        EXPECT_EQ(limited.nodes, unlimited.nodes);
      }
    }
  }
  EXPECT_GT(exact, 100);
}

// Whoever leads, the same contract and side may share what the search remembers.
TEST(WholeDeals, FourLeadersTogetherAreWorthWhatTheyAreAlone) {
  Solver solver;
  for (Task task : whole_deals(/*seed=*/40, /*count=*/10)) {
    std::vector<Task> leads;
    for (int leader = 1; leader <= 4; ++leader) {
      leads.push_back(task);
      leads.back().leader = Seat::number(leader);
    }
    const std::vector<Solution> together = solver.solve_all(leads, {}).value();
    for (std::size_t i = 0; i < leads.size(); ++i) {
      EXPECT_EQ(together[i].low, value(solver, leads[i], Objective::kPoints))
          << deal_file_text(leads[i]);
    }
  }
}

TEST(WholeDeals, AnIllegalPlayIsNamed) {
  Task task = whole_deals(/*seed=*/38, /*count=*/1).front();
  task.play = {task.deal.hand(task.leader.next(4)).first()};
  const absl::StatusOr<Solution> solution = Solver().solve(task, {});
  EXPECT_EQ(solution.status().code(), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace matador
