// What is said about the rows of a table: shares, means and differences with their intervals.

#include <algorithm>
#include <range/v3/algorithm/contains.hpp>

#include "formats/statistics/headline.h"
#include "formats/statistics/record.h"
#include "solver/games/objectives.h"
#include "solver/games/registry.h"
#include "solver/statistics/query.h"

namespace matador {

namespace {

// The sums of the differences of two numbers in each deal, whose products add up to `products`.
Sums difference(const Sums& more, const Sums& less, std::int64_t products) {
  return {.sum = more.sum - less.sum,
          .squares = more.squares + less.squares - 2 * static_cast<std::uint64_t>(products)};
}

// Of the sum of the values: the lowest and the highest that are possible.
std::int64_t twice_middle(const Tally& tally) {
  return tally.values().low.sum + tally.values().high.sum;
}

// The columns in which the rows agree of which a row is a share.
std::vector<std::size_t> columns_in_common(const StatisticsRecord& record) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < record.heading.by.size(); ++i) {
    const std::string& name = record.columns[i].name;
    const bool contract = plays_several(record.heading) && (name == "contract" || name == "trump");
    const bool last = has_mean(record.heading.question) && i + 1 == record.heading.by.size();
    if (contract || (shares_are_within(record.heading) && !last)) places.push_back(i);
  }
  return places;
}

// A task for each contract in which the deals may be played.
std::vector<Task> tasks_by_contract(const Query& query) {
  const std::vector<Task> examples = example_tasks(query);
  std::vector<Task> tasks;
  if (examples.empty()) return tasks;
  for (int index = 0; index < std::ssize(query.game->info().contracts); ++index) {
    const Contract contract{.index = index};
    const bool asked = query.contract
                           ? index == query.contract->index
                           : query.only.empty() || ranges::contains(query.only, contract);
    if (!asked || !query.game->has(objective_of(query), contract)) continue;
    tasks.push_back(examples.front());
    tasks.back().contract.index = index;
    tasks.back().all_passed = false;
  }
  return tasks;
}

// What the values count where contracts are compared; else as much as they are.
Weight weight_of(const Query& query, Contract contract) {
  if (query.question == Question::kContract) {
    for (const Weight& weight : query.weights) {
      if (weight.contract.index == contract.index) return weight;
    }
  }
  return {.contract = contract};
}

}  // namespace

Proportion proportion(const StatisticsRecord& record, absl::uint128 count, absl::uint128 of,
                      absl::uint128 open) {
  if (of == 0) return {.share = 0, .interval = {}};  // of deals that were only looked at
  const auto all = static_cast<double>(of);
  Proportion part{.share = static_cast<double>(count) / all,
                  .interval = {},
                  .highest = static_cast<double>(count + open) / all};
  if (record.population) {
    part.interval =
        proportion_interval(static_cast<std::uint64_t>(count), static_cast<std::uint64_t>(of));
  }
  if (part.interval && open > 0) {
    const auto most = static_cast<std::uint64_t>(count + open);
    part.interval->high = proportion_interval(most, static_cast<std::uint64_t>(of)).high;
  }
  return part;
}

Proportion counted_share(const StatisticsRecord& record) {
  return proportion(record, record.counted, record.examined);
}

bool has_shares(const StatisticsRecord& record) {
  return columns_in_common(record).size() < record.columns.size();
}

Interval ends_of_values(const StatisticsHeading& heading) {
  if (!has_mean(heading.question)) return kNoEnds;
  const absl::StatusOr<Query> query = query_of(heading);
  if (!query.ok()) return kNoEnds;
  // Cards that are played may have brought a side to play on for more than it was to get before.
  if (query->played > 0 && objective_of(*query) == Objective::kScore) return kNoEnds;
  Interval ends{kNoEnd, -kNoEnd};
  for (const Task& task : tasks_by_contract(*query)) {
    const std::optional<ValueRange> values = range_of_values(task, objective_of(*query));
    if (!values) return kNoEnds;
    const Bounds worth = weight_of(*query, task.contract).of({values->least, values->most});
    ends = {std::min(ends.low, static_cast<double>(worth.low)),
            std::max(ends.high, static_cast<double>(worth.high))};
  }
  return ends.low < ends.high ? ends : kNoEnds;
}

Interval ends_of_difference(Interval values) {
  const double most = values.high - values.low;
  return {-most, most};
}

Interval ends_of(const Average& average, Interval values) {
  const Interval difference = ends_of_difference(values);
  return average.sums == &Tally::gain ? difference : Interval{0, difference.high};
}

Mean mean_of(const BoundedSums& sums, absl::uint128 deals, Interval ends) {
  Mean mean{.mean = sums.low.mean(deals),
            .highest = sums.high.mean(deals),
            .standard_error = {},
            .interval = {}};
  if (deals < 2) return mean;
  const auto of = static_cast<double>(deals);
  mean.standard_error = sums.low.standard_error(deals);
  const double low = t_interval(mean.mean, *mean.standard_error, of).low;
  const double high = t_interval(mean.highest, sums.high.standard_error(deals), of).high;
  mean.interval = {std::max(low, ends.low), std::min(high, ends.high)};
  return mean;
}

MeanOfValues mean_of_values(const StatisticsHeading& heading, const Tally& tally, Interval ends) {
  MeanOfValues mean{mean_of(tally.values(), tally.deals, ends)};
  if (heading.glance.empty()) return mean;
  const std::optional<DifferenceEstimate> estimate = estimated_mean(
      tally.looks, tally.deals, tally.values().low, unit_of(*guess_of(heading.question)));
  if (!estimate) return mean;
  mean.mean = mean.highest = estimate->value;
  mean.standard_error = estimate->standard_error;
  mean.interval = {std::max(estimate->interval.low, ends.low),
                   std::min(estimate->interval.high, ends.high)};
  mean.worth = estimate->worth;
  return mean;
}

