#include "solver/statistics/difference.h"

#include <algorithm>
#include <cmath>

namespace matador {
namespace {

constexpr unsigned kFewest = 20;        // solved deals of a row
constexpr double kFewestExpected = 10;  // of a share: of yes, and of no
constexpr double kSmallestShare = 0.05;

bool can_estimate(const Looks& looks, absl::uint128 solved) {
  return solved >= kFewest && looks.torn == 0 && looks.deals >= solved;
}

// The square of a number's standard error, times how many they are.
double variance(const Sums& sums, absl::uint128 of) {
  const double error = sums.standard_error(of);
  return error * error * static_cast<double>(of);
}

// The value, its standard error, and what that is worth.
DifferenceEstimate difference(const Looks& looks, absl::uint128 solved, const Sums& values,
                              int unit) {
  const auto n = static_cast<double>(solved);
  const auto looked_at = static_cast<double>(looks.deals);
  const double of_values = variance(values, solved);
  const double of_differences = variance(looks.off, solved) / unit / unit;
  const double square = of_differences * (1 / n - 1 / looked_at) + of_values / looked_at;
  const double guessed = static_cast<double>(looks.guessed) / looked_at;
  return {.value = (guessed + looks.off.mean(solved)) / unit,
          .standard_error = std::sqrt(square),
          .interval = {},
          .worth = square > 0 ? of_values / square : 0};
}

}  // namespace

std::optional<DifferenceEstimate> estimated_mean(const Looks& looks, absl::uint128 solved,
                                                 const Sums& values, int unit) {
  if (!can_estimate(looks, solved)) return std::nullopt;
  DifferenceEstimate mean = difference(looks, solved, values, unit);
  if (mean.standard_error == 0) return std::nullopt;
  mean.interval = t_interval(mean.value, mean.standard_error, static_cast<double>(solved));
  return mean;
}

std::optional<DifferenceEstimate> estimated_share(const Looks& looks, absl::uint128 solved,
                                                  absl::uint128 yes, int unit) {
  if (!can_estimate(looks, solved)) return std::nullopt;
  const double guessed =
      static_cast<double>(looks.guessed) / static_cast<double>(looks.deals) / unit;
  const double rarer = std::min(guessed, 1 - guessed);
  if (rarer < kSmallestShare || rarer * static_cast<double>(solved) < kFewestExpected) {
    return std::nullopt;
  }
  const auto count = static_cast<std::int64_t>(yes);
  DifferenceEstimate share =
      difference(looks, solved, {.sum = count, .squares = static_cast<std::uint64_t>(count)}, unit);
  if (share.standard_error == 0 || share.value <= 0 || share.value >= 1) return std::nullopt;
  const double square = share.standard_error * share.standard_error;
  share.worth = share.value * (1 - share.value) / square;
  share.interval = chance_interval(share.value * share.worth, share.worth);
  return share;
}

}  // namespace matador
