// The weights of the move ordering for games without weights of their own, tuned by bench/tune on
// deals that no benchmark contains: of 32 cards, with card points, permanent trumps and four
// players; three and two players do well with them too. They decide how much work a deal is, never
// what it is worth.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_DEFAULT_WEIGHTS_H_
#define MATADOR_SOLVER_SEARCH_COMMON_DEFAULT_WEIGHTS_H_

#include "solver/search/common/ordering.h"

namespace matador::search {

inline constexpr Weights kDefaultWeights{
    .term =
        {
            {
                {{43, 17, 5, -1, 1, 5, 1, 0},
                 {42, 1, 2, 2, 14, 3, -2, 0},
                 {-19, -1, 0, -3, 17, 0, 0, 0},
                 {-13, -16, 2, -3, 4, -8, -1, 0}},
                {{61, 10, -3, -3, 4, -1, -1, 0},
                 {45, 1, 0, -1, 9, 0, 0, 0},
                 {-11, -1, 0, -3, 1, 1, -2, 0},
                 {8, -15, 1, 4, -3, 0, -5, 0}},
                {{61, 3, -2, 5, -1, 2, 3, 0},
                 {20, 6, -3, -1, 3, 0, 3, 0},
                 {50, -5, -5, 2, -5, 3, -2, 0},
                 {-20, -5, -8, 6, -11, -4, -2, 0}},
                {{39, 2, -1, -2, 2, -6, 3, 0},
                 {41, 14, 8, 0, 4, -5, -5, 0},
                 {-16, -3, 7, -9, 4, 9, 0, 0},
                 {-34, -6, -5, -21, -1, 8, -2, 0}},
                {{30, 8, -2, -2, -9, 1, 4, 0},
                 {-41, 9, -9, 3, -16, 4, -1, 0},
                 {-88, -2, -10, -6, -3, 2, 3, 0},
                 {-45, -3, -1, -5, 1, -1, -1, 0}},
            },
            {
                {{94, 10, 0, -11, 7, -2, 6, 0},
                 {37, 2, -1, 5, 10, -1, 1, 0},
                 {10, -1, 0, 0, 7, 2, 5, 0},
                 {-26, 2, 3, -4, -1, 4, 0, 0}},
                {{21, 1, -1, -2, 14, 5, 3, 0},
                 {10, 4, -1, 2, 16, 0, -3, 0},
                 {16, -2, 0, 0, 1, 3, -5, 0},
                 {-19, -17, 1, 0, -3, -3, -2, 0}},
                {{51, 3, -2, 6, -5, 6, 3, 0},
                 {8, 5, 0, 6, 3, -2, 3, 0},
                 {52, -17, -1, 0, -1, -5, 3, 0},
                 {1, -11, 1, 6, 2, 0, -8, 0}},
                {{40, 2, -1, -1, -1, 3, 2, 0},
                 {89, 9, -5, -1, 4, 1, 8, 0},
                 {-21, 16, -4, -13, 8, 5, 0, 0},
                 {-54, -9, -10, -12, -6, -3, -6, 0}},
                {{42, 7, -5, 4, 5, 0, 10, 0},
                 {9, 4, -4, 1, 2, 0, 2, 0},
                 {29, -3, -2, -8, 2, -1, 0, 0},
                 {-38, -5, -1, -7, 3, 1, -4, 0}},
            },
        },
    .lead_refutation = 10,
    .answer_refutation = 0,
};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_DEFAULT_WEIGHTS_H_
