#include "solver/games/jass/evaluation.h"

#include "solver/cards/seats.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/order.h"
#include "solver/games/jass/score.h"
#include "solver/games/jass/strength.h"

namespace matador::jass {
double HandEvaluation::of_deal(const Task& task) const {
  const SeatSet side = task.game->declaring_side(task);
  const Type& type = type_of(task.contract);
  double margin = (side.contains(task.leader) ? 1 : -1) * margin_of_lead(type);
  for (Seat seat : all_seats(task.deal.seats())) {
    const CardSet cards = task.deal.hand(seat) | task.deal.second_hand(seat);
    margin += (side.contains(seat) ? 1 : -1) * strength(cards, type);
  }
  for (const MeldScore& shown : score_melds(task)) {
    for (Seat seat : all_seats(task.deal.seats())) {
      margin += (side.contains(seat) ? 1 : -1) * (shown.scored[at(seat)] + shown.stoeck[at(seat)]);
    }
  }
  return multiplier(task.contract, task.options) * margin;
}

double HandEvaluation::of_hand(const Task& task, Seat seat) const {
  const CardSet hand = task.deal.hand(seat);
  const Type& type = type_of(task.contract);
  const int melds = worth(hand, meld_rules(task.options));
  const double margin = promise(hand, type, task.deal.seats(), melds) + stoeck(hand, type);
  return multiplier(task.contract, task.options) * margin;
}

// promise() needs a partner, who leads.
bool HandEvaluation::guesses_hands(int seats) const { return seats >= 4; }

}  // namespace matador::jass
