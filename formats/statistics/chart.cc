#include "formats/statistics/chart.h"

#include <numeric>
#include <set>

#include "absl/strings/match.h"
#include "absl/strings/str_join.h"
#include "formats/words/text.h"

namespace matador {
namespace {

// A yes and a no are 100 % together: of vols in groups only the yes is drawn, be it of no deal.
std::vector<ChartRow> vol_rows(const StatisticsRecord& record) {
  std::set<RowKey> groups;
  for (const auto& [key, tally] : record.statistics.rows()) {
    groups.insert(RowKey(key.begin(), key.end() - 1));
  }
  const Figures figures(record);
  std::vector<ChartRow> rows;
  for (const RowKey& group : groups) {
    RowKey key = group;
    key.emplace_back(1);
    const auto place = record.statistics.rows().find(key);
    const Tally tally = place == record.statistics.rows().end() ? Tally{} : place->second;
    rows.push_back({group, figures.of_row(key, tally)});
  }
  return rows;
}

// How often each value is, among deals with the same other keys.
std::vector<ChartRow> value_rows(const StatisticsRecord& record) {
  std::vector<std::size_t> others(record.heading.by.size() - 1);
  std::iota(others.begin(), others.end(), std::size_t{0});
  const Groups alike(record.statistics, others);
  std::vector<ChartRow> rows;
  for (const auto& [key, tally] : record.statistics.rows()) {
    const Proportion part = proportion(record, tally.deals, alike.deals_like(key));
    rows.push_back(
        {key, {.share = part.share, .mean = {}, .interval = part.interval, .portions = {}}});
  }
  return rows;
}

std::vector<ChartRow> rows_to_draw(const StatisticsRecord& record) {
  if (counts_values(record)) return value_rows(record);
  if (is_yes_or_no(record.heading.question) && !record.heading.by.empty()) {
    return vol_rows(record);
  }
  const Figures figures(record);
  std::vector<ChartRow> rows;
  for (const auto& [key, tally] : record.statistics.rows()) {
    rows.push_back({key, figures.of_row(key, tally)});
  }
  return rows;
}

std::vector<RowKey> slices(const std::vector<ChartRow>& rows, std::size_t first, std::size_t end) {
  std::set<RowKey> all;
  for (const ChartRow& row : rows) all.insert(slice(row.key, first, end));
  return {all.begin(), all.end()};
}

// How many columns go to the x axis: the fewest that leave no more series than there are colours.
std::size_t columns_across(const std::vector<ChartRow>& rows) {
  const std::size_t columns = rows.front().key.size();
  for (std::size_t across = 1; across < columns; ++across) {
    if (slices(rows, across, columns).size() <= kMostSeries) return across;
  }
  return columns;
}

std::string value_text(const StatisticsRecord& record, std::size_t column,
                       std::optional<std::int64_t> value) {
  const bool outcome = column == record.heading.by.size();
  if (record.heading.question == Question::kAuction && outcome && value == 0) return "all pass";
  return value ? record.columns[column].text(value) : "none";
}

// The values of a slice that begins with column `first`. Beside others, a yes is the name of its
// column, and a no nothing.
std::string slice_text(const StatisticsRecord& record, const RowKey& values, std::size_t first) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Column& column = record.columns[first + i];
    if (!column.truth || values.size() == 1) {
      texts.push_back(value_text(record, first + i, values[i]));
    } else if (values[i] == 1) {
      texts.push_back(column.name);
    }
  }
  return absl::StrJoin(texts, ", ");
}

// Whether the numbers of a key, nothing else on the x axis, are nearly all that lie between them.
bool are_dense(const StatisticsRecord& record, const Chart& chart) {
  if (chart.across != 1 || record.heading.by.empty()) return false;
  const Column& column = record.columns.front();
  const bool numbers = column.names.empty() && !column.truth && chart.places.front().front();
  return numbers && *chart.places.back().front() - *chart.places.front().front() <
                        2 * static_cast<std::int64_t>(chart.places.size());
}

std::vector<RowKey> all_numbers(std::int64_t first, std::int64_t last) {
  std::vector<RowKey> places;
  for (std::int64_t number = first; number <= last; ++number) places.push_back({number});
  return places;
}

}  // namespace

bool counts_values(const StatisticsRecord& record) {
  const StatisticsHeading& heading = record.heading;
  if (!has_mean(heading.question) || heading.by.empty()) return false;
  return heading.by.back() == "value" || absl::StartsWith(heading.by.back(), "bin(value,");
}

bool draws_means(const StatisticsRecord& record) {
  return has_mean(record.heading.question) && !counts_values(record);
}

RowKey slice(const RowKey& key, std::size_t first, std::size_t end) {
  return {key.begin() + static_cast<std::ptrdiff_t>(first),
          key.begin() + static_cast<std::ptrdiff_t>(end)};
}

std::string column_names(const StatisticsRecord& record, std::size_t first, std::size_t end,
                         std::size_t most) {
  std::vector<std::string> names;
  for (std::size_t i = first; i < end; ++i) names.push_back(record.columns[i].name);
  return shortened(absl::StrJoin(names, ", "), most);
}

Chart chart_of(const StatisticsRecord& record) {
  Chart chart;
  chart.rows = rows_to_draw(record);
  const std::size_t columns = chart.rows.front().key.size();
  chart.across = columns_across(chart.rows);
  chart.places = slices(chart.rows, 0, chart.across);
  chart.series = slices(chart.rows, chart.across, columns);
  if (are_dense(record, chart)) {
    chart.to_scale = true;
    chart.places = all_numbers(*chart.places.front().front(), *chart.places.back().front());
  }
  for (const RowKey& place : chart.places) {
    const std::string text = slice_text(record, place, 0);
    chart.place_names.push_back(shortened(text.empty() ? "all deals" : text, kMostLabel));
  }
  for (const RowKey& one : chart.series) {
    chart.series_names.push_back(shortened(slice_text(record, one, chart.across), kMostLabel));
  }
  return chart;
}

}  // namespace matador
