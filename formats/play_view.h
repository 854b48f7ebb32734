// The play of a deal for people: what has been won so far, and all tricks one below the other.

#ifndef MATADOR_FORMATS_PLAY_VIEW_H_
#define MATADOR_FORMATS_PLAY_VIEW_H_

#include <string>
#include <string_view>

#include "formats/answers.h"
#include "formats/card_style.h"
#include "solver/tricks/played.h"

namespace matador {

// What was played when the question was asked.
Played played_so_far(const Task& task);

// The seats of the declaring side, or of those against it: "2+4", "seats 2 and 4", "seat 3".
std::string side_text(const Task& task, bool declaring, std::string_view separator);
std::string seats_text(const Task& task, bool declaring);

// What each side has won, in one line; empty before the first trick is complete and when all is
// over.
std::string so_far_line(const Task& task);

// The tricks played and, behind them, those of the line of best play; empty where there are none.
std::string play_view(const Answer& answer, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_PLAY_VIEW_H_
