// Bounds of the result of an expression, before all of a deal is known.
//
//   Bounds{0, 13} + Bounds{1, 1}   // 1 to 14
//   may_be_less({5, 9}, {0, 5})    // false

#ifndef MATADOR_SOLVER_STATISTICS_BOUNDS_H_
#define MATADOR_SOLVER_STATISTICS_BOUNDS_H_

#include <algorithm>
#include <cstdint>
#include <initializer_list>

namespace matador {

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

#endif  // MATADOR_SOLVER_STATISTICS_BOUNDS_H_
