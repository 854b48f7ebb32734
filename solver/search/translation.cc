#include "solver/search/translation.h"

namespace matador::search {

Translation::Translation(const Deal& deal, const TrickOrder& order, SeatSet declaring_side,
                         Seat declarer) {
  layout_.declaring = declaring_side.mask();
  layout_.has_trump = order.has_trump;
  layout_.last_trick[1] = order.last_trick;
  layout_.played = deal.seats() * deal.shape().cards_each();
  // From the weakest lane's weakest card up, so that the trump lane, first in `order`, comes last.
  for (std::size_t lane = order.lanes.size(); lane-- > 0; ++layout_.lanes) {
    const std::vector<Card>& cards = order.lanes[lane];
    for (std::size_t i = cards.size(); i-- > 0; ++layout_.cards) {
      const Card card = cards[i];
      const auto place = static_cast<std::size_t>(layout_.cards);
      const std::uint64_t bit = std::uint64_t{1} << place;
      bit_of_[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(place);
      layout_.lane[layout_.lanes] |= bit;
      layout_.worth[place] = static_cast<std::uint8_t>(order.points_of(card));
      for (int number = 0; number < deal.seats(); ++number) {
        const Seat seat = Seat::from_index(number);
        const bool from_talon = seat == declarer && deal.talon().contains(card);
        if (from_talon || deal.cards(seat).contains(card)) layout_.hand[number] |= bit;
      }
    }
  }
  for (int i = 0; i < deal.seats(); ++i) {
    for (const Pile& pile : deal.piles(Seat::from_index(i))) {
      layout_.up[layout_.piles] = bit_of(pile.up);
      layout_.down[layout_.piles++] = bit_of(pile.down);
    }
  }
}

Moment Translation::moment(const Played& played) const {
  Moment moment;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    for (Card card : played.hand(Seat::from_index(seat))) {
      moment.remaining |= std::uint64_t{1} << bit_of(card);
    }
  }
  if (played.trick_open()) {
    const Trick& trick = played.tricks().back();
    for (Card card : trick.cards) {
      moment.trick[moment.placed++] = bit_of(card);
      moment.remaining |= std::uint64_t{1} << bit_of(card);
    }
    moment.leader = trick.leader.index();
  } else if (const std::optional<Seat> seat = played.to_play()) {
    moment.leader = seat->index();
  }
  return moment;
}

}  // namespace matador::search
