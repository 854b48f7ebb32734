// The weights of the move ordering for bridge, tuned by bench/tune on deals that no benchmark
// contains, from the fourth trick on. They decide how much work a deal is, never what it is worth.

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_WEIGHTS_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_WEIGHTS_H_

#include "solver/search/common/ordering.h"

namespace matador::bridge {

inline constexpr search::Weights kTrumpWeights{
    .term =
        {
            {
                {},  // leads have weights of their own: lead_weights.h
                {},
                {{123, 4, -1, 0, -5, 6, -1, 0},
                 {23, 4, -4, 4, 3, -11, 3, 0},
                 {67, -1, 0, -3, -6, 3, -2, 0},
                 {-70, -9, -5, 3, -15, -3, -3, 0}},
                {{22, 3, -3, -8, 5, 10, 2, 0},
                 {55, 17, 6, 9, 7, -7, -5, 0},
                 {-20, -2, 5, -12, 10, 3, -2, 0},
                 {-104, -10, -16, -27, 1, 2, -4, 0}},
                {{148, 8, -4, -3, -1, 7, 5, 0},
                 {-62, 13, -15, 6, -21, -14, 3, 0},
                 {-57, -3, -5, -1, -9, -7, 7, 0},
                 {-57, -5, -7, 1, -6, -1, -1, 0}},
            },
            {
                {},  // leads have weights of their own: lead_weights.h
                {},
                {{79, 4, -6, 7, -8, 2, 2, 0},
                 {9, 7, 0, 11, 10, -6, 3, 0},
                 {1, -22, -2, -2, 1, -3, -4, 0},
                 {-34, -16, -1, 1, 2, -4, -6, 0}},
                {{43, -5, -1, 0, -3, -1, -1, 0},
                 {90, 9, -1, -1, 1, 0, 11, 0},
                 {-1, 18, -7, -9, 4, 3, 6, 0},
                 {-28, -13, -13, -19, -7, -10, -6, 0}},
                {{84, 3, -5, 1, 8, -2, 12, 0},
                 {-20, 8, -7, -2, 11, -4, 2, 0},
                 {3, -1, -3, -1, 2, -4, 5, 0},
                 {-96, -5, -5, -7, 5, -11, -10, 0}},
            },
        },
    .answer_refutation = 8,
};

inline constexpr search::Weights kNoTrumpWeights{
    .term =
        {
            {
                {},  // leads have weights of their own: lead_weights.h
                {},
                {{60, 2, -1, 3, -1, 6, 3, 0},
                 {51, 6, -3, 3, 3, -6, 6, 0},
                 {41, -5, -6, -1, -2, 5, -2, 0},
                 {-30, 2, -11, 6, -18, -8, -3, 0}},
                {{33, 4, 4, 1, 5, -6, 3, 0},
                 {52, 20, 9, 0, 4, -2, -5, 0},
                 {-47, -3, 13, -7, 4, 10, 4, 0},
                 {-34, -5, -13, -19, -1, 9, -2, 0}},
                {{30, 11, -6, -15, -8, 2, 8, 0},
                 {-41, 13, -23, 4, 2, -11, 2, 0},
                 {-88, 0, -16, 1, -7, -8, 4, 0},
                 {-66, -5, -3, 1, 1, -5, -4, 0}},
            },
            {
                {},  // leads have weights of their own: lead_weights.h
                {},
                {{57, 4, -2, 4, -5, 7, -1, 0},
                 {8, 7, 7, 9, 4, -4, 1, 0},
                 {11, -14, -2, -2, 1, -4, 4, 0},
                 {-14, -12, -8, 6, 1, 0, -8, 0}},
                {{40, 2, 4, 5, -3, 3, 2, 0},
                 {89, 13, -5, -1, -2, 1, 7, 0},
                 {3, 16, -2, -13, 13, 7, 1, 0},
                 {-30, -5, -10, -15, -5, -3, -6, 0}},
                {{45, 1, -2, 2, 1, -4, 12, 0},
                 {-11, 6, -11, 2, 5, -6, 2, 0},
                 {29, -3, -5, -1, 3, -12, 2, 0},
                 {-38, -9, -7, 1, 3, -7, -4, 0}},
            },
        },
    .answer_refutation = 9,
};

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_WEIGHTS_H_
