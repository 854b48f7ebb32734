#include "solver/games/davoserjazz/score.h"

#include <algorithm>

#include "solver/cards/seats.h"
#include "solver/games/tasks.h"

namespace matador::davoserjazz {
namespace {

// The most units of a goal that a player can have.
int most(Goal goal, const DealShape& shape) {
  const int clubs = (shape.pack & CardSet::of_suit(Suit::kClubs)).size();
  switch (goal) {
    case Goal::kClubs:
      return std::max(clubs - 1, kSweepOfClubs);
    case Goal::kQueens:
      return (shape.pack & CardSet::of_rank(Rank::kQueen)).size();
    case Goal::kFirstLast:
      return 2;
    case Goal::kKing:
      return 1;
    default:
      return shape.hand_size;
  }
}

}  // namespace

std::vector<Rung> penalty_ladder(const Hand& hand, const DealShape& shape) {
  if (!hand.goal) return {};
  std::vector<Rung> ladder = counting_ladder(*hand.goal, most(*hand.goal, shape));
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
