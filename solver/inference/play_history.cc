#include "solver/inference/play_history.h"

#include "solver/tricks/trick_order.h"

namespace matador {
namespace {

// The rules of following suit, by the cards alone.
class Following {
 public:
  explicit Following(const TrickOrder& order) : order_(order), strengths_(order) {}

  const Strengths& strengths() const { return strengths_; }

  // Whether the called card is one of the lane of `lead`.
  bool is_called_for(Card lead) const {
    return order_.called && strengths_.lane_of(lead).contains(order_.called->card);
  }

  // The cards that the player cannot have held beside `card`, which he has played to a trick that
  // began with `lead` and in which `best` was winning. `calls`: the lead asks for the called card.
  CardSet not_held(Card card, Card lead, Card best, int trick, bool calls) const {
    const CardSet lane = strengths_.lane_of(lead);
    const CardSet trumps = strengths_.trumps();
    if (lane.contains(card))
      return calls ? CardSet{order_.called->card} - CardSet{card} : CardSet{};
    if (!order_.free_trumping) return lane;  // rules 1.5
    const CardSet puur{order_.lanes.front().front()};
    if (lane == trumps) return lane - puur;  // Jass 2.8
    if (!trumps.contains(card)) return lane;
    const bool too_low = trumps.contains(best) && !strengths_.beats(card, best, trick);
    if (!too_low) return {};
    const CardSet plain = strengths_.plain_cards();  // Jass 2.7
    return order_.forced_undertrump ? plain | (strengths_.higher(best, trick) - puur) : plain;
  }

 private:
  const TrickOrder& order_;
  Strengths strengths_;
};

}  // namespace

PlayHistory history_of(const Task& task) {
  const TrickOrder trick_order = task.game->order(task);
  const Following following(trick_order);
  const int seats = task.deal.seats();
  PlayHistory history;
  CardSet played;
  Seat leader = task.leader;
  Seat winner = leader;
  Card lead = Card::from_index(0);
  Card best = lead;
  bool called_lane_led = false;
  for (std::size_t i = 0; i < task.play.size(); ++i) {
    const Card card = task.play[i].card;
    const int trick = static_cast<int>(i) / seats;
    const int step = static_cast<int>(i) % seats;
    const Seat seat = leader.next(seats, step);
    if (step == 0) lead = card;
    const bool calls = !called_lane_led && following.is_called_for(lead);
    const CardSet not_held =
        step == 0 ? CardSet{} : following.not_held(card, lead, best, trick, calls);
    history.steps.push_back({card, seat, trick, not_held - played});
    if (step == 0 || following.strengths().beats(card, best, trick)) {
      best = card;
      winner = seat;
    }
    played |= CardSet{card};
    if (step == seats - 1) {
      leader = winner;
      called_lane_led |= calls;
    }
  }
  const int all = seats * task.deal.shape().cards_each();
  const int step = static_cast<int>(task.play.size()) % seats;
  if (static_cast<int>(task.play.size()) < all) history.to_play = leader.next(seats, step);
  return history;
}

}  // namespace matador
