// A replay for people: the tricks with the cost of each card, the players and what they lost, and a
// sentence about the first mistake and about the mistake that decided the result or cost most.
//
//   Trick  Seat 1   Seat 2   Seat 3   Seat 4    Value
//     1    ♥A       ♥7       ♥J*      ♥9           73
//     2    ♣9       ♠J*      ♣8       ♣7 -9        82
//
// The value is that of the declaring side, with best play after the trick.

#ifndef MATADOR_FORMATS_TEXT_REPLAY_VIEW_H_
#define MATADOR_FORMATS_TEXT_REPLAY_VIEW_H_

#include <string>

#include "formats/output/replay.h"
#include "formats/text/phrases.h"

namespace matador {

// `symbols`: the screen has the symbols of the suits.
std::string replay_view(const ReplayAnswer& answer, bool symbols);

// "1 trick", "9 points": an amount in the unit of the objective.
std::string cost_text(Objective objective, int cost);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_REPLAY_VIEW_H_
