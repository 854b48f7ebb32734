// What the statistics count of Skat: matadors, against random deals that are looked at one by one,
// and tables over all contracts.

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/skat/rules.h"
#include "solver/games/skat/score.h"
#include "solver/games/skat/skat.h"
#include "solver/statistics/sample.h"
#include "solver/tricks/trick_order.h"
#include "tests/support/names.h"

namespace matador::skat::statistics_test {

constexpr int kNull = 5;

const Game& game() { return *find_game("skat"); }

TEST(SkatStatistics, MatadorsOfHandAndSkat) {
  const std::map<int, std::uint64_t> counts = game().info().ways_by_matadors(3);
  std::uint64_t ways = 0;
  for (const auto& [matadors, count] : counts) ways += count;
  EXPECT_EQ(ways, 225792840U);  // 12 of 32
  EXPECT_EQ(counts.at(11), 21U + 293930U);

  constexpr int kDeals = 50000;
  std::map<int, int> seen;
  for (int number = 0; number < kDeals; ++number) {
    const Deal deal = numbered_deal(game().shape(3), 3, static_cast<std::uint64_t>(number));
    const CardSet cards = deal.hand(Seat::number(2)) | deal.talon();
    ++seen[top_trumps(cards, order(Rules::kContracts[2]))];
  }
  for (const auto& [matadors, count] : counts) {
    const double p = static_cast<double>(count) / static_cast<double>(ways);
    EXPECT_NEAR(seen[matadors], kDeals * p, 1 + 5 * std::sqrt(kDeals * p)) << matadors;
  }
}

Sample sample(const Query& query) {
  Solver solver;
  return sample_deals(query, /*seed=*/5, /*first=*/0, /*count=*/3, solver).value();
}

TEST(SkatStatistics, ForehandPlaysEachContractAndNullHasNoPoints) {
  Query query{.question = Question::kScore, .game = &game(), .seats = 3, .all_contracts = true};
  EXPECT_EQ(contracts_each(query).value(), 6);
  EXPECT_EQ(sample(query).statistics.deals(), 18);
  query.question = Question::kPoints;
  EXPECT_EQ(contracts_each(query).value(), 5);
  EXPECT_EQ(sample(query).statistics.deals(), 15);
}

TEST(SkatStatistics, ForehandDeclaresUnlessSomebodySaysWho) {
  Query query{.question = Question::kScore,
              .game = &game(),
              .seats = 3,
              .contract = Contract{.index = kNull}};
  const Statistics forehands = sample(query).statistics;
  query.declarer = Seat::number(1);
  EXPECT_EQ(sample(query).statistics, forehands);
  query.dealer = Seat::number(1);
  query.declarer.reset();
  const Statistics with_dealer = sample(query).statistics;
  query.declarer = Seat::number(2);
  EXPECT_EQ(sample(query).statistics, with_dealer);
}

// What is known once the skat is taken up: these cards, of which none is dealt to anybody.
TEST(SkatStatistics, TheSkatCanBeFixed) {
  FixedCards fixed{};
  fixed[0] = hand("AJT.J98.KQ.Q8");
  fixed[3] = hand("...T7");
  for (std::uint64_t number = 0; number < 20; ++number) {
    const Deal deal = numbered_deal(game().shape(3), 5, number, fixed);
    EXPECT_EQ(deal.hand(Seat::number(1)), fixed[0]);
    EXPECT_EQ(deal.talon(), fixed[3]);
  }
}

}  // namespace matador::skat::statistics_test
