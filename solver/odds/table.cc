#include "solver/odds/table.h"

#include <algorithm>
#include <cmath>

namespace matador {

void Tally::add(std::int64_t value) {
  deals += 1;
  sum += value;
  squares += static_cast<std::uint64_t>(value * value);
  if (value < 0) ++lost;
}

Tally& Tally::operator+=(const Tally& other) {
  deals += other.deals;
  sum += other.sum;
  squares += other.squares;
  lost += other.lost;
  better += other.better;
  choice += other.choice;
  return *this;
}

double Tally::mean() const { return static_cast<double>(sum) / static_cast<double>(deals); }

double Tally::standard_error() const {
  const auto n = static_cast<double>(deals);
  if (n < 2) return 0;
  // n * squares - sum * sum is a whole number, exact and never negative.
  const absl::int128 wide = sum;
  const auto total = static_cast<absl::uint128>(wide < 0 ? -wide : wide);
  const absl::uint128 spread = deals * squares - total * total;
  return std::sqrt(static_cast<double>(spread) / (n - 1)) / n;
}

void Table::add(const Table& other) {
  for (const auto& [key, tally] : other.rows_) rows_[key] += tally;
}

absl::uint128 Table::deals() const { return deals_like({}, {}); }

absl::uint128 Table::deals_like(const RowKey& key, const std::vector<std::size_t>& places) const {
  absl::uint128 deals = 0;
  for (const auto& row : rows_) {
    const bool agrees = std::all_of(places.begin(), places.end(),
                                    [&](std::size_t i) { return row.first[i] == key[i]; });
    if (agrees) deals += row.second.deals;
  }
  return deals;
}

}  // namespace matador
