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
enum Outcome { kSurelyOurs, kLikelyOurs, kLikelyTheirs, kSurelyTheirs, kOutcomes };

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
  Term term[2][kDeeds][kOutcomes];  // defenders, declaring side
};

inline constexpr Weights kTunedWeights{{
    {
        {{47, 19, 5, -6, 3, 4, 6},
         {40, 1, 3, 3, 15, 4, -1},
         {-19, -1, 0, -1, 9, 0, 0},
         {-10, -16, -1, -3, 0, -4, -2}},
        {{63, 6, -1, -2, 4, -4, -3},
         {40, 1, 0, -1, 11, -4, 0},
         {-11, -1, 0, -3, 1, 1, 1},
         {-19, -11, 0, 5, -1, 0, -2}},
        {{52, 3, -2, 5, 0, 0, 3},
         {20, 6, 0, 0, 3, 1, 3},
         {6, -6, -4, 2, -5, 2, -2},
         {-10, -4, -5, 7, -6, 1, -2}},
        {{25, 2, -1, -2, -2, -1, 5},
         {74, -1, 4, 0, 0, -6, -3},
         {-10, 5, 5, -6, 1, 2, 0},
         {-13, -7, -8, -9, -1, 4, 0}},
        {{37, 8, -5, -4, -1, -2, 4},
         {-7, 10, -9, 1, -9, 4, 0},
         {-47, -9, -13, -6, -4, 1, 5},
         {-24, -3, -1, -2, 0, 0, 0}},
    },
    {
        {{66, 13, 2, -5, 8, 0, 6},
         {41, 2, -1, 7, 10, 0, 1},
         {-14, -1, 0, 0, 3, 0, -3},
         {-27, -3, 2, 0, -3, 0, 0}},
        {{43, 1, -1, -2, 8, 5, -2},
         {10, 4, 0, -1, 13, 2, -1},
         {24, -2, 0, 0, 0, 3, -5},
         {-19, -12, 1, 0, 2, 0, -3}},
        {{52, 3, -2, 5, -1, 3, 3},
         {20, 3, -3, 6, 3, -3, 3},
         {40, -12, 0, -1, 1, 3, -1},
         {8, -7, -5, 6, -3, 0, -5}},
        {{40, 2, -1, -1, -1, 3, 2},
         {89, -1, -5, -1, -1, 0, 5},
         {-10, 12, -4, -10, 4, 3, 0},
         {-35, -15, -7, -6, -2, -1, -5}},
        {{39, 10, -5, 1, 1, -2, 8},
         {15, 4, -5, 1, 3, 0, 1},
         {21, -4, -14, -3, -5, 0, 0},
         {-36, -6, -1, -3, 1, 2, 0}},
    },
}};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ORDERING_H_
