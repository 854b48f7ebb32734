// How much more is scored in the end than advice promised for a card: a line over what it promised,
// measured among players who all take advice over 40 ways to deal (`matador match --calibrate
// strong`, datasets/in-play/). Advice looks at open cards, and promises more than players get who
// do not see them.
//
//   in_play->declaring[8 - CalibratedAdvice::kFewestCards].mean      // below 0: less is scored

#ifndef MATADOR_SOLVER_GAMES_CALIBRATED_ADVICE_H_
#define MATADOR_SOLVER_GAMES_CALIBRATED_ADVICE_H_

#include <array>

namespace matador {

// In the unit of the usual objective, as the side counts that plays the card. Standard errors count
// the cards of one deal as one draw.
struct ScoredMore {
  double promised;  // on average
  double mean;      // how much more was then scored, on average
  double se;
  double slope;  // how that changes with each unit more that is promised
  double slope_se;
};

// For one number of seats.
struct CalibratedAdvice {
  static constexpr int kFewestCards = 2;  // one card alone is no choice
  static constexpr int kMostCards = 13;
  // The first is that of two cards in hand before the card, the next that of three.
  using ByCards = std::array<ScoredMore, kMostCards - kFewestCards + 1>;

  int seats;
  int most_cards;  // that were measured
  ByCards declaring;
  ByCards others;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_CALIBRATED_ADVICE_H_
