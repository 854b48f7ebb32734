#include "solver/search/translation.h"

namespace matador::search {

Translation::Translation(const Deal& deal, const TrickOrder& order,
                         const std::function<int(Card)>& card_points, SeatSet declaring_side) {
  layout_.declaring = declaring_side.mask();
  layout_.has_trump = order.has_trump;
  // From the weakest lane's weakest card up, so that the trump lane, first in `order`, comes last.
  for (std::size_t lane = order.lanes.size(); lane-- > 0; ++layout_.lanes) {
    const std::vector<Card>& cards = order.lanes[lane];
    for (std::size_t i = cards.size(); i-- > 0; ++layout_.cards) {
      const Card card = cards[i];
      const auto place = static_cast<std::size_t>(layout_.cards);
      const std::uint64_t bit = std::uint64_t{1} << place;
      bit_of_[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(place);
      layout_.lane[layout_.lanes] |= bit;
      layout_.worth[place] = static_cast<std::uint8_t>(card_points(card));
      for (int seat = 0; seat < deal.seats(); ++seat) {
        if (deal.hand(Seat::from_index(seat)).contains(card)) layout_.hand[seat] |= bit;
      }
    }
  }
}

Moment Translation::moment(const Played& played) const {
  Moment moment;
  for (std::uint64_t hand : layout_.hand) moment.remaining |= hand;
  for (const Trick& trick : played.tricks()) {
    const bool open = played.trick_open() && &trick == &played.tricks().back();
    for (Card card : trick.cards) {
      const std::uint8_t bit = bit_of_[static_cast<std::size_t>(card.index())];
      if (open) {
        moment.trick[moment.placed++] = bit;
      } else {
        moment.remaining &= ~(std::uint64_t{1} << bit);
      }
    }
    moment.leader = (open ? trick.leader : trick.winner).index();
  }
  if (played.tricks().empty()) {
    if (const auto seat = played.to_play()) moment.leader = seat->index();
  }
  return moment;
}

}  // namespace matador::search
