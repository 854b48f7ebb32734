#include "formats/sheets/sheet_view.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Sheet view ---------------------------------------------------------------------------------

namespace {

using Texts = std::vector<std::string>;

constexpr std::size_t kDealColumn = 5;
constexpr std::size_t kColumn = 6;  // at least
constexpr std::size_t kBetweenFields = 3;
constexpr std::size_t kForColumns = 36;  // together, where names widen them

// Columns as wide as their heads, if there is room.
std::size_t column_of(const Texts& heads) {
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
std::string sheet_line(const ScoreSheet& sheet, std::string_view deal, const Texts& cells,
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
  Texts cells;
  for (int start : sheet.start()) cells.push_back(absl::StrCat(start));
  return sheet_line(sheet, "", cells, "");
}

std::string end_lines(const ScoreSheet& sheet, const RubberEnd& end) {
  Texts crosses;
  for (int won : end.won) crosses.emplace_back(static_cast<std::size_t>(won), 'X');
  const std::string rule(column_of(sheet.columns()), '-');
  return sheet_line(sheet, "", Texts(crosses.size(), rule), "", "-+-") +
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

namespace matador::sheets {

// ---- Sheet words --------------------------------------------------------------------------------

std::string goes_on_text(const std::string& what, int number, const std::vector<std::string>& names,
                         const std::vector<std::string>& needs) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < names.size(); ++i) {
    parts.push_back(absl::StrCat(names[i], " needs ", needs[i]));
  }
  return absl::StrCat(what, " ", number, " goes on: ", absl::StrJoin(parts, ", "), ".\n");
}

std::string tally_text(const std::string& what, const std::vector<int>& numbers) {
  return absl::StrCat(what, " ", absl::StrJoin(numbers, " : "));
}

std::string together_text(const std::vector<std::string>& names, const std::vector<int>& totals) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < totals.size(); ++i) {
    parts.push_back(absl::StrCat(names[i], " ", totals[i]));
  }
  return absl::StrCat("Together: ", absl::StrJoin(parts, ", "), ".\n");
}

std::vector<std::string> all_totals(const SheetRow& row) {
  std::vector<std::string> cells;
  for (int total : row.totals) cells.push_back(absl::StrCat(total));
  return cells;
}

std::string contract_name(const DealResult& result) {
  if (result.contract_result->is_any) return "joker";
  return std::string(result.game->contract(result.contract_result->contract).name);
}

std::string shown_contract(const DealResult& result) {
  if (result.contract_result->is_any) return "joker";
  return matador::shown_contract(*result.game, result.contract_result->contract);
}

bool won_all(const DealResult& result) {
  return result.contract_result->won.tricks == result.game->shape(result.seats).cards_each();
}

std::string grade_text(const DealResult& result, int schneider) {
  const Winnings& won = result.contract_result->won;
  if (won_all(result) || won.tricks == 0) return "schwarz";
  return won.points <= 30 || won.points >= schneider ? "schneider" : "";
}

absl::Status check_matadors(const ContractResult& result, std::string_view contract,
                            std::size_t trumps) {
  if (result.matadors.empty()) {
    return invalid("no matadors=: without [Deal] they are needed");
  }
  const int matadors = result.matadors.front();
  if (matadors >= 1 && matadors <= static_cast<int>(trumps)) return absl::OkStatus();
  return invalid("nobody plays ", contract, " with or without ", matadors,
                 " matadors, expected 1 to ", trumps);
}

}  // namespace matador::sheets
