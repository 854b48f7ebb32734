// The facts of Danish Klørsjavs (rules 1.D), each with the clause that it comes from. The trumps,
// the order of the cards and what they are worth are those of Sjavs: see games/sjavs/rules.h.

#ifndef MATADOR_SOLVER_GAMES_KLORSJAVS_RULES_H_
#define MATADOR_SOLVER_GAMES_KLORSJAVS_RULES_H_

#include <array>
#include <string_view>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/tricks/goal.h"

namespace matador::klorsjavs {

// A bid, and what it brings the declarer from each opponent, or costs him.
struct Bid {
  std::string_view name;
  bool takes_cat;
  bool all_tricks;
  int worth;
};

// How a bid for points ends that reaches `target` of `goal`, and no later grade: a multiple of its
// worth.
struct Grade {
  Goal goal;
  int target;
  int times;
};

struct Rules {
  static constexpr CardSet kPack = kPack20;     // Klørsjavs 1.20
  static constexpr int kSeats = 3;              // 1.20
  static constexpr int kHandSize = 6;           // 1.20
  static constexpr int kTricks = kHandSize;     // 1.20
  static constexpr int kCat = 2;                // 1.20
  static constexpr Suit kTrump = Suit::kClubs;  // 1.20, unless farvesjavs
  static constexpr int kPackPoints = 120;       // 1.4

  static constexpr std::array<Bid, 4> kBids{{
      // 1.21, rising
      {.name = "spil", .takes_cat = true, .all_tricks = false, .worth = 1},
      {.name = "stryger", .takes_cat = false, .all_tricks = false, .worth = 4},
      {.name = "tout", .takes_cat = true, .all_tricks = true, .worth = 10},
      {.name = "stroget-tout", .takes_cat = false, .all_tricks = true, .worth = 15},
  }};

  static constexpr std::array<Grade, 6> kGrades{{
      // 1.21, of Spil and Stryger, the lowest first. The cat is worth 22 at most: who has 31 points
      // has a trick.
      {Goal::kTricks, 0, -3},
      {Goal::kTricks, 1, -2},
      {Goal::kPoints, 31, -1},
      {Goal::kPoints, 61, 1},
      {Goal::kPoints, kPackPoints - 30, 2},
      {Goal::kTricks, kTricks, 3},
  }};
};

static_assert(Rules::kSeats * Rules::kHandSize + Rules::kCat == Rules::kPack.size());

}  // namespace matador::klorsjavs

#endif  // MATADOR_SOLVER_GAMES_KLORSJAVS_RULES_H_
