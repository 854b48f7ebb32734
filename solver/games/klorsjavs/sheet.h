// The score-sheet of Klørsjavs: what each player has won from the others (rules 1.21).
//
//   gains(Seat::number(2), 4) == {-4, 8, -4}     the declarer has 4 from each opponent

#ifndef MATADOR_SOLVER_GAMES_KLORSJAVS_SHEET_H_
#define MATADOR_SOLVER_GAMES_KLORSJAVS_SHEET_H_

#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/game.h"
#include "solver/games/klorsjavs/rules.h"
#include "solver/games/winnings.h"

namespace matador::klorsjavs {

// ---- Sheet --------------------------------------------------------------------------------------

// What a deal adds, by seat, where each opponent pays the declarer `score` (see below).
std::vector<int> gains(Seat declarer, int score);

// ---- Score --------------------------------------------------------------------------------------
// What each opponent pays the declarer for a deal of Klørsjavs (rules 1.21).
//
//   klorsjavs::score(bid("stryger"), {.points = 92, .tricks = 5}) == 8
//   klorsjavs::score_ladder(bid("tout"))      -10 10, as decisions

int score(const Bid& bid, const Winnings& won);

// The scores that a deal can bring, each once and the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(const Bid& bid);

}  // namespace matador::klorsjavs

#endif  // MATADOR_SOLVER_GAMES_KLORSJAVS_SHEET_H_
