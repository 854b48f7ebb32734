// The weights by which strength.h guesses what a hand is worth, by Direction: trumps, Obenabe,
// Undenufe. Printed by bench/fit_hands.cc; bench/figures.md tells from which deals.

#ifndef MATADOR_SOLVER_GAMES_JASS_WEIGHTS_OF_HANDS_H_
#define MATADOR_SOLVER_GAMES_JASS_WEIGHTS_OF_HANDS_H_

#include <array>

#include "solver/games/jass/strength.h"

namespace matador::jass {

inline constexpr std::array<Features, 3> kHandWeights{{
    {82.76, 53.19, 38.27, 29.15, 26.26, 27.27, 20.95, 19.98, 19.63,  //
     17.56, 5.90, 2.12, -1.28, 9.81, 5.67, 14.34, -7.67, -38.81},
    {36.92, -1.85, -0.51, -4.01, -5.78, -5.90, -6.16, -6.12, -6.60,  //
     9.51, 3.20, 6.21, 7.23, 14.82, 14.01},
    {36.42, 2.99, 1.14, -5.14, -5.91, -7.40, -7.71, -7.61, -6.77,  //
     4.06, -0.61, 10.09, 10.95, 13.09, 7.85},
}};

// What the first lead is worth to the side that has it.
inline constexpr std::array<double, 3> kMarginOfLead{6.92, 21.06, 21.55};

// What the hand of one player promises: base + slope * strength; and the part of the points of his
// Wyz by which his side gains on the others: they may have the better meld, or his partner more.
struct MarginLine {
  double base;
  double slope;
};
struct Promise {
  int seats;
  std::array<MarginLine, 3> margins;
  double share_of_melds;
};
inline constexpr std::array<Promise, 3> kPromises{{
    {4, {{{-130.49, 1.319}, {1.65, 1.319}, {8.40, 1.320}}}, 0.92},
    {5, {{{7.58, 1.010}, {102.48, 1.009}, {114.06, 1.014}}}, 0.80},
    {6, {{{-73.20, 1.186}, {33.00, 1.184}, {37.90, 1.177}}}, 0.36},
}};

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_WEIGHTS_OF_HANDS_H_
