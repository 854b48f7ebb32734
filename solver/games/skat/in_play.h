// What is scored beside what advice promises, as datasets/in-play/ has measured it.
// Written by `datasets/in-play/rows.py header skat`.

#ifndef MATADOR_SOLVER_GAMES_SKAT_IN_PLAY_H_
#define MATADOR_SOLVER_GAMES_SKAT_IN_PLAY_H_

#include "solver/games/calibrated_advice.h"

namespace matador::skat {

// Suit games.
inline constexpr CalibratedAdvice kSuitGamesInPlay{
    .seats = 3,
    .most_cards = 10,
    .declaring = {{{-0.152, 0.104},
                   {-0.138, 0.155},
                   {-0.229, 0.246},
                   {0.043, 0.332},
                   {0.618, 0.406},
                   {0.677, 0.502},
                   {1.940, 0.588},
                   {2.112, 0.658},
                   {4.394, 0.658}}},
    .others = {{{-1.137, 0.208},
                {-3.263, 0.371},
                {-5.536, 0.481},
                {-7.260, 0.612},
                {-9.210, 0.693},
                {-11.016, 0.807},
                {-13.096, 0.884},
                {-14.266, 0.924},
                {-16.010, 0.947}}},
};

// Grand.
inline constexpr CalibratedAdvice kGrandInPlay{
    .seats = 3,
    .most_cards = 10,
    .declaring = {{{-0.019, 0.107},
                   {0.227, 0.139},
                   {0.240, 0.227},
                   {0.615, 0.346},
                   {1.012, 0.409},
                   {2.355, 0.537},
                   {4.103, 0.622},
                   {4.650, 0.694},
                   {4.301, 0.762}}},
    .others = {{{-2.196, 0.351},
                {-3.737, 0.520},
                {-5.236, 0.657},
                {-7.023, 0.767},
                {-8.525, 0.879},
                {-11.168, 1.024},
                {-11.555, 1.193},
                {-11.092, 1.270},
                {-10.792, 1.169}}},
};

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_IN_PLAY_H_
