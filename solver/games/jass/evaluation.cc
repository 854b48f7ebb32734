// What a contract of Jass is worth, guessed without search: the strength of the hands (strength.h)
// and their melds, multiplied as on the sheet.

#include "solver/games/evaluation.h"

#include "solver/cards/seat.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/order.h"
#include "solver/games/jass/sheet.h"
#include "solver/games/jass/sides.h"
#include "solver/games/jass/strength.h"

namespace matador::jass {
namespace {

class HandEvaluation : public Evaluation {
 public:
  double of_deal(const Task& task) const override {
    const SeatSet side = task.game->declaring_side(task);
    const Type& type = type_of(task.contract);
    double margin = (side.contains(task.leader) ? 1 : -1) * margin_of_lead(type);
    for (Seat seat : all_seats(task.deal.seats())) {
      const CardSet cards = task.deal.hand(seat) | task.deal.second_hand(seat);
      margin += (side.contains(seat) ? 1 : -1) * strength(cards, type);
    }
    for (const MeldScore& shown : score_melds(task)) {
      for (Seat seat : all_seats(task.deal.seats())) {
        margin +=
            (side.contains(seat) ? 1 : -1) * (shown.scored[at(seat)] + shown.stoeck[at(seat)]);
      }
    }
    return multiplier(task.contract, task.options) * margin;
  }

  double of_hand(const Task& task, Seat seat) const override {
    const CardSet hand = task.deal.hand(seat);
    const Type& type = type_of(task.contract);
    const int melds = worth(hand, meld_rules(task.options));
    const double margin = promise(hand, type, task.deal.seats(), melds) + stoeck(hand, type);
    return multiplier(task.contract, task.options) * margin;
  }

  // promise() needs a partner, who leads.
  bool guesses_hands(int seats) const override { return seats >= 4; }
};

}  // namespace

const Evaluation& hand_evaluation() {
  static const HandEvaluation evaluation;
  return evaluation;
}

}  // namespace matador::jass
