// The exchange with the talon for people: the best exchange, and the value of each.

#ifndef MATADOR_FORMATS_TEXT_EXCHANGE_VIEW_H_
#define MATADOR_FORMATS_TEXT_EXCHANGE_VIEW_H_

#include <string>

#include "formats/cards/card_style.h"
#include "formats/output/answers.h"

namespace matador {

// A line that says that the exchange is open, with the best exchange if it is known; empty if the
// exchange is not open.
std::string exchange_line(const Answer& answer, const CardFace& face);

// All exchanges by their values, and the blind one; empty if they were not asked for.
std::string exchange_values(const Answer& answer, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_EXCHANGE_VIEW_H_
