// What contracts count where they are compared: on the sheet, as a joker, above what a line brings
// another time.

#include "formats/query/contract_weights.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/games/registry.h"
#include "solver/statistics/sample.h"

namespace matador::formats_contract_weights_test {

const Game& coiffeur() { return *find_game("coiffeur"); }

std::vector<Weight> weights(const std::string& text) {
  return read_weights(text, coiffeur()).value();
}

std::string complaint(const std::string& text, const char* game = "coiffeur") {
  const auto read = read_weights(text, *find_game(game));
  return read.ok() ? "" : std::string(read.status().message());
}

// Coiffeur 2.18: suits once, Obenabe, Undenufe and Slalom twice, Gustav three times.
TEST(ContractWeights, AreThoseOfTheSheet) {
  std::vector<int> times;
  for (const Weight& weight : weights("all")) {
    EXPECT_EQ(weight.less, 0);
    times.push_back(weight.times);
  }
  EXPECT_EQ(times, (std::vector<int>{1, 1, 1, 1, 2, 2, 2, 2, 3, 3}));
}

TEST(ContractWeights, MayBeSaid) {
  const std::vector<Weight> open = weights("slalom-90, acorns-70*3,obenabe*1");
  ASSERT_EQ(open.size(), 4U);
  EXPECT_EQ(open[0], (Weight{.contract = {0}, .times = 3, .less = 70}));
  EXPECT_EQ(open[1], (Weight{.contract = {4}, .times = 1, .less = 0}));
  EXPECT_EQ(open[2], (Weight{.contract = {6}, .times = 2, .less = 90}));
  EXPECT_EQ(open[3], (Weight{.contract = {7}, .times = 2, .less = 90}));
  EXPECT_EQ(open[0].of({60, 80}), (Bounds{-30, 30}));
  EXPECT_EQ(
      weights_in_words(open, coiffeur()),
      (std::vector<std::string>{"Points count once in obenabe.",
                                "Points above 90 count twice in slalom-obenabe, slalom-undenufe.",
                                "Points above 70 count 3 times in acorns."}));
  EXPECT_TRUE(weights_in_words(weights("acorns,bells"), coiffeur()).empty());
}

TEST(ContractWeights, MayBeOfTheBest) {
  EXPECT_EQ(best_of("best"), "all");
  EXPECT_EQ(best_of("best,acorns*3,gustav"), "acorns*3,gustav");
  EXPECT_FALSE(best_of("bestest"));
  EXPECT_FALSE(best_of("all"));
}

TEST(ContractWeights, SayWhatIsWrong) {
  EXPECT_EQ(complaint("acorns*0"), "contract \"acorns*0\", expected 1 to 10 behind \"*\"");
  EXPECT_EQ(complaint("acorns*11"), "contract \"acorns*11\", expected 1 to 10 behind \"*\"");
  EXPECT_EQ(complaint("acorns-201"), "contract \"acorns-201\", expected 0 to 200 behind \"-\"");
  EXPECT_EQ(complaint("acorns,roses,acorns*3"),
            "contract \"acorns*3\", expected each contract once");
  EXPECT_EQ(complaint("slalom, slalom-obenabe"),
            "contract \"slalom-obenabe\", expected each contract once");
  EXPECT_EQ(complaint(" , "), "contract \" , \", expected one or more");
  EXPECT_EQ(complaint("acorns*"), "unknown contract \"acorns*\"; did you mean \"acorns\"?");
  EXPECT_EQ(complaint("acorns*3*2").substr(0, 26), "unknown contract \"acorns*3");
  EXPECT_EQ(complaint("acorns*3", "jass"),
            "contract \"acorns*3\", expected no number behind it: jass has a score");
  EXPECT_EQ(complaint("acorns,bells", "jass"), "");
}

// A comparison of contracts without trumps, over the same deals: each value is that of the points.
TEST(ContractWeights, CountInComparisons) {
  Query query{.question = Question::kContract,
              .game = &coiffeur(),
              .seats = 3,
              .all_contracts = true,
              .only = {{4}, {6}},
              .by = {Expression::contract({0, 1, 2, 3, 4, 5, 6, 7, 8, 9})},
              .node_limit = 3000};
  Solver solver;
  for (std::uint64_t number = 0; number < 3; ++number) {
    query.weights.clear();
    const Statistics plain = sample_deals(query, /*seed=*/1, number, 1, solver)->statistics;
    query.weights = weights("obenabe-60,slalom-obenabe");
    const Statistics weighed = sample_deals(query, /*seed=*/1, number, 1, solver)->statistics;
    ASSERT_EQ(weighed.rows().size(), 2U);
    for (const auto& [key, tally] : weighed.rows()) {
      const Tally& points = plain.rows().at(key);
      const int less = key.front() == 4 ? 60 : 0;
      EXPECT_EQ(tally.sum, 2 * (points.sum - less));
      EXPECT_EQ(tally.sum_high, 2 * (points.sum_high - less));
    }
  }
}

}  // namespace matador::formats_contract_weights_test