std::optional<DifferenceEstimate> share_by_glance(const StatisticsHeading& heading,
                                                  const Tally& yes, absl::uint128 of) {
  if (heading.glance.empty() || !shares_are_within(heading)) return std::nullopt;
  return estimated_share(yes.looks, of, yes.deals, unit_of(*guess_of(heading.question)));
}

bool has_looks(const StatisticsHeading& heading, const RowKey& key) {
  return !heading.glance.empty() && (has_mean(heading.question) || key.back() == 1);
}

absl::uint128 open_like(const StatisticsRecord& record, const RowKey& key,
                        const std::vector<std::size_t>& places) {
  if (!is_yes_or_no(record.heading.question)) return 0;
  absl::uint128 open = 0;
  for (const auto& row : record.statistics.rows()) {
    const RowKey& other = row.first;
    const bool alike = std::all_of(places.begin(), places.end(),
                                   [&](std::size_t i) { return other[i] == key[i]; });
    if (alike && !other.back()) open += row.second.deals;
  }
  return open;
}

Figures::Figures(const StatisticsRecord& record)
    : record_(record),
      places_(columns_in_common(record)),
      groups_(record.statistics, places_),
      ends_(ends_of_values(record.heading)),
      is_paired_(is_paired(record.heading)),
      contract_columns_(std::ssize(keys_of_contracts(*find_game(record.heading.game)))) {}

RowFigures Figures::of_row(const RowKey& key, const Tally& tally) const {
  const absl::uint128 open = !record_.heading.is_limited() || key.empty() || !key.back()
                                 ? 0
                                 : open_like(record_, key, places_);
  const Proportion part = proportion(record_, tally.deals, groups_.deals_like(key), open);
  RowFigures figures{.share = part.share, .mean = {}, .interval = part.interval, .portions = {}};
  for (const Portion& portion : portions_of(record_.heading)) {
    const absl::uint128 of = tally.*portion.of;
    std::optional<Proportion>& share = figures.portions.emplace_back();
    const absl::uint128 possible = portion.open == nullptr ? 0 : tally.*portion.open;
    if (of > 0) share = proportion(record_, tally.*portion.deals, of, possible);
  }
  for (const Average& average : averages_of(record_.heading)) {
    const absl::uint128 of = tally.*average.of;
    std::optional<Mean>& mean = figures.averages.emplace_back();
    if (of > 0) mean = mean_of(tally.*average.sums, of, ends_of(average, ends_));
  }
  figures.behind = behind(key);
  if (is_yes_or_no(record_.heading.question)) add_share_by_glance(key, figures);
  if (!has_mean(record_.heading.question)) return figures;
  figures.interval.reset();
  if (has_shares(record_)) figures.share_interval = part.interval;
  if (tally.deals == 0) return figures;
  const MeanOfValues mean = mean_of_values(record_.heading, tally, ends_);
  figures.mean = mean.mean;
  figures.mean_high = mean.highest;
  figures.standard_error = mean.standard_error;
  figures.worth = mean.worth;
  if (record_.population) figures.interval = mean.interval;
  return figures;
}

void Figures::add_share_by_glance(const RowKey& key, RowFigures& figures) const {
  RowKey of_yes = key;
  of_yes.back() = 1;
  const auto yes = record_.statistics.rows().find(of_yes);
  if (yes == record_.statistics.rows().end() || !key.back()) return;
  const std::optional<DifferenceEstimate> estimate =
      share_by_glance(record_.heading, yes->second, groups_.deals_like(key));
  if (!estimate) return;
  const auto& [low, high] = estimate->interval;
  const bool is_yes = *key.back() == 1;
  figures.share = is_yes ? estimate->value : 1 - estimate->value;
  figures.interval = is_yes ? estimate->interval : Interval{1 - high, 1 - low};
  figures.worth = estimate->worth;
}

// The rows of the same deals are in the order of their contracts, as the products are.
std::optional<Mean> Figures::behind(const RowKey& key) const {
  if (!is_paired_) return std::nullopt;
  std::vector<std::pair<const RowKey*, const Tally*>> rows;
  std::size_t best = 0;
  std::size_t own = 0;
  for (const auto& [other, tally] : record_.statistics.rows()) {
    const bool alike = std::equal(key.begin(), key.end() - contract_columns_, other.begin());
    if (!alike) continue;
    if (other == key) own = rows.size();
    rows.emplace_back(&other, &tally);
    if (twice_middle(tally) > twice_middle(*rows[best].second)) best = rows.size() - 1;
  }
  const Tally& row = *rows[own].second;
  const Tally& first = *rows[best].second;
  if (own == best || row.products.size() != rows.size() || row.deals != first.deals) {
    return std::nullopt;
  }
  return mean_of({difference(first.values().low, row.values().high, first.products[own]),
                  difference(first.values().high, row.values().low, row.products[best])},
                 row.deals, ends_of_difference(ends_));
}

std::optional<double> widest_interval(const StatisticsRecord& record, std::uint64_t least) {
  const Figures figures(record);
  std::optional<double> widest;
  for (const auto& [key, tally] : record.statistics.rows()) {
    if (tally.deals < least) continue;
    const RowFigures row = figures.of_row(key, tally);
    const std::optional<Interval> interval = !is_paired(record.heading) ? row.interval
                                             : row.behind               ? row.behind->interval
                                                                        : std::nullopt;
    if (interval) widest = std::max(widest.value_or(0), interval->high - interval->low);
  }
  return widest;
}

}  // namespace matador
