// What a bid of Klørsjavs is worth to forehand, guessed from his own cards without search: a linear
// function of what they are, fitted to the scores of deals that were solved. He is the declarer
// then, and leads.

#ifndef MATADOR_SOLVER_GAMES_KLORSJAVS_EVALUATION_H_
#define MATADOR_SOLVER_GAMES_KLORSJAVS_EVALUATION_H_

#include "solver/games/evaluation.h"

namespace matador::klorsjavs {

class HandEvaluation : public Evaluation {
 public:
  double of_deal(const Task& task) const override;  // by the cards of the declarer alone
  double of_hand(const Task& task, Seat seat) const override;
  bool guesses_deals() const override { return false; }
  bool guesses_hands(int /*seats*/) const override { return true; }
};

}  // namespace matador::klorsjavs

#endif  // MATADOR_SOLVER_GAMES_KLORSJAVS_EVALUATION_H_
