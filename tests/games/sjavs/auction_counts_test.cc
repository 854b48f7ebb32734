// The auction of Sjavs, counted over all deals.

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "solver/deals/numbered.h"
#include "solver/games/auction.h"
#include "solver/games/registry.h"
#include "solver/statistics/deal_counts.h"

namespace matador::sjavs_auction_counts_test {

const Game& sjavs() { return *find_game("sjavs"); }

double part(const AuctionCounts& counts, absl::uint128 deals) {
  return static_cast<double>(deals) / static_cast<double>(counts.deals);
}

TEST(AuctionCounts, CountEveryDealOnce) {
  EXPECT_EQ(count_auctions(sjavs(), 4).deals, absl::uint128(99561092450391000));  // 32! / (8!)^4
  EXPECT_EQ(count_auctions(sjavs(), 3).deals,
            absl::uint128(2753294408504640));  // 32! / (10!)^3 / 2!
  // C(32, 8) hands, C(24, 8) hands, and the 16! orders of the other cards, in which the order of
  // each player's four piles does not matter.
  const absl::uint128 orders = absl::uint128(20922789888000) / (24 * 24);
  EXPECT_EQ(count_auctions(sjavs(), 2).deals, absl::uint128(10518300) * 735471 * orders);
}

TEST(AuctionCounts, NobodyBids) {
  const AuctionCounts counts = count_auctions(sjavs(), 4);
  EXPECT_EQ(counts.rows.front().outcome, AuctionOutcome{});
  EXPECT_NEAR(part(counts, counts.rows.front().deals), 0.0629234513, 5e-11);
}

// Nobody has spoken before him.
TEST(AuctionCounts, TheFirstStatementIsNeverInClubs) {
  for (const int seats : {4, 3, 2}) {
    for (const AuctionCounts::Row& row : count_auctions(sjavs(), seats).rows) {
      const AuctionOutcome& outcome = row.outcome;
      EXPECT_FALSE(outcome.better && outcome.declarer == 1);
      EXPECT_TRUE(!outcome.better || outcome.clubs);
      EXPECT_TRUE(!outcome.clubs || outcome.suits == 1);
      EXPECT_EQ(outcome.length == 0, outcome.declarer == 0);
    }
  }
}

// Chi-square of many dealt auctions against the exact counts; rare outcomes are taken together.
class DealtAuctions : public testing::TestWithParam<int> {};

TEST_P(DealtAuctions, FallAsTheyAreCounted) {
  constexpr std::uint64_t kDeals = 200'000;
  const int seats = GetParam();
  const DealShape shape = find_game("sjavs")->shape(seats);
  std::map<AuctionOutcome, double> seen;
  for (std::uint64_t number = 0; number < kDeals; ++number) {
    const Auction auction = forced_auction(sjavs(), numbered_deal(shape, 11, number));
    AuctionOutcome outcome;
    if (auction.declarer) {
      outcome = {.length = auction.length,
                 .clubs = auction.suits.front() == Suit::kClubs,
                 .better = auction.better,
                 .suits = static_cast<int>(auction.suits.size()),
                 .declarer = auction.declarer->number()};
    }
    ++seen[outcome];
  }
  const AuctionCounts counts = count_auctions(sjavs(), seats);
  double chi_square = 0;
  double rare_seen = 0;
  double rare_expected = 0;
  int classes = 0;
  for (const AuctionCounts::Row& row : counts.rows) {
    const double expected = part(counts, row.deals) * kDeals;
    if (expected < 20) {
      rare_seen += seen[row.outcome];
      rare_expected += expected;
      continue;
    }
    ++classes;
    chi_square += (seen[row.outcome] - expected) * (seen[row.outcome] - expected) / expected;
  }
  // The mean is the number of classes, the standard deviation the root of twice that.
  EXPECT_LT(chi_square, classes + 5 * std::sqrt(2.0 * classes));
  EXPECT_NEAR(rare_seen, rare_expected, 5 * std::sqrt(rare_expected) + 5);
}

INSTANTIATE_TEST_SUITE_P(AllSeats, DealtAuctions, testing::Values(4, 3, 2));

}  // namespace matador::sjavs_auction_counts_test
