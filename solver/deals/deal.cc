#include "solver/deals/deal.h"

#include "absl/strings/str_cat.h"
#include "solver/cards/notation.h"

namespace matador {

void DealBuilder::give(Seat seat, Card card) {
  if (first_error_.empty()) {
    if (!deal_.shape_.pack.contains(card)) {
      first_error_ = absl::StrCat(to_string(card), " is not in the pack of this game");
    }
    for (int other = 0; other < deal_.seats(); ++other) {
      if (deal_.hand(Seat::from_index(other)).contains(card)) {
        first_error_ = absl::StrCat(to_string(card), " is dealt twice, to seat ", other + 1,
                                    " and to seat ", seat.number());
      }
    }
  }
  deal_.hands_[static_cast<std::size_t>(seat.index())] |= CardSet{card};
}

void DealBuilder::give(Seat seat, CardSet cards) {
  for (Card card : cards) give(seat, card);
}

absl::StatusOr<Deal> DealBuilder::build() const {
  if (!first_error_.empty()) return absl::InvalidArgumentError(first_error_);
  for (int index = 0; index < deal_.seats(); ++index) {
    const Seat seat = Seat::from_index(index);
    const int size = deal_.hand(seat).size();
    if (size != deal_.shape().hand_size) {
      return absl::InvalidArgumentError(absl::StrCat("seat ", seat.number(), " holds ", size,
                                                     " cards, expected ", deal_.shape().hand_size));
    }
  }
  return deal_;
}

}  // namespace matador
