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

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_MELD_SCORE_H_
