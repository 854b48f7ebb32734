#include "solver/statistics/expression.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/find_if_not.hpp>
#include <range/v3/algorithm/max.hpp>
#include <utility>

#include "solver/cards/seat.h"

namespace matador {

// ---- Case ---------------------------------------------------------------------------------------

Case dealt_case(const Game& game, const Deal& deal, std::optional<Seat> dealer,
                const std::vector<RuleOption>& options) {
  Case dealt{.game = &game,
             .seats = deal.seats(),
             .options = options,
             .forehand = forehand(deal.seats(), dealer)};
  for (Seat seat : all_seats(deal.seats())) dealt.hands[at(seat)] = deal.open_cards(seat);
  return dealt;
}

Case played_case(Case dealt, const Task& task) {
  dealt.contract = task.contract;
  dealt.trump = task.game->trump(task.contract);
  dealt.declarer = task.declarer;
  dealt.leader = task.leader;
  return dealt;
}

// ---- Expression ---------------------------------------------------------------------------------

namespace {

using Value = Expression::Value;

std::int64_t floor_quotient(std::int64_t a, std::int64_t b) {
  return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

std::int64_t nearest_quotient(std::int64_t a, std::int64_t b) {
  const std::int64_t size = (2 * std::abs(a) + std::abs(b)) / (2 * std::abs(b));
  return (a < 0) == (b < 0) ? size : -size;
}

}  // namespace

// ---- Out of others ------------------------------------------------------------------------------

bool Expression::is_settled(const Known& known) const {
  if (needs_ <= known.needs) return true;
  return needs_ == Needs::kAllHands && ranges::all_of(sights_, [&](const Sight& sight) {
           const Seat* seat = std::get_if<Seat>(&sight.player);
           if (seat == nullptr) return false;
           const auto is_known = [&](CardSet cards) { return known.cards.contains(cards); };
           return known.hands.contains(*seat) ||
                  (sight.sets && ranges::all_of(*sight.sets, is_known));
         });
}

std::optional<Bounds> Expression::bounds(const Known& known) const {
  if (!is_settled(known)) return (*limits_)(known);
  const Value value = evaluate(known.deal != nullptr ? *known.deal : Case{});
  return value ? std::optional(Bounds{*value, *value}) : std::nullopt;
}

bool Expression::can_hold(const Known& known) const {
  const std::optional<Bounds> found = bounds(known);
  return found && *found != Bounds{0, 0};
}

std::vector<Sight> Expression::sights_of(const Expression& left, const Expression& right) {
  std::vector<Sight> sights = left.sights_;
  sights.insert(sights.end(), right.sights_.begin(), right.sights_.end());
  return sights;
}

template <typename Calculate, typename Limit>
Expression Expression::arithmetic(const Expression& left, const Expression& right,
                                  Calculate calculate, Limit limit) {
  // No result of two numbers up to kLargest, or as large as an int, is too large for 64 bits.
  return {std::max(left.needs_, right.needs_),
          [=](const Case& deal) -> Value {
            const Value a = left.evaluate(deal);
            const Value b = right.evaluate(deal);
            if (!a || !b) return std::nullopt;
            const Value result = calculate(*a, *b);
            return result ? Value(std::clamp(*result, -kLargest, kLargest)) : std::nullopt;
          },
          [=](const Known& known) -> std::optional<Bounds> {
            const std::optional<Bounds> a = left.bounds(known);
            const std::optional<Bounds> b = right.bounds(known);
            if (!a || !b) return std::nullopt;
            const Bounds result = limit(*a, *b);
            return Bounds{std::clamp(result.low, -kLargest, kLargest),
                          std::clamp(result.high, -kLargest, kLargest)};
          },
          sights_of(left, right)};
}

template <typename Compare, typename May>
Expression Expression::comparison(const Expression& left, const Expression& right, Compare compare,
                                  May may) {
  return {std::max(left.needs_, right.needs_),
          [=](const Case& deal) -> Value {
            const Value a = left.evaluate(deal);
            const Value b = right.evaluate(deal);
            return a && b && compare(*a, *b) ? 1 : 0;
          },
          [=](const Known& known) -> std::optional<Bounds> {
            const std::optional<Bounds> a = left.bounds(known);
            const std::optional<Bounds> b = right.bounds(known);
            return Bounds{0, a && b && may(*a, *b) ? 1 : 0};
          },
          sights_of(left, right)};
}

Expression Expression::combine(Operator op, const Expression& left, const Expression& right) {
  const Needs needs = std::max(left.needs_, right.needs_);
  const auto divided = [&](auto divide) {
    return arithmetic(
        left, right,
        [=](std::int64_t a, std::int64_t b) -> Value {
          return b == 0 ? std::nullopt : Value(divide(a, b));
        },
        [=](Bounds a, Bounds b) {
          return b.contains(0) ? Bounds{-kLargest, kLargest} : bounds_of_steady(a, b, divide);
        });
  };
  const auto other_way = [](auto may) { return [=](Bounds a, Bounds b) { return may(b, a); }; };
  switch (op) {
    case Operator::kPlus:
      return arithmetic(left, right, std::plus<std::int64_t>(), std::plus<Bounds>());
    case Operator::kMinus:
      return arithmetic(left, right, std::minus<std::int64_t>(), std::minus<Bounds>());
    case Operator::kTimes:
      return arithmetic(left, right, std::multiplies<std::int64_t>(), [](Bounds a, Bounds b) {
        return bounds_of_steady(a, b, std::multiplies<std::int64_t>());
      });
    case Operator::kDivide:
      return divided(nearest_quotient);
    case Operator::kFloorDivide:
      return divided(floor_quotient);
    case Operator::kEqual:
      return comparison(left, right, std::equal_to<>(), may_be_equal);
    case Operator::kUnequal:
      return comparison(left, right, std::not_equal_to<>(), may_differ);
    case Operator::kLess:
      return comparison(left, right, std::less<>(), may_be_less);
    case Operator::kAtMost:
      return comparison(left, right, std::less_equal<>(), may_be_at_most);
    case Operator::kMore:
      return comparison(left, right, std::greater<>(), other_way(may_be_less));
    case Operator::kAtLeast:
      return comparison(left, right, std::greater_equal<>(), other_way(may_be_at_most));
    case Operator::kAnd:
      return {needs, [=](const Case& deal) { return left.holds(deal) && right.holds(deal); },
              [=](const Known& known) {
                return Bounds{0, left.can_hold(known) && right.can_hold(known) ? 1 : 0};
              },
              sights_of(left, right)};
    case Operator::kOr:
      return {needs, [=](const Case& deal) { return left.holds(deal) || right.holds(deal); },
              [=](const Known& known) {
                return Bounds{0, left.can_hold(known) || right.can_hold(known) ? 1 : 0};
              },
              sights_of(left, right)};
  }
  return number(0);
}

Expression Expression::negation(const Expression& condition) {
  return {condition.needs_, [=](const Case& deal) { return !condition.holds(deal); },
          [](const Known&) {
            return Bounds{0, 1};
          },
          condition.sights_};
}

Expression Expression::bin(const Expression& of, std::int64_t width) {
  return combine(Operator::kTimes, combine(Operator::kFloorDivide, of, number(width)),
                 number(width));
}

std::optional<Seat> dealt_seat(const Player& player) {
  if (const Place* place = std::get_if<Place>(&player)) {
    return Seat::from_index(place->behind_forehand);
  }
  const Seat* const seat = std::get_if<Seat>(&player);
  return seat ? std::optional(*seat) : std::nullopt;
}

// ---- Expression facts ---------------------------------------------------------------------------
// Expressions that are facts of a deal, or of one of its hands.

namespace {

using Value = Expression::Value;

std::optional<Seat> seat_of(const Player& player, const Case& deal) {
  if (const Place* place = std::get_if<Place>(&player)) {
    return deal.forehand.next(deal.seats, place->behind_forehand);
  }
  if (const std::optional<Seat> seat = dealt_seat(player)) return seat;
  switch (std::get<Role>(player)) {
    case Role::kDeclarer:
      return deal.declarer;
    case Role::kLeader:
      return deal.leader;
  }
  return std::nullopt;
}

Needs needs_of(const Player& player) {
  const bool plays_a_part = player == Player(Role::kDeclarer) || player == Player(Role::kLeader);
  return plays_a_part ? Needs::kContract : Needs::kAllHands;
}

CardSet trumps_of(const Game& game, Contract contract) {
  CardSet trumps;
  for (Card card : game.order(contract, {}).trumps()) trumps |= CardSet{card};
  return trumps;
}

// Each contract with each suit that can be trumps in it, or without one where other cards are.
std::vector<Contract> contracts_with_trumps(const Game& game) {
  std::vector<Contract> contracts;
  for (int index = 0; index < static_cast<int>(game.info().contracts.size()); ++index) {
    const bool has_suit = game.info().names_trump || game.trump({.index = index});
    if (!has_suit && !trumps_of(game, {.index = index}).empty()) {
      contracts.push_back({.index = index});
    }
    for (Suit suit : kAllSuits)
      if (game.info().names_trump || game.trump({.index = index}) == suit)
        contracts.push_back({.index = index, .trump = suit});
  }
  return contracts;
}

// The first in which the suit has all its usual trumps, the permanent ones among them.
Contract usual_contract(const Game& game, Suit suit) {
  for (Contract contract : contracts_with_trumps(game))
    if (contract.trump == suit && trumps_of(game, contract) == game.trumps(suit)) return contract;
  return {.index = 0, .trump = suit};
}

// What `of` says of the usual contract of a suit; without one, of each that has trumps.
template <typename Of>
auto by_contract(const Game& game, std::optional<Suit> suit, const Of& of) {
  std::map<Contract, decltype(of(Contract{}))> by_contract;
  if (suit) by_contract.emplace(Contract{}, of(usual_contract(game, *suit)));
  for (Contract contract : contracts_with_trumps(game))
    if (!suit) by_contract.emplace(contract, of(contract));
  return by_contract;
}

CardSet permanent_trumps(const Game& game) {
  CardSet permanent = game.trumps(Suit::kClubs);
  for (Suit suit : kAllSuits) permanent = permanent & game.trumps(suit);
  return permanent;
}

int length_of_run(CardSet hand, const std::vector<Card>& high_to_low) {
  const auto first_missing =
      ranges::find_if_not(high_to_low, [hand](Card card) { return hand.contains(card); });
  return static_cast<int>(first_missing - high_to_low.begin());
}

int cards_in_common(CardSet hand, CardSet cards) { return (hand & cards).size(); }

std::int64_t most_of(CardSet cards) { return cards.size(); }
std::int64_t most_of(const std::vector<Card>& high_to_low) {
  return static_cast<std::int64_t>(high_to_low.size());
}

// The sets whose cards a measure of a hand counts.
void add_sets(CardSet cards, std::vector<CardSet>& sets) { sets.push_back(cards); }
void add_sets(const std::vector<Card>& high_to_low, std::vector<CardSet>& sets) {
  for (Card card : high_to_low) sets.push_back(CardSet{card});
}

// Constant limits of an expression.
auto always(std::int64_t low, std::int64_t high) {
  return [=](const Known&) { return Bounds{low, high}; };
}

}  // namespace

// ---- Facts --------------------------------------------------------------------------------------

Expression Expression::number(std::int64_t number) {
  return {Needs::kNothing, [=](const Case&) { return number; }, always(number, number)};
}

Expression Expression::seat(Player player) {
  return {needs_of(player),
          [=](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            return seat ? Value(seat->number()) : std::nullopt;
          },
          always(1, kMaxSeats),
          {{.player = player, .sets = std::vector<CardSet>{}, .measure = [](CardSet) {
              return std::vector<std::int64_t>{};
            }}}};
}

Expression Expression::trump() {
  return {Needs::kContract,
          [](const Case& deal) -> Value {
            return deal.trump ? Value(index(*deal.trump)) : std::nullopt;
          },
          always(0, kSuits - 1)};
}

Expression Expression::contract(std::vector<std::int64_t> values) {
  return {Needs::kContract,
          [values = std::move(values)](const Case& deal) -> Value {
            if (!deal.contract) return std::nullopt;
            return values[static_cast<std::size_t>(deal.contract->index)];
          },
          always(0, kLargest)};
}

Expression Expression::value() {
  return {Needs::kValue, [](const Case& deal) -> Value { return deal.value; },
          [](const Known& known) { return known.value; }};
}

// ---- Of one hand --------------------------------------------------------------------------------

template <typename Measure>
Expression Expression::of_hand(Player player, std::int64_t most,
                               std::optional<std::vector<CardSet>> sets, Measure measure) {
  return {needs_of(player),
          [=](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            return seat ? Value(measure(deal.hand(*seat))) : std::nullopt;
          },
          always(0, most),
          {{.player = player, .sets = std::move(sets), .measure = [=](CardSet hand) {
              return std::vector<std::int64_t>{measure(hand)};
            }}}};
}

// The measure of a hand with what `by_contract` has of the contract.
template <typename ByContract, typename Measure>
Expression Expression::of_hand_under(Player player, std::optional<Suit> suit,
                                     ByContract by_contract, Measure measure) {
  std::vector<CardSet> sets;
  std::int64_t most = 0;
  for (const auto& [contract, looked_at] : by_contract) {
    add_sets(looked_at, sets);
    most = std::max(most, most_of(looked_at));
  }
  return {suit ? needs_of(player) : Needs::kContract,
          [=](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            if (!seat || (!suit && !deal.contract)) return std::nullopt;
            const auto looked_at =
                suit ? by_contract.begin()
                     : by_contract.find({.index = deal.contract->index, .trump = deal.trump});
            if (looked_at == by_contract.end()) return std::nullopt;  // there are no trumps
            return measure(deal.hand(*seat), looked_at->second);
          },
          always(0, most),
          {{.player = player, .sets = std::move(sets), .measure = [=](CardSet hand) {
              std::vector<std::int64_t> measures;
              for (const auto& [contract, looked_at] : by_contract)
                measures.push_back(measure(hand, looked_at));
              return measures;
            }}}};
}

Expression Expression::count(Player player, CardSet cards) {
  return of_hand(player, cards.size(), std::vector{cards},
                 [=](CardSet hand) { return cards_in_common(hand, cards); });
}

Expression Expression::has(Player player, CardSet cards) {
  return of_hand(player, 1, std::vector{cards}, [=](CardSet hand) { return hand.contains(cards); });
}

Expression Expression::points(const Game& game, Player player) {
  std::vector<TrickOrder> orders;  // of each contract
  bool same = true;
  for (int index = 0; index < static_cast<int>(game.info().contracts.size()); ++index) {
    orders.push_back(game.order({.index = index}, {}));
    same &= orders.back().points == orders.front().points;
  }
  return {same ? needs_of(player) : Needs::kContract,
          [=, orders = std::move(orders)](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            if (!seat || (!same && !deal.contract)) return std::nullopt;
            const Contract contract{same ? 0 : deal.contract->index};
            const CardSet hand = deal.hand(*seat);
            return deal.options.empty()
                       ? orders[static_cast<std::size_t>(contract.index)].points_of(hand)
                       : deal.game->order(contract, deal.options).points_of(hand);
          },
          always(0, kLargest),
          {{.player = player, .sets = {}, .measure = {}}}};
}

Expression Expression::hcp(Player player) {
  std::vector<CardSet> honours(4);  // jacks, queens, kings, aces
  for (int i = 0; i < kCards; ++i) {
    const Card card = Card::from_index(i);
    const int worth = index(card.rank()) - index(Rank::kTen);
    if (worth > 0) honours[static_cast<std::size_t>(worth) - 1] |= CardSet{card};
  }
  return of_hand(player, 40, honours, [=](CardSet hand) {
    std::int64_t points = 0;
    for (std::size_t i = 0; i < honours.size(); ++i) {
      points += static_cast<std::int64_t>(i + 1) * (hand & honours[i]).size();
    }
    return points;
  });
}

Expression Expression::balanced(Player player) {
  std::vector<CardSet> suits;
  for (Suit each : kAllSuits) suits.push_back(CardSet::of_suit(each));
  return of_hand(player, 1, suits, [=](CardSet hand) {
    int doubletons = 0;
    for (CardSet suit : suits) {
      const int length = (hand & suit).size();
      if (length < 2) return false;
      doubletons += length == 2 ? 1 : 0;
    }
    return doubletons < 2;
  });
}

Expression Expression::melds(Player player) {
  return {needs_of(player),
          [=](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            return seat ? Value(worth_of_melds(deal, *seat)) : std::nullopt;
          },
          always(0, kLargest),
          {{.player = player, .sets = {}, .measure = {}}}};
}

Expression Expression::trumps(const Game& game, Player player, std::optional<Suit> suit) {
  const auto trumps = [&](Contract contract) { return trumps_of(game, contract); };
  return of_hand_under(player, suit, by_contract(game, suit, trumps), cards_in_common);
}

Expression Expression::permanent(const Game& game, Player player) {
  return count(player, permanent_trumps(game));
}

Expression Expression::length(const Game& game, Player player) {
  std::vector<CardSet> sets;
  for (Suit suit : kAllSuits) sets.push_back(game.trumps(suit));
  const std::int64_t longest = ranges::max(sets, {}, &CardSet::size).size();
  return of_hand(player, longest, std::move(sets),
                 [&game](CardSet hand) { return longest_trump_suit(game, hand); });
}

Expression Expression::top(const Game& game, Player player, std::optional<Suit> suit) {
  const auto ranked = [&](Contract contract) { return game.order(contract, {}).trumps(); };
  return of_hand_under(player, suit, by_contract(game, suit, ranked), length_of_run);
}

Expression Expression::suit(const Game& game, Player player, std::optional<Suit> suit) {
  const CardSet permanent = permanent_trumps(game);
  const auto plain = [=](Contract contract) {
    return contract.trump ? CardSet::of_suit(*contract.trump) - permanent : CardSet{};
  };
  auto cards = by_contract(game, suit, plain);
  if (!suit) std::erase_if(cards, [](const auto& each) { return !each.first.trump; });
  return of_hand_under(player, suit, std::move(cards), cards_in_common);
}

}  // namespace matador
