// A score-sheet as people keep it on paper: a column for each side or player, what was played
// beside it, and a line below where a rubber or a game ends.
//
//   SheetView view(symbols);
//   view.add(*sheet, row);   the next row; the first has the head above it
//   view.end(*sheet);        how it stands where something is open

#ifndef MATADOR_FORMATS_SHEETS_SHEET_VIEW_H_
#define MATADOR_FORMATS_SHEETS_SHEET_VIEW_H_

#include <optional>
#include <string>

#include "formats/sheets/score_sheet.h"

namespace matador {

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

#endif  // MATADOR_FORMATS_SHEETS_SHEET_VIEW_H_
