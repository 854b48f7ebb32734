#include "solver/statistics/statistics.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace matador {

// ---- Interval -----------------------------------------------------------------------------------

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

// ---- Statistics ---------------------------------------------------------------------------------

void Sums::add(std::int64_t number) {
  sum += number;
  squares += static_cast<std::uint64_t>(number * number);
}

Sums& Sums::operator+=(const Sums& other) {
  sum += other.sum;
  squares += other.squares;
  return *this;
}

void BoundedSums::add(Bounds number) {
  low.add(number.low);
  high.add(number.high);
}

BoundedSums& BoundedSums::operator+=(const BoundedSums& other) {
  low += other.low;
  high += other.high;
  return *this;
}

Looks& Looks::operator+=(const Looks& other) {
  deals += other.deals;
  guessed += other.guessed;
  off += other.off;
  torn += other.torn;
  return *this;
}

double Sums::mean(absl::uint128 of) const {
  return static_cast<double>(sum) / static_cast<double>(of);
}

double Sums::standard_error(absl::uint128 of) const {
  const auto n = static_cast<double>(of);
  if (n < 2) return 0;
  // n * squares - sum * sum is a whole number, exact and never negative.
  const absl::int128 wide = sum;
  const auto total = static_cast<absl::uint128>(wide < 0 ? -wide : wide);
  const absl::uint128 spread = of * squares - total * total;
  return std::sqrt(static_cast<double>(spread) / (n - 1)) / n;
}

void Tally::add(std::int64_t low, std::int64_t high) {
  deals += 1;
  sum += low;
  squares += static_cast<std::uint64_t>(low * low);
  sum_high += high;
  squares_high += static_cast<std::uint64_t>(high * high);
  if (high < 0) ++lost;
  if (low < high) ++open;
}

Tally Tally::highest() const {
  if (open == 0) return *this;
  Tally highest = *this;
  highest.sum = sum_high;
  highest.squares = squares_high;
  return highest;
}

Tally& Tally::operator+=(const Tally& other) {
  deals += other.deals;
  sum += other.sum;
  squares += other.squares;
  lost += other.lost;
  better += other.better;
  choice += other.choice;
  open += other.open;
  sum_high += other.sum_high;
  squares_high += other.squares_high;
  best += other.best;
  best_open += other.best_open;
  margin += other.margin;
  named += other.named;
  loss += other.loss;
  pushed += other.pushed;
  pushed_open += other.pushed_open;
  gain += other.gain;
  looks += other.looks;
  products.resize(std::max(products.size(), other.products.size()));
  for (std::size_t i = 0; i < other.products.size(); ++i) products[i] += other.products[i];
  return *this;
}

double Tally::mean() const { return Sums{sum, squares}.mean(deals); }

double Tally::standard_error() const { return Sums{sum, squares}.standard_error(deals); }

void Statistics::add(const Statistics& other) {
  for (const auto& [key, tally] : other.rows_) rows_[key] += tally;
}

absl::uint128 Statistics::deals() const { return Groups(*this, {}).deals_like({}); }

Groups::Groups(const Statistics& statistics, std::vector<std::size_t> places)
    : places_(std::move(places)) {
  for (const auto& [key, tally] : statistics.rows()) deals_[common(key)] += tally.deals;
}

absl::uint128 Groups::deals_like(const RowKey& key) const {
  const auto group = deals_.find(common(key));
  return group == deals_.end() ? 0 : group->second;
}

RowKey Groups::common(const RowKey& key) const {
  RowKey common;
  for (std::size_t place : places_) common.push_back(key[place]);
  return common;
}

}  // namespace matador
