// 95 % intervals for samples.
//
//   proportion_interval(13, 100)   // of a proportion of 13 in 100: 0.0776 to 0.2098
//   t_interval(85.2, 0.3, 10)      // of a mean of 10 values with its standard error: 84.5 to 85.9

#ifndef MATADOR_SOLVER_STATISTICS_INTERVAL_H_
#define MATADOR_SOLVER_STATISTICS_INTERVAL_H_

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <limits>

namespace matador {

// ---- Interval -----------------------------------------------------------------------------------

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

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_INTERVAL_H_
