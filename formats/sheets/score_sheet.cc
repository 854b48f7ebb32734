#include "formats/sheets/score_sheet.h"

#include "absl/strings/str_cat.h"
#include "formats/game_format.h"
#include "formats/sheets/sheet_format.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr std::size_t kShortName = 10;  // characters of a declarer's name

}  // namespace

std::vector<std::string> ScoreSheet::columns() const {
  const auto columns = static_cast<int>(start().size());
  const bool alone = columns == people_.seats();
  std::vector<std::string> names;
  for (int i = 0; i < columns; ++i) {
    SeatSet team;
    for (int j = i; j < people_.seats(); j += columns) team |= Seat::from_index(j);
    names.push_back(alone ? people_.name(Seat::from_index(i)) : people_.side(team));
  }
  return names;
}

std::vector<std::string> ScoreSheet::cells(const SheetRow& row,
                                           const std::vector<int>& before) const {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < row.totals.size(); ++i) {
    cells.push_back(row.totals[i] != before[i] ? absl::StrCat(row.totals[i]) : "");
  }
  return cells;
}

std::string ScoreSheet::by(Seat declarer) const {
  return "by " + abbreviated(people_.short_name(declarer), kShortName);
}

std::size_t ScoreSheet::by_column(std::size_t numbers) const {
  return people_.any_person() ? numbers + kShortName - 1 : numbers;
}

std::string ScoreSheet::in_columns(std::span<const std::size_t> widths,
                                   const std::vector<std::string>& cells,
                                   const std::string& remark) const {
  std::string text = left_in(by_column(widths.front()), cells.front());
  for (std::size_t i = 1; i < cells.size(); ++i) text += right_in(widths[i], cells[i]);
  return absl::StrCat(text, "  ", remark);
}

std::string ScoreSheet::scored_row(std::span<const std::size_t> widths, const SheetRow& row,
                                   const std::string& played, const std::string& points,
                                   const std::string& remark) const {
  const ContractResult& result = *row.result.contract_result;
  return in_columns(widths,
                    {absl::StrCat(played, " ", by(result.declarer)), points,
                     absl::StrCat(result.score > 0 ? "+" : "", result.score)},
                    remark);
}

std::optional<ResultForm> result_form(const Heading& heading) {
  const std::unique_ptr<ScoreSheet> sheet = make_sheet(heading);
  return sheet == nullptr ? std::nullopt : std::optional(sheet->form());
}

std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) {
  const SheetFormat* sheet = format_of(*heading.game).sheet;
  return sheet == nullptr ? nullptr : sheet->make(heading);
}

}  // namespace matador
