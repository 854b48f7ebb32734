// Statistics over all deals, counted exactly: the results of the forced auction, and how often a
// condition on several hands or on the auction is true.
//
//   absl::StatusOr<CountedDeals> auctions = count_deals(
//       {.question = Question::kAuction, .game = sjavs, .seats = 4});
//   auctions->of     // 32! / (8!)^4 = 99561092450391000
//
// No single deal is looked at. One player after the other gets a kind of hand (hand_counts.h), with
// the number of ways to deal it. Of the players before, only the auction so far is kept, and what
// conditions and keys ask about their hands.

#ifndef MATADOR_SOLVER_STATISTICS_DEAL_COUNTS_H_
#define MATADOR_SOLVER_STATISTICS_DEAL_COUNTS_H_

#include <compare>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "absl/numeric/int128.h"
#include "absl/status/statusor.h"
#include "solver/cards/card_set.h"
#include "solver/statistics/expression.h"
#include "solver/statistics/query.h"
#include "solver/statistics/statistics.h"

namespace matador {

// ---- Count cost ---------------------------------------------------------------------------------
// What it costs to count hands or deals, known before it begins: the same on every machine.

struct CountCost {
  double steps = 0;  // kinds of hands that are looked at; one takes from 10 to 100 ns
  double bytes = 0;

  // No more than some seconds and 256 MB.
  bool is_small() const { return steps <= 1e8 && bytes <= 256e6; }
};

// ---- Deal counts --------------------------------------------------------------------------------

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

// ---- Pasts --------------------------------------------------------------------------------------
// What a count of deals keeps of the players who have their cards: how far the auction has come,
// and what is asked of their hands.

// Hands by all that is asked of them: those of a class have the same answers.
class HandClasses {
 public:
  explicit HandClasses(std::vector<Sight> sights) : sights_(std::move(sights)) {}

  int of(CardSet hand) {
    std::vector<std::int64_t> answers;
    for (const Sight& sight : sights_) {
      const std::vector<std::int64_t> its = sight.measure(hand);
      answers.insert(answers.end(), its.begin(), its.end());
    }
    const auto [place, is_new] =
        classes_.try_emplace(std::move(answers), static_cast<int>(examples_.size()));
    if (is_new) examples_.push_back(hand);
    return place->second;
  }

  int number() const { return static_cast<int>(examples_.size()); }
  CardSet example(int its_class) const { return examples_[static_cast<std::size_t>(its_class)]; }

 private:
  std::vector<Sight> sights_;
  std::map<std::vector<std::int64_t>, int> classes_;
  std::vector<CardSet> examples_;
};

// How far the auction has come.
struct Spoken {
  int length = 0;  // the highest; 0: nobody has bid
  bool better = false;
  int suits = 0;  // that the declarer may choose from
  Suit first = Suit::kClubs;
  int declarer = 0;
  int hand = 0;  // the class of the declarer's
  bool operator==(const Spoken&) const = default;

  template <typename H>
  friend H AbslHashValue(H hash, const Spoken& s) {
    return H::combine(std::move(hash), s.length, s.better, s.suits, s.first, s.declarer, s.hand);
  }
};

// What is kept of the players who have their cards.
struct Past {
  Spoken spoken;
  absl::InlinedVector<int, 4> hands;  // the classes of those that are asked about, by seat
  bool operator==(const Past&) const = default;

  template <typename H>
  friend H AbslHashValue(H hash, const Past& past) {
    return H::combine(std::move(hash), past.spoken, past.hands);
  }
};

// Pasts by number, as there are few of them and many deals.
class Pasts {
 public:
  int number_of(const Past& past) {
    const auto [place, is_new] = numbers_.try_emplace(past, static_cast<int>(all_.size()));
    if (is_new) all_.push_back(past);
    return place->second;
  }
  const Past& operator[](int number) const { return all_[static_cast<std::size_t>(number)]; }

 private:
  absl::flat_hash_map<Past, int> numbers_;
  std::vector<Past> all_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_DEAL_COUNTS_H_
