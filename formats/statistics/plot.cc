#include "formats/statistics/plot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/statistics/view.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"

namespace matador {

// ---- Plot ---------------------------------------------------------------------------------------

namespace {

// Colours that can be told apart by colour-blind people too (M. Okabe and K. Ito, "Color universal
// design", 2008), the two palest ones last; and the signs of points that go with them.
constexpr std::array<const char*, kMostSeries> kColours{"#0072b2", "#e69f00", "#009e73", "#d55e00",
                                                        "#56b4e9", "#cc79a7", "#606060", "#f0e442"};
constexpr std::array<int, kMostSeries> kSigns{7, 5, 9, 11, 13, 15, 6, 4};

// In pixels.
constexpr std::size_t kLetter = 8;
constexpr std::size_t kLine = 20;
constexpr std::size_t kLeastWidth = 900;
constexpr std::size_t kMostWidth = 2400;
constexpr std::size_t kBesides = 110;      // beside the graph: the y axis and the margins
constexpr std::size_t kGraphHeight = 420;  // at least
constexpr std::size_t kSlantedTick = 24;   // the least room of a tick whose label is slanted
constexpr std::size_t kUprightTick = 15;   // the same, upright
constexpr double kCap = 4;                 // half of the stroke that ends an interval

// In characters.
constexpr std::size_t kMostAxis = 90;
constexpr std::size_t kMostTitleLines = 4;

constexpr double kBarsOfSlot = 0.8;       // how much of a place on the x axis its bars take
constexpr double kPointsOfSlot = 0.4;     // the same of points
constexpr std::size_t kMostTicks = 40;    // of numbers to scale, before only the tens have one
constexpr std::size_t kMostFigures = 16;  // bars that have their numbers above them

// ---- The size and the words ---------------------------------------------------------------------

std::size_t longest(const std::vector<std::string>& texts) {
  std::size_t most = 0;
  for (const std::string& text : texts) most = std::max(most, width(text));
  return most;
}

// Whether the ticks are at the tens: where there are many numbers, to scale.
bool has_round_ticks(const Chart& chart) {
  return chart.to_scale && chart.places.size() > kMostTicks;
}

// Wide enough for all bars and the legend, if that is possible.
struct Size {
  std::size_t width;
  double slot;  // the pixels of a place on the x axis, a part of one where there are thousands
};

Size size_of(const Chart& chart) {
  const std::size_t legend =
      chart.series.size() < 2
          ? 0
          : kLetter * std::max<std::size_t>(12, longest(chart.series_names) + 7);
  const std::size_t places = chart.places.size();
  const std::size_t bars = 8 * chart.series.size();
  const std::size_t slot = has_round_ticks(chart) ? bars + 4 : std::max(kUprightTick, bars + 8);
  const std::size_t width = std::clamp(kBesides + legend + places * slot, kLeastWidth, kMostWidth);
  const auto graph = static_cast<double>(width - kBesides - legend);
  return {.width = width, .slot = graph / static_cast<double>(places)};
}

// Text cut at blanks into lines of about `columns` characters.
std::vector<std::string> lines_of(const std::string& text, std::size_t columns) {
  std::vector<std::string> lines(1);
  for (const std::string& word : words(text)) {
    if (!lines.back().empty() && width(lines.back()) + 1 + width(word) > columns) {
      lines.emplace_back();
    }
    absl::StrAppend(&lines.back(), lines.back().empty() ? "" : " ", shortened(word, columns));
  }
  if (lines.size() > kMostTitleLines) {
    lines.resize(kMostTitleLines);
    lines.back() += " ...";
  }
  return lines;
}

std::vector<std::string> title_lines(const StatisticsRecord& record, std::size_t columns) {
  std::vector<std::string> lines = lines_of(statistics_title(record.heading), columns);
  for (const std::string& line : statistics_population(record, columns)) lines.push_back(line);
  return lines;
}

std::string y_label(const StatisticsRecord& record) {
  const StatisticsHeading& heading = record.heading;
  if (heading.question == Question::kContract) {
    const bool score = objective_of_choice(*find_game(heading.game)) == Objective::kScore;
    return score ? "mean of the score" : "mean of the points";
  }
  if (draws_means(record)) return "mean of the " + question_name(heading.question);
  const std::size_t groups = heading.by.size() - (counts_values(record) ? 1 : 0);
  if (groups == 0) return "share";
  if (heading.question == Question::kVol) return "share of vols in each group";
  return heading.question == Question::kBock ? "share of Bocks in each group"
                                             : "share in each group";
}

// Labels lie flat, slanted or upright, and some are left out where even that is too close.
std::string x_ticks(const Chart& chart, const Size& size) {
  const bool round = has_round_ticks(chart);
  const auto label = static_cast<double>((longest(chart.place_names) + 2) * kLetter);
  const bool flat = label <= (round ? 10 : 1) * size.slot;
  const std::string turned =
      size.slot >= kSlantedTick ? "rotate by 45 right" : "rotate by 90 right";
  const auto step = flat || round
                        ? std::size_t{1}
                        : static_cast<std::size_t>(std::ceil(double{kUprightTick} / size.slot));
  std::vector<std::string> ticks;
  for (std::size_t i = 0; i < chart.places.size(); i += step) {
    if (round && *chart.places[i].front() % 10 != 0) continue;
    ticks.push_back(absl::StrCat(gnuplot_string(chart.place_names[i]), " ", i));
  }
  return absl::StrCat("set xtics out nomirror ", flat ? "norotate" : turned, " (",
                      absl::StrJoin(ticks, ", "), ")\n");
}

// ---- The script ---------------------------------------------------------------------------------

// A row as numbers: where, how high, and its interval. A mean that is not proven is drawn in the
// middle of its lowest and its highest.
struct Mark {
  double x;
  double y;
  double lowest;
  double highest;
  double low;
  double high;
};

Mark mark(const RowFigures& figures, double x) {
  const double scale = figures.mean ? 1 : 100;
  const double lowest = figures.mean.value_or(figures.share);
  const double highest = figures.mean_high.value_or(lowest);
  const Interval interval = figures.interval.value_or(Interval{lowest, highest});
  return {.x = x,
          .y = scale * (lowest + highest) / 2,
          .lowest = scale * lowest,
          .highest = scale * highest,
          .low = scale * interval.low,
          .high = scale * interval.high};
}

double mark_width(const Chart& chart) {
  const double all = chart.rows.front().figures.mean ? kPointsOfSlot : kBarsOfSlot;
  return all / static_cast<double>(std::max<std::size_t>(chart.series.size(), 1));
}

// The bars of a place stand side by side, in the order of their series, with its tick in the
// middle.
std::vector<std::vector<Mark>> marks_of(const Chart& chart) {
  std::map<RowKey, std::size_t> series_of;
  for (const RowKey& one : chart.series) series_of.emplace(one, series_of.size());
  std::map<RowKey, std::vector<const ChartRow*>> rows_of;
  for (const ChartRow& row : chart.rows) rows_of[slice(row.key, 0, chart.across)].push_back(&row);
  std::vector<std::vector<Mark>> marks(chart.series.size());
  for (std::size_t place = 0; place < chart.places.size(); ++place) {
    const std::vector<const ChartRow*>& rows = rows_of[chart.places[place]];
    if (rows.empty()) continue;
    const auto series = [&](const ChartRow* row) {
      return series_of.at(slice(row->key, chart.across, row->key.size()));
    };
    const double middle = static_cast<double>(series(rows.front()) + series(rows.back())) / 2;
    for (const ChartRow* row : rows) {
      const double aside = static_cast<double>(series(row)) - middle;
      const double x = static_cast<double>(place) + aside * mark_width(chart);
      marks[series(row)].push_back(mark(row->figures, x));
    }
  }
  return marks;
}

std::string terminal(Picture picture, std::size_t width, std::size_t height) {
  return absl::StrFormat(
      "set terminal %s size %d,%d noenhanced font 'sans,%d' background '#ffffff'\n",
      picture == Picture::kSvg ? "svg" : "pngcairo", width, height,
      picture == Picture::kSvg ? 13 : 10);
}

std::string title_command(const std::vector<std::string>& lines) {
  std::vector<std::string> strings;
  for (const std::string& line : lines) strings.push_back(gnuplot_string(line));
  return absl::StrCat("set title ", absl::StrJoin(strings, ".\"\\n\"."), "\n");
}

// From 0 on for shares; for means what their intervals take, with some room.
std::string y_range(const std::vector<std::vector<Mark>>& marks, bool mean) {
  double low = marks.front().front().low;
  double high = marks.front().front().high;
  for (const std::vector<Mark>& one : marks) {
    for (const Mark& mark : one) {
      low = std::min(low, mark.low);
      high = std::max(high, mark.high);
    }
  }
  if (!mean) return absl::StrFormat("set yrange [0:%.6g]\n", high > 0 ? 1.1 * high : 1);
  const double room = high > low ? (high - low) / 10 : 1;
  const char* const zero = low < 0 && high > 0 ? "set xzeroaxis lt 1 lw 1 lc rgb '#808080'\n" : "";
  return absl::StrFormat("%sset yrange [%.6g:%.6g]\n", zero, low - room, high + room);
}

std::string figure_text(const Mark& mark, bool mean) {
  const double y = mark.y;
  if (mark.lowest < mark.highest) {
    return absl::StrFormat("%.2f to %.2f", mark.lowest, mark.highest);
  }
  if (mean) return absl::StrFormat("%.2f", y);
  if (y >= 0.1 || y == 0) return absl::StrFormat("%.1f %%", y);
  return absl::StrFormat("%.2g %%", y);
}

// The numbers above bars and points, where these are few.
std::string figures(const Chart& chart, const std::vector<std::vector<Mark>>& marks, bool mean,
                    double slot) {
  std::string text;
  const bool open = std::any_of(chart.rows.begin(), chart.rows.end(), [](const ChartRow& row) {
    return row.figures.mean_high > row.figures.mean;
  });
  const std::size_t letters = open ? 16 : 7;
  if (chart.rows.size() > kMostFigures ||
      slot < static_cast<double>(letters * kLetter * chart.series.size())) {
    return text;
  }
  for (const std::vector<Mark>& one : marks) {
    for (const Mark& mark : one) {
      absl::StrAppend(&text, "set label ", gnuplot_string(figure_text(mark, mean)),
                      absl::StrFormat(" at %.6g,%.6g center offset 0,0.6\n", mark.x, mark.high));
    }
  }
  return text;
}

std::string data_blocks(const std::vector<std::vector<Mark>>& marks) {
  std::string text;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    absl::StrAppend(&text, "$series", i, " << END\n");
    for (const Mark& mark : marks[i]) {
      absl::StrAppend(
          &text, absl::StrFormat("%.6g %.6g %.6g %.6g\n", mark.x, mark.y, mark.low, mark.high));
    }
    absl::StrAppend(&text, "END\n");
  }
  return text;
}

// The intervals are arrows with flat heads at both ends: gnuplot leaves a hole in the middle of its
// error bars, for the point.
std::string plot_command(const Chart& chart, const Size& size, bool mean, bool sampled) {
  std::vector<std::string> marks;
  std::vector<std::string> intervals;
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    const std::string title = gnuplot_string(chart.series_names[i]);
    marks.push_back(mean ? absl::StrFormat("$series%d using 1:2 with points lc rgb '%s' pt %d "
                                           "ps 0.9 title %s",
                                           i, kColours[i], kSigns[i], title)
                         : absl::StrFormat("$series%d using 1:2:(%.6g) with boxes lc rgb '%s' "
                                           "title %s",
                                           i, 0.94 * mark_width(chart), kColours[i], title));
    intervals.push_back(absl::StrFormat(
        "$series%d using 1:3:(0):($4-$3) with vectors heads nofilled size screen %.6g,90 "
        "lc rgb '%s' lw 1.2 notitle",
        i, kCap / static_cast<double>(size.width), mean ? kColours[i] : "#202020"));
  }
  if (sampled) marks.insert(mean ? marks.begin() : marks.end(), intervals.begin(), intervals.end());
  return absl::StrCat("plot ", absl::StrJoin(marks, ", \\\n     "), "\n");
}

}  // namespace

