#include "solver/tricks/played.h"

#include <range/v3/algorithm/find.hpp>

#include "absl/strings/str_cat.h"
#include "solver/hand_on.h"

namespace matador {

Played::Played(const Deal& deal, const TrickOrder& order, Seat leader)
    : shape_(deal.shape()),
      seats_(deal.seats()),
      order_(order),
      strengths_(order),
      tricks_of_a_hand_(deal.shape().hand_size),
      talon_(deal.talon()),
      next_leader_(leader),
      called_lane_led_(!order.called.has_value()) {
  for (int seat = 0; seat < seats_; ++seat) {
    hands_[static_cast<std::size_t>(seat)] = deal.cards(Seat::from_index(seat));
    const std::span<const Pile> piles = deal.piles(Seat::from_index(seat));
    second_hands_[static_cast<std::size_t>(seat)] = deal.second_hand(Seat::from_index(seat));
    piles_.insert(piles_.end(), piles.begin(), piles.end());
  }
}

bool Played::trick_open() const {
  return !tricks_.empty() && static_cast<int>(tricks_.back().cards.size()) < seats_;
}

std::optional<Seat> Played::to_play() const {
  const Seat seat = trick_open() ? tricks_.back().leader.next(
                                       seats_, static_cast<int>(tricks_.back().cards.size()))
                                 : next_leader_;
  if (hand(seat).empty()) return std::nullopt;
  return seat;
}

CardSet Played::face_down(Seat seat) const {
  CardSet cards;
  for (const Pile& pile : piles_) {
    const bool in_trick =
        trick_open() && ranges::find(tricks_.back().cards, pile.up) != tricks_.back().cards.end();
    if (hand(seat).contains(pile.up) || (in_trick && hand(seat).contains(pile.down))) {
      cards |= CardSet{pile.down};
    }
  }
  return cards;
}

CardSet Played::second_hand(Seat seat) const {
  if (complete_tricks() >= tricks_of_a_hand_) return {};
  return second_hands_[at(seat)];
}

CardSet Played::legal() const {
  const std::optional<Seat> seat = to_play();
  if (!seat) return {};
  const CardSet cards = hand(*seat) - face_down(*seat) - second_hand(*seat);
  if (are_bound(cards)) return legal_while_bound(cards);
  if (!trick_open()) return cards;
  if (order_.free_trumping) return legal_with_free_trumping(cards);
  const CardSet follow = cards & lane_of(tricks_.back().cards.front());
  return follow.empty() ? cards : follow;
}

bool Played::are_bound(CardSet cards) const {
  return !called_lane_led_ && cards.contains(order_.called->card);
}

CardSet Played::legal_while_bound(CardSet cards) const {
  const CardSet called{order_.called->card};
  const CardSet lane = lane_of(order_.called->card);
  if (!trick_open()) {
    const bool may_run = (cards & lane).size() >= order_.called->to_run;
    return may_run ? cards : cards - (lane - called);
  }
  const CardSet led = lane_of(tricks_.back().cards.front());
  if (led == lane) return called;
  const CardSet follow = cards & led;
  if (!follow.empty()) return follow;
  return cards == called ? cards : cards - called;
}

CardSet Played::legal_with_free_trumping(CardSet cards) const {
  const CardSet all_trumps = strengths_.trumps();
  const CardSet trumps = cards & all_trumps;
  const CardSet lane = lane_of(tricks_.back().cards.front());
  const CardSet follow = cards & lane;
  const CardSet puur{order_.lanes.front().front()};
  if (lane == all_trumps) {  // Jass 2.8
    const bool must_follow = !follow.empty() && follow != puur;
    return must_follow ? follow : cards;
  }
  if (cards == trumps && !order_.forced_undertrump) return cards;  // Jass 2.7
  CardSet too_low;
  for (Card card : trumps) {
    if (all_trumps.contains(best_) && beats(best_, card)) too_low |= CardSet{card};
  }
  const CardSet may = (follow.empty() ? cards : follow | trumps) - too_low;
  return (may - puur).empty() ? cards : may;
}

// The reason why the player to move may not play the card; empty if he may.
std::string Played::refusal(Card card) const {
  const std::optional<Seat> seat = to_play();
  if (!seat) return "after the last card of the deal";
  const std::string by = absl::StrCat("by ", seat_name(shape_, *seat), ", ");
  if (!hand(*seat).contains(card)) return by + "who does not hold it";
  if (face_down(*seat).contains(card)) return by + "before whom it still lies face down";
  if (second_hand(*seat).contains(card)) return by + "whose second hand it is in";
  if (legal().contains(card)) return "";
  if (const std::string why = refusal_while_bound(card); !why.empty()) return by + why;
  const CardSet lane = lane_of(tricks_.back().cards.front());
  const bool follows = !(hand(*seat) & lane).empty() && !lane_of(best_).contains(card);
  return by + absl::StrCat(follows ? "who has to follow suit to " : "who may not trump lower than ",
                           name(follows ? tricks_.back().cards.front() : best_));
}

// If it is the called card that forbids this one.
std::string Played::refusal_while_bound(Card card) const {
  if (!are_bound(hand(*to_play()))) return "";
  const Card called = order_.called->card;
  const std::string the_called = name(called) + ", which was called";
  if (card == called) return "who may not throw off the card that was called";
  if (!trick_open()) return "who may lead this suit only with " + the_called;
  if (lane_of(tricks_.back().cards.front()) != lane_of(called)) return "";
  return "who has to play " + the_called;
}

absl::Status Played::play(Move move) {
  if (!move.is_card()) {
    return invalid(to_string(move), " is no card, as tricks are made of");
  }
  const Card card = move.card;
  if (const std::string why = refusal(card); !why.empty()) {
    return invalid(name(card), " is played ", why);
  }
  const std::optional<Seat> seat = to_play();
  if (!trick_open()) {
    tricks_.push_back({.leader = *seat, .cards = {}, .winner = *seat});
  }
  Trick& trick = tricks_.back();
  if (trick.cards.empty() || beats(card, best_)) {
    best_ = card;
    trick.winner = *seat;
  }
  trick.cards.push_back(card);
  trick.points += order_.points_in(static_cast<int>(tricks_.size()) - 1, card);
  hands_[at(*seat)] -= CardSet{card};
  if (!trick_open()) {
    next_leader_ = trick.winner;
    if (!called_lane_led_) {
      called_lane_led_ = lane_of(order_.called->card).contains(trick.cards.front());
    }
    if (tricks_.size() == 1) trick.points += order_.first_trick;
    if (!to_play()) trick.points += order_.last_trick;
  }
  return absl::OkStatus();
}

}  // namespace matador
