// Tables of counts, and the intervals that go with them.

#include "solver/statistics/statistics.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

namespace matador::statistics_table_test {

// ---- Tallies ------------------------------------------------------------------------------------

Tally tally_of(const std::vector<int>& values) {
  Tally tally;
  for (const int value : values) tally.add(value);
  return tally;
}

TEST(Tally, OfFewDeals) {
  EXPECT_EQ(tally_of({7}),
            (Tally{.deals = 1, .sum = 7, .squares = 49, .sum_high = 7, .squares_high = 49}));
  EXPECT_EQ(tally_of({7}).mean(), 7);
  EXPECT_EQ(tally_of({7}).standard_error(), 0);
  EXPECT_EQ(tally_of({-16, 4}).mean(), -6);
  EXPECT_EQ(tally_of({-16, 4}).standard_error(), 10);  // deviations of 10, variance 200, of 2 deals
  EXPECT_EQ(tally_of({5, 5, 5}).standard_error(), 0);
}

TEST(Tally, CountsTheDealsThatAreLost) {
  Tally tally = tally_of({-16, 4, 0, -8});
  EXPECT_EQ(tally.lost, absl::uint128(2));
  tally += tally_of({-2, 2});
  EXPECT_EQ(tally.lost, absl::uint128(3));
  EXPECT_EQ(tally.deals, absl::uint128(6));
}

TEST(Tally, OfAMillionMillionDeals) {
  constexpr std::int64_t kHalf = 500'000'000'000;
  const Tally tally{.deals = 2 * kHalf, .sum = 121 * kHalf, .squares = 120 * 120 * kHalf + kHalf};
  EXPECT_DOUBLE_EQ(tally.mean(), 60.5);
  EXPECT_NEAR(tally.standard_error(), 59.5 / 1e6, 1e-15);
  const Tally smallest{.deals = 1, .sum = std::numeric_limits<std::int64_t>::min(), .squares = 0};
  EXPECT_EQ(smallest.standard_error(), 0);
}

RC_GTEST_PROP(Tally, MeanAndErrorAreThoseOfTwoPasses, ()) {
  const auto values = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-48, 121));
  RC_PRE(values.size() >= 2);
  const auto n = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
  double squares = 0;
  for (const int value : values) squares += (value - mean) * (value - mean);
  const Tally tally = tally_of(values);
  RC_ASSERT(std::abs(tally.mean() - mean) < 1e-9);
  RC_ASSERT(std::abs(tally.standard_error() - std::sqrt(squares / (n - 1) / n)) < 1e-9);
}

// ---- Tables -------------------------------------------------------------------------------------

RC_GTEST_PROP(Tables, OfPartsAddUpToTheWhole, ()) {
  struct Row {
    int key;  // below 0: nothing
    int value;
    std::size_t part;
  };
  const auto rows = *rc::gen::container<std::vector<Row>>(
      rc::gen::build<Row>(rc::gen::set(&Row::key, rc::gen::inRange(-1, 4)),
                          rc::gen::set(&Row::value, rc::gen::inRange(-48, 121)),
                          rc::gen::set(&Row::part, rc::gen::inRange<std::size_t>(0, 5))));
  std::vector<Statistics> parts(5);
  Statistics whole;
  for (const Row& row : rows) {
    const RowKey key{row.key < 0 ? std::nullopt : std::optional<std::int64_t>(row.key), 1};
    parts[row.part].add(key, tally_of({row.value}));
    whole.add(key, tally_of({row.value}));
  }
  Statistics forward;
  Statistics backward;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    forward.add(parts[i]);
    backward.add(parts[parts.size() - 1 - i]);
  }
  RC_ASSERT(forward == whole);
  RC_ASSERT(backward == whole);
  RC_ASSERT(whole.deals() == rows.size());
}

TEST(Tables, CountTheDealsOfRowsThatAreAlike) {
  Statistics statistics;
  statistics.add({1, 5}, {.deals = 10});
  statistics.add({1, 6}, {.deals = 20});
  statistics.add({2, 5}, {.deals = 40});
  statistics.add({std::nullopt, 5}, {.deals = 80});
  EXPECT_EQ(statistics.deals(), absl::uint128(150));
  EXPECT_EQ(Groups(statistics, {0}).deals_like({1, 5}), absl::uint128(30));
  EXPECT_EQ(Groups(statistics, {0, 1}).deals_like({1, 5}), absl::uint128(10));
  EXPECT_EQ(Groups(statistics, {0}).deals_like({std::nullopt, 9}), absl::uint128(80));
  EXPECT_EQ(Groups(statistics, {1}).deals_like({9, 5}), absl::uint128(130));
  EXPECT_EQ(statistics.rows().begin()->first, (RowKey{std::nullopt, 5}));
}

