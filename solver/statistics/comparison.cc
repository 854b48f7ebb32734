#include "solver/statistics/comparison.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "solver/statistics/query.h"

namespace matador {
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

}  // namespace matador
