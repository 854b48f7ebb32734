// A score-sheet as people keep it on paper: a column for each side or player, what was played
// beside it, and a line below where a rubber or a game ends.
//
//   SheetView view(symbols);
//   view.add(*sheet, row);   the next row; the first has the head above it
//   view.end(*sheet);        how it stands where something is open

#ifndef MATADOR_FORMATS_SHEETS_SHEET_VIEW_H_
#define MATADOR_FORMATS_SHEETS_SHEET_VIEW_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "formats/sheets/score_sheet.h"

namespace matador {

// ---- Sheet view ---------------------------------------------------------------------------------

class SheetView {
 public:
  // `symbols`: the screen has the symbols of the suits.
  explicit SheetView(bool symbols) : symbols_(symbols) {}

  // `row` was just entered on the sheet.
  std::string add(const ScoreSheet& sheet, const SheetRow& row);
  std::string end(const ScoreSheet& sheet) const;  // empty where nothing is open

 private:
  bool symbols_;
  std::optional<SheetRow> last_;
};

}  // namespace matador

namespace matador::sheets {

// ---- Sheet words --------------------------------------------------------------------------------
// Words that the sheets of several games use.

// "Rubber 2 goes on: seat 1 needs 20, seat 2 needs 10.", a line.
std::string goes_on_text(const std::string& what, int number, const std::vector<std::string>& names,
                         const std::vector<std::string>& needs);

// "Crosses 1 : 0".
std::string tally_text(const std::string& what, const std::vector<int>& numbers);

// "Together: seat 1 20, seat 2 -40.", a line.
std::string together_text(const std::vector<std::string>& names, const std::vector<int>& totals);

// The totals in the columns, as cells.
std::vector<std::string> all_totals(const SheetRow& row);

std::string contract_name(const DealResult& result);
std::string shown_contract(const DealResult& result);  // to people
bool won_all(const DealResult& result);

// Of 120 card points: "schwarz" where a side has no trick, else "schneider" where the declarer has
// at most 30 points or at least `schneider`.
std::string grade_text(const DealResult& result, int schneider);

// InvalidArgument if the matadors of a deal with this contract are missing, or not between 1 and
// `trumps`.
absl::Status check_matadors(const ContractResult& result, std::string_view contract,
                            std::size_t trumps);

}  // namespace matador::sheets

#endif  // MATADOR_FORMATS_SHEETS_SHEET_VIEW_H_
