// The score of a contract of bridge for the side that plays it (law 77).
//
//   bridge::score({.level = 4, .strain = 3}, Risk::kDoubled, /*vulnerable=*/true, 10)   // 790

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_SCORE_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_SCORE_H_

#include <compare>

#include "solver/games/bridge/rules.h"

namespace matador::bridge {

// A bid to win six tricks and `level` more, 1 to 7, in a strain by its place in Rules::kStrains. A
// greater Bid is a higher bid (law 18).
struct Bid {
  int level;
  int strain;
  auto operator<=>(const Bid&) const = default;

  int needs() const { return kBook + level; }  // tricks

  static constexpr int kBook = 6;  // tricks beyond it are odd tricks (definitions)
};

enum class Risk { kUndoubled, kDoubled, kRedoubled };

// The score of the declaring side if it wins `tricks`. If it goes down, the others' score,
// negative.
int score(const Bid& bid, Risk risk, bool vulnerable, int tricks);

// International matchpoints for a difference of scores, with its sign (law 78).
int imps(int points);

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_SCORE_H_
