// What a deal of Sjavs earns (rules 1.11, 1.14), from the declaring side's view.
//
//   sjavs::score(Suit::kHearts, {.points = 73, .tricks = 5}, {.solo_vol = true}) == 2
//   sjavs::score_ladder(Suit::kClubs, {.solo_vol = false})   -16 -8 0 4 8 16, as decisions

#ifndef MATADOR_SOLVER_GAMES_SJAVS_SCORE_H_
#define MATADOR_SOLVER_GAMES_SJAVS_SCORE_H_

#include <vector>

#include "solver/cards/card.h"
#include "solver/games/game.h"

namespace matador::sjavs {

// What the declaring side won in a whole deal.
struct Winnings {
  int points = 0;
  int tricks = 0;
  bool solo = false;  // one player of the side won all the tricks himself
};

struct ScoreOptions {
  bool solo_vol = true;  // a single player's vol earns more than a side's
};

// The option `solo-vol`, or else what the rule set `suduroy` says of it (rules 1.14).
ScoreOptions score_options(const std::vector<RuleOption>& options);

int score(Suit trump, const Winnings& won, const ScoreOptions& options);

// The scores that a deal can earn, each once and the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(Suit trump, const ScoreOptions& options);

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_SCORE_H_
