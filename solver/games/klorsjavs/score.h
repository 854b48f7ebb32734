// What each opponent pays the declarer for a deal of Klørsjavs (rules 1.21).
//
//   klorsjavs::score(bid("stryger"), {.points = 92, .tricks = 5}) == 8
//   klorsjavs::score_ladder(bid("tout"))      -10 10, as decisions

#ifndef MATADOR_SOLVER_GAMES_KLORSJAVS_SCORE_H_
#define MATADOR_SOLVER_GAMES_KLORSJAVS_SCORE_H_

#include <vector>

#include "solver/games/game.h"
#include "solver/games/klorsjavs/rules.h"
#include "solver/games/winnings.h"

namespace matador::klorsjavs {

int score(const Bid& bid, const Winnings& won);

// The scores that a deal can bring, each once and the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(const Bid& bid);

}  // namespace matador::klorsjavs

#endif  // MATADOR_SOLVER_GAMES_KLORSJAVS_SCORE_H_
