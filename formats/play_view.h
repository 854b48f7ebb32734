// The play of a deal for people: what has been won so far, and all tricks one below the other.

#ifndef MATADOR_FORMATS_PLAY_VIEW_H_
#define MATADOR_FORMATS_PLAY_VIEW_H_

#include <string>

#include "formats/answers.h"
#include "formats/card_style.h"

namespace matador {

// The declaring side, or the player that is asked about, and those against it.
SeatSet asked_side(const Task& task);
SeatSet other_side(const Task& task);

// What each side, or each player for himself, has won, in one line; empty before the first trick is
// complete and when all is over.
std::string so_far_line(const Task& task, const Players& players);

// The tricks played and, behind them, those of the line of best play; empty where there are none.
std::string play_view(const Answer& answer, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_PLAY_VIEW_H_
