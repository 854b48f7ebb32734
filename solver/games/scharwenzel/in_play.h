// How much more is scored than advice promises, as datasets/in-play/ has measured it.
// Written by `datasets/in-play/rows.py header scharwenzel`.

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_IN_PLAY_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_IN_PLAY_H_

#include "solver/games/calibrated_advice.h"

namespace matador::scharwenzel {

// Four players.
inline constexpr CalibratedAdvice kInPlay{
    .seats = 4,
    .most_cards = 8,
    .declaring = {{
        {.promised = 5.47, .mean = -0.049, .se = 0.009, .slope = 0.0162, .slope_se = 0.0063},
        {.promised = 5.52, .mean = -0.084, .se = 0.014, .slope = 0.0147, .slope_se = 0.0106},
        {.promised = 5.57, .mean = -0.116, .se = 0.019, .slope = 0.0138, .slope_se = 0.0140},
        {.promised = 5.64, .mean = -0.171, .se = 0.024, .slope = -0.0149, .slope_se = 0.0189},
        {.promised = 5.71, .mean = -0.187, .se = 0.028, .slope = -0.0418, .slope_se = 0.0225},
        {.promised = 5.73, .mean = -0.226, .se = 0.031, .slope = -0.0554, .slope_se = 0.0262},
        {.promised = 5.69, .mean = -0.248, .se = 0.035, .slope = -0.1121, .slope_se = 0.0302},
    }},
    .others = {{
        {.promised = 2.56, .mean = 0.023, .se = 0.008, .slope = 0.0016, .slope_se = 0.0057},
        {.promised = 2.58, .mean = 0.049, .se = 0.015, .slope = -0.0074, .slope_se = 0.0103},
        {.promised = 2.59, .mean = 0.076, .se = 0.020, .slope = -0.0113, .slope_se = 0.0142},
        {.promised = 2.55, .mean = 0.140, .se = 0.024, .slope = -0.0464, .slope_se = 0.0184},
        {.promised = 2.56, .mean = 0.128, .se = 0.028, .slope = -0.0606, .slope_se = 0.0217},
        {.promised = 2.49, .mean = 0.196, .se = 0.032, .slope = -0.1051, .slope_se = 0.0274},
        {.promised = 2.38, .mean = 0.223, .se = 0.036, .slope = -0.1288, .slope_se = 0.0304},
    }},
};

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_IN_PLAY_H_
