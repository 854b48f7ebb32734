// The play of a deal for people: what has been won so far, and all tricks one below the other.

#ifndef MATADOR_FORMATS_TEXT_PLAY_VIEW_H_
#define MATADOR_FORMATS_TEXT_PLAY_VIEW_H_

#include <string>

#include "formats/cards/card_style.h"
#include "formats/output/answers.h"

namespace matador {

// The declaring side, or the player that is asked about; and the opponents.
SeatSet asked_side(const Task& task);
SeatSet other_side(const Task& task);

// The task of an answer as it is played on: after the best exchange where that was open.
Task task_played(const Answer& answer);

// The winnings of each side, or of each player for himself, in one line; empty before the first
// trick is complete and at the end of the deal.
std::string so_far_line(const Task& task, const Players& players);

// The tricks played, then the tricks of the line of best play; empty if there are none.
std::string play_view(const Answer& answer, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_PLAY_VIEW_H_
