// Advice for a player who sees only his own cards, as text for people.
//
//   advice_view(1, advice, notes, /*symbols=*/true)
//   opinion_view(so_far, /*symbols=*/true)           // "best so far: ♥A, 64.30 over 12 ways"

#ifndef MATADOR_FORMATS_TEXT_ADVICE_VIEW_H_
#define MATADOR_FORMATS_TEXT_ADVICE_VIEW_H_

#include <cstdint>
#include <string>

#include "formats/input/notes.h"
#include "solver/advice/advise.h"

namespace matador {

// `symbols`: the screen has the symbols of the suits.
std::string advice_view(std::uint64_t deal, const Advice& advice, const Notes& notes, bool symbols);

// One line without its end, for the time until the advice is there.
std::string opinion_view(const Advice& so_far, bool symbols);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_ADVICE_VIEW_H_
