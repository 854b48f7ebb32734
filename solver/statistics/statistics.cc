#include "solver/statistics/statistics.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace matador {

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
