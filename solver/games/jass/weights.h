// The weights of the move ordering for Jass, tuned by bench/tune on deals of four players that no
// benchmark contains, from the third trick on with trumps and from the second without. They decide
// how much work a deal is, never what it is worth. And those of
// a hand, fitted to solved deals.

#ifndef MATADOR_SOLVER_GAMES_JASS_WEIGHTS_H_
#define MATADOR_SOLVER_GAMES_JASS_WEIGHTS_H_

#include <array>

#include "solver/games/jass/strength.h"
#include "solver/search/common/ordering.h"

namespace matador::jass {

// ---- Weights ------------------------------------------------------------------------------------

inline constexpr search::Weights kTrumpWeights{
    .term =
        {
            {
                {{4, 16, 5, 1, 7, -2, 2, 0},
                 {29, -3, 4, -3, 5, 3, -2, 0},
                 {-19, -2, -11, -4, 17, 5, -1, 0},
                 {-2, -14, 2, 4, 5, -6, 2, 0}},
                {{63, 8, 6, -8, 5, 3, -1, 0},
                 {53, 1, 0, -1, 13, 4, 1, 0},
                 {-9, -1, 5, -5, 17, 1, -9, 0},
                 {31, -18, -6, 4, -1, -3, -5, 0}},
                {{96, 5, -1, 2, -5, 6, -1, 0},
                 {19, 6, -3, 4, 3, -4, 3, 0},
                 {55, -2, 4, 2, -8, 3, -2, 0},
                 {-53, -5, -7, 2, -12, -4, -3, 0}},
                {{27, 0, -5, -12, 5, -1, 0, 0},
                 {55, 17, 8, 10, 7, -8, -5, 0},
                 {-33, -3, 8, -7, 1, 12, 0, 0},
                 {-34, -8, -5, -21, 2, 2, -4, 0}},
                {{102, 8, -3, 1, -9, 5, 8, 0},
                 {-41, 9, -14, 3, -20, -8, 3, 0},
                 {-77, 0, -10, -7, 0, 0, 4, 0},
                 {-43, -5, -1, -2, 1, -1, -1, 0}},
            },
            {
                {{113, 19, -2, -7, 21, -2, 4, 0},
                 {32, 2, -1, 5, 6, -1, 3, 0},
                 {-5, 0, -1, -6, 6, 5, 9, 0},
                 {-3, 6, 3, -3, 0, 4, 2, 0}},
                {{9, 1, 3, -4, 15, 5, 2, 0},
                 {36, 3, 0, 2, 20, 1, 0, 0},
                 {16, 9, 0, -2, 1, 2, -5, 0},
                 {-31, -16, -5, 1, -3, -5, -5, 0}},
                {{65, 6, -6, 4, -5, 6, 5, 0},
                 {9, 7, 1, 7, 6, -6, 3, 0},
                 {47, -18, -1, -2, -3, -3, -3, 0},
                 {-19, -15, 0, 6, 2, 0, -6, 0}},
                {{40, -3, -1, -1, -3, 0, 2, 0},
                 {61, 9, -6, -1, 6, -3, 11, 0},
                 {-21, 18, -8, -13, 6, 5, 3, 0},
                 {-1, -13, -10, -14, -8, -3, -6, 0}},
                {{77, 3, -5, 4, 8, 0, 12, 0},
                 {-6, 1, -5, 0, 10, -5, 2, 0},
                 {1, -1, -6, -9, 1, -8, 5, 0},
                 {-59, -5, -4, -7, 5, -4, -5, 0}},
            },
        },
    .lead_refutation = 200,
    .answer_refutation = 14,
    .answer_history = 200,
    .lane_leads = 100,
};

inline constexpr search::Weights kPlainWeights{
    .term =
        {
            {
                {{56, 12, 5, -1, 1, 5, 1, 0},
                 {42, 1, 6, 3, 16, 8, -2, 0},
                 {-19, -2, -7, -4, 15, 7, 0, 0},
                 {1, -16, 2, 0, 4, -6, 3, 0}},
                {{61, 10, -3, -7, 5, -1, -1, 0},
                 {59, 1, 0, -1, 9, 0, 0, 0},
                 {-5, -3, 0, -5, 6, 3, -3, 0},
                 {8, -17, -1, 4, -3, 0, -9, 0}},
                {{61, 2, -2, 5, -1, 6, 3, 0},
                 {22, 6, -1, 3, 3, 0, 7, 0},
                 {36, -5, -5, 2, -5, 3, -2, 0},
                 {-29, 2, -11, 6, -15, -4, -3, 0}},
                {{33, 2, 3, -2, 5, -6, 3, 0},
                 {41, 14, 8, 0, 4, -5, -5, 0},
                 {-31, -3, 9, -7, 4, 9, 0, 0},
                 {-34, -6, -9, -19, -1, 8, -2, 0}},
                {{30, 8, -5, -10, -11, 0, 4, 0},
                 {-41, 9, -13, 5, -15, -4, -1, 0},
                 {-88, 0, -14, -13, -3, 1, 4, 0},
                 {-33, -5, -2, -5, 1, -2, -4, 0}},
            },
            {
                {{94, 10, 0, -9, 5, -2, 6, 0},
                 {46, 2, 2, 9, 10, 3, 1, 0},
                 {10, -1, -3, -2, 1, 5, 9, 0},
                 {-26, 4, 3, -4, -1, 4, 0, 0}},
                {{21, 1, 3, -2, 14, 5, 3, 0},
                 {10, 4, -1, 2, 16, 0, -3, 0},
                 {16, -6, 0, -2, 1, 2, -5, 0},
                 {-34, -17, 3, 0, -3, -3, 1, 0}},
                {{51, 6, -2, 6, -5, 6, 3, 0},
                 {8, 7, 2, 6, 3, -2, 1, 0},
                 {38, -17, -1, 0, 1, -6, 3, 0},
                 {1, -12, 1, 6, 2, 0, -8, 0}},
                {{40, 2, -1, 2, -3, 3, 2, 0},
                 {89, 13, -5, -1, -2, 1, 8, 0},
                 {-21, 16, -4, -13, 6, 5, 0, 0},
                 {-30, -7, -10, -12, -6, -3, -6, 0}},
                {{42, 3, -7, 4, 4, -4, 10, 0},
                 {-5, 2, -4, -1, 2, 0, 2, 0},
                 {29, -3, -2, -8, 1, -1, 0, 0},
                 {-38, -5, -4, -7, -1, 1, -4, 0}},
            },
        },
    .lead_refutation = 40,
    .answer_refutation = 32,
    .lane_leads = 100,
    .lane_answers = 60,
};

// ---- Weights of hands ---------------------------------------------------------------------------
// The weights by which strength.h guesses what a hand is worth, by Direction: trumps, Obenabe,
// Undenufe. Printed by bench/fit_hands.cc; bench/figures.md tells from which deals.

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

#endif  // MATADOR_SOLVER_GAMES_JASS_WEIGHTS_H_
