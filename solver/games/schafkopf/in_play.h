// How much more is scored than advice promises, as datasets/in-play/ has measured it.
// Written by `datasets/in-play/rows.py header schafkopf`.

#ifndef MATADOR_SOLVER_GAMES_SCHAFKOPF_IN_PLAY_H_
#define MATADOR_SOLVER_GAMES_SCHAFKOPF_IN_PLAY_H_

#include "solver/games/calibrated_advice.h"

namespace matador::schafkopf {

// Wenz.
inline constexpr CalibratedAdvice kWenzInPlay{
    .seats = 4,
    .most_cards = 8,
    .declaring = {{
        {.promised = 74.21, .mean = -0.692, .se = 0.185, .slope = -0.0224, .slope_se = 0.0135},
        {.promised = 74.41, .mean = -0.897, .se = 0.244, .slope = -0.0129, .slope_se = 0.0139},
        {.promised = 74.53, .mean = -1.025, .se = 0.354, .slope = -0.0342, .slope_se = 0.0196},
        {.promised = 74.30, .mean = -1.283, .se = 0.429, .slope = -0.0570, .slope_se = 0.0252},
        {.promised = 72.60, .mean = 0.351, .se = 0.512, .slope = -0.1028, .slope_se = 0.0299},
        {.promised = 71.74, .mean = 1.419, .se = 0.563, .slope = -0.1648, .slope_se = 0.0373},
        {.promised = 69.46, .mean = 3.237, .se = 0.628, .slope = -0.1652, .slope_se = 0.0467},
    }},
    .others = {{
        {.promised = 46.06, .mean = 0.389, .se = 0.264, .slope = -0.0307, .slope_se = 0.0136},
        {.promised = 47.30, .mean = -0.297, .se = 0.450, .slope = -0.0770, .slope_se = 0.0242},
        {.promised = 49.11, .mean = -1.790, .se = 0.597, .slope = -0.1423, .slope_se = 0.0402},
        {.promised = 49.75, .mean = -2.120, .se = 0.715, .slope = -0.3122, .slope_se = 0.0547},
        {.promised = 51.28, .mean = -3.742, .se = 0.797, .slope = -0.4243, .slope_se = 0.0654},
        {.promised = 51.22, .mean = -3.803, .se = 0.819, .slope = -0.5639, .slope_se = 0.0700},
        {.promised = 52.85, .mean = -3.889, .se = 0.853, .slope = -0.4497, .slope_se = 0.0816},
    }},
};

}  // namespace matador::schafkopf

#endif  // MATADOR_SOLVER_GAMES_SCHAFKOPF_IN_PLAY_H_
