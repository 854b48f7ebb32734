#include "solver/odds/interval.h"

#include <cmath>

namespace matador {
namespace {

constexpr double kZ = 1.959963984540054;  // of the normal distribution, 2.5 % lie above
constexpr double kTail = 0.025;

}  // namespace

Interval proportion_interval(std::uint64_t count, std::uint64_t of) {
  const auto n = static_cast<double>(of);
  const double p = static_cast<double>(count) / n;
  if (count == 0) return {0, 1 - std::pow(kTail, 1 / n)};
  if (count == of) return {std::pow(kTail, 1 / n), 1};
  const double middle = p + kZ * kZ / (2 * n);
  const double reach = kZ * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
  const double scale = 1 + kZ * kZ / n;
  return {(middle - reach) / scale, (middle + reach) / scale};
}

Interval mean_interval(double mean, double standard_error) {
  return {mean - kZ * standard_error, mean + kZ * standard_error};
}

}  // namespace matador
