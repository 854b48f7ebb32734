// How much more is scored than advice promises, as datasets/in-play/ has measured it.
// Written by `datasets/in-play/rows.py header skat`.

#ifndef MATADOR_SOLVER_GAMES_SKAT_IN_PLAY_H_
#define MATADOR_SOLVER_GAMES_SKAT_IN_PLAY_H_

#include "solver/games/calibrated_advice.h"

namespace matador::skat {

// Suit games.
inline constexpr CalibratedAdvice kSuitGamesInPlay{
    .seats = 3,
    .most_cards = 10,
    .declaring = {{
        {.promised = 80.84, .mean = -0.152, .se = 0.104, .slope = 0.0002, .slope_se = 0.0053},
        {.promised = 81.10, .mean = -0.138, .se = 0.154, .slope = -0.0070, .slope_se = 0.0073},
        {.promised = 81.26, .mean = -0.229, .se = 0.246, .slope = -0.0090, .slope_se = 0.0107},
        {.promised = 80.51, .mean = 0.043, .se = 0.331, .slope = -0.0157, .slope_se = 0.0162},
        {.promised = 80.37, .mean = 0.618, .se = 0.403, .slope = -0.0490, .slope_se = 0.0199},
        {.promised = 79.88, .mean = 0.677, .se = 0.500, .slope = -0.0444, .slope_se = 0.0293},
        {.promised = 79.29, .mean = 1.940, .se = 0.579, .slope = -0.1160, .slope_se = 0.0333},
        {.promised = 78.50, .mean = 2.112, .se = 0.654, .slope = -0.0793, .slope_se = 0.0410},
        {.promised = 75.84, .mean = 4.394, .se = 0.653, .slope = -0.0981, .slope_se = 0.0433},
    }},
    .others = {{
        {.promised = 40.57, .mean = -1.137, .se = 0.208, .slope = -0.0050, .slope_se = 0.0086},
        {.promised = 43.04, .mean = -3.263, .se = 0.373, .slope = -0.0159, .slope_se = 0.0192},
        {.promised = 44.95, .mean = -5.536, .se = 0.483, .slope = -0.0121, .slope_se = 0.0279},
        {.promised = 47.24, .mean = -7.260, .se = 0.619, .slope = -0.0422, .slope_se = 0.0411},
        {.promised = 49.56, .mean = -9.210, .se = 0.701, .slope = -0.0707, .slope_se = 0.0546},
        {.promised = 51.44, .mean = -11.016, .se = 0.814, .slope = -0.0981, .slope_se = 0.0694},
        {.promised = 53.56, .mean = -13.096, .se = 0.894, .slope = -0.1944, .slope_se = 0.0929},
        {.promised = 54.42, .mean = -14.266, .se = 0.934, .slope = -0.1747, .slope_se = 0.1096},
        {.promised = 55.42, .mean = -16.010, .se = 0.958, .slope = -0.2512, .slope_se = 0.1031},
    }},
};

// Grand.
inline constexpr CalibratedAdvice kGrandInPlay{
    .seats = 3,
    .most_cards = 10,
    .declaring = {{
        {.promised = 68.94, .mean = -0.019, .se = 0.107, .slope = 0.0059, .slope_se = 0.0040},
        {.promised = 67.73, .mean = 0.227, .se = 0.139, .slope = 0.0073, .slope_se = 0.0049},
        {.promised = 67.86, .mean = 0.240, .se = 0.227, .slope = -0.0040, .slope_se = 0.0093},
        {.promised = 67.99, .mean = 0.615, .se = 0.343, .slope = -0.0332, .slope_se = 0.0132},
        {.promised = 67.57, .mean = 1.012, .se = 0.407, .slope = -0.0314, .slope_se = 0.0145},
        {.promised = 66.28, .mean = 2.355, .se = 0.533, .slope = -0.0514, .slope_se = 0.0239},
        {.promised = 64.15, .mean = 4.103, .se = 0.612, .slope = -0.0848, .slope_se = 0.0267},
        {.promised = 63.12, .mean = 4.650, .se = 0.686, .slope = -0.0865, .slope_se = 0.0313},
        {.promised = 62.87, .mean = 4.301, .se = 0.760, .slope = -0.0528, .slope_se = 0.0402},
    }},
    .others = {{
        {.promised = 54.19, .mean = -2.196, .se = 0.353, .slope = -0.0389, .slope_se = 0.0141},
        {.promised = 56.47, .mean = -3.737, .se = 0.523, .slope = -0.0308, .slope_se = 0.0222},
        {.promised = 58.27, .mean = -5.236, .se = 0.664, .slope = -0.0380, .slope_se = 0.0300},
        {.promised = 59.88, .mean = -7.023, .se = 0.775, .slope = -0.0380, .slope_se = 0.0390},
        {.promised = 62.35, .mean = -8.525, .se = 0.897, .slope = -0.0860, .slope_se = 0.0499},
        {.promised = 64.39, .mean = -11.168, .se = 1.039, .slope = -0.0928, .slope_se = 0.0628},
        {.promised = 65.01, .mean = -11.555, .se = 1.222, .slope = -0.2463, .slope_se = 0.0708},
        {.promised = 65.37, .mean = -11.092, .se = 1.304, .slope = -0.2432, .slope_se = 0.0834},
        {.promised = 65.94, .mean = -10.792, .se = 1.191, .slope = -0.2647, .slope_se = 0.0974},
    }},
};

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_IN_PLAY_H_
