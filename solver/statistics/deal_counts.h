// Statistics over all deals, counted exactly: the results of the forced auction, and how often a
// condition on several hands or on the auction is true.
//
//   absl::StatusOr<CountedDeals> auctions = count_deals(
//       {.question = Question::kAuction, .game = sjavs, .seats = 4});
//   auctions->of     // 32! / (8!)^4 = 99561092450391000
//
// No single deal is looked at. One player after the other gets a kind of hand (card_groups.h), with
// the number of ways to deal it. Of the players before, only the auction so far is kept, and what
// conditions and keys ask about their hands.

#ifndef MATADOR_SOLVER_STATISTICS_DEAL_COUNTS_H_
#define MATADOR_SOLVER_STATISTICS_DEAL_COUNTS_H_

#include <compare>
#include <vector>

#include "absl/numeric/int128.h"
#include "absl/status/statusor.h"
#include "solver/statistics/count_cost.h"
#include "solver/statistics/query.h"
#include "solver/statistics/statistics.h"

namespace matador {

struct CountedDeals {
  absl::uint128 of = 0;  // all deals with the fixed cards; those that count are statistics.deals()
  Statistics statistics;
};

// Answers kAuction and kShare with the rows that sample_deals() would give for all deals.
// InvalidArgument as of check_query(); also where the query gives a contract or a dealer, where
// the condition or a key asks for the leader or for what is no number of cards (melds, points that
// depend on trumps).
absl::StatusOr<CountedDeals> count_deals(const Query& query);

// Whether it can, for a query that check_query() accepts; and what that costs, if it can.
bool can_count_deals(const Query& query);
CountCost cost_of_counting_deals(const Query& query);

// How many deals there are with the fixed cards.
absl::uint128 deals_of(const Query& query);

// The result of an auction.
struct AuctionOutcome {
  int length = 0;       // of the longest trump suit of the declarer; 0: all pass
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

// The game has an auction. Deals that differ in the places of talon or piles are different deals.
AuctionCounts count_auctions(const Game& game, int seats);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_DEAL_COUNTS_H_
