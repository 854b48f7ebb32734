// Par: what a deal is worth if both sides see all cards, bid for the best and double what goes
// down, and the contracts in which it can end then.
//
//   bridge::TrickTable tricks = ...;   // what each seat wins in each strain
//   const bridge::Par par = bridge::par(tricks, {Seat::number(1), Seat::number(3)}, dealer);
//   par.score       // of seats 1 and 3
//   par.contracts   // 4 spades by seat 1, doubled, two down; ...
//
// The auction is an open game like the play: whoever has to call passes or bids higher, and what
// nobody overcalls is played. Who bids a strain first declares it, so that a side lets the better
// of its two hands do so. Only now and then does it matter which side may bid first: where both
// make 1 notrump.

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_PAR_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_PAR_H_

#include <array>
#include <vector>

#include "solver/games/bridge/score.h"

namespace matador::bridge {

// The tricks of the declarer, by strain and by the index of his seat: the double-dummy table.
using TrickTable = std::array<std::array<int, Rules::kPlayers>, Rules::kStrains.size()>;

struct ParContract {
  Bid bid;
  Risk risk;
  SeatSet declarers;  // one, or partners who win the same number of tricks
  int tricks;
  bool operator==(const ParContract&) const = default;

  int over() const { return tricks - bid.needs(); }  // below 0: down
};

struct Par {
  int score;  // of seats 1 and 3
  // Where the auction can end: each strain of a side once, with the lowest bid that will do; the
  // lowest first. Empty where nobody gains by bidding.
  std::vector<ParContract> contracts;
};

// `vulnerable`: both seats of each side that is.
Par par(const TrickTable& tricks, SeatSet vulnerable, Seat dealer);

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_PAR_H_
