// What a contract of Jass is worth, guessed without search: the strength of the hands (strength.h)
// and their melds, multiplied as on the sheet.

#include <cstdint>
#include <span>
#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/glance.h"
#include "solver/games/jass/glance_weights.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/order.h"
#include "solver/games/jass/rules.h"
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

Glance made(Direction direction, std::span<const std::int16_t> points,
            std::span<const std::int16_t> tricks, const GlanceCurve& vol, int looks) {
  std::vector<TrickOrder> orders;
  for (const Type& type : Rules::kTypes) {
    orders.push_back(type.direction == direction ? order(type, {}) : TrickOrder{});
  }
  return {orders,
          {.points = points,
           .tricks = tricks,
           .vol = vol,
           .most_points = Rules::kAllPoints,
           .most_tricks = variant(4).hand_size},
          looks};
}

}  // namespace

const Evaluation& hand_evaluation() {
  static const HandEvaluation evaluation;
  return evaluation;
}

// A deal with trumps is more work, so that it pays to look at more.
const Glance& glance_of(const Type& type) {
  static const Glance in_trumps =
      made(Direction::kTrump, trumps::kPoints, trumps::kTricks, trumps::kVol, 300);
  static const Glance downwards =
      made(Direction::kDown, obenabe::kPoints, obenabe::kTricks, obenabe::kVol, 100);
  static const Glance upwards =
      made(Direction::kUp, undenufe::kPoints, undenufe::kTricks, undenufe::kVol, 100);
  switch (type.direction) {
    case Direction::kTrump:
      break;
    case Direction::kDown:
      return downwards;
    case Direction::kUp:
      return upwards;
  }
  return in_trumps;
}

}  // namespace matador::jass
