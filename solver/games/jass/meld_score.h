// Which side scores its melds, and what each player shows for that (rules 2.9 to 2.11).
//
//   MeldScore score = score_melds(hands, contract, {}, {.leader = Seat::number(1)});
//   score.scored[1]                   // of seat 2: his melds, if his side has the best
//   score.points_of(declaring_side)   // Wyz and Stöck together

#ifndef MATADOR_SOLVER_GAMES_JASS_MELD_SCORE_H_
#define MATADOR_SOLVER_GAMES_JASS_MELD_SCORE_H_

#include <optional>
#include <span>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"
#include "solver/games/jass/melds.h"
#include "solver/games/jass/rules.h"

namespace matador::jass {

// ---- Meld score ---------------------------------------------------------------------------------

// What there is to know about the players to tell who scores.
struct MeldTable {
  Seat leader;                     // of the first trick; with two players forehand, in both rounds
  std::optional<Seat> joker = {};  // he shows nothing
};

// All by seat.
struct MeldScore {
  std::vector<std::vector<Meld>> melds;  // what he shows, or would show
  std::vector<int> worth;                // of these
  std::optional<Seat> best;              // who has the best meld of all; none where nobody has any
  std::vector<int> scored;               // worth, where his side has the best meld, else 0
  std::vector<int> stoeck;

  // What these players score by melds and Stöck together.
  int points_of(SeatSet seats) const;
};

// The hands of all players as dealt, from seat 1 on; with two players those of one round.
MeldScore score_melds(std::span<const CardSet> hands, const Type& contract, const MeldRules& rules,
                      const MeldTable& table);

// What is shown in a task of Jass, in each round: there are two where the players have second
// hands.
std::vector<MeldScore> score_melds(const Task& task);

// ---- Reported melds -----------------------------------------------------------------------------
// Melds of which only the sum is known: what of it is Stöck, what Wyz, and can it be at all (rules
// 2.9 to 2.11).
//
//   reported_melds({.seats = 4, .trumps = true}, {50, 20})   one way: {{.wyz = 50}, {.stoeck = 20}}
//   reported_melds({.seats = 4, .trumps = true}, {20, 20})   two: either may have the Stöck
//   reported_melds({.seats = 4, .trumps = true}, {50, 50})   none: only one side scores Wyz

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

#endif  // MATADOR_SOLVER_GAMES_JASS_MELD_SCORE_H_
