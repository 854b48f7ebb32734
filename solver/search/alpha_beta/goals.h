// The goals of tricks/goal.h as the search counts them: what a trick earns the declaring side.
//
// `kGoal`: which of them it is. `kUsesWorth`: card points matter. `kSolo`: the winner of the first
// trick must win all the others. `uncounted`: of the tricks of a deal, the number at its end that
// earn nothing. `total`: the most that `tricks` tricks with cards of `worth` points can bring;
// `prize`: what one trick with cards of `worth` points brings.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_GOALS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_GOALS_H_

#include "solver/cards/bits.h"
#include "solver/tricks/goal.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

struct Points {
  static constexpr Goal kGoal = Goal::kPoints;
  static constexpr bool kUsesWorth = true;
  static constexpr bool kSolo = false;
  static constexpr int uncounted(int /*tricks*/) { return 0; }
  static constexpr int total(int worth, int /*tricks*/) { return worth; }
  static constexpr int prize(int worth) { return worth; }
};

// What the declaring side does not win, where points are shunned (DefaultTraits::kShuns).
struct ShunnedPoints : Points {
  static constexpr Goal kGoal = Goal::kShunnedPoints;
};

struct Tricks {
  static constexpr Goal kGoal = Goal::kTricks;
  static constexpr bool kUsesWorth = false;
  static constexpr bool kSolo = false;
  static constexpr int uncounted(int /*tricks*/) { return 0; }
  static constexpr int total(int /*worth*/, int tricks) { return tricks; }
  static constexpr int prize(int /*worth*/) { return 1; }
};

// The first tricks count, the others are uncounted.
struct First : Tricks {
  static constexpr Goal kGoal = Goal::kFirst;
  static constexpr int uncounted(int tricks) { return tricks - majority(tricks); }
};

// 1 for success; no trick earns anything by itself.
struct Solo {
  static constexpr Goal kGoal = Goal::kSolo;
  static constexpr bool kUsesWorth = false;
  static constexpr bool kSolo = true;
  static constexpr int uncounted(int /*tricks*/) { return 0; }
  static constexpr int total(int /*worth*/, int /*tricks*/) { return 1; }
  static constexpr int prize(int /*worth*/) { return 0; }
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_GOALS_H_
