#include "solver/statistics/deal_counts.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "solver/games/auction.h"
#include "solver/hand_on.h"
#include "solver/statistics/expression.h"
#include "solver/statistics/hand_counts.h"

namespace matador {
namespace {

// More kinds of hands are not looked at for an estimate: each is then another to the conditions.
constexpr double kMostKindsInEstimate = 20'000;

// Of a past in a state, of a state, and of what is kept of a hand; with the room that hash maps
// leave.
constexpr double kBytesOfPast = 64;
constexpr double kBytesOfState = 256;

std::vector<Expression> expressions_of(const Query& query) {
  std::vector<Expression> all = query.by;
  if (query.where) all.push_back(*query.where);
  return all;
}

std::vector<Sight> sights_of(const Query& query) {
  std::vector<Sight> sights;
  for (const Expression& expression : expressions_of(query)) {
    sights.insert(sights.end(), expression.sights().begin(), expression.sights().end());
  }
  return sights;
}

// Those that may look at the hand of the seat.
std::vector<Sight> sights_of(const Query& query, Seat seat) {
  std::vector<Sight> its = sights_of(query);
  std::erase_if(its, [seat](const Sight& sight) {
    return dealt_seat(sight.player) != seat && sight.player != Player(Role::kDeclarer);
  });
  return its;
}

// Whether it matters what the auction ends in, and not the cards alone.
bool is_auctioned(const Query& query) {
  return query.question == Question::kAuction || needs_of(query) == Needs::kContract;
}

bool is_of_leader(const Sight& sight) { return sight.player == Player(Role::kLeader); }

CardGroups groups_of(const Query& query) {
  std::vector<CardSet> sets;
  if (is_auctioned(query)) {
    for (Suit suit : kAllSuits) sets.push_back(query.game->trumps(suit));
  }
  for (const Sight& sight : sights_of(query)) {
    sets.insert(sets.end(), sight.sets->begin(), sight.sets->end());
  }
  return {cards_left(query), sets};
}

// The cards that are not known of those that the seat bids on.
int drawn_cards(const Query& query, Seat seat) {
  const DealShape shape = query.game->shape(query.seats);
  return shape.hand_size + shape.piles - query.fixed[at(seat)].size();
}

// The number of ways in which the cards on which a player bids can be his hand and his face-up
// cards, times the number of ways in which the cards left can lie under these. Fixed cards are in
// the hand.
absl::uint128 ways_of_piles(const Query& query) {
  const DealShape shape = query.game->shape(query.seats);
  absl::uint128 ways = 1;
  for (int i = 0; i < query.seats; ++i) {
    ways *= binomial(drawn_cards(query, Seat::from_index(i)), shape.piles);
  }
  for (int card = 2; card <= query.seats * shape.piles; ++card) ways *= card;
  return ways;
}

using Ways = absl::flat_hash_map<int, absl::uint128>;   // by the number of the past
using States = absl::flat_hash_map<GroupCounts, Ways>;  // by the cards that are left

class DealCounter {
 public:
  explicit DealCounter(const Query& query)
      : query_(query), groups_(groups_of(query)), suit_asked_(needs_of(query) == Needs::kContract) {
    if (is_auctioned(query)) bidding_ = query.game->info().bidding;
    for (const Sight& sight : sights_of(query)) {
      if (const std::optional<Seat> seat = dealt_seat(sight.player)) asked_[at(*seat)] = true;
      if (sight.player == Player(Role::kDeclarer)) declarer_asked_ = true;
    }
    for (int i = 0; i < query.seats; ++i) {
      const Seat seat = Seat::from_index(i);
      classes_.emplace_back(sights_of(query, seat));
      if (is_auctioned(query) || asked_[at(seat)]) dealt_.push_back(seat);
    }
  }

  CountCost cost();

  // Calls `visit(past, deals)` for every past in which deals end; perhaps several times for the
  // same past.
  template <typename Visit>
  void for_each_end(const Visit& visit);
  CountedDeals count();

 private:
  // What a player's hand of one kind does.
  struct Hand {
    int kind;
    TrumpLengths lengths;
    int its_class;
  };
  const Hand& hand_of(const GroupCounts& kind, Seat seat);
  Spoken after(const Spoken& before, Statement statement, const Hand& hand, Seat seat) const;
  int after(int past, const Hand& hand, Seat seat);
  States dealt_to(Seat seat, const States& states);
  absl::uint128 ways_of_others() const;
  int look_at_hands(Seat seat);
  Case facts_of(const Past& past) const;
  void add_row(const Past& past, absl::uint128 deals, Statistics& statistics) const;

