#ifndef MATADOR_FORMATS_GAMES_SCHARWENZEL_SHEET_H_
#define MATADOR_FORMATS_GAMES_SCHARWENZEL_SHEET_H_

#include <memory>

#include "formats/sheets/score_sheet.h"

namespace matador::scharwenzel {

std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading);

}  // namespace matador::scharwenzel

#endif  // MATADOR_FORMATS_GAMES_SCHARWENZEL_SHEET_H_
