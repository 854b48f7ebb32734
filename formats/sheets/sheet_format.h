// The score-sheet of a game, as its module gives it.
//
//   constexpr SheetFormat kSheet{.make = make_sheet, .reader = make_reader<KlorsjavsResult>};

#ifndef MATADOR_FORMATS_SHEETS_SHEET_FORMAT_H_
#define MATADOR_FORMATS_SHEETS_SHEET_FORMAT_H_

#include "formats/sheets/points_result.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/score_sheet.h"

namespace matador {

struct SheetFormat {
  SheetMaker* make;
  // Reads how a deal of such a sheet ended.
  ResultReaderMaker* reader = make_reader<PointsResult>;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_SHEETS_SHEET_FORMAT_H_
