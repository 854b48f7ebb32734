// What a deal of Sjavs earns (rules 1.11, 1.14, 1.18, 1.19), from the declaring side's view.
//
//   const Scoring scoring = scoring_of(/*seats=*/4, options);
//   sjavs::score(Suit::kHearts, {.points = 73, .tricks = 5}, scoring) == 2
//   sjavs::score_ladder(Suit::kClubs, scoring)   -16 -8 0 4 8 16 24, as decisions

#ifndef MATADOR_SOLVER_GAMES_SJAVS_SCORE_H_
#define MATADOR_SOLVER_GAMES_SJAVS_SCORE_H_

#include <string_view>
#include <vector>

#include "solver/cards/card.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador::sjavs {

// The terms of the score beside trumps: the number of players, and the options.
struct Scoring {
  int seats = 4;
  bool solo_vol = true;  // a single player's vol earns more than a side's
};

// The default of the option solo-vol: the value that `suduroy` stands for (rules 1.14), or else
// that of the number of players.
std::string_view usual_solo_vol(int seats, const std::vector<RuleOption>& options);

Scoring scoring_of(int seats, const std::vector<RuleOption>& options);

int score(Suit trump, const Winnings& won, const Scoring& scoring);

// The scores that a deal can earn, each once and the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(Suit trump, const Scoring& scoring);

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_SCORE_H_