  const Query& query_;
  CardGroups groups_;
  std::vector<HandClasses> classes_;  // by seat
  std::vector<Seat> dealt_;           // those whose hands matter
  std::optional<Bidding> bidding_;
  std::array<bool, kMaxSeats> asked_{};
  bool suit_asked_;  // false: only whether it is clubs
  bool declarer_asked_ = false;
  Pasts pasts_;
  // For the seat that is dealt to: its kinds of hands, and the past that follows a past by such a
  // hand.
  absl::flat_hash_map<GroupCounts, Hand> hands_;
  absl::flat_hash_map<std::pair<int, int>, int> afters_;
};

template <typename Visit>
void DealCounter::for_each_end(const Visit& visit) {
  States states{{groups_.sizes(), {{pasts_.number_of({}), ways_of_others()}}}};
  for (Seat seat : dealt_) states = dealt_to(seat, states);
  for (const auto& [left, ways] : states) {
    for (const auto& [past, deals] : ways) visit(pasts_[past], deals);
  }
}

CountedDeals DealCounter::count() {
  CountedDeals counted;
  for_each_end([&](const Past& past, absl::uint128 deals) {
    counted.of += deals;
    add_row(past, deals, counted.statistics);
  });
  return counted;
}

// The classes of hands of the seat; returns how many different bids they hold.
int DealCounter::look_at_hands(Seat seat) {
  hands_.clear();
  std::set<std::tuple<int, int, Suit, int>> bids;
  CardGroups::for_each_kind(
      groups_.sizes(), drawn_cards(query_, seat), [&](const GroupCounts& kind, std::uint64_t) {
        const Hand& hand = hand_of(kind, seat);
        if (!bidding_) return;
        const Spoken bid = after({}, answer(hand.lengths, {}, *bidding_), hand, seat);
        if (bid.declarer != 0) bids.emplace(bid.length, bid.suits, bid.first, bid.hand);
      });
  return static_cast<int>(bids.size());
}

// Of the players one after the other: each way to have dealt the cards before meets each kind of
// hand that these leave. In how many states and pasts the deals are then is estimated from above,
// by the classes of hands and the bids that there are, as if none excluded another.
CountCost DealCounter::cost() {
  CountCost cost;
  double states = 1;
  double pasts = 1;    // of all states
  double classes = 1;  // of the hands that are asked about
  double bids = 1;     // with that of nobody
  int before = 0;
  for (Seat seat : dealt_) {
    const int drawn = drawn_cards(query_, seat);
    const double steps = groups_.number_of_kinds(drawn, before) * pasts / states;
    cost.steps += steps;
    const double kinds = groups_.number_of_kinds(drawn);
    const bool few = kinds <= kMostKindsInEstimate;
    bids +=
        few ? 2 * look_at_hands(seat) : kinds;  // one "in clubs" over an equal length is another
    if (asked_[at(seat)]) classes *= few ? classes_[at(seat)].number() : kinds;
    before += drawn;
    states = seat == dealt_.back() ? 1 : groups_.number_of_kinds(before);
    pasts = std::min(steps, states * classes * bids);
    cost.bytes = std::max(cost.bytes, pasts * kBytesOfPast + (states + kinds) * kBytesOfState);
  }
  return cost;
}

const DealCounter::Hand& DealCounter::hand_of(const GroupCounts& kind, Seat seat) {
  const auto place = hands_.find(kind);
  if (place != hands_.end()) return place->second;
  const CardSet hand = query_.fixed[at(seat)] | groups_.example_of(kind);
  return hands_
      .emplace(kind, Hand{.kind = static_cast<int>(hands_.size()),
                          .lengths = trump_lengths(*query_.game, hand),
                          .its_class = classes_[at(seat)].of(hand)})
      .first->second;
}

Spoken DealCounter::after(const Spoken& before, Statement statement, const Hand& hand,
                          Seat seat) const {
  if (statement.length == 0) return before;
  const std::vector<Suit> suits = nameable(hand.lengths, statement, *bidding_);
  return {.length = statement.length,
          .better = statement.in_clubs,
          .suits = static_cast<int>(suits.size()),
          .first = suit_asked_ || suits.front() == Suit::kClubs ? suits.front() : Suit::kSpades,
          .declarer = seat.number(),
          .hand = declarer_asked_ ? hand.its_class : 0};
}

int DealCounter::after(int past, const Hand& hand, Seat seat) {
  const Spoken& spoken = pasts_[past].spoken;
  Statement statement;
  if (bidding_) {
    statement =
        answer(hand.lengths, {.length = spoken.length, .in_clubs = spoken.better}, *bidding_);
  }
  const bool asked = asked_[at(seat)];
  if (statement.length == 0 && !asked) return past;
  const auto [place, is_new] = afters_.try_emplace({past, hand.kind});
  if (is_new) {
    Past then = pasts_[past];
    then.spoken = after(spoken, statement, hand, seat);
    if (asked) then.hands.push_back(hand.its_class);
    place->second = pasts_.number_of(then);
  }
  return place->second;
}

States DealCounter::dealt_to(Seat seat, const States& states) {
  hands_.clear();
  afters_.clear();
  States next;
  for (const auto& entry : states) {
    const auto visit = [&](const GroupCounts& kind, std::uint64_t ways) {
      const Hand& hand = hand_of(kind, seat);
      GroupCounts left;  // behind the last one nobody asks
      for (std::size_t i = 0; i < kind.size() && seat != dealt_.back(); ++i) {
        left.push_back(static_cast<std::int8_t>(entry.first[i] - kind[i]));
      }
      Ways& then = next[left];
      for (const auto& [past, deals] : entry.second) then[after(past, hand, seat)] += deals * ways;
    };
    CardGroups::for_each_kind(entry.first, drawn_cards(query_, seat), visit);
  }
  return next;
}

// The number of ways in which all that the hands leave open can lie.
absl::uint128 DealCounter::ways_of_others() const {
  absl::uint128 ways = deals_of(query_);
  int left = cards_left(query_).size();
  for (Seat seat : dealt_) {
    const int drawn = drawn_cards(query_, seat);
    ways /= binomial(left, drawn);
    left -= drawn;
  }
  return ways;
}

// The facts of a past, with an example of each hand that is asked about.
Case DealCounter::facts_of(const Past& past) const {
  const Game& game = *query_.game;
  Case facts{.game = &game, .seats = query_.seats, .options = query_.options};
  std::size_t next = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(query_.seats); ++i) {
    if (asked_[i]) facts.hands[i] = classes_[i].example(past.hands[next++]);
  }
  const Spoken& spoken = past.spoken;
  if (spoken.declarer == 0) return facts;
  facts.declarer = Seat::number(spoken.declarer);
  facts.trump = spoken.first;
  for (int index = 0; index < static_cast<int>(game.info().contracts.size()); ++index) {
    if (game.trump({.index = index}) == spoken.first) facts.contract = Contract{.index = index};
  }
  if (declarer_asked_)
    facts.hands[at(*facts.declarer)] = classes_[at(*facts.declarer)].example(spoken.hand);
  return facts;
}

void DealCounter::add_row(const Past& past, absl::uint128 deals, Statistics& statistics) const {
  const Case facts = facts_of(past);
  const bool holds = !query_.where || query_.where->holds(facts);
  const bool share = query_.question == Question::kShare;
  if (!share && !holds) return;
  RowKey key;
  for (const Expression& fact : query_.by) key.push_back(fact.evaluate(facts));
  if (share) {
    key.emplace_back(holds ? 1 : 0);
    return statistics.add(key, {.deals = deals});
  }
  const Spoken& spoken = past.spoken;
  std::optional<std::int64_t> declarer;
  if (spoken.declarer != 0) declarer = spoken.declarer;
  const bool clubs = spoken.declarer != 0 && spoken.first == Suit::kClubs;
  key.insert(key.end(), {spoken.length, clubs ? 1 : 0, declarer});
  statistics.add(key, {.deals = deals,
                       .better = spoken.better ? deals : 0,
                       .choice = spoken.suits > 1 ? deals : 0});
}

}  // namespace

