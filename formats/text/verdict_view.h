// What a replay comes to, in a sentence each: a bad exchange, the first mistake and the one that
// decided the result or cost most, and best play from there.
//
//   verdict_view(answer, face)
//   // "Trick 2: seat 4's ♣7 cost 9 points; ♥Q or ♦10 would have held 73.\n"

#ifndef MATADOR_FORMATS_TEXT_VERDICT_VIEW_H_
#define MATADOR_FORMATS_TEXT_VERDICT_VIEW_H_

#include <string>

#include "formats/cards/card_style.h"
#include "formats/output/replay.h"
#include "formats/text/phrases.h"

namespace matador {

std::string verdict_view(const ReplayAnswer& answer, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_VERDICT_VIEW_H_
