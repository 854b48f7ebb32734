#include "solver/deals/deal.h"

#include <algorithm>
#include <range/v3/algorithm/find_if.hpp>

#include "absl/strings/str_cat.h"
#include "solver/cards/notation.h"
#include "solver/cards/seat.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

// The end of a message: the cards that nobody was given, if a hand lacks exactly these.
std::string missing(const DealShape& shape, CardSet given, int lacking) {
  const CardSet left = shape.pack - given;
  const bool all_dealt = shape.talon_size() == 0;
  if (!all_dealt || lacking < 1 || left.size() != lacking) return "";
  std::string text = lacking == 1 ? "; the missing card is" : "; the missing cards are";
  for (Card card : left) absl::StrAppend(&text, " ", to_string(card, *shape.notation));
  return text;
}

}  // namespace

std::string seat_name(const DealShape& shape, Seat seat) {
  if (shape.seat_names == nullptr) return absl::StrCat("seat ", seat.number());
  return std::string(shape.seat_names[seat.index()]);
}

CardSet Deal::face_up(Seat seat) const {
  CardSet cards;
  for (const Pile& pile : piles(seat)) cards |= CardSet{pile.up};
  return cards;
}

CardSet Deal::face_down(Seat seat) const {
  CardSet cards;
  for (const Pile& pile : piles(seat)) cards |= CardSet{pile.down};
  return cards;
}

CardSet Deal::talon() const {
  CardSet left = shape_.pack;
  for (Seat seat : all_seats(seats())) left -= cards(seat);
  return left;
}

absl::StatusOr<Deal> Deal::exchanged(Seat seat, const Exchange& exchange) const {
  for (Card card : exchange.take - talon()) {
    return invalid(to_string(card, *shape_.notation),
                   " is taken in exchange, but does not lie on the table");
  }
  for (Card card : exchange.discard - hand(seat) - exchange.take) {
    return invalid(to_string(card, *shape_.notation), " is set aside by ", seat_name(shape_, seat),
                   ", who does not hold it");
  }
  if (exchange.discard.size() != exchange.take.size()) {
    return invalid("the exchange sets aside ", exchange.discard.size(), " and takes ",
                   exchange.take.size(), ", expected the same number");
  }
  Deal deal = *this;
  CardSet& hand = deal.hands_[at(seat)];
  hand = (hand | exchange.take) - exchange.discard;
  return deal;
}

void Deal::sort_piles() {
  if (shape_.piles == 0) return;
  const auto end = piles_.begin() + shape_.seats * shape_.piles;
  for (auto first = piles_.begin(); first < end; first += shape_.piles) {
    std::sort(first, first + shape_.piles);
  }
}

void DealBuilder::complain(Seat seat, Card card) {
  if (!first_error_.empty()) return;
  if (!deal_.shape_.pack.contains(card)) {
    first_error_ =
        absl::StrCat(to_string(card, *deal_.shape_.notation), " is not in the pack of this game");
    return;
  }
  const auto* const place =
      ranges::find_if(given_, [card](CardSet given) { return given.contains(card); });
  const Seat owner = Seat::from_index(static_cast<int>(place - given_.begin()));
  first_error_ =
      absl::StrCat(to_string(card, *deal_.shape_.notation), " is dealt twice, to ",
                   seat_name(deal_.shape_, owner), " and to ", seat_name(deal_.shape_, seat));
}

void DealBuilder::note(Seat seat, CardSet cards) {
  for (Card card : cards - (deal_.shape_.pack - all_given_)) complain(seat, card);
  given_[at(seat)] |= cards;
  all_given_ |= cards;
}

void DealBuilder::give(Seat seat, CardSet cards) {
  note(seat, cards);
  deal_.hands_[at(seat)] |= cards;
}

void DealBuilder::give_second(Seat seat, CardSet cards) {
  note(seat, cards);
  deal_.hands_[static_cast<std::size_t>(deal_.seats() + seat.index())] |= cards;
}

void DealBuilder::lay(Seat seat, const Pile& pile) {
  note(seat, {pile.up});
  note(seat, {pile.down});
  int& laid = laid_[at(seat)];
  if (laid < deal_.shape_.piles) {
    deal_.piles_[static_cast<std::size_t>(seat.index() * deal_.shape_.piles + laid)] = pile;
  }
  ++laid;
}

absl::StatusOr<Deal> DealBuilder::build() const {
  const DealShape& shape = deal_.shape();
  if (!first_error_.empty()) return invalid(first_error_, missing(shape, all_given_, 1));
  for (int index = 0; index < shape.seats; ++index) {
    const Seat seat = Seat::from_index(index);
    const int size = deal_.hand(seat).size();
    if (size != shape.hand_size) {
      return invalid(seat_name(shape, seat), " holds ", size, " cards, expected ", shape.hand_size,
                     missing(shape, all_given_, shape.hand_size - size));
    }
    const int second = deal_.second_hand(seat).size();
    if (shape.hands > 1 && second != shape.hand_size) {
      return invalid("the second hand of ", seat_name(shape, seat), " has ", second,
                     " cards, expected ", shape.hand_size);
    }
    const int laid = laid_[static_cast<std::size_t>(index)];
    if (laid != shape.piles) {
      return invalid("before ", seat_name(shape, seat), " lie ", laid, " face-up cards, expected ",
                     shape.piles);
    }
  }
  Deal deal = deal_;
  deal.sort_piles();
  return deal;
}

}  // namespace matador
