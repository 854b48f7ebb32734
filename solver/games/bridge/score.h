// What a contract of bridge is worth to the side that plays it (law 77 of the Laws of Duplicate
// Bridge, 2017).
//
//   bridge::score({.level = 4, .strain = 3}, Risk::kDoubled, /*vulnerable=*/true, 10)   // 790

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_SCORE_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_SCORE_H_

#include <compare>

#include "solver/games/bridge/rules.h"

namespace matador::bridge {

// An undertaking to win `level` tricks, 1 to 7, beyond six, in a strain by its place in
// Rules::kStrains. The higher one can be bid over the lower one (law 18).
struct Bid {
  int level;
  int strain;
  auto operator<=>(const Bid&) const = default;

  int needs() const { return kBook + level; }  // so many tricks

  static constexpr int kBook = 6;  // tricks beyond it are odd tricks (definitions)
};

enum class Risk { kUndoubled, kDoubled, kRedoubled };

// Of the declaring side, if it wins so many of the tricks; negative where it goes down, by what the
// others then score.
int score(const Bid& bid, Risk risk, bool vulnerable, int tricks);

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_SCORE_H_