// ---- Intervals ----------------------------------------------------------------------------------

void expect_interval(std::uint64_t count, std::uint64_t of, double low, double high) {
  const Interval interval = proportion_interval(count, of);
  EXPECT_NEAR(interval.low, low, 5e-5) << count << " of " << of;
  EXPECT_NEAR(interval.high, high, 5e-5) << count << " of " << of;
}

// The examples of R. G. Newcombe, "Two-sided confidence intervals for the single proportion:
// comparison of seven methods", Statistics in Medicine 17 (1998), table I: methods 3 and 5.
TEST(Intervals, AreThePublishedOnes) {
  expect_interval(81, 263, 0.2553, 0.3662);
  expect_interval(15, 148, 0.0624, 0.1605);
  expect_interval(1, 29, 0.0061, 0.1718);
  expect_interval(0, 20, 0, 0.1684);
  expect_interval(20, 20, 0.8316, 1);
}

TEST(Intervals, AreAsTheHeaderSays) {
  const Interval proportion = proportion_interval(13, 100);
  EXPECT_NEAR(proportion.low, 0.0776, 5e-5);
  EXPECT_NEAR(proportion.high, 0.2098, 5e-5);
}

// As every table of the distribution prints them.
TEST(Intervals, OfFewDealsAreStudents) {
  EXPECT_NEAR(t_quantile(1), 12.7062, 5e-5);
  EXPECT_NEAR(t_quantile(2), 4.3027, 5e-5);
  EXPECT_NEAR(t_quantile(3), 3.1824, 5e-5);
  EXPECT_NEAR(t_quantile(4), 2.7764, 5e-5);
  EXPECT_NEAR(t_quantile(9), 2.2622, 5e-5);
  EXPECT_NEAR(t_quantile(30), 2.0423, 5e-5);
  EXPECT_NEAR(t_quantile(99), 1.9842, 5e-5);
  EXPECT_NEAR(t_quantile(100), 1.9840, 5e-5);
  EXPECT_NEAR(t_quantile(1e9), 1.9600, 5e-5);
  const Interval ten = t_interval(85.2, 0.3, 10);
  EXPECT_NEAR(ten.low, 84.5, 0.05);
  EXPECT_NEAR(ten.high, 85.9, 0.05);
}

// How probable it is that of `n` deals so many are counted that the interval has `p` in it.
double coverage(double p, int n) {
  double covered = 0;
  for (int count = 0; count <= n; ++count) {
    const Interval interval =
        proportion_interval(static_cast<std::uint64_t>(count), static_cast<std::uint64_t>(n));
    if (p < interval.low || p > interval.high) continue;
    covered += std::exp(std::lgamma(n + 1) - std::lgamma(count + 1) - std::lgamma(n - count + 1) +
                        count * std::log(p) + (n - count) * std::log1p(-p));
  }
  return covered;
}

// Wilson's intervals are right for 95 % of all samples on the average over p, not for every p.
TEST(Intervals, CoverNineteenTimesOutOfTwenty) {
  for (const int n : {20, 100, 500}) {
    double sum = 0;
    int proportions = 0;
    for (double p = 0.02; p < 0.985; p += 0.0025, ++proportions) {
      const double here = coverage(p, n);
      EXPECT_GT(here, 0.89) << p << " of " << n;
      sum += here;
    }
    EXPECT_NEAR(sum / proportions, 0.95, 0.012) << n;
  }
}

TEST(Intervals, HoldTheProportionAndGetNarrower) {
  for (std::uint64_t count = 0; count <= 50; ++count) {
    const Interval few = proportion_interval(count, 50);
    const Interval many = proportion_interval(100 * count, 5000);
    const double p = static_cast<double>(count) / 50;
    EXPECT_LE(0, few.low);
    EXPECT_LE(few.low, p);
    EXPECT_LE(p, few.high);
    EXPECT_LE(few.high, 1);
    EXPECT_LT(many.high - many.low, few.high - few.low);
  }
}

}  // namespace matador::statistics_table_test
