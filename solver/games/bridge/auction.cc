#include "solver/games/bridge/auction.h"

#include <range/v3/algorithm/count.hpp>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "solver/hand_on.h"

namespace matador::bridge {

// ---- Auction ------------------------------------------------------------------------------------

namespace {

std::size_t side(Seat seat) { return static_cast<std::size_t>(seat.index() % 2); }  // law 4

}  // namespace

absl::Status Auction::allowed(const Call& call) const {
  if (over()) return absl::InvalidArgumentError("comes after the end of the auction");  // law 22
  const bool of_own_side = bid_ && side(bidder_) == side(turn_);
  switch (call.kind) {
    case Call::Kind::kPass:
      break;
    case Call::Kind::kBid:  // law 18
      if (bid_ && call.bid <= *bid_) {
        return absl::InvalidArgumentError("is not higher than the last bid");
      }
      break;
    case Call::Kind::kDouble:  // law 19
      if (!bid_) return absl::InvalidArgumentError("doubles no bid");
      if (of_own_side) return absl::InvalidArgumentError("doubles a bid of the own side");
      if (risk_ != Risk::kUndoubled) {
        return absl::InvalidArgumentError("doubles a bid that is doubled");
      }
      break;
    case Call::Kind::kRedouble:  // law 19
      if (risk_ != Risk::kDoubled) {
        return absl::InvalidArgumentError("redoubles a bid that is not doubled");
      }
      if (!of_own_side) return absl::InvalidArgumentError("redoubles a bid of the other side");
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

// ---- Bid text -----------------------------------------------------------------------------------

namespace {

// "NT" or "NOTRUMP".
std::optional<int> place_of_strain(std::string_view capitals) {
  for (std::size_t i = 0; i < kPbnStrains.size(); ++i) {
    const std::string name = absl::AsciiStrToUpper(std::string(Rules::kStrains[i].name));
    if (capitals == kPbnStrains[i] || capitals == name) return static_cast<int>(i);
  }
  return capitals == "N" ? place_of_strain("NT") : std::nullopt;
}

}  // namespace

std::optional<BridgeBid> read_bid(std::string_view text) {
  const std::string capitals = absl::AsciiStrToUpper(std::string(text));
  std::string_view strain = capitals;
  std::optional<int> level;
  if (!strain.empty() && strain.front() >= '1' && strain.front() <= '7') {
    level = strain.front() - '0';
    strain.remove_prefix(1);
  }
  const auto doubles = ranges::count(capitals, 'X');
  while (strain.ends_with('X')) strain.remove_suffix(1);
  const std::optional<int> place = place_of_strain(strain);
  if (!place || doubles > 2) return std::nullopt;
  return BridgeBid{.level = level, .strain = *place, .risk = static_cast<Risk>(doubles)};
}

}  // namespace matador::bridge
