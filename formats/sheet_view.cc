#include "formats/sheet_view.h"

#include <cstdlib>
#include <string_view>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/card_style.h"
#include "formats/text.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/sjavs/sjavs.h"

namespace matador {
namespace {

using Cells = std::vector<std::string>;

constexpr std::size_t kDealColumn = 5;
constexpr std::size_t kColumn = 6;
constexpr std::size_t kTrumpsColumn = 8;
constexpr std::size_t kBidColumn = 21;
constexpr std::size_t kPointsColumn = 6;
constexpr std::size_t kWorthColumn = 7;

// Rubbers are counted down and have ties that are carried; else points are paid from one to the
// other.
bool has_rubbers(const SheetRow& row) { return row.bonus.has_value(); }

int start(const SheetRow& row) { return has_rubbers(row) ? sjavs::Rules::kRubber : 0; }

Cells column_names(const SheetRow& row) {
  Cells names;
  const std::size_t columns = row.totals.size();
  const bool each_alone = static_cast<int>(columns) == row.result.seats;
  for (std::size_t i = 1; i <= columns; ++i) {
    names.push_back(each_alone ? absl::StrCat("seat ", i) : absl::StrCat(i, "+", i + columns));
  }
  return names;
}

// A line of the sheet: what stands in its columns, and beside them.
std::string sheet_line(std::string_view deal, const Cells& cells, const std::string& beside,
                       const char* between = " | ") {
  const auto in_column = [](std::string* out, const std::string& cell) {
    *out += right_in(kColumn, cell);
  };
  const std::string text = right_in(kDealColumn, deal) + "   " +
                           absl::StrJoin(cells, between, in_column) + "   " + beside;
  return std::string(absl::StripTrailingAsciiWhitespace(text)) + "\n";
}

// What stands beside the columns.
std::string beside(const SheetRow& row, const std::string& played, const std::string& points,
                   const std::string& worth, const std::string& remark) {
  return left_in(has_rubbers(row) ? kTrumpsColumn : kBidColumn, played) +
         right_in(kPointsColumn, points) + right_in(kWorthColumn, worth) + "  " + remark;
}

std::string head(const SheetRow& row) {
  std::string name(row.result.game->name());
  name.front() = absl::ascii_toupper(static_cast<unsigned char>(name.front()));
  const bool rubbers = has_rubbers(row);
  return absl::StrCat(name, ", ", row.result.seats, " players\n\n",
                      sheet_line("Deal", column_names(row),
                                 beside(row, rubbers ? "trumps" : "bid", "points",
                                        rubbers ? "worth" : "each", "")));
}

std::string start_line(const SheetRow& row) {
  return sheet_line("", Cells(row.totals.size(), absl::StrCat(start(row))), "");
}

std::string played_text(const SheetRow& row, const CardFace& face) {
  const Ending& ending = *row.result.ending;
  const std::string by = absl::StrCat(" by ", ending.declarer.number());
  if (has_rubbers(row)) return face.suit(sjavs::trump_of(ending.contract)) + by;
  const std::string_view bid =
      row.result.game->contracts()[static_cast<std::size_t>(ending.contract.index)];
  return absl::StrCat(std::string(bid), " ", face.suit(*ending.contract.trump), by);
}

// What the winners subtract, with what ties add to it; or what the declarer has from each opponent.
std::string worth_text(const SheetRow& row) {
  const int score = row.result.ending->score;
  if (!has_rubbers(row)) return absl::StrCat(score > 0 ? "+" : "", score);
  if (score == 0) return "";
  return absl::StrCat(std::abs(score), *row.bonus > 0 ? absl::StrCat("+", *row.bonus) : "");
}

std::string remark_text(const SheetRow& row, const Cells& cells) {
  const Ending& ending = *row.result.ending;
  const DealShape shape = row.result.game->shape(row.result.seats);
  const bool partners = static_cast<int>(cells.size()) < row.result.seats;
  Cells remarks;
  if (ending.won.tricks == shape.cards_each()) {
    remarks.emplace_back(ending.won.solo && partners ? "vol alone" : "vol");
  }
  if (ending.won.tricks == 0) remarks.emplace_back("no trick");
  if (ending.score == 0) {
    remarks.push_back(row.ties == 1 ? "tie, carried" : absl::StrCat("tie, ", row.ties, " carried"));
  }
  if (has_rubbers(row)) {
    const std::string hook = absl::StrCat(sjavs::Rules::kHook);
    for (const std::string& cell : cells) {
      if (cell == hook) remarks.emplace_back("hook");
    }
  }
  return absl::StrJoin(remarks, ", ");
}

// On paper only those who have won write down a new total; where points are paid all do.
std::string row_line(const SheetRow& row, const std::vector<int>& before, const CardFace& face) {
  Cells cells;
  for (std::size_t i = 0; i < row.totals.size(); ++i) {
    const bool written = row.totals[i] != before[i] || (!has_rubbers(row) && row.result.ending);
    cells.push_back(written ? absl::StrCat(row.totals[i]) : "");
  }
  const std::string text = row.result.ending ? beside(row, played_text(row, face),
                                                      absl::StrCat(row.result.ending->won.points),
                                                      worth_text(row), remark_text(row, cells))
                                             : "all pass";
  return sheet_line(absl::StrCat(row.deal), cells, text);
}

std::string crosses_text(const RubberEnd& end) {
  return "Crosses " + absl::StrJoin(end.crosses, " : ");
}

std::string rubber_lines(const RubberEnd& end) {
  const std::size_t columns = end.won.size();
  Cells crosses;
  for (int won : end.won) crosses.emplace_back(static_cast<std::size_t>(won), 'X');
  return sheet_line("", Cells(columns, std::string(kColumn, '-')), "", "-+-") +
         sheet_line("", crosses, absl::StrCat("Rubber ", end.number, ". ", crosses_text(end)));
}

}  // namespace

std::string SheetView::add(const SheetRow& row) {
  std::string text;
  if (!last_) text += head(row);
  const bool begins = !last_ || last_->rubber_end;
  if (begins) text += (last_ ? "\n" : "") + start_line(row);
  const std::vector<int> before =
      begins ? std::vector<int>(row.totals.size(), start(row)) : last_->totals;
  text += row_line(row, before, CardFace(card_style(*row.result.game), symbols_));
  if (row.rubber_end) text += rubber_lines(*row.rubber_end);
  last_ = row;
  if (row.rubber_end) last_end_ = row.rubber_end;
  return text;
}

std::string SheetView::end() const {
  if (!last_ || last_->rubber_end || !has_rubbers(*last_)) return "";
  const Cells names = column_names(*last_);
  Cells needs;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const int left = last_->totals[i];
    needs.push_back(
        absl::StrCat(names[i], " needs ", left, left == sjavs::Rules::kHook ? " (hook)" : ""));
  }
  std::string text = absl::StrCat("\nRubber ", last_end_ ? last_end_->number + 1 : 1,
                                  " goes on: ", absl::StrJoin(needs, ", "), ".\n");
  if (last_->ties > 0) {
    absl::StrAppend(&text, last_->ties, last_->ties == 1 ? " tie is" : " ties are", " carried.\n");
  }
  if (last_end_) text += crosses_text(*last_end_) + ".\n";
  return text;
}

}  // namespace matador
