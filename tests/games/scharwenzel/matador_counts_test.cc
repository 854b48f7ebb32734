// How often, in Scharwenzel: what is counted against random deals, and against what is known.

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <optional>
#include <string>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/scharwenzel/rules.h"
#include "solver/games/scharwenzel/score.h"
#include "solver/statistics/deal_counts.h"
#include "solver/statistics/sample.h"
#include "tests/games/scharwenzel/reference_rules.h"

namespace matador::scharwenzel_matador_counts_test {

const Game& game() { return *find_game("scharwenzel"); }

TEST(ScharwenzelAuctionCounts, AllPassOnlyWithEightPlayers) {  // 3.4
  const AuctionCounts eight = count_auctions(game(), 8);
  ASSERT_EQ(eight.rows.front().outcome, AuctionOutcome{});
  // 27205632 / 41565434911 of all deals, which are 32! / (4!)^8.
  EXPECT_EQ(eight.rows.front().deals * 41565434911, eight.deals * 27205632);
  for (int seats : {4, 6}) EXPECT_GT(count_auctions(game(), seats).rows.front().outcome.length, 2);
}

class ScharwenzelStatistics : public testing::TestWithParam<int> {};

// What the reference makes of a deal.
AuctionOutcome outcome_of(const Deal& deal) {
  const reference::scharwenzel::Auction auction = reference::scharwenzel::auction(deal);
  if (!auction.declarer) return {};
  const std::string& said = auction.statements[at(*auction.declarer)];
  return {.length = said.front() - '0',
          .clubs = auction.suits.front() == Suit::kClubs,
          .better = said.size() > 1,
          .suits = static_cast<int>(auction.suits.size()),
          .declarer = auction.declarer->number()};
}

// Of each outcome, rare ones taken together.
TEST_P(ScharwenzelStatistics, AuctionsFallAsTheyAreCounted) {  // 3.4
  constexpr int kDeals = 40'000;
  std::map<AuctionOutcome, int> found;
  for (int number = 0; number < kDeals; ++number) {
    ++found[outcome_of(
        numbered_deal(game().shape(GetParam()), /*seed=*/21, static_cast<std::uint64_t>(number)))];
  }
  const AuctionCounts counts = count_auctions(game(), GetParam());
  double rare = 0;
  int rare_found = kDeals;
  for (const auto& [outcome, deals] : counts.rows) {
    const double expected = static_cast<double>(deals) / static_cast<double>(counts.deals) * kDeals;
    if (expected < 20) {
      rare += expected;
      continue;
    }
    rare_found -= found[outcome];
    EXPECT_NEAR(found[outcome], expected, 5 * std::sqrt(expected))
        << "length " << outcome.length << ", clubs " << outcome.clubs << ", better "
        << outcome.better << ", suits " << outcome.suits << ", seat " << outcome.declarer;
  }
  EXPECT_NEAR(rare_found, rare, 5 * std::sqrt(rare) + 5);
}

// Rows of a table: the length, whether clubs may be named, and the declarer.
TEST_P(ScharwenzelStatistics, SampledAuctionsAreThoseOfTheReference) {  // 3.4
  constexpr int kDeals = 5'000;
  Solver solver;
  const Query query{.question = Question::kAuction, .game = &game(), .seats = GetParam()};
  const Statistics statistics =
      sample_deals(query, /*seed=*/23, 0, kDeals, solver).value().statistics;
  Statistics expected;
  for (int number = 0; number < kDeals; ++number) {
    const AuctionOutcome outcome = outcome_of(
        numbered_deal(game().shape(GetParam()), /*seed=*/23, static_cast<std::uint64_t>(number)));
    const std::optional<std::int64_t> declarer =
        outcome.declarer == 0 ? std::nullopt : std::optional<std::int64_t>(outcome.declarer);
    expected.add(
        {outcome.length, outcome.clubs ? 1 : 0, declarer},
        {.deals = 1, .better = outcome.better ? 1 : 0, .choice = outcome.suits > 1 ? 1 : 0});
  }
  EXPECT_EQ(statistics.rows(), expected.rows());
}

TEST_P(ScharwenzelStatistics, MatadorsAreDealtAsTheyAreCounted) {  // 3.7
  constexpr int kDeals = 40'000;
  const scharwenzel::MatadorCounts counts = scharwenzel::count_matadors(GetParam());
  std::uint64_t all = 0;
  std::map<int, int> found;
  for (int number = 0; number < kDeals; ++number) {
    const Deal deal =
        numbered_deal(game().shape(GetParam()), /*seed=*/22, static_cast<std::uint64_t>(number));
    const auto matadors = scharwenzel::matadors_of(
        deal, Suit::kHearts, scharwenzel::side_of(Seat::number(1), GetParam()));
    ++found[matadors.ours + matadors.theirs];
  }
  for (const auto& [matadors, ways] : counts.rows) {
    all += ways;
    const double expected = static_cast<double>(ways) / static_cast<double>(counts.ways) * kDeals;
    EXPECT_NEAR(found[matadors], expected, 5 * std::sqrt(expected)) << matadors << " matadors";
  }
  EXPECT_EQ(all, counts.ways);
}

// The tricks say which of the deals are shared.
TEST_P(ScharwenzelStatistics, BocksAreSharedTricks) {
  Solver solver;
  Query query{.question = Question::kBock, .game = &game(), .seats = GetParam()};
  const Statistics bocks = sample_deals(query, 1, 0, 200, solver).value().statistics;
  query.question = Question::kTricks;
  int shared = 0;
  for (std::uint64_t number = 0; number < 200; ++number) {
    const Statistics one = sample_deals(query, 1, number, 1, solver).value().statistics;
    shared += 2 * one.rows().begin()->second.sum == game().shape(GetParam()).hand_size ? 1 : 0;
  }
  EXPECT_GT(shared, 0);
  EXPECT_EQ(bocks.rows().at({1}).deals, static_cast<absl::uint128>(shared));
  EXPECT_EQ(bocks.deals(), absl::uint128(200));
}

INSTANTIATE_TEST_SUITE_P(Players, ScharwenzelStatistics, testing::Values(4, 6, 8));

}  // namespace matador::scharwenzel_matador_counts_test
