// The weights by which strength.h guesses what a declarer wins: suit games, grand. Printed by
// bench/fit_declarers.cc; bench/figures.md tells from which deals.

#ifndef MATADOR_SOLVER_GAMES_SKAT_WEIGHTS_OF_HANDS_H_
#define MATADOR_SOLVER_GAMES_SKAT_WEIGHTS_OF_HANDS_H_

#include <array>

#include "solver/games/skat/strength.h"

namespace matador::skat {

inline constexpr std::array<Features, 2> kHandWeights{{
    {3.31,  13.69, 10.22, 7.23, 5.17,  7.34,  5.46,  2.48, 2.08, 1.85,  2.08,  1.74,  5.27,  4.70,
     5.62,  //
     13.52, 3.09,  2.18,  0.66, -3.51, -1.94, -2.52, 8.56, 1.31, -3.12, -5.72, -7.50, -0.64, 0.88},
    {4.75,  13.50, 6.51, 5.85, 6.00,  0,     0,     0,     0,    0,     0,     0,     0,    0,
     0,  //
     14.46, 8.93,  9.87, 4.29, -1.73, -0.12, -2.15, 11.17, 3.89, -2.71, -4.24, -3.61, 4.13, 0.79},
}};

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_WEIGHTS_OF_HANDS_H_
