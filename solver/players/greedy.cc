#include "solver/players/greedy.h"

#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/max.hpp>
#include <range/v3/algorithm/min.hpp>
#include <utility>
#include <vector>

#include "solver/games/tasks.h"
#include "solver/games/turn.h"

namespace matador {
namespace {

// Whether players keep off the tricks: to pay less, or because the declarer wants none of them.
bool shuns_tricks(const Task& task) {
  const std::vector<Rung> ladder = task.game->ladder(task, usual_objective(task));
  if (task.game->info().counts_penalties) return ladder.back().goal != Goal::kShortfall;
  return falls(ladder);
}

class GreedyChoice {
 public:
  GreedyChoice(const Task& task, const Played& played)
      : task_(task), played_(played), order_(task.game->order(task)), legal_(played.legal()) {}

  Card card() const {
    if (shuns_tricks(task_)) return off_the_trick();
    if (!played_.trick_open()) return strongest(legal_);
    const CardSet taking = takes();
    if (taking.empty() || is_ours()) return cheapest(legal_);
    return cheapest(taking);
  }

 private:
  Card off_the_trick() const {
    if (!played_.trick_open()) return weakest(legal_);
    const CardSet ducking = legal_ - takes();
    return ducking.empty() ? weakest(legal_) : strongest(ducking);
  }

  // The place of a card in its lane, from the weakest.
  int height(Card card) const {
    for (const std::vector<Card>& lane : order_.lanes) {
      const auto place = ranges::find(lane, card);
      if (place != lane.end()) return static_cast<int>(lane.end() - place);
    }
    return 0;
  }
  Card weakest(CardSet cards) const {
    return ranges::min(cards, {}, [&](Card card) { return height(card); });
  }
  Card strongest(CardSet cards) const {
    return ranges::max(cards, {}, [&](Card card) { return height(card); });
  }
  Card cheapest(CardSet cards) const {
    return ranges::min(cards, {}, [&](Card card) {
      return std::pair(order_.points_of(CardSet{card}), height(card));
    });
  }

  // The legal cards that win the trick so far.
  CardSet takes() const {
    CardSet taking;
    for (Card card : legal_) {
      Played after = played_;
      after.play(card).IgnoreError();
      if (after.tricks().back().winner == *played_.to_play()) taking |= CardSet{card};
    }
    return taking;
  }
  // Whether a partner wins the trick so far.
  bool is_ours() const {
    const SeatSet side = task_.game->declaring_side(task_);
    const Seat winner = played_.tricks().back().winner;
    const bool alone = task_.game->everyone_for_himself(task_.deal.seats(), task_.contract);
    return !alone && side.contains(winner) == side.contains(*played_.to_play());
  }

  const Task& task_;
  const Played& played_;
  const TrickOrder order_;
  const CardSet legal_;
};

}  // namespace

absl::StatusOr<Move> greedy_move(const Task& task) {
  const absl::StatusOr<Turn> turn = turn_of(task);
  if (!turn.ok()) return turn.status();
  if (!turn->to_play) return absl::InvalidArgumentError("all cards are played");
  if (!task.game->has_tricks(task.contract)) return turn->moves.front();
  return GreedyChoice(task, *played_so_far(task)).card();
}

}  // namespace matador
