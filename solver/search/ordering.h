// Which card to try first: by how the trick would end if it were played, and at what price.
//
// The weights are whole numbers, tuned by bench/tune on deals that no benchmark contains. They
// decide how much work a deal is, never what it is worth.

#ifndef MATADOR_SOLVER_SEARCH_ORDERING_H_
#define MATADOR_SOLVER_SEARCH_ORDERING_H_

#include <cstdint>

namespace matador::search {

// How the trick ends, from the view of the side that is to play. `Sure`: nobody who is still to
// play can change it. `Likely`: if everybody takes the trick for his side where he can.
enum Ending { kSurelyOurs, kLikelyOurs, kLikelyTheirs, kSurelyTheirs, kEndings };

// What a card does: leads a plain lane or trumps, follows to the lane led, ruffs, or is thrown off.
enum Deed { kLeadsPlain, kLeadsTrump, kFollows, kRuffs, kThrowsOff, kDeeds };

struct Weights {
  struct Term {
    std::int16_t base;     // for doing it
    std::int16_t worth;    // for each card point of the card
    std::int16_t height;   // for each step of the card above the lowest of its lane
    std::int16_t length;   // for each card of its lane in the hand,
    std::int16_t theirs;   // in the hands of the other side,
    std::int16_t friends;  // and in those of the rest of the own side
    std::int16_t stake;    // for each card point that lies in the trick already
  };
  Term term[2][kDeeds][kEndings];  // defenders, declaring side
};

inline constexpr Weights kTunedWeights{{
    {
        {{43, 17, 5, -1, 1, 5, 1},
         {42, 1, 2, 2, 14, 3, -2},
         {-19, -1, 0, -3, 17, 0, 0},
         {-13, -16, 2, -3, 4, -8, -1}},
        {{61, 10, -3, -3, 4, -1, -1},
         {45, 1, 0, -1, 9, 0, 0},
         {-11, -1, 0, -3, 1, 1, -2},
         {8, -15, 1, 4, -3, 0, -5}},
        {{61, 3, -2, 5, -1, 2, 3},
         {20, 6, -3, -1, 3, 0, 3},
         {50, -5, -5, 2, -5, 3, -2},
         {-20, -5, -8, 6, -11, -4, -2}},
        {{39, 2, -1, -2, 2, -6, 3},
         {41, 14, 8, 0, 4, -5, -5},
         {-16, -3, 7, -9, 4, 9, 0},
         {-34, -6, -5, -21, -1, 8, -2}},
        {{30, 8, -2, -2, -9, 1, 4},
         {-41, 9, -9, 3, -16, 4, -1},
         {-88, -2, -10, -6, -3, 2, 3},
         {-45, -3, -1, -5, 1, -1, -1}},
    },
    {
        {{94, 10, 0, -11, 7, -2, 6},
         {37, 2, -1, 5, 10, -1, 1},
         {10, -1, 0, 0, 7, 2, 5},
         {-26, 2, 3, -4, -1, 4, 0}},
        {{21, 1, -1, -2, 14, 5, 3},
         {10, 4, -1, 2, 16, 0, -3},
         {16, -2, 0, 0, 1, 3, -5},
         {-19, -17, 1, 0, -3, -3, -2}},
        {{51, 3, -2, 6, -5, 6, 3},
         {8, 5, 0, 6, 3, -2, 3},
         {52, -17, -1, 0, -1, -5, 3},
         {1, -11, 1, 6, 2, 0, -8}},
        {{40, 2, -1, -1, -1, 3, 2},
         {89, 9, -5, -1, 4, 1, 8},
         {-21, 16, -4, -13, 8, 5, 0},
         {-54, -9, -10, -12, -6, -3, -6}},
        {{42, 7, -5, 4, 5, 0, 10},
         {9, 4, -4, 1, 2, 0, 2},
         {29, -3, -2, -8, 2, -1, 0},
         {-38, -5, -1, -7, 3, 1, -4}},
    },
}};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ORDERING_H_
