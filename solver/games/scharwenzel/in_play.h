// What is scored beside what advice promises, as datasets/in-play/ has measured it.
// Written by `datasets/in-play/rows.py header scharwenzel`.

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_IN_PLAY_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_IN_PLAY_H_

#include "solver/games/calibrated_advice.h"

namespace matador::scharwenzel {

// Four players.
inline constexpr CalibratedAdvice kInPlay{
    .seats = 4,
    .most_cards = 8,
    .declaring = {{{-0.049, 0.009},
                   {-0.084, 0.014},
                   {-0.116, 0.019},
                   {-0.171, 0.023},
                   {-0.187, 0.027},
                   {-0.226, 0.031},
                   {-0.248, 0.034}}},
    .others = {{{0.023, 0.008},
                {0.049, 0.015},
                {0.076, 0.020},
                {0.140, 0.024},
                {0.128, 0.028},
                {0.196, 0.032},
                {0.223, 0.035}}},
};

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_IN_PLAY_H_
