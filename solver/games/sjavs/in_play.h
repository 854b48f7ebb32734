// What is scored beside what advice promises, as datasets/in-play/ has measured it.
// Written by `datasets/in-play/rows.py header sjavs`.

#ifndef MATADOR_SOLVER_GAMES_SJAVS_IN_PLAY_H_
#define MATADOR_SOLVER_GAMES_SJAVS_IN_PLAY_H_

#include "solver/games/calibrated_advice.h"

namespace matador::sjavs {

// Four players.
inline constexpr CalibratedAdvice kInPlay{
    .seats = 4,
    .most_cards = 8,
    .declaring = {{{-0.490, 0.152},
                   {-1.227, 0.239},
                   {-1.818, 0.303},
                   {-2.831, 0.388},
                   {-2.871, 0.450},
                   {-3.272, 0.531},
                   {-3.008, 0.561}}},
    .others = {{{0.024, 0.140},
                {0.717, 0.238},
                {1.252, 0.316},
                {1.985, 0.389},
                {1.978, 0.433},
                {2.540, 0.519},
                {2.981, 0.572}}},
};

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_IN_PLAY_H_
