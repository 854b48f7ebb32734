// How often the forced auction ends in which way: counted exactly, over all deals.
//
//   AuctionCounts counts = count_auctions(*sjavs, /*seats=*/4);
//   counts.deals                   // 32! / (8!)^4 = 99561092450391000
//   counts.rows.front()            // of .length 0: nobody bids, 0.0629 of all deals
//
// Only a few numbers of a deal matter to the auction: how many permanent trumps each player has,
// and how many other cards of each suit. So the count looks at no single deal: it gives the players
// these numbers one after the other, and multiplies the numbers of ways in which they can have
// them.

#ifndef MATADOR_SOLVER_ODDS_AUCTION_COUNTS_H_
#define MATADOR_SOLVER_ODDS_AUCTION_COUNTS_H_

#include <compare>
#include <vector>

#include "absl/numeric/int128.h"
#include "solver/games/game.h"

namespace matador {

// The result of an auction.
struct AuctionOutcome {
  int length = 0;       // of the declarer's longest trump suit; 0: all pass
  bool clubs = false;   // among the suits that he may name
  bool better = false;  // he had to say "in clubs", over an equal length
  int suits = 0;        // the number of suits that he may choose from
  int declarer = 0;     // the number of his seat; 0: all pass
  auto operator<=>(const AuctionOutcome&) const = default;
};

struct AuctionCounts {
  struct Row {
    AuctionOutcome outcome;
    absl::uint128 deals;
  };
  std::vector<Row> rows;  // in the order of AuctionOutcome, those that occur
  absl::uint128 deals;    // all
};

// Of a game that has an auction. Deals that differ in where the talon or the piles lie are
// different ones.
AuctionCounts count_auctions(const Game& game, int seats);

}  // namespace matador

#endif  // MATADOR_SOLVER_ODDS_AUCTION_COUNTS_H_
