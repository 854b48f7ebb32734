// Advice for a player who sees only his own cards: as JSON and CSV for other programs, and as text
// for people.
//
//   advice_json(1, advice)  // {"deal":1,"game":"sjavs",...,"question":"card",...,"advice":"HA"}

#ifndef MATADOR_FORMATS_TEXT_ADVICE_VIEW_H_
#define MATADOR_FORMATS_TEXT_ADVICE_VIEW_H_

#include <cstdint>
#include <string>

#include "formats/input/notes.h"
#include "solver/advice/advise.h"

namespace matador {

// Lines with their ends.
std::string advice_json(std::uint64_t deal, const Advice& advice);

std::string advice_csv_header();
std::string advice_csv(std::uint64_t deal, const Advice& advice);  // a row for each option

// `symbols`: the screen has the symbols of the suits.
std::string advice_view(std::uint64_t deal, const Advice& advice, const Notes& notes, bool symbols);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_ADVICE_VIEW_H_
