#include "formats/statistics/columns.h"

#include <algorithm>
#include <cmath>
#include <range/v3/algorithm/max_element.hpp>
#include <range/v3/algorithm/min_element.hpp>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr std::size_t kBetween = 2;
constexpr std::size_t kShortestBar = 8;
constexpr std::size_t kLongestBar = 30;

// `columns` long, in eighths of a column where the screen has symbols.
std::string bar(double columns, bool symbols) {
  const auto eighths = static_cast<int>(std::lround(8 * columns));
  std::string text;
  if (!symbols) return text.append(static_cast<std::size_t>((eighths + 4) / 8), '#');
  for (int i = 0; i < eighths / 8; ++i) text += "\u2588";
  const char* const parts[] = {"",       "\u258f", "\u258e", "\u258d",
                               "\u258c", "\u258b", "\u258a", "\u2589"};
  return text + parts[eighths % 8];
}

// A bar that ends at the zero line on its right: Unicode has halves of that kind, but no eighths.
std::string bar_to_the_left(double columns, bool symbols) {
  const auto halves = static_cast<std::size_t>(std::lround(2 * columns));
  std::string text = halves % 2 == 0 || !symbols ? "" : "\u2590";
  if (!symbols) return text.append((halves + 1) / 2, '#');
  for (std::size_t i = 0; i < halves / 2; ++i) text += "\u2588";
  return text;
}

// Bars of these values, in a number of columns. Where some are below zero, they go to the left of a
// zero line, the others to its right, all of one scale.
std::vector<std::string> bars(const std::vector<double>& values, std::size_t columns,
                              bool symbols) {
  const double lowest = std::min(0.0, *ranges::min_element(values));
  const double highest = std::max(0.0, *ranges::max_element(values));
  const bool signs = lowest < 0;
  const auto room =
      static_cast<double>(signs ? columns - 2 : columns);  // but for zero and rounding
  const double scale = highest > lowest ? room / (highest - lowest) : 0;
  const auto left = static_cast<std::size_t>(std::ceil(-lowest * scale));
  const std::string zero = !signs ? "" : symbols ? "\u2502" : "|";
  std::vector<std::string> bars;
  for (double value : values) {
    const std::string below = bar_to_the_left(std::max(-value, 0.0) * scale, symbols);
    const std::string above = bar(std::max(value, 0.0) * scale, symbols);
    bars.push_back(absl::StrCat(right_in(left, below), zero, above));
  }
  return bars;
}

std::vector<std::size_t> widths_of(const std::vector<TableLine>& lines) {
  std::vector<std::size_t> widths(lines.front().cells.size());
  for (const TableLine& line : lines) {
    for (std::size_t i = 0; i < widths.size(); ++i) {
      widths[i] = std::max(widths[i], width(line.cells[i]));
    }
  }
  return widths;
}

// Whether a column is the interval of the one before it.
bool is_interval(const std::string& name) { return name == "+/-" || name == "95 %"; }

// The columns of one part of the table.
using Part = std::vector<std::size_t>;

std::size_t width_of(const Part& part, const std::vector<std::size_t>& widths) {
  std::size_t taken = 0;
  for (std::size_t column : part) taken += widths[column] + kBetween;
  return taken;
}

std::vector<Part> parts_of(const RowOfCells& names, const std::vector<std::size_t>& widths,
                           const ColumnsLayout& layout) {
  Part keys;
  for (std::size_t i = 0; i < layout.keys; ++i) keys.push_back(i);
  std::vector<Part> parts{keys};
  for (std::size_t i = layout.keys; i < names.size();) {
    Part together{i++};
    while (i < names.size() && is_interval(names[i])) together.push_back(i++);
    const std::size_t more = width_of(together, widths) - kBetween;
    const bool fits = width_of(parts.back(), widths) + more <= layout.screen;
    if (!fits && parts.back().size() > layout.keys) parts.push_back(keys);
    parts.back().insert(parts.back().end(), together.begin(), together.end());
  }
  return parts;
}

}  // namespace

std::string in_columns(const std::vector<TableLine>& lines, const ColumnsLayout& layout) {
  const std::vector<std::size_t> widths = widths_of(lines);
  const std::vector<Part> parts = parts_of(lines.front().cells, widths, layout);
  std::vector<double> values;  // 0 of lines without a bar: the heading, and rows of no deals
  for (const TableLine& line : lines) values.push_back(line.value.value_or(0));
  const std::size_t taken = std::min(width_of(parts.back(), widths), layout.screen);
  const std::size_t left = layout.screen - taken;
  const bool has_bars = parts.size() == 1 && left >= kShortestBar;
  const std::vector<std::string> all =
      bars(values, std::clamp(left, kShortestBar, kLongestBar), layout.symbols);
  std::string text;
  for (const Part& part : parts) {
    if (&part != &parts.front()) text += "\n";
    for (std::size_t j = 0; j < lines.size(); ++j) {
      std::string row;
      for (std::size_t i : part) {
        row += right_in(widths[i], lines[j].cells[i]) + std::string(kBetween, ' ');
      }
      if (lines[j].value && has_bars) row += all[j];
      absl::StrAppend(&text, absl::StripTrailingAsciiWhitespace(row), "\n");
    }
  }
  return text;
}

}  // namespace matador
