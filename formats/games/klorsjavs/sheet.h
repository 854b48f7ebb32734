#ifndef MATADOR_FORMATS_GAMES_KLORSJAVS_SHEET_H_
#define MATADOR_FORMATS_GAMES_KLORSJAVS_SHEET_H_

#include <memory>

#include "formats/sheets/score_sheet.h"

namespace matador::klorsjavs {

std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading);

}  // namespace matador::klorsjavs

#endif  // MATADOR_FORMATS_GAMES_KLORSJAVS_SHEET_H_
