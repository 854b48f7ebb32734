#include "solver/statistics/comparison.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "solver/statistics/query.h"

namespace matador {

// ---- Comparison ---------------------------------------------------------------------------------

namespace {

// The contract that a player would name by his own cards; the first of equals.
std::size_t named_by(const std::vector<Task>& tasks, Seat seat) {
  const Evaluation& evaluation = *tasks.front().game->info().evaluation;
  std::size_t best = 0;
  double most = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const double worth = evaluation.of_hand(tasks[i], seat);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return best;
}

// The best of all values but one.
Bounds best_without(const std::vector<Bounds>& values, std::size_t left_out) {
  Bounds best{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i == left_out) continue;
    best = {std::max(best.low, values[i].low), std::max(best.high, values[i].high)};
  }
  return best;
}

Bounds at_least_nothing(Bounds number) {
  return {std::max<std::int64_t>(number.low, 0), std::max<std::int64_t>(number.high, 0)};
}

Tally beside_others(const std::vector<Bounds>& values, std::size_t place) {
  const Bounds value = values[place];
  Tally tally;
  tally.add(value.low, value.high);
  for (Bounds other : values) tally.products.push_back(value.low * other.high);
  const Bounds margin = value - best_without(values, place);
  if (margin.low >= 0) {
    tally.best = 1;
    tally.margin.add(margin);
  } else if (margin.high >= 0) {
    tally.best_open = 1;
  }
  return tally;
}

// Adds the loss of the contract that the declarer names by his own hand.
void add_named(const std::vector<Bounds>& values, std::size_t own, Tally& tally) {
  tally.named = 1;
  tally.loss.add(at_least_nothing(best_without(values, own) - values[own]));
}

// Adds the gain of the contract that his partner would name.
void add_pushed(const std::vector<Bounds>& values, std::size_t own, std::size_t of_partner,
                Tally& tally) {
  const Bounds gain = own == of_partner ? Bounds{0, 0} : values[of_partner] - values[own];
  tally.gain.add(gain);
  tally.pushed = gain.low > 0 ? 1 : 0;
  tally.pushed_open = gain.low <= 0 && gain.high > 0 ? 1 : 0;
}

}  // namespace

std::vector<Tally> compare_contracts(const std::vector<Task>& tasks,
                                     const std::vector<Bounds>& values) {
  std::vector<Tally> tallies;
  for (std::size_t i = 0; i < tasks.size(); ++i) tallies.push_back(beside_others(values, i));
  const Task& any = tasks.front();
  if (!names_by_hand(*any.game, any.deal.seats())) return tallies;
  const std::size_t own = named_by(tasks, any.declarer);
  add_named(values, own, tallies[own]);
  if (const std::optional<Seat> partner = any.game->pushes_to(any, any.declarer)) {
    add_pushed(values, own, named_by(tasks, *partner), tallies[own]);
  }
  return tallies;
}

// ---- Difference ---------------------------------------------------------------------------------

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
