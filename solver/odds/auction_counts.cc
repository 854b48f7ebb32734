#include "solver/odds/auction_counts.h"

#include <algorithm>
#include <array>
#include <map>

#include "absl/container/flat_hash_map.h"
#include "solver/games/auction.h"
#include "solver/odds/suit_counts.h"

namespace matador {
namespace {

// The state when some of the players have their cards and have spoken.
struct State {
  SuitCounts left;
  AuctionOutcome outcome;
  bool operator==(const State&) const = default;

  template <typename H>
  friend H AbslHashValue(H hash, const State& state) {
    const AuctionOutcome& so_far = state.outcome;
    return H::combine(std::move(hash), state.left, so_far.length, so_far.clubs, so_far.better,
                      so_far.suits, so_far.declarer);
  }
};
using States = absl::flat_hash_map<State, absl::uint128>;

AuctionOutcome after(const AuctionOutcome& before, const TrumpLengths& hand, const Bidding& bidding,
                     int seat) {
  const Statement statement =
      answer(hand, {.length = before.length, .in_clubs = before.better}, bidding);
  if (statement.length == 0) return before;
  const std::vector<Suit> suits = nameable(hand, statement, bidding);
  return {.length = statement.length,
          .clubs = suits.front() == Suit::kClubs,
          .better = statement.in_clubs,
          .suits = static_cast<int>(suits.size()),
          .declarer = seat};
}

States deal_and_speak(const States& states, int size, const Bidding& bidding, int seat) {
  States next;
  for (const auto& entry : states) {
    const State& state = entry.first;
    for_each_hand(state.left, size, [&](const SuitCounts& hand, std::uint64_t ways) {
      State then{state.left, after(state.outcome, trump_lengths(hand), bidding, seat)};
      for (std::size_t i = 0; i < kCardGroups; ++i) then.left[i] -= hand[i];
      next[then] += entry.second * ways;
    });
  }
  return next;
}

// In how many ways the cards that a player bids on can be his hand and his face-up cards, times in
// how many the cards left can lie under these.
absl::uint128 ways_of_piles(const DealShape& shape) {
  absl::uint128 ways = 1;
  for (int seat = 0; seat < shape.seats; ++seat) {
    ways *= binomial(shape.hand_size + shape.piles, shape.piles);
  }
  for (int card = 2; card <= shape.seats * shape.piles; ++card) ways *= card;
  return ways;
}

}  // namespace

AuctionCounts count_auctions(const Game& game, int seats) {
  const DealShape shape = game.shape(seats);
  States states{{State{suit_counts_of(game, shape.pack), {}}, ways_of_piles(shape)}};
  for (int seat = 1; seat <= seats; ++seat) {
    states = deal_and_speak(states, shape.hand_size + shape.piles, *game.bidding(), seat);
  }
  std::map<AuctionOutcome, absl::uint128> rows;
  AuctionCounts counts{.rows = {}, .deals = 0};
  for (const auto& [state, deals] : states) {
    rows[state.outcome] += deals;
    counts.deals += deals;
  }
  for (const auto& [outcome, deals] : rows) counts.rows.push_back({outcome, deals});
  return counts;
}

}  // namespace matador
