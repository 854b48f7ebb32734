// What a deal of Jass earns (rules 2.5, 2.12, 2.15), from the view of the declaring side, or of the
// player where everyone plays for himself.
//
//   jass::score_ladder(multiplier(contract, options), /*seats=*/4, {.ours = 50, .theirs = 20})

#ifndef MATADOR_SOLVER_GAMES_JASS_SCORE_H_
#define MATADOR_SOLVER_GAMES_JASS_SCORE_H_

#include <vector>

#include "solver/games/game.h"
#include "solver/games/jass/rules.h"

namespace matador::jass {

// What the sides have from Wyz and Stöck before the first card is played.
struct Shown {
  int ours = 0;
  int theirs = 0;
};

// What a contract multiplies everything by (rules 2.2), by the option `multipliers`.
int multiplier(Contract contract, const std::vector<RuleOption>& options);

// The scores that a deal can earn, the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(int multiplier, int seats, const Shown& shown);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_SCORE_H_
