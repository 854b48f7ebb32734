// Counts by row: the number of deals of each row, and the sum of their values. All numbers are
// whole, so the parts of a run add up exactly to the whole run.
//
//   Statistics statistics;
//   statistics.add({6}, {.deals = 2});
//   statistics.add(others);
//   statistics.rows().at({6}).deals == 2;

#ifndef MATADOR_SOLVER_STATISTICS_STATISTICS_H_
#define MATADOR_SOLVER_STATISTICS_STATISTICS_H_

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <map>
#include <optional>
#include <vector>

#include "absl/numeric/int128.h"

namespace matador {

// ---- Interval -----------------------------------------------------------------------------------
// 95 % intervals for samples.
//
//   proportion_interval(13, 100)   // of a proportion of 13 in 100: 0.0776 to 0.2098
//   t_interval(85.2, 0.3, 10)      // of a mean of 10 values with its standard error: 84.5 to 85.9

struct Interval {
  double low;
  double high;
};

// Where an interval may end of values that have no ends.
inline constexpr double kNoEnd = std::numeric_limits<double>::infinity();
inline constexpr Interval kNoEnds{-kNoEnd, kNoEnd};
// As much of the interval as lies between the ends of the values, where its mean lies too.
Interval within(Interval interval, Interval ends);

// The proportion is `count` in `of` (1 or more): Wilson's score interval (E. B. Wilson, "Probable
// inference, the law of succession, and statistical inference", 1927). If `count` is 0 or `of` that
// is too narrow, and the interval is the exact one of Clopper and Pearson (1934).
Interval proportion_interval(std::uint64_t count, std::uint64_t of);
// The interval of the mean of `of` chances between 0 and 1, by their sum; their variance is no
// larger.
Interval chance_interval(double sum, double of);

// The interval of the mean of `of` values (2 or more), by Student's t distribution ("The probable
// error of a mean", 1908).
Interval t_interval(double mean, double standard_error, double of);

// The 97.5 % quantile of Student's t distribution with `degrees` degrees of freedom, 1 or more.
double t_quantile(double degrees);

// ---- Bounds -------------------------------------------------------------------------------------
// Bounds of the result of an expression, before all of a deal is known.
//
//   Bounds{0, 13} + Bounds{1, 1}   // 1 to 14
//   may_be_less({5, 9}, {0, 5})    // false

struct Bounds {
  std::int64_t low;
  std::int64_t high;

  bool contains(std::int64_t number) const { return low <= number && number <= high; }
  bool operator==(const Bounds&) const = default;
};

inline Bounds operator+(Bounds a, Bounds b) { return {a.low + b.low, a.high + b.high}; }
inline Bounds operator-(Bounds a, Bounds b) { return {a.low - b.high, a.high - b.low}; }

// The bounds of a calculation that is monotonic in each of its numbers.
template <typename Calculate>
Bounds bounds_of_steady(Bounds a, Bounds b, Calculate calculate) {
  const auto corners = {calculate(a.low, b.low), calculate(a.low, b.high), calculate(a.high, b.low),
                        calculate(a.high, b.high)};
  return {std::min(corners), std::max(corners)};
}

inline bool may_be_equal(Bounds a, Bounds b) { return a.low <= b.high && b.low <= a.high; }
inline bool may_differ(Bounds a, Bounds b) { return a.low != a.high || a != b; }
inline bool may_be_less(Bounds a, Bounds b) { return a.low < b.high; }
inline bool may_be_at_most(Bounds a, Bounds b) { return a.low <= b.high; }

// ---- Statistics ---------------------------------------------------------------------------------

// The key of a row: the values of the keys of the query, then the outcome. A fact that a deal does
// not have is nullopt, which sorts before all numbers.
using RowKey = std::vector<std::optional<std::int64_t>>;

// The sum of whole numbers, and the sum of their squares.
struct Sums {
  std::int64_t sum = 0;
  std::uint64_t squares = 0;

  void add(std::int64_t number);
  Sums& operator+=(const Sums& other);
  bool operator==(const Sums&) const = default;

