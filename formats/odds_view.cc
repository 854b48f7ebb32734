#include "formats/odds_view.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "formats/csv.h"
#include "formats/text.h"

namespace matador {
namespace {

using Cells = std::vector<std::string>;

constexpr int kBar = 30;
constexpr std::size_t kBetween = 2;

std::string percent(double part) { return absl::StrFormat("%.4f %%", 100 * part); }

std::string bar(double length, bool symbols) {
  const auto eighths = static_cast<int>(std::lround(std::clamp(length, 0.0, 1.0) * kBar * 8));
  if (!symbols) return std::string(static_cast<std::size_t>((eighths + 4) / 8), '#');
  std::string text;
  for (int i = 0; i < eighths / 8; ++i) text += "\u2588";
  const char* const parts[] = {"",       "\u258f", "\u258e", "\u258d",
                               "\u258c", "\u258b", "\u258a", "\u2589"};
  return text + parts[eighths % 8];
}

// The columns behind the keys.
Cells figure_names(const OddsRecord& record) {
  const bool mean = has_mean(record.heading.question);
  Cells names{"deals", "share"};
  if (mean) names.insert(names.end(), {"mean", "+/-"});
  if (!mean && record.population) names.emplace_back("95 %");
  return names;
}

Cells figures(const OddsRecord& record, const RowKey& key, const Tally& tally) {
  const RowFigures row = row_figures(record, key, tally);
  Cells cells{digits(tally.deals), percent(row.share)};
  if (row.mean) {
    cells.push_back(absl::StrFormat("%.3f", *row.mean));
    cells.push_back(absl::StrFormat("%.3f", row.interval ? *row.mean - row.interval->low : 0.0));
  } else if (row.interval) {
    cells.push_back(percent(row.interval->low) + " to " + percent(row.interval->high));
  }
  return cells;
}

// Text columns as wide as their widest cell, all but the last flush right.
std::string in_columns(const std::vector<Cells>& rows) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const Cells& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string text;
  for (const Cells& row : rows) {
    std::string line;
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
      line += right_in(widths[i], row[i]) + std::string(kBetween, ' ');
    }
    line += row.back();
    absl::StrAppend(&text, absl::StripTrailingAsciiWhitespace(line), "\n");
  }
  return text;
}

}  // namespace

std::string odds_title(const OddsHeading& heading) {
  std::string text = absl::StrCat(question_name(heading.question), ": ", heading.game, ", ",
                                  heading.seats, " players");
  const auto add = [&text](const char* name, const std::string& value) {
    if (!value.empty()) absl::StrAppend(&text, ", ", name, " ", value);
  };
  add("contract", heading.contract);
  add("trump", heading.trump);
  add("declarer", heading.declarer);
  add("options", heading.options);
  add("fix", heading.fix);
  add("where", heading.where);
  return text;
}

std::string odds_population(const OddsRecord& record) {
  if (!record.population) {
    return absl::StrCat("All ", digits(record.table.deals()), ", counted.");
  }
  const Population& population = *record.population;
  const auto counted = static_cast<double>(record.table.deals());
  return absl::StrFormat("Deals %d to %d of seed %d; %s of %d count (%s). Intervals are of 95 %%.",
                         population.first, population.first + population.deals - 1, population.seed,
                         digits(record.table.deals()), record.examined,
                         percent(counted / static_cast<double>(record.examined)));
}

std::string odds_view(const OddsRecord& record, bool symbols) {
  const bool mean = has_mean(record.heading.question);
  double longest = 0;
  for (const auto& [key, tally] : record.table.rows()) {
    const RowFigures row = row_figures(record, key, tally);
    longest = std::max(longest, mean ? std::abs(*row.mean) : row.share);
  }
  std::vector<Cells> rows(1);
  for (const Column& column : record.columns) rows.front().push_back(column.name);
  const Cells names = figure_names(record);
  rows.front().insert(rows.front().end(), names.begin(), names.end());
  rows.front().emplace_back();
  for (const auto& [key, tally] : record.table.rows()) {
    Cells row;
    for (std::size_t i = 0; i < key.size(); ++i) row.push_back(record.columns[i].text(key[i]));
    const Cells numbers = figures(record, key, tally);
    row.insert(row.end(), numbers.begin(), numbers.end());
    const RowFigures about = row_figures(record, key, tally);
    const double length = mean ? std::abs(*about.mean) : about.share;
    row.push_back(bar(longest > 0 ? length / longest : 0, symbols));
    rows.push_back(row);
  }
  return absl::StrCat(odds_title(record.heading), "\n", odds_population(record), "\n\n",
                      in_columns(rows));
}

std::string odds_csv(const OddsRecord& record) {
  const bool mean = has_mean(record.heading.question);
  Cells head;
  for (const Column& column : record.columns) head.push_back(column.name);
  head.insert(head.end(), {"count", "p"});
  if (mean) head.insert(head.end(), {"mean", "se"});
  if (record.population) head.insert(head.end(), {"low", "high"});
  std::string text = csv_row(head);
  for (const auto& [key, tally] : record.table.rows()) {
    const RowFigures figures = row_figures(record, key, tally);
    Cells row;
    for (std::size_t i = 0; i < key.size(); ++i) {
      row.push_back(key[i] ? record.columns[i].text(key[i]) : "");
    }
    row.push_back(digits(tally.deals));
    row.push_back(absl::StrFormat("%.8f", figures.share));
    if (figures.mean) {
      row.push_back(absl::StrFormat("%.8f", *figures.mean));
      row.push_back(absl::StrFormat("%.8f", tally.standard_error()));
    }
    if (figures.interval) {
      row.push_back(absl::StrFormat("%.8f", figures.interval->low));
      row.push_back(absl::StrFormat("%.8f", figures.interval->high));
    }
    text += csv_row(row);
  }
  return text;
}

}  // namespace matador
