// How much more is scored than advice promises, as datasets/in-play/ has measured it.
// Written by `datasets/in-play/rows.py header sjavs`.

#ifndef MATADOR_SOLVER_GAMES_SJAVS_IN_PLAY_H_
#define MATADOR_SOLVER_GAMES_SJAVS_IN_PLAY_H_

#include "solver/games/calibrated_advice.h"

namespace matador::sjavs {

// Four players.
inline constexpr CalibratedAdvice kInPlay{
    .seats = 4,
    .most_cards = 8,
    .declaring = {{
        {.promised = 83.16, .mean = -0.490, .se = 0.152, .slope = 0.0037, .slope_se = 0.0057},
        {.promised = 84.15, .mean = -1.227, .se = 0.239, .slope = 0.0034, .slope_se = 0.0098},
        {.promised = 85.13, .mean = -1.818, .se = 0.303, .slope = 0.0006, .slope_se = 0.0136},
        {.promised = 86.43, .mean = -2.831, .se = 0.388, .slope = -0.0121, .slope_se = 0.0183},
        {.promised = 87.72, .mean = -2.871, .se = 0.453, .slope = -0.0411, .slope_se = 0.0236},
        {.promised = 87.78, .mean = -3.272, .se = 0.537, .slope = -0.0698, .slope_se = 0.0290},
        {.promised = 86.73, .mean = -3.008, .se = 0.577, .slope = -0.1520, .slope_se = 0.0318},
    }},
    .others = {{
        {.promised = 37.74, .mean = 0.024, .se = 0.140, .slope = 0.0037, .slope_se = 0.0055},
        {.promised = 37.44, .mean = 0.717, .se = 0.238, .slope = 0.0000, .slope_se = 0.0098},
        {.promised = 37.11, .mean = 1.252, .se = 0.317, .slope = -0.0154, .slope_se = 0.0141},
        {.promised = 37.43, .mean = 1.985, .se = 0.392, .slope = -0.0405, .slope_se = 0.0181},
        {.promised = 37.22, .mean = 1.978, .se = 0.438, .slope = -0.0602, .slope_se = 0.0219},
        {.promised = 36.20, .mean = 2.540, .se = 0.526, .slope = -0.0907, .slope_se = 0.0281},
        {.promised = 34.69, .mean = 2.981, .se = 0.583, .slope = -0.1275, .slope_se = 0.0332},
    }},
};

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_IN_PLAY_H_
