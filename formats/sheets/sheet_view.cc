#include "formats/sheets/sheet_view.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/words/text.h"

namespace matador {
namespace {

using Fields = std::vector<std::string>;

constexpr std::size_t kDealColumn = 5;
constexpr std::size_t kColumn = 6;  // at least
constexpr std::size_t kBetweenFields = 3;
constexpr std::size_t kForColumns = 36;  // together, where names widen them

// Columns as wide as their heads, if there is room.
std::size_t column_of(const Fields& heads) {
  std::size_t longest = kColumn;
  for (const std::string& head : heads) longest = std::max(longest, width(head));
  return std::clamp(longest, kColumn,
                    std::max(kColumn, kForColumns / heads.size() - kBetweenFields));
}

// " (dealt by 3)", where somebody is said to have dealt.
std::string dealt_by(const DealResult& result) {
  if (!result.dealer) return "";
  const Players players(*result.game, result.at_table(), result.names);
  return absl::StrCat(" (dealt by ", players.short_name(*result.dealer), ")");
}

// A line of the sheet: what stands in its columns, and beside them.
std::string sheet_line(const ScoreSheet& sheet, std::string_view deal, const Fields& cells,
                       const std::string& beside, const char* between = " | ") {
  const std::size_t column = column_of(sheet.columns());
  const auto in_column = [column](std::string* out, const std::string& cell) {
    *out += right_in(column, abbreviated(cell, column));
  };
  const std::string text = right_in(kDealColumn, deal) + "   " +
                           absl::StrJoin(cells, between, in_column) + "   " + beside;
  return std::string(absl::StripTrailingAsciiWhitespace(text)) + "\n";
}

std::string head(const ScoreSheet& sheet, const SheetRow& row) {
  std::string name(row.result.game->name());
  name.front() = absl::ascii_toupper(static_cast<unsigned char>(name.front()));
  return absl::StrCat(name, ", ", row.result.at_table(), " players\n\n",
                      sheet_line(sheet, "Deal", sheet.columns(), sheet.heading()));
}

std::string start_line(const ScoreSheet& sheet) {
  Fields cells;
  for (int start : sheet.start()) cells.push_back(absl::StrCat(start));
  return sheet_line(sheet, "", cells, "");
}

std::string end_lines(const ScoreSheet& sheet, const RubberEnd& end) {
  Fields crosses;
  for (int won : end.won) crosses.emplace_back(static_cast<std::size_t>(won), 'X');
  const std::string rule(column_of(sheet.columns()), '-');
  return sheet_line(sheet, "", Fields(crosses.size(), rule), "", "-+-") +
         sheet_line(sheet, "", crosses, sheet.end_text(end));
}

}  // namespace

std::string SheetView::add(const ScoreSheet& sheet, const SheetRow& row) {
  std::string text;
  if (!last_) text += head(sheet, row);
  const bool begins = !last_ || last_->rubber_end;
  if (begins) text += (last_ ? "\n" : "") + start_line(sheet);
  const CardFace face(card_style(*row.result.game), symbols_);
  text += sheet_line(
      sheet, absl::StrCat(row.deal), sheet.cells(row, begins ? sheet.start() : last_->totals),
      (row.result.contract_result ? sheet.beside(row, face) : "all pass") + dealt_by(row.result));
  if (row.rubber_end) text += end_lines(sheet, *row.rubber_end);
  last_ = row;
  return text;
}

std::string SheetView::end(const ScoreSheet& sheet) const {
  const std::string open = last_ ? sheet.open_text(*last_) : "";
  return open.empty() ? "" : "\n" + open;
}

}  // namespace matador
