#include "solver/games/bridge/auction.h"

#include <string>

#include "absl/status/status.h"
#include "solver/hand_on.h"

namespace matador::bridge {

// ---- Auction ------------------------------------------------------------------------------------

namespace {

std::size_t side(Seat seat) { return static_cast<std::size_t>(seat.index() % 2); }  // law 4

}  // namespace

absl::Status Auction::allowed(const Call& call) const {
  if (over()) return invalid("comes after the end of the auction");  // law 22
  const bool of_own_side = bid_ && side(bidder_) == side(turn_);
  switch (call.kind) {
    case Call::Kind::kPass:
      break;
    case Call::Kind::kBid:  // law 18
      if (bid_ && call.bid <= *bid_) {
        return invalid("is not higher than the last bid");
      }
      break;
    case Call::Kind::kDouble:  // law 19
      if (!bid_) return invalid("doubles no bid");
      if (of_own_side) return invalid("doubles a bid of the own side");
      if (risk_ != Risk::kUndoubled) {
        return invalid("doubles a bid that is doubled");
      }
      break;
    case Call::Kind::kRedouble:  // law 19
      if (risk_ != Risk::kDoubled) {
        return invalid("redoubles a bid that is not doubled");
      }
      if (!of_own_side) return invalid("redoubles a bid of the other side");
      break;
  }
  return absl::OkStatus();
}

absl::Status Auction::take(const Call& call) {
  MATADOR_RETURN_IF_ERROR(allowed(call));
  passes_ = call.kind == Call::Kind::kPass ? passes_ + 1 : 0;
  if (call.kind == Call::Kind::kDouble) risk_ = Risk::kDoubled;
  if (call.kind == Call::Kind::kRedouble) risk_ = Risk::kRedoubled;
  if (call.kind == Call::Kind::kBid) {
    bid_ = call.bid;
    bidder_ = turn_;
    risk_ = Risk::kUndoubled;
    auto& first = first_.at(side(turn_)).at(static_cast<std::size_t>(call.bid.strain));
    if (!first) first = turn_;
  }
  turn_ = turn_.next(Rules::kPlayers);
  return absl::OkStatus();
}

std::optional<FinalContract> Auction::contract() const {
  if (!bid_) return std::nullopt;
  const auto strain = static_cast<std::size_t>(bid_->strain);
  return FinalContract{
      .bid = *bid_, .risk = risk_, .declarer = *first_.at(side(bidder_)).at(strain)};  // law 41
}

}  // namespace matador::bridge