std::optional<Picture> picture_of(const std::string& path) {
  const std::string kind = std::filesystem::path(path).extension().string();
  if (absl::EqualsIgnoreCase(kind, ".svg")) return Picture::kSvg;
  if (absl::EqualsIgnoreCase(kind, ".png")) return Picture::kPng;
  return std::nullopt;
}

std::string gnuplot_string(const std::string& text) {
  // Between single quotes nothing has a meaning but the quote, and the end of the line.
  std::string quoted = absl::StrReplaceAll(text, {{"'", "''"}});
  for (char& c : quoted) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  }
  return absl::StrCat("'", quoted, "'");
}

std::string statistics_plot(const StatisticsRecord& record, Picture picture) {
  const bool mean = draws_means(record);
  const Chart chart = chart_of(record);
  const Size size = size_of(chart);
  const std::vector<std::vector<Mark>> marks = marks_of(chart);
  const std::vector<std::string> title = title_lines(record, (size.width - kBesides) / kLetter);
  const std::size_t height = std::max(kGraphHeight, size.width / 3) + kLine * title.size() +
                             kLetter * longest(chart.place_names);
  const std::string legend =
      chart.series.size() < 2
          ? "unset key\n"
          : absl::StrCat("set key outside right top Left reverse title ",
                         gnuplot_string(column_names(record, chart.across,
                                                     chart.rows.front().key.size(), kMostLabel)),
                         " left\n");
  return absl::StrCat(
      "set encoding utf8\n", terminal(picture, size.width, height), title_command(title), legend,
      "set xlabel ", gnuplot_string(column_names(record, 0, chart.across, kMostAxis)),
      "\nset ylabel ", gnuplot_string(y_label(record)), "\nset format y '", mean ? "%g" : "%g %%",
      "'\nset ytics out nomirror\nset border 3\n",
      "set grid y lt 1 lw 0.5 lc rgb '#d8d8d8'\nset style fill solid 1 "
      "noborder\n",
      x_ticks(chart, size),
      absl::StrFormat("set xrange [-0.6:%.6g]\n", static_cast<double>(chart.places.size()) - 0.4),
      y_range(marks, mean), figures(chart, marks, mean, size.slot), data_blocks(marks),
      plot_command(chart, size, mean, record.population.has_value()));
}

// ---- Chart --------------------------------------------------------------------------------------

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
