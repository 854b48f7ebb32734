#include "solver/search/common/translation.h"

#include <bit>

namespace matador::search {

Translation::Translation(const Deal& deal, const TrickOrder& order, SeatSet declaring_side,
                         Seat declarer) {
  layout_.declaring = declaring_side.mask();
  layout_.last_trick[1] = order.last_trick;
  layout_.forced_undertrump = order.forced_undertrump;
  layout_.played = deal.seats() * deal.shape().cards_each();
  for (int trick = 0; trick < deal.shape().cards_each(); ++trick) {
    const int cards_left = layout_.played - trick * deal.seats();
    if (order.is_upside_down(trick)) layout_.upside_down |= std::uint64_t{1} << cards_left;
  }
  CardSet second;
  for (int i = 0; i < deal.seats(); ++i) second |= deal.second_hand(Seat::from_index(i));
  // From the weakest card of the last lane up: the trump lane, first in `order`, becomes the
  // highest bits.
  for (std::size_t lane = order.lanes.size(); lane-- > 0;) {
    const bool trumps = order.has_trump && lane == 0;
    const int first = layout_.lanes;
    if (!second.empty()) append_lane(order, order.lanes[lane], second);
    append_lane(order, order.lanes[lane], deal.shape().pack - second);
    for (int i = first; trumps && i < layout_.lanes; ++i) layout_.trumps |= layout_.lane[i];
  }
  if (order.has_trump && deal.shape().pack.contains(order.lanes.front().front())) {
    layout_.best_trump = bit(order.lanes.front().front());
  }
  if (order.called) {
    layout_.called = bit(order.called->card);
    layout_.to_run = order.called->to_run;
  }
  for (int i = 0; i < deal.seats(); ++i) {
    const Seat seat = Seat::from_index(i);
    const CardSet cards = deal.cards(seat) | (seat == declarer ? deal.talon() : CardSet{});
    for (Card card : cards) layout_.hand[i] |= bit(card);
    for (Card card : deal.second_hand(seat)) layout_.second |= bit(card);
  }
  for (int i = 0; i < deal.seats(); ++i) {
    for (const Pile& pile : deal.piles(Seat::from_index(i))) {
      layout_.up[layout_.piles] = bit_of(pile.up);
      layout_.down[layout_.piles++] = bit_of(pile.down);
    }
  }
}

// Appends a lane: those of the cards that are in the set, the weakest first.
void Translation::append_lane(const TrickOrder& order, const std::vector<Card>& cards,
                              CardSet set) {
  for (std::size_t i = cards.size(); i-- > 0;) {
    if (!set.contains(cards[i])) continue;
    const auto place = static_cast<std::size_t>(layout_.cards++);
    bit_of_[static_cast<std::size_t>(cards[i].index())] = static_cast<std::uint8_t>(place);
    layout_.lane[layout_.lanes] |= bit(cards[i]);
    const auto index = static_cast<std::size_t>(cards[i].index());
    layout_.worth[place] = static_cast<std::uint8_t>(order.points[index]);
    layout_.upside_down_worth[place] =
        static_cast<std::uint8_t>(order.upside_down_points.value_or(order.points)[index]);
  }
  ++layout_.lanes;
}

RootPosition Translation::root_position(const Played& played) const {
  RootPosition root_position;
  root_position.is_bound = !played.called_lane_led();
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    for (Card card : played.hand(Seat::from_index(seat))) {
      root_position.remaining |= bit(card);
    }
  }
  if (played.trick_open()) {
    const Trick& trick = played.tricks().back();
    for (Card card : trick.cards) {
      root_position.trick[root_position.placed++] = bit_of(card);
      root_position.remaining |= bit(card);
    }
    root_position.leader = trick.leader.index();
  } else if (const std::optional<Seat> seat = played.to_play()) {
    root_position.leader = seat->index();
  } else if (!played.tricks().empty()) {
    root_position.leader = played.tricks().back().winner.index();
  }
  for (int i = 0; i < played.complete_tricks(); ++i) {
    const Trick& trick = played.tricks()[static_cast<std::size_t>(i)];
    const int winner = trick.winner.index();
    if (i == 0) root_position.first_winner = winner;
    ++root_position.tricks_won[winner];
    root_position.worth_won[winner] =
        static_cast<std::uint8_t>(root_position.worth_won[winner] + trick.points);
  }
  return root_position;
}

RootPosition Translation::root_position(CardSet left, Seat leader, const std::vector<Card>& trick,
                                        bool is_bound) const {
  RootPosition root_position;
  root_position.leader = leader.index();
  root_position.is_bound = is_bound;
  for (Card card : left) root_position.remaining |= bit(card);
  for (Card card : trick) root_position.trick[root_position.placed++] = bit_of(card);
  // A payer of the first trick has paid.
  const bool is_first = std::popcount(root_position.remaining) == layout_.played;
  if (!is_first) root_position.first_winner = std::countr_zero(layout_.declaring);
  return root_position;
}

}  // namespace matador::search
