// The exchange with the talon for people: which one is the best, and what each of them is worth.

#ifndef MATADOR_FORMATS_EXCHANGE_VIEW_H_
#define MATADOR_FORMATS_EXCHANGE_VIEW_H_

#include <string>

#include "formats/answers.h"
#include "formats/card_style.h"

namespace matador {

// That the exchange is open, and the best one as far as it is known; else empty.
std::string exchange_line(const Answer& answer, const CardFace& face);

// All exchanges by what they are worth, and the blind one; empty where nobody asked for them.
std::string exchange_values(const Answer& answer, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_EXCHANGE_VIEW_H_
