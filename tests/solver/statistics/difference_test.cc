// Means and shares of few solved deals and many that are looked at: the sums by hand, and how often
// the intervals of small tables hold the truth.

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <iostream>
#include <optional>
#include <random>
#include <string_view>
#include <vector>

#include "solver/games/glance.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"
#include "solver/statistics/comparison.h"
#include "solver/statistics/expression.h"
#include "solver/statistics/sample.h"

namespace matador::statistics_difference_test {

Sums sums_of(const std::vector<int>& numbers) {
  Sums sums;
  for (int number : numbers) sums.add(number);
  return sums;
}

// Twenty values 0 and 2, guessed as 0 and 1, of a hundred deals whose guesses have the mean 0.6.
TEST(DifferenceEstimator, IsTheMeanOfTheGuessesAndWhatTheyAreOff) {
  Sums values;
  Looks looks{.deals = 100, .guessed = 60};
  for (int i = 0; i < 20; ++i) {
    values.add(i % 2 * 2);
    looks.off.add(i % 2);
  }
  const DifferenceEstimate mean = estimated_mean(looks, 20, values, /*unit=*/1).value();
  EXPECT_DOUBLE_EQ(mean.value, 0.6 + 0.5);
  const double of_values = 20.0 / 19;  // s^2
  const double of_differences = 5.0 / 19;
  const double square = of_differences * (1.0 / 20 - 1.0 / 100) + of_values / 100;
  EXPECT_DOUBLE_EQ(mean.standard_error, std::sqrt(square));
  EXPECT_DOUBLE_EQ(mean.worth, of_values / square);
  EXPECT_DOUBLE_EQ(mean.interval.high, mean.value + t_quantile(19) * mean.standard_error);
}

TEST(DifferenceEstimator, LeavesRowsOfFewDealsAndTornOnesAlone) {
  const Sums values{.sum = 10, .squares = 30};
  const Looks looks{.deals = 1000, .guessed = 500, .off = {.sum = 1, .squares = 9}};
  EXPECT_TRUE(estimated_mean(looks, 20, values, 1));
  EXPECT_FALSE(estimated_mean(looks, 19, values, 1));
  Looks torn = looks;
  torn.torn = 1;
  EXPECT_FALSE(estimated_mean(torn, 20, values, 1));
}

// By what the guesses expect, whatever was solved.
TEST(DifferenceEstimator, LeavesRareSharesAlone) {
  const auto share = [](std::int64_t thousandths, unsigned solved, unsigned yes) {
    return estimated_share(
        {.deals = 10'000, .guessed = 10'000 * thousandths, .off = {.sum = 9, .squares = 90'000}},
        solved, yes, unit_of(Guess::kVol));
  };
  EXPECT_FALSE(share(49, 1000, 50));
  EXPECT_TRUE(share(51, 1000, 50));
  EXPECT_FALSE(share(951, 1000, 950));
  EXPECT_FALSE(share(99, 100, 20));
  EXPECT_TRUE(share(100, 100, 2));
}

// ---- Coverage -----------------------------------------------------------------------------------

// The values of many deals, and what they were guessed to be, in the unit of the guess.
struct Truth {
  std::vector<int> values;
  std::vector<int> guesses;
  int unit;

  double mean() const { return sums_of(values).mean(values.size()) / unit; }
};

int value_of(Solver& solver, const Task& task, Guess guess) {
  const auto solved = [&](Objective objective) {
    return solver.solve(task, {.objective = objective})->low;
  };
  switch (guess) {
    case Guess::kPoints:
      return solved(Objective::kPoints);
    case Guess::kTricks:
      return 100 * solved(Objective::kTricks);
    case Guess::kScore:
      return solved(Objective::kScore);
    case Guess::kVol:
      return solver.decide(task, Goal::kTricks, task.deal.shape().cards_each())->yes ? 1000 : 0;
  }
  return 0;
}

Truth truth_of(const UsualPlay& play, std::size_t deals, Guess guess) {
  Truth truth{.values = {}, .guesses = {}, .unit = unit_of(guess)};
  Solver solver;
  for (const Task& task : numbered_tasks(play, /*seed=*/660'003, deals)) {
    truth.values.push_back(value_of(solver, task, guess));
    truth.guesses.push_back(play.game->contract(task.contract).glance->guess(task, guess));
  }
  return truth;
}

struct Coverage {
  double covered;  // of the tables in which glances are used, how many hold the truth
  double used;     // part of all tables
  double gain;     // variance of the plain mean by that of the estimate
};

// Tables of `solved` deals, for each of which fifty are looked at, drawn from the truth.
Coverage coverage(const Truth& truth, unsigned solved, int tables, bool is_share) {
  constexpr unsigned kLooks = 50;
  std::mt19937_64 random(solved);
  int covered = 0;
  int used = 0;
  double plain_square = 0;
  double square = 0;
  for (int table = 0; table < tables; ++table) {
    Looks looks{.deals = std::uint64_t{solved} * kLooks};
    Sums values;
    for (unsigned i = 0; i < solved * kLooks; ++i) {
      const std::size_t deal = random() % truth.values.size();
      looks.guessed += truth.guesses[deal];
      if (i >= solved) continue;
      values.add(truth.values[deal] / truth.unit);
      looks.off.add(truth.values[deal] - truth.guesses[deal]);
    }
    const std::optional<DifferenceEstimate> estimate =
        is_share ? estimated_share(looks, solved, static_cast<unsigned>(values.sum), truth.unit)
                 : estimated_mean(looks, solved, values, truth.unit);
    if (!estimate) continue;
    ++used;
    const double mean = truth.mean();
    if (estimate->interval.low <= mean && mean <= estimate->interval.high) ++covered;
    square += std::pow(estimate->value - mean, 2);
    plain_square += std::pow(values.mean(solved) - mean, 2);
  }
  return {.covered = static_cast<double>(covered) / used,
          .used = static_cast<double>(used) / tables,
          .gain = plain_square / square};
}

// 94 to 96 %; a number of tables has its own chance.
void expect_honest(const Coverage& tables, int of) {
  const double chance = 2 * std::sqrt(0.95 * 0.05 / of);
  EXPECT_GE(tables.covered, 0.94 - chance);
  EXPECT_LE(tables.covered, 0.96 + chance);
}

UsualPlay sjavs() { return {.game = find_game("sjavs"), .seats = 4}; }

UsualPlay in_contract(std::string_view name, std::string_view contract) {
  const Game& game = *find_game(name);
  Contract index;
  while (game.contract(index).name != contract) ++index.index;
  return {.game = &game, .seats = game.seat_counts().front(), .contract = index};
}

TEST(GlanceCoverage, OfPointsOfSjavs) {
  const Truth truth = truth_of(sjavs(), 1500, Guess::kPoints);
  for (unsigned solved : {20U, 100U}) {
    SCOPED_TRACE(solved);
    const Coverage tables = coverage(truth, solved, 3000, /*is_share=*/false);
    expect_honest(tables, 3000);
    EXPECT_EQ(tables.used, 1);
    EXPECT_GT(tables.gain, 3.3);
  }
}

// The partner sits anywhere, and one who plays alone has none.
TEST(GlanceCoverage, OfPointsOfSchafkopf) {
  for (const char* contract : {"sauspiel-eichel", "solo-gras"}) {
    SCOPED_TRACE(contract);
    const Coverage tables =
        coverage(truth_of(in_contract("schafkopf", contract), 400, Guess::kPoints), 100, 2000,
                 /*is_share=*/false);
    expect_honest(tables, 2000);
    EXPECT_GT(tables.gain, 3);
  }
}

TEST(GlanceCoverage, OfVolOfSjavs) {
  const Truth truth = truth_of(sjavs(), 1500, Guess::kVol);
  const Coverage tables = coverage(truth, 200, 2000, /*is_share=*/true);
  expect_honest(tables, 2000);
  EXPECT_GT(tables.used, 0.99);
  EXPECT_GT(tables.gain, 1.6);
}

void expect_honest_tables(const UsualPlay& play, std::size_t deals, Guess guess, double gain) {
  const Truth truth = truth_of(play, deals, guess);
  for (unsigned solved : {20U, 50U, 100U, 200U, 500U, 1000U}) {
    SCOPED_TRACE(solved);
    constexpr int kTables = 3000;
    const Coverage tables = coverage(truth, solved, kTables, guess == Guess::kVol);
    if (tables.used == 0) continue;
    expect_honest(tables, static_cast<int>(kTables * tables.used));
    if (solved >= 100) {
      EXPECT_GT(tables.gain, gain);
    }
    std::cout << play.game->name() << " " << static_cast<int>(guess) << ", " << solved
              << " solved: covers " << 100 * tables.covered << " %, used " << 100 * tables.used
              << " %, gains " << tables.gain << "\n";
  }
}

TEST(SlowGlanceCoverage, OfSjavs) {
  expect_honest_tables(sjavs(), 20'000, Guess::kPoints, 3.3);
  expect_honest_tables(sjavs(), 20'000, Guess::kTricks, 3.3);
  expect_honest_tables(sjavs(), 20'000, Guess::kVol, 1.6);
}

// The scores in clubs and in other suits are guessed by curves of their own.
TEST(SlowGlanceCoverage, OfTheScoreOfSjavs) {
  expect_honest_tables(sjavs(), 20'000, Guess::kScore, 2.3);
}

TEST(SlowGlanceCoverage, OfObenabe) {
  expect_honest_tables(in_contract("jass", "obenabe"), 5'000, Guess::kPoints, 5);
}

TEST(SlowGlanceCoverage, OfSkat) {
  for (const char* contract : {"hearts", "grand"}) {
    SCOPED_TRACE(contract);
    expect_honest_tables(in_contract("skat", contract), 1'000, Guess::kPoints, 3);
  }
}

TEST(SlowGlanceCoverage, OfSchafkopf) {
  for (const char* contract : {"sauspiel-eichel", "solo-gras", "wenz"}) {
    SCOPED_TRACE(contract);
    expect_honest_tables(in_contract("schafkopf", contract), 4'000, Guess::kPoints, 3);
  }
}

TEST(SlowGlanceCoverage, OfBridge) {
  for (const char* contract : {"hearts", "notrump"}) {
    SCOPED_TRACE(contract);
    expect_honest_tables(in_contract("bridge", contract), 1'000, Guess::kTricks, 3);
  }
}

// Declarers with cards that they would name the contract with are no more alike than others.
TEST(SlowGlanceCoverage, OfDeclarersWithReason) {
  UsualPlay solo = in_contract("schafkopf", "solo-herz");
  solo.is_sensible = true;
  expect_honest_tables(solo, 2'000, Guess::kPoints, 2);
  UsualPlay suit_game = in_contract("skat", "clubs");
  suit_game.is_sensible = true;
  expect_honest_tables(suit_game, 1'000, Guess::kPoints, 2);
}

// ---- Samples ------------------------------------------------------------------------------------

Sample sample(const Query& query, std::uint64_t first, std::uint64_t deals) {
  Solver solver;
  return sample_deals(query, /*seed=*/5, first, deals, solver).value();
}

Statistics without_looks(const Statistics& statistics) {
  Statistics plain;
  for (auto [key, tally] : statistics.rows()) {
    tally.looks = {};
    if (tally.deals > 0) plain.add(key, tally);
  }
  return plain;
}

TEST(SamplesWithGlances, SolveTheSameDealsAndAddUp) {
  for (Question question :
       {Question::kPoints, Question::kTricks, Question::kScore, Question::kVol}) {
    Query query{.question = question, .game = find_game("sjavs"), .seats = 4, .glance = 10};
    const Sample whole = sample(query, 0, 40);
    Statistics parts = sample(query, 0, 13).statistics;
    parts.add(sample(query, 13, 27).statistics);
    EXPECT_EQ(whole.statistics, parts);
    query.glance = 0;
    const Sample plain = sample(query, 0, 40);
    EXPECT_EQ(without_looks(whole.statistics), plain.statistics);
    EXPECT_EQ(whole.counted, plain.counted);
    EXPECT_EQ(whole.examined, plain.examined);
  }
}

// Some deals are passed out, among the solved ones and the others.
TEST(SamplesWithGlances, LookAtDealsThatAreNotSolved) {
  const Query query{
      .question = Question::kPoints, .game = find_game("sjavs"), .seats = 4, .glance = 10};
  const Sample some = sample(query, 0, 40);
  const Looks& looks = some.statistics.rows().at({}).looks;
  EXPECT_GT(looks.deals, 350U);
  EXPECT_LT(looks.deals, 400U);
  EXPECT_EQ(looks.torn, 0U);
  EXPECT_NEAR(static_cast<double>(looks.guessed) / static_cast<double>(looks.deals), 85, 6);
}

// A deal whose declarer may choose between suits is of the row of one suit, which a look cannot
// tell; his trumps are as many in each.
TEST(SamplesWithGlances, KeepDealsApartWhoseRowTheChoiceDecides) {
  const Game& game = *find_game("sjavs");
  Query query{.question = Question::kPoints, .game = &game, .seats = 4, .glance = 10};
  query.where = Expression::combine(Operator::kEqual, Expression::trump(), Expression::number(1));
  std::uint64_t torn = 0;
  const Sample some = sample(query, 0, 40);
  for (const auto& [key, tally] : some.statistics.rows()) torn += tally.looks.torn;
  EXPECT_GT(torn, 0U);
}

}  // namespace matador::statistics_difference_test