  // `of`: how many numbers they are, 1 or more. The standard error of a single one is 0.
  double mean(absl::uint128 of) const;
  double standard_error(absl::uint128 of) const;
};

// The sums of numbers that are known by bounds: of the lowest and of the highest that they can be.
struct BoundedSums {
  Sums low;
  Sums high;

  void add(Bounds number);
  BoundedSums& operator+=(const BoundedSums& other);
  bool operator==(const BoundedSums&) const = default;
};

// Deals that are looked at, and guessed (games/glance.h), in the unit of the guess.
struct Looks {
  std::uint64_t deals = 0;   // the solved ones among them
  std::int64_t guessed = 0;  // the sum of the guesses
  Sums off = {};             // over the solved ones: the value less its guess
  // Further deals that belong to the row only with some of the suits that the declarer may choose.
  std::uint64_t torn = 0;

  bool any() const { return deals > 0 || torn > 0; }
  Looks& operator+=(const Looks& other);
  bool operator==(const Looks&) const = default;
};

struct Tally {
  absl::uint128 deals = 0;
  // If the question has values: their sum, the sum of their squares, and the number of values below
  // 0.
  std::int64_t sum = 0;
  std::uint64_t squares = 0;
  absl::uint128 lost = 0;
  // If it is about auctions: the number won "in clubs" over an equal length, and the number that
  // leave the declarer a choice of suits.
  absl::uint128 better = 0;
  absl::uint128 choice = 0;

  // The number of deals that were not solved within the limit of nodes; and, over all deals, the
  // sums of the highest possible values. `sum` and `squares` are of the lowest.
  absl::uint128 open = 0;
  std::int64_t sum_high = 0;
  std::uint64_t squares_high = 0;

  // A contract that is compared with others over the same deals (comparison.h) has `best`, the
  // deals in which no contract is better, and `margin`, its lead over the next one; `named`, the
  // deals in which the declarer would name it by his own hand, and `loss`, what he loses to the
  // best contract; `pushed`, those of them in which his partner would name a better contract, and
  // `gain`, what that wins or loses; `products`, the sums of its lowest values times the highest
  // values of each contract, in their order. `best` and `pushed` are proven; `best_open` and
  // `pushed_open` are further deals that may belong to them.
  absl::uint128 best = 0;
  absl::uint128 best_open = 0;
  BoundedSums margin = {};
  absl::uint128 named = 0;
  BoundedSums loss = {};
  absl::uint128 pushed = 0;
  absl::uint128 pushed_open = 0;
  BoundedSums gain = {};
  std::vector<std::int64_t> products = {};

  // With glances. Where the answer is no or yes the row of yes has those of both.
  Looks looks = {};

  // Adds a deal with this value, or with a value from `low` to `high`.
  void add(std::int64_t value) { add(value, value); }
  void add(std::int64_t low, std::int64_t high);
  Tally& operator+=(const Tally& other);
  bool operator==(const Tally&) const = default;

  // For one deal or more. The standard error of a single deal is 0.
  double mean() const;
  double standard_error() const;
  // This tally with the highest possible values in place of the lowest.
  Tally highest() const;
  BoundedSums values() const { return {{sum, squares}, {highest().sum, highest().squares}}; }
};

class Statistics {
 public:
  void add(const RowKey& key, const Tally& tally) { rows_[key] += tally; }
  void add(const Statistics& other);

  const std::map<RowKey, Tally>& rows() const { return rows_; }
  // The number of deals in all rows.
  absl::uint128 deals() const;

  bool operator==(const Statistics&) const = default;

 private:
  std::map<RowKey, Tally> rows_;
};

// The rows of statistics in groups that agree in some places of their keys.
class Groups {
 public:
  Groups(const Statistics& statistics, std::vector<std::size_t> places);

  // The number of deals in the rows that agree with `key` in these places.
  absl::uint128 deals_like(const RowKey& key) const;

 private:
  RowKey common(const RowKey& key) const;

  std::vector<std::size_t> places_;
  std::map<RowKey, absl::uint128> deals_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_STATISTICS_H_
