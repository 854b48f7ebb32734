// What a deal of Skat scores for its declarer (rules 5.6, 5.7).
//
//   Terms terms{.contract = &clubs, .matadors = 2};
//   skat::score(terms, {.points = 73, .tricks = 6}) == 36
//   skat::score_ladder(terms)      -120 -96 -72 36 48 60, as decisions

#ifndef MATADOR_SOLVER_GAMES_SKAT_SCORE_H_
#define MATADOR_SOLVER_GAMES_SKAT_SCORE_H_

#include <optional>
#include <vector>

#include "solver/games/game.h"
#include "solver/games/skat/announced.h"
#include "solver/games/skat/rules.h"
#include "solver/games/winnings.h"

namespace matador::skat {

// The terms on which the score depends, beside the points and tricks.
struct Terms {
  const Kind* contract;
  Announced announced = {};
  int matadors = 1;  // none in null
  std::optional<int> bid = {};
  int tricks = Rules::kTricks;  // of the whole deal
};

int score(const Terms& terms, const Winnings& won);

// The scores that a deal can bring, each once and the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(const Terms& terms);

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_SCORE_H_
