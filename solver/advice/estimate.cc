#include "solver/advice/estimate.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace matador {
namespace {

// With fewer values the regression is mostly chance.
constexpr std::size_t kLeastForGuesses = 10;

double mean(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

// The sum of the products of the deviations from the means.
double products(const std::vector<double>& a, const std::vector<double>& b) {
  const double mean_a = mean(a);
  const double mean_b = mean(b);
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - mean_a) * (b[i] - mean_b);
  return sum;
}

}  // namespace

std::optional<double> Estimate::reach() const {
  if (!se) return std::nullopt;
  return *se == 0 ? 0 : t_quantile(degrees) * *se;
}

std::optional<Interval> Estimate::interval(Interval ends) const {
  if (!se) return std::nullopt;
  return within({mean - *reach(), mean + *reach()}, ends);
}

Estimate estimate(const std::vector<double>& values) {
  if (values.size() < 2) return {.mean = mean(values), .se = std::nullopt, .degrees = 0};
  const auto n = static_cast<double>(values.size());
  return {.mean = mean(values),
          .se = std::sqrt(products(values, values) / (n - 1) / n),
          .degrees = n - 1};
}

Estimate estimate(const std::vector<double>& values, const std::vector<double>& guesses,
                  const std::vector<double>& elsewhere) {
  if (values.size() < kLeastForGuesses || elsewhere.empty()) return estimate(values);
  const double spread = products(guesses, guesses);
  if (spread == 0) return estimate(values);
  const auto n = static_cast<double>(values.size());
  const double slope = products(values, guesses) / spread;
  const double luck = mean(guesses) - mean(elsewhere);
  const double rest = products(values, values) - slope * products(values, guesses);
  const double error = std::pow(estimate(elsewhere).se.value_or(0), 2);
  return {.mean = mean(values) - slope * luck,
          .se = std::sqrt(std::max(rest, 0.0) / (n - 2) * (1 / n + luck * luck / spread) +
                          slope * slope * error),
          .degrees = n - 2};
}

Estimate estimate_of_clusters(const std::vector<ClusterSum>& clusters) {
  ClusterSum all;
  for (const ClusterSum& cluster : clusters) {
    all.sum += cluster.sum;
    all.count += cluster.count;
  }
  const double mean = all.sum / all.count;
  if (clusters.size() < 2) return {.mean = mean, .se = std::nullopt, .degrees = 0};
  double squares = 0;
  for (const ClusterSum& cluster : clusters) {
    squares += std::pow(cluster.sum - mean * cluster.count, 2);
  }
  const auto n = static_cast<double>(clusters.size());
  return {.mean = mean, .se = std::sqrt(squares * n / (n - 1)) / all.count, .degrees = n - 1};
}

}  // namespace matador
