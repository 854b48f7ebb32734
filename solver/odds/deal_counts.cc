#include "solver/odds/deal_counts.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "solver/games/auction.h"
#include "solver/odds/card_groups.h"
#include "solver/odds/case.h"

namespace matador {
namespace {

// Of one hand; with more of them the count takes longer than a sample that is good enough.
constexpr double kMostKindsOfHands = 3000;

std::vector<Expression> expressions_of(const Survey& survey) {
  std::vector<Expression> all = survey.by;
  if (survey.where) all.push_back(*survey.where);
  return all;
}

std::vector<Sight> sights_of(const Survey& survey) {
  std::vector<Sight> sights;
  for (const Expression& expression : expressions_of(survey)) {
    sights.insert(sights.end(), expression.sights().begin(), expression.sights().end());
  }
  return sights;
}

bool is_of_leader(const Sight& sight) { return sight.player == Player(Role::kLeader); }

CardSet pack_left(const Survey& survey) {
  CardSet left = survey.game->shape(survey.seats).pack;
  for (CardSet cards : survey.fixed) left -= cards;
  return left;
}

CardGroups groups_of(const Survey& survey) {
  std::vector<CardSet> sets;
  if (survey.game->has_auction()) {
    for (Suit suit : kAllSuits) sets.push_back(survey.game->trumps(suit));
  }
  for (const Sight& sight : sights_of(survey)) {
    sets.insert(sets.end(), sight.sets->begin(), sight.sets->end());
  }
  return {pack_left(survey), sets};
}

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

struct State {
  GroupCounts left;
  Spoken spoken;
  absl::InlinedVector<int, 4> hands;  // the classes of those that are asked about, by seat
  bool operator==(const State&) const = default;

  template <typename H>
  friend H AbslHashValue(H hash, const State& state) {
    return H::combine(std::move(hash), state.left, state.spoken, state.hands);
  }
};
using States = absl::flat_hash_map<State, absl::uint128>;

class DealCounter {
 public:
  explicit DealCounter(const Survey& survey)
      : survey_(survey),
        shape_(survey.game->shape(survey.seats)),
        groups_(groups_of(survey)),
        classes_(sights_of(survey)),
        bidding_(survey.game->bidding()),
        suit_asked_(needs_of(survey) == Needs::kContract) {
    for (const Sight& sight : sights_of(survey)) {
      const Seat* seat = std::get_if<Seat>(&sight.player);
      if (seat != nullptr) asked_[at(*seat)] = true;
      if (sight.player == Player(Role::kForehand)) asked_[0] = true;
      if (sight.player == Player(Role::kDeclarer)) declarer_asked_ = true;
    }
  }

  // Every state in which the deals end, with their number.
  States states();
  CountedDeals count();

 private:
  // What a player's hand of one kind does.
  struct Hand {
    TrumpLengths lengths;
    int its_class;
  };
  const Hand& hand_of(const GroupCounts& kind, CardSet fixed);
  Spoken after(const Spoken& before, const Hand& hand, Seat seat) const;
  States dealt_to(Seat seat, const States& states);
  absl::uint128 ways_of_piles() const;
  Case facts_of(const State& state) const;
  void add_row(const State& state, absl::uint128 deals, Table& table) const;

