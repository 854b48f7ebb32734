#include "solver/odds/table.h"

#include <algorithm>
#include <cmath>

namespace matador {

void Tally::add(std::int64_t value) {
  deals += 1;
  sum += value;
  squares += static_cast<std::uint64_t>(value * value);
}

Tally& Tally::operator+=(const Tally& other) {
  deals += other.deals;
  sum += other.sum;
  squares += other.squares;
  return *this;
}

double Tally::mean() const { return static_cast<double>(sum) / static_cast<double>(deals); }

double Tally::standard_error() const {
  const auto n = static_cast<double>(deals);
  if (n < 2) return 0;
  // n * squares - sum * sum is exact in whole numbers, and is not negative.
  const absl::int128 wide = sum;
  const auto total = static_cast<absl::uint128>(wide < 0 ? -wide : wide);
  const absl::uint128 spread = deals * squares - total * total;
  return std::sqrt(static_cast<double>(spread) / (n - 1)) / n;
}

void Table::add(const Table& other) {
  for (const auto& [key, tally] : other.rows_) rows_[key] += tally;
}

absl::uint128 Table::deals() const { return deals_like({}, 0); }

absl::uint128 Table::deals_like(const RowKey& key, std::size_t keys) const {
  absl::uint128 deals = 0;
  for (const auto& [row, tally] : rows_) {
    const auto end = row.begin() + static_cast<std::ptrdiff_t>(keys);
    if (std::equal(row.begin(), end, key.begin())) deals += tally.deals;
  }
  return deals;
}

}  // namespace matador
