#include "solver/games/bridge/score.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <range/v3/algorithm/upper_bound.hpp>

namespace matador::bridge {
namespace {

constexpr int kNotrump = 4;

int times(Risk risk) { return 1 << static_cast<int>(risk); }

// The points of a trick above six, bid or not; the first one in notrump has 10 more.
int trick_points(int strain) {
  const bool minor = strain < 2;
  return minor ? 20 : 30;
}

int contract_points(const Bid& bid, Risk risk) {
  return (bid.level * trick_points(bid.strain) + (bid.strain == kNotrump ? 10 : 0)) * times(risk);
}

// The bonus for slam, game or part-score, and for making a doubled contract.
int bonus(const Bid& bid, Risk risk, bool vulnerable) {
  int points = 50;
  if (contract_points(bid, risk) >= 100) points = vulnerable ? 500 : 300;
  if (bid.level == 6) points += vulnerable ? 750 : 500;
  if (bid.level == 7) points += vulnerable ? 1500 : 1000;
  return points + (risk == Risk::kUndoubled ? 0 : 25 * times(risk));
}

int overtrick_points(const Bid& bid, Risk risk, bool vulnerable) {
  if (risk == Risk::kUndoubled) return trick_points(bid.strain);
  return (vulnerable ? 100 : 50) * times(risk);
}

// Doubled: the first costs 100, the next two 200 each and all others 300 each; vulnerable 200 and
// then 300 each.
int undertrick_points(Risk risk, bool vulnerable, int down) {
  if (risk == Risk::kUndoubled) return (vulnerable ? 100 : 50) * down;
  const int doubled = vulnerable ? 300 * down - 100
                                 : 100 + 200 * std::min(down - 1, 2) + 300 * std::max(down - 3, 0);
  return doubled * times(risk) / 2;
}

}  // namespace

int score(const Bid& bid, Risk risk, bool vulnerable, int tricks) {
  const int over = tricks - bid.needs();
  if (over < 0) return -undertrick_points(risk, vulnerable, -over);
  return contract_points(bid, risk) + bonus(bid, risk, vulnerable) +
         over * overtrick_points(bid, risk, vulnerable);
}

int imps(int points) {
  // The least differences for 1, 2, ... 24.
  constexpr std::array kSteps{20,  50,  90,   130,  170,  220,  270,  320,  370,  430,  500,  600,
                              750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000};
  const auto reached = ranges::upper_bound(kSteps, std::abs(points)) - kSteps.begin();
  return static_cast<int>(points < 0 ? -reached : reached);
}

}  // namespace matador::bridge
