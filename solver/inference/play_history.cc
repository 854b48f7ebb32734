#include "solver/inference/play_history.h"

#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>

#include "solver/tricks/trick_order.h"

namespace matador {
namespace {

// The order of the cards, and the rules of following suit.
class Order {
 public:
  explicit Order(const TrickOrder& order) : order_(order) {
    for (const std::vector<Card>& lane : order.lanes) {
      CardSet cards;
      for (Card card : lane) cards |= CardSet{card};
      lanes_.push_back(cards);
    }
  }

  // Whether the card wins a trick that `best` was winning (rules 0.5).
  bool beats(Card card, Card best, int trick) const {
    if (lane_of(card) != lane_of(best)) return trumps().contains(card);
    return higher(best, trick).contains(card);
  }

  // Whether the called card is one of the lane of `lead`.
  bool is_called_for(Card lead) const {
    return order_.called && lane_of(lead).contains(order_.called->card);
  }

  // The cards that the player cannot have held beside `card`, which he has played to a trick that
  // began with `lead` and in which `best` was winning. `calls`: the lead asks for the called card.
  CardSet not_held(Card card, Card lead, Card best, int trick, bool calls) const {
    const CardSet lane = lane_of(lead);
    if (lane.contains(card))
      return calls ? CardSet{order_.called->card} - CardSet{card} : CardSet{};
    if (!order_.free_trumping) return lane;  // rules 1.5
    const CardSet puur{order_.lanes.front().front()};
    if (lane == trumps()) return lane - puur;  // Jass 2.8
    if (!trumps().contains(card)) return lane;
    const bool too_low = trumps().contains(best) && !beats(card, best, trick);
    if (!too_low) return {};
    CardSet plain;  // Jass 2.7
    for (CardSet other : lanes_) plain |= other - trumps();
    return order_.forced_undertrump ? plain | (higher(best, trick) - puur) : plain;
  }

 private:
  CardSet lane_of(Card card) const {
    return *ranges::find_if(lanes_, [&](CardSet lane) { return lane.contains(card); });
  }
  CardSet trumps() const { return order_.has_trump ? lanes_.front() : CardSet{}; }

  // The cards of its lane that are stronger than `card`.
  CardSet higher(Card card, int trick) const {
    CardSet above;
    for (const std::vector<Card>& lane : order_.lanes) {
      const auto place = ranges::find(lane, card);
      if (place == lane.end()) continue;
      for (auto it = lane.begin(); it != place; ++it) above |= CardSet{*it};
    }
    return order_.is_upside_down(trick) ? lane_of(card) - above - CardSet{card} : above;
  }

  const TrickOrder& order_;
  std::vector<CardSet> lanes_;
};

}  // namespace

PlayHistory history_of(const Task& task) {
  const TrickOrder trick_order = task.game->order(task);
  const Order order(trick_order);
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
    const bool calls = !called_lane_led && order.is_called_for(lead);
    const CardSet not_held = step == 0 ? CardSet{} : order.not_held(card, lead, best, trick, calls);
    history.steps.push_back({card, seat, trick, not_held - played});
    if (step == 0 || order.beats(card, best, trick)) {
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
