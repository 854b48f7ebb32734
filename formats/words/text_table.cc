#include "formats/words/text_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <range/v3/algorithm/min_element.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr std::size_t kBeforeBar = 2;
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
std::vector<std::string> bars_of(const std::vector<double>& values, std::size_t columns,
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

// Some of the columns, from left to right.
using Part = std::vector<std::size_t>;

// The columns of a table as they are laid out.
struct Laid {
  const std::vector<TextColumn>& columns;
  std::vector<std::size_t> widths;

  std::size_t width_of(const Part& part) const {
    std::size_t taken = 0;
    for (std::size_t i : part) taken += (i == part.front() ? 0 : columns[i].before) + widths[i];
    return taken;
  }

  // The table, or the parts in which it is folded.
  std::vector<Part> parts(const TextLayout& layout) const {
    Part keys;
    for (std::size_t i = 0; i < layout.keys; ++i) keys.push_back(i);
    std::vector<Part> parts{keys};
    for (std::size_t i = layout.keys; i < columns.size();) {
      Part with_it = parts.back();
      const std::size_t first = i;
      do with_it.push_back(i++);
      while (i < columns.size() && columns[i].joined);
      const bool fits = layout.screen == 0 || width_of(with_it) <= layout.screen;
      if (fits || parts.back().size() == layout.keys) {
        parts.back() = with_it;
      } else {
        parts.push_back(keys);
        for (std::size_t j = first; j < i; ++j) parts.back().push_back(j);
      }
    }
    return parts;
  }

  std::string line(const Part& part, const std::vector<std::string>& cells) const {
    std::string text;
    for (std::size_t i : part) {
      if (i != part.front()) text.append(columns[i].before, ' ');
      text += columns[i].flush == Flush::kLeft ? left_in(widths[i], cells[i])
                                               : right_in(widths[i], cells[i]);
    }
    return text;
  }
};

std::string markdown_line(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& cell : cells) {
    absl::StrAppend(&line, " ", escaped_markdown(cell), " |");
  }
  return line + "\n";
}

}  // namespace

std::string escaped_markdown(std::string_view text) {
  std::string escaped;
  for (char letter : text) {
    if (std::string_view("\\|*_`<[").find(letter) != std::string_view::npos) escaped += '\\';
    escaped += letter;
  }
  return escaped;
}

void TextTable::add(std::vector<std::string> cells, RowExtras extras) {
  assert(cells.size() == columns_.size());
  rows_.push_back({std::move(cells), std::move(extras)});
}

std::vector<std::size_t> TextTable::widths() const {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    std::size_t widest = std::max(columns_[i].least, width(columns_[i].name));
    for (const Row& row : rows_) widest = std::max(widest, width(row.cells[i]));
    widths.push_back(widest);
  }
  return widths;
}

std::vector<std::string> TextTable::names() const {
  std::vector<std::string> names;
  for (const TextColumn& column : columns_) names.push_back(column.name);
  return names;
}

std::string TextTable::text(const TextLayout& layout) const {
  const Laid laid{columns_, widths()};
  const std::vector<Part> parts = laid.parts(layout);
  const std::size_t taken = laid.width_of(parts.back()) + kBeforeBar;
  std::vector<std::string> bars(rows_.size());
  if (parts.size() == 1 && layout.screen >= taken + kShortestBar && !rows_.empty()) {
    std::vector<double> values;
    for (const Row& row : rows_) values.push_back(row.extras.bar.value_or(0));
    bars = bars_of(values, std::min(layout.screen - taken, kLongestBar), layout.symbols);
  }
  const std::vector<std::string> heading = names();
  const bool has_heading = ranges::any_of(heading, [](const auto& name) { return !name.empty(); });
  std::string text;
  const auto add_line = [&](const std::string& line) {
    const std::string whole = std::string(layout.indent, ' ') + line;
    absl::StrAppend(&text, absl::StripTrailingAsciiWhitespace(whole), "\n");
  };
  for (const Part& part : parts) {
    if (&part != &parts.front()) text += "\n";
    if (has_heading) add_line(laid.line(part, heading));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const auto& [cells, extras] = rows_[i];
      add_line(absl::StrCat(laid.line(part, cells), extras.remark,
                            extras.bar ? std::string(kBeforeBar, ' ') + bars[i] : ""));
    }
  }
  return text;
}

std::string TextTable::markdown() const {
  const bool has_remarks =
      ranges::any_of(rows_, [](const Row& row) { return !row.extras.remark.empty(); });
  std::vector<std::string> heading = names();
  std::string rule = "|";
  for (const TextColumn& column : columns_)
    rule += column.flush == Flush::kLeft ? ":---|" : "---:|";
  if (has_remarks) {
    heading.emplace_back();
    rule += ":---|";
  }
  std::string text = absl::StrCat(markdown_line(heading), rule, "\n");
  for (const auto& [cells, extras] : rows_) {
    std::vector<std::string> line = cells;
    if (has_remarks) line.emplace_back(absl::StripAsciiWhitespace(extras.remark));
    text += markdown_line(line);
  }
  return text;
}

}  // namespace matador
