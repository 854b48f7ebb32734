// How a game whose players name the contract guesses what a contract is worth, without any search:
// for who pushes and leaves the choice to his partner, to tell what is lost by naming it at a
// glance, and to compare deals with many others.

#ifndef MATADOR_SOLVER_GAMES_EVALUATION_H_
#define MATADOR_SOLVER_GAMES_EVALUATION_H_

#include "solver/cards/seat.h"

namespace matador {

struct Task;

class Evaluation {
 public:
  virtual ~Evaluation() = default;

  // The score of the declaring side, guessed from the cards of all; and from those of one player of
  // that side alone, before the first card.
  virtual double of_deal(const Task& task) const = 0;
  virtual double of_hand(const Task& task, Seat seat) const = 0;

  // Whether of_deal() looks at more cards than of_hand(); and for how many seats that is fitted.
  virtual bool guesses_deals() const { return true; }
  virtual bool guesses_hands(int seats) const = 0;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_EVALUATION_H_
