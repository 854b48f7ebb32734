#include "solver/statistics/interval.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace matador {
namespace {

constexpr double kZ = 1.959963984540054;  // 97.5 % quantile of the normal distribution
constexpr double kTail = 0.025;
constexpr double kManyDegrees = 100;

// The part of Student's t distribution between -t and t (Abramowitz and Stegun, 26.7.3 and 26.7.4).
double share_within(double t, int degrees) {
  const double angle = std::atan(t / std::sqrt(degrees));
  const double cosine = std::cos(angle);
  double term = degrees % 2 == 0 ? std::sin(angle) : std::sin(angle) * cosine;
  double sum = degrees == 1 ? 0 : term;
  for (int i = degrees % 2 == 0 ? 1 : 2; i < degrees - 1; i += 2) {
    term *= cosine * cosine * i / (i + 1);
    sum += term;
  }
  return degrees % 2 == 0 ? sum : 2 / std::numbers::pi * (angle + sum);
}

// The expansion around the normal distribution (Abramowitz and Stegun, 26.7.5).
double expanded_quantile(double degrees) {
  const double z2 = kZ * kZ;
  const double first = kZ * (z2 + 1) / 4;
  const double second = kZ * ((5 * z2 + 16) * z2 + 3) / 96;
  const double third = kZ * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
  return kZ + (first + (second + third / degrees) / degrees) / degrees;
}

}  // namespace

Interval proportion_interval(std::uint64_t count, std::uint64_t of) {
  return chance_interval(static_cast<double>(count), static_cast<double>(of));
}

Interval chance_interval(double sum, double of) {
  const double p = sum / of;
  if (sum == 0) return {0, 1 - std::pow(kTail, 1 / of)};
  if (sum == of) return {std::pow(kTail, 1 / of), 1};
  const double middle = p + kZ * kZ / (2 * of);
  const double reach = kZ * std::sqrt(p * (1 - p) / of + kZ * kZ / (4 * of * of));
  const double scale = 1 + kZ * kZ / of;
  return {(middle - reach) / scale, (middle + reach) / scale};
}

Interval t_interval(double mean, double standard_error, double of) {
  const double reach = t_quantile(of - 1) * standard_error;
  return {mean - reach, mean + reach};
}

double t_quantile(double degrees) {
  if (degrees >= kManyDegrees) return expanded_quantile(degrees);
  double low = kZ;
  double high = 13;  // of one degree it is 12.7
  while (high - low > 1e-12 * high) {
    const double middle = (low + high) / 2;
    (share_within(middle, static_cast<int>(degrees)) < 1 - 2 * kTail ? low : high) = middle;
  }
  return (low + high) / 2;
}

Interval within(Interval interval, Interval ends) {
  return {std::max(interval.low, ends.low), std::min(interval.high, ends.high)};
}

}  // namespace matador
