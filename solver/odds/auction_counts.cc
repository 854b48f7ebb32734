#include "solver/odds/auction_counts.h"

#include <algorithm>
#include <array>
#include <map>

#include "absl/container/flat_hash_map.h"
#include "solver/games/registry.h"
#include "solver/games/sjavs/auction.h"
#include "solver/games/sjavs/rules.h"
#include "solver/odds/suit_counts.h"

namespace matador {
namespace {

// Some players have been dealt their cards and have spoken.
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

AuctionOutcome after(const AuctionOutcome& before, const sjavs::TrumpLengths& hand, int seat) {
  const sjavs::Statement statement =
      sjavs::answer(hand, {.length = before.length, .in_clubs = before.better});
  if (statement.length == 0) return before;
  const std::vector<Suit> suits = sjavs::nameable(hand);
  return {.length = statement.length,
          .clubs = suits.front() == Suit::kClubs,
          .better = statement.in_clubs,
          .suits = static_cast<int>(suits.size()),
          .declarer = seat};
}

States deal_and_speak(const States& states, int size, int seat) {
  States next;
  for (const auto& entry : states) {
    const State& state = entry.first;
    for_each_hand(state.left, size, [&](const SuitCounts& hand, std::uint64_t ways) {
      State then{state.left, after(state.outcome, trump_lengths(hand), seat)};
      for (std::size_t i = 0; i < kCardGroups; ++i) then.left[i] -= hand[i];
      next[then] += entry.second * ways;
    });
  }
  return next;
}

// In how many ways the cards that a player bids on can be his hand and his face-up cards, times in
// how many the cards left can lie under these.
absl::uint128 ways_of_piles(const sjavs::Variant& players) {
  absl::uint128 ways = 1;
  for (int seat = 0; seat < players.seats; ++seat) {
    ways *= binomial(players.hand_size + players.piles, players.piles);
  }
  for (int card = 2; card <= players.seats * players.piles; ++card) ways *= card;
  return ways;
}

}  // namespace

AuctionCounts count_auctions(int seats) {
  const sjavs::Variant& players = sjavs::variant(seats);
  States states{{State{suit_counts_of(*find_game("sjavs"), sjavs::Rules::kPack), {}},
                 ways_of_piles(players)}};
  for (int seat = 1; seat <= seats; ++seat) {
    states = deal_and_speak(states, players.hand_size + players.piles, seat);
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
