// Melds of which only the sum is known: what of it is Stöck, what Wyz, and can it be at all (rules
// 2.9 to 2.11).
//
//   reported_melds({.seats = 4, .trumps = true}, {50, 20})   one way: {{.wyz = 50}, {.stoeck = 20}}
//   reported_melds({.seats = 4, .trumps = true}, {20, 20})   two: either may have the Stöck
//   reported_melds({.seats = 4, .trumps = true}, {50, 50})   none: only one side scores Wyz

#ifndef MATADOR_SOLVER_GAMES_JASS_REPORTED_MELDS_H_
#define MATADOR_SOLVER_GAMES_JASS_REPORTED_MELDS_H_

#include <optional>
#include <vector>

namespace matador::jass {

// Who can have melds.
struct MeldSides {
  int seats;
  bool trumps;  // else there is no Stöck
};

// Wyz and Stöck of a side, or of a player where each plays for himself.
struct SideMelds {
  int wyz = 0;
  int stoeck = 0;
  bool operator==(const SideMelds&) const = default;
};

// All ways in which the sides can have these sums; and, where that is known, this Stöck in them.
std::vector<std::vector<SideMelds>> reported_melds(
    const MeldSides& sides, const std::vector<int>& sums,
    const std::optional<std::vector<int>>& stoeck = std::nullopt);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_REPORTED_MELDS_H_
