// The auction of bridge: which calls the laws allow, and the contract that comes of them (laws 17,
// 18, 19, 22 and 41).
//
//   bridge::Auction auction(/*dealer=*/Seat::number(1));
//   auction.take({Call::Kind::kBid, {.level = 1, .strain = 4}});   // 1 notrump
//   auction.take({Call::Kind::kPass});                             // three times
//   auction.over();        // true
//   auction.contract();    // 1 notrump by seat 1, undoubled

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_AUCTION_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_AUCTION_H_

#include <array>
#include <optional>

#include "absl/status/status.h"
#include "solver/games/bridge/score.h"

namespace matador::bridge {

// ---- Auction ------------------------------------------------------------------------------------

// What a player says when it is his turn; `bid` of a bid only.
struct Call {
  enum class Kind { kPass, kBid, kDouble, kRedouble };
  Kind kind;
  Bid bid = {};
};

// What is played: the last bid, its risk, and the player who was the first of his side to name its
// strain.
struct FinalContract {
  Bid bid;
  Risk risk;
  Seat declarer;
  bool operator==(const FinalContract&) const = default;
};

class Auction {
 public:
  explicit Auction(Seat dealer) : turn_(dealer) {}

  Seat turn() const { return turn_; }  // who calls next
  bool over() const { return passes_ == (bid_ ? 3 : 4); }

  // The call of the player whose turn it is. InvalidArgument, with what the law says, if he may not
  // make it; the auction is then as it was.
  absl::Status take(const Call& call);

  // None if nobody has bid.
  std::optional<FinalContract> contract() const;

 private:
  absl::Status allowed(const Call& call) const;

  Seat turn_;
  int passes_ = 0;  // since the last other call
  std::optional<Bid> bid_ = {};
  Seat bidder_ = Seat::number(1);
  Risk risk_ = Risk::kUndoubled;
  // Who of a side named a strain first, by the side, seats 1 and 3 first, and by the strain.
  std::array<std::array<std::optional<Seat>, Rules::kStrains.size()>, 2> first_ = {};
};

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_AUCTION_H_
