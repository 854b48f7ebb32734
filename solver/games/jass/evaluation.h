// What a contract of Jass is worth, guessed without search: the strength of the hands (strength.h)
// and their melds, multiplied as on the sheet.

#ifndef MATADOR_SOLVER_GAMES_JASS_EVALUATION_H_
#define MATADOR_SOLVER_GAMES_JASS_EVALUATION_H_

#include "solver/games/evaluation.h"

namespace matador::jass {

class HandEvaluation : public Evaluation {
 public:
  double of_deal(const Task& task) const override;
  double of_hand(const Task& task, Seat seat) const override;
  bool guesses_hands(int seats) const override;
};

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_EVALUATION_H_