bool can_count_deals(const Query& query) {
  const bool asks = query.question == Question::kAuction || query.question == Question::kShare;
  const bool given =
      query.contract || query.all_contracts || query.trump || query.declarer || query.dealer;
  if (!asks || given || needs_of(query) > Needs::kContract) return false;
  if (query.question == Question::kShare && needs_of(query) == Needs::kContract &&
      !query.game->has_auction()) {
    return false;
  }
  for (const Sight& sight : sights_of(query)) {
    if (!sight.sets || is_of_leader(sight)) return false;
  }
  return true;
}

CountCost cost_of_counting_deals(const Query& query) { return DealCounter(query).cost(); }

absl::StatusOr<CountedDeals> count_deals(const Query& query) {
  MATADOR_RETURN_IF_ERROR(check_query(query));
  if (!can_count_deals(query)) {
    return invalid("over all deals that cannot be counted; a sample can tell: --deals");
  }
  return DealCounter(query).count();
}

absl::uint128 deals_of(const Query& query) {
  int left = cards_left(query).size();
  absl::uint128 deals = 1;
  for (int i = 0; i < query.seats; ++i) {
    const int drawn = drawn_cards(query, Seat::from_index(i));
    deals *= binomial(left, drawn);
    left -= drawn;
  }
  return deals * ways_of_piles(query);
}

AuctionCounts count_auctions(const Game& game, int seats) {
  const Query query{.question = Question::kAuction, .game = &game, .seats = seats};
  std::map<AuctionOutcome, absl::uint128> rows;
  AuctionCounts counts{.rows = {}, .deals = 0};
  DealCounter counter(query);
  counter.for_each_end([&](const Past& past, absl::uint128 ways) {
    const Spoken& spoken = past.spoken;
    rows[{.length = spoken.length,
          .clubs = spoken.declarer != 0 && spoken.first == Suit::kClubs,
          .better = spoken.better,
          .suits = spoken.suits,
          .declarer = spoken.declarer}] += ways;
    counts.deals += ways;
  });
  for (const auto& [outcome, deals] : rows) counts.rows.push_back({outcome, deals});
  return counts;
}

}  // namespace matador