  const Survey& survey_;
  DealShape shape_;
  CardGroups groups_;
  HandClasses classes_;
  std::optional<Bidding> bidding_;
  std::array<bool, kMaxSeats> asked_{};
  bool suit_asked_;  // else nothing but whether it is clubs
  bool declarer_asked_ = false;
  absl::flat_hash_map<GroupCounts, Hand> hands_;  // of the seat that is dealt to
};

States DealCounter::states() {
  States states{{State{.left = groups_.sizes(), .spoken = {}, .hands = {}}, ways_of_piles()}};
  for (int i = 0; i < survey_.seats; ++i) states = dealt_to(Seat::from_index(i), states);
  return states;
}

CountedDeals DealCounter::count() {
  CountedDeals counted;
  for (const auto& [state, deals] : states()) {
    counted.of += deals;
    add_row(state, deals, counted.table);
  }
  return counted;
}

const DealCounter::Hand& DealCounter::hand_of(const GroupCounts& kind, CardSet fixed) {
  const auto place = hands_.find(kind);
  if (place != hands_.end()) return place->second;
  const CardSet hand = fixed | groups_.example_of(kind);
  return hands_
      .emplace(kind,
               Hand{.lengths = trump_lengths(*survey_.game, hand), .its_class = classes_.of(hand)})
      .first->second;
}

Spoken DealCounter::after(const Spoken& before, const Hand& hand, Seat seat) const {
  const Statement highest{.length = before.length, .in_clubs = before.better};
  const Statement statement = answer(hand.lengths, highest, *bidding_);
  if (statement.length == 0) return before;
  const std::vector<Suit> suits = nameable(hand.lengths, statement, *bidding_);
  return {.length = statement.length,
          .better = statement.in_clubs,
          .suits = static_cast<int>(suits.size()),
          .first = suit_asked_ || suits.front() == Suit::kClubs ? suits.front() : Suit::kSpades,
          .declarer = seat.number(),
          .hand = declarer_asked_ ? hand.its_class : 0};
}

States DealCounter::dealt_to(Seat seat, const States& states) {
  hands_.clear();
  const CardSet fixed = survey_.fixed[at(seat)];
  const int drawn = shape_.hand_size + shape_.piles - fixed.size();
  States next;
  for (const auto& entry : states) {
    const State& state = entry.first;
    const auto visit = [&](const GroupCounts& kind, std::uint64_t ways) {
      const Hand& hand = hand_of(kind, fixed);
      State then = state;
      for (std::size_t i = 0; i < kind.size(); ++i) {
        then.left[i] = static_cast<std::int8_t>(then.left[i] - kind[i]);
      }
      if (bidding_) then.spoken = after(state.spoken, hand, seat);
      if (asked_[at(seat)]) then.hands.push_back(hand.its_class);
      next[then] += entry.second * ways;
    };
    CardGroups::for_each_kind(state.left, drawn, visit);
  }
  return next;
}

// In how many ways the cards that a player bids on can be his hand and his face-up cards, times in
// how many the cards left can lie under these. Cards that are fixed are in the hand.
absl::uint128 DealCounter::ways_of_piles() const {
  absl::uint128 ways = 1;
  for (int i = 0; i < survey_.seats; ++i) {
    const int open = shape_.hand_size + shape_.piles;
    ways *= binomial(open - survey_.fixed[static_cast<std::size_t>(i)].size(), shape_.piles);
  }
  for (int card = 2; card <= survey_.seats * shape_.piles; ++card) ways *= card;
  return ways;
}

// With examples of the hands that are asked about.
Case DealCounter::facts_of(const State& state) const {
  const Game& game = *survey_.game;
  Case facts{.game = &game, .seats = survey_.seats, .options = survey_.options};
  std::size_t next = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(survey_.seats); ++i) {
    if (asked_[i]) facts.hands[i] = classes_.example(state.hands[next++]);
  }
  const Spoken& spoken = state.spoken;
  if (spoken.declarer == 0) return facts;
  facts.declarer = Seat::number(spoken.declarer);
  facts.trump = spoken.first;
  for (int index = 0; index < static_cast<int>(game.contracts().size()); ++index) {
    if (game.trump({.index = index}) == spoken.first) facts.contract = Contract{.index = index};
  }
  if (declarer_asked_) facts.hands[at(*facts.declarer)] = classes_.example(spoken.hand);
  return facts;
}

void DealCounter::add_row(const State& state, absl::uint128 deals, Table& table) const {
  const Case facts = facts_of(state);
  const bool holds = !survey_.where || survey_.where->holds(facts);
  const bool share = survey_.question == Question::kShare;
  if (!share && !holds) return;
  RowKey key;
  for (const Expression& fact : survey_.by) key.push_back(fact.evaluate(facts));
  if (share) {
    key.emplace_back(holds ? 1 : 0);
    return table.add(key, {.deals = deals});
  }
  const Spoken& spoken = state.spoken;
  std::optional<std::int64_t> declarer;
  if (spoken.declarer != 0) declarer = spoken.declarer;
  const bool clubs = spoken.declarer != 0 && spoken.first == Suit::kClubs;
  key.insert(key.end(), {spoken.length, clubs ? 1 : 0, declarer});
  table.add(key, {.deals = deals,
                  .better = spoken.better ? deals : 0,
                  .choice = spoken.suits > 1 ? deals : 0});
}

}  // namespace

bool can_count_deals(const Survey& survey) {
  const bool asks = survey.question == Question::kAuction || survey.question == Question::kShare;
  const bool given =
      survey.contract || survey.all_contracts || survey.trump || survey.declarer || survey.dealer;
  if (!asks || given || needs_of(survey) > Needs::kContract) return false;
  if (survey.question == Question::kShare && needs_of(survey) == Needs::kContract &&
      !survey.game->has_auction()) {
    return false;
  }
  for (const Sight& sight : sights_of(survey)) {
    if (!sight.sets || is_of_leader(sight)) return false;
  }
  const DealShape shape = survey.game->shape(survey.seats);
  return groups_of(survey).number_of_kinds(shape.hand_size + shape.piles) <= kMostKindsOfHands;
}

absl::StatusOr<CountedDeals> count_deals(const Survey& survey) {
  if (absl::Status status = check_survey(survey); !status.ok()) return status;
  if (!can_count_deals(survey)) {
    return absl::InvalidArgumentError(
        "over all deals that cannot be counted; a sample can tell: --deals");
  }
  return DealCounter(survey).count();
}

AuctionCounts count_auctions(const Game& game, int seats) {
  const Survey survey{.question = Question::kAuction, .game = &game, .seats = seats};
  std::map<AuctionOutcome, absl::uint128> rows;
  AuctionCounts counts{.rows = {}, .deals = 0};
  for (const auto& [state, deals] : DealCounter(survey).states()) {
    const Spoken& spoken = state.spoken;
    rows[{.length = spoken.length,
          .clubs = spoken.declarer != 0 && spoken.first == Suit::kClubs,
          .better = spoken.better,
          .suits = spoken.suits,
          .declarer = spoken.declarer}] += deals;
    counts.deals += deals;
  }
  for (const auto& [outcome, deals] : rows) counts.rows.push_back({outcome, deals});
  return counts;
}

}  // namespace matador
