#include "solver/games/davoserjazz/score.h"

#include <algorithm>

#include "solver/cards/seats.h"
#include "solver/games/tasks.h"

namespace matador::davoserjazz {
namespace {

// The most units of its goal that a player can have in a hand.
int most(const Hand& hand, const DealShape& shape) {
  if (compares_tricks(*hand.goal)) return shape.hand_size;
  if (hand.goal == Goal::kFirstAndLast) return 2;
  const int cards = (shape.pack & hand.cards).size();
  return hand.goal == Goal::kSweep ? std::max(cards - 1, kSweepPenalty) : cards;
}

}  // namespace

std::vector<Rung> penalty_ladder(const Hand& hand, const DealShape& shape) {
  if (!hand.goal) return {};
  std::vector<Rung> ladder = counting_ladder(*hand.goal, most(hand, shape));
  for (Rung& rung : ladder) rung.value *= hand.penalty;
  return ladder;
}

std::vector<int> penalties(const Hand& hand, const DealShape& shape, const WinningsBySeat& won) {
  const std::vector<Rung> ladder = penalty_ladder(hand, shape);
  std::vector<int> penalties;
  for (Seat seat : all_seats(shape.seats)) {
    penalties.push_back(value_of(ladder, won, seat, shape.seats));
  }
  return penalties;
}

}  // namespace matador::davoserjazz
