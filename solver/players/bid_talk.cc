#include "solver/players/bid_talk.h"

namespace matador {

std::optional<BidTalk::Turn> BidTalk::turn() const {
  if (all_passed_ || next_ == bids_.size()) return std::nullopt;
  if (done_ < seats_) {
    return Turn{.seat = is_made_ ? hearer_ : bidder_, .bid = bids_[next_], .holds = is_made_};
  }
  if (bid_ > 0) return std::nullopt;
  return Turn{
      .seat = hearer_, .bid = bids_.front(), .holds = false};  // forehand, to whom all passed
}

void BidTalk::say(bool yes) {
  if (done_ == seats_) {
    if (yes) bid_ = bids_.front();
    all_passed_ = !yes;
    return;
  }
  if (!is_made_) {
    if (!yes) {
      next_bidder();
      return;
    }
    bid_ = bids_[next_];
    is_made_ = true;
    return;
  }
  is_made_ = false;
  ++next_;
  if (yes) return;
  hearer_ = bidder_;
  next_bidder();
}

void BidTalk::next_bidder() {
  bidder_ = bidder_.next(seats_);
  ++done_;
}

}  // namespace matador
