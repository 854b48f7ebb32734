// Counts by row: the number of deals of each row, and the sum of their values. All numbers are
// whole, so the parts of a run add up exactly to the whole run.
//
//   Statistics statistics;
//   statistics.add({6}, {.deals = 2});
//   statistics.add(others);
//   statistics.rows().at({6}).deals == 2;

#ifndef MATADOR_SOLVER_STATISTICS_STATISTICS_H_
#define MATADOR_SOLVER_STATISTICS_STATISTICS_H_

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "absl/numeric/int128.h"
#include "solver/statistics/interval.h"

namespace matador {

// The key of a row: the values of the keys of the query, then the outcome. A fact that a deal does
// not have is nullopt, which sorts before all numbers.
using RowKey = std::vector<std::optional<std::int64_t>>;

// The sum of whole numbers, and the sum of their squares.
struct Sums {
  std::int64_t sum = 0;
  std::uint64_t squares = 0;

  void add(std::int64_t number);
  Sums& operator+=(const Sums& other);
  bool operator==(const Sums&) const = default;

  // `of`: how many numbers they are, 1 or more. The standard error of a single one is 0.
  double mean(absl::uint128 of) const;
  double standard_error(absl::uint128 of) const;
};

// The sums of numbers that are known by bounds: of the lowest and of the highest that they can be.
struct BoundedSums {
  Sums low;
  Sums high;

  void add(Bounds number);
  BoundedSums& operator+=(const BoundedSums& other);
  bool operator==(const BoundedSums&) const = default;
};

// Deals that are looked at, and guessed (games/glance.h), in the unit of the guess.
struct Looks {
  std::uint64_t deals = 0;   // the solved ones among them
  std::int64_t guessed = 0;  // the sum of the guesses
  Sums off = {};             // over the solved ones: the value less its guess
  // Further deals that belong to the row only with some of the suits that the declarer may choose.
  std::uint64_t torn = 0;

  bool any() const { return deals > 0 || torn > 0; }
  Looks& operator+=(const Looks& other);
  bool operator==(const Looks&) const = default;
};

struct Tally {
  absl::uint128 deals = 0;
  // If the question has values: their sum, the sum of their squares, and the number of values below
  // 0.
  std::int64_t sum = 0;
  std::uint64_t squares = 0;
  absl::uint128 lost = 0;
  // If it is about auctions: the number won "in clubs" over an equal length, and the number that
  // leave the declarer a choice of suits.
  absl::uint128 better = 0;
  absl::uint128 choice = 0;

  // The number of deals that were not solved within the limit of nodes; and, over all deals, the
  // sums of the highest possible values. `sum` and `squares` are of the lowest.
  absl::uint128 open = 0;
  std::int64_t sum_high = 0;
  std::uint64_t squares_high = 0;

  // A contract that is compared with others over the same deals (comparison.h) has `best`, the
  // deals in which no contract is better, and `margin`, its lead over the next one; `named`, the
  // deals in which the declarer would name it by his own hand, and `loss`, what he loses to the
  // best contract; `pushed`, those of them in which his partner would name a better contract, and
  // `gain`, what that wins or loses; `products`, the sums of its lowest values times the highest
  // values of each contract, in their order. `best` and `pushed` are proven; `best_open` and
  // `pushed_open` are further deals that may belong to them.
  absl::uint128 best = 0;
  absl::uint128 best_open = 0;
  BoundedSums margin = {};
  absl::uint128 named = 0;
  BoundedSums loss = {};
  absl::uint128 pushed = 0;
  absl::uint128 pushed_open = 0;
  BoundedSums gain = {};
  std::vector<std::int64_t> products = {};

  // With glances. Where the answer is no or yes the row of yes has those of both.
  Looks looks = {};

  // Adds a deal with this value, or with a value from `low` to `high`.
  void add(std::int64_t value) { add(value, value); }
  void add(std::int64_t low, std::int64_t high);
  Tally& operator+=(const Tally& other);
  bool operator==(const Tally&) const = default;

  // For one deal or more. The standard error of a single deal is 0.
  double mean() const;
  double standard_error() const;
  // This tally with the highest possible values in place of the lowest.
  Tally highest() const;
  BoundedSums values() const { return {{sum, squares}, {highest().sum, highest().squares}}; }
};

class Statistics {
 public:
  void add(const RowKey& key, const Tally& tally) { rows_[key] += tally; }
  void add(const Statistics& other);

  const std::map<RowKey, Tally>& rows() const { return rows_; }
  // The number of deals in all rows.
  absl::uint128 deals() const;

  bool operator==(const Statistics&) const = default;

 private:
  std::map<RowKey, Tally> rows_;
};

// The rows of statistics in groups that agree in some places of their keys.
class Groups {
 public:
  Groups(const Statistics& statistics, std::vector<std::size_t> places);

  // The number of deals in the rows that agree with `key` in these places.
  absl::uint128 deals_like(const RowKey& key) const;

 private:
  RowKey common(const RowKey& key) const;

  std::vector<std::size_t> places_;
  std::map<RowKey, absl::uint128> deals_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_STATISTICS_H_
