// A score-sheet as people keep it on paper: a column for each side, counted down from 24, with
// crosses at the bottom.
//
//   SheetView view(symbols);
//   view.add(row);           the next row; the first has the head above it
//   view.end();              how the rubber stands that is not finished

#ifndef MATADOR_FORMATS_SHEET_VIEW_H_
#define MATADOR_FORMATS_SHEET_VIEW_H_

#include <optional>
#include <string>
#include <vector>

#include "formats/sheet_row.h"

namespace matador {

class SheetView {
 public:
  // `symbols`: the screen has the symbols of the suits.
  explicit SheetView(bool symbols) : symbols_(symbols) {}

  std::string add(const SheetRow& row);
  std::string end() const;  // empty where nothing is open

 private:
  bool symbols_;
  std::optional<SheetRow> last_;
  std::optional<RubberEnd> last_end_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_SHEET_VIEW_H_
