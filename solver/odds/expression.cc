#include "solver/odds/expression.h"

#include <algorithm>
#include <array>
#include <range/v3/algorithm/find_if_not.hpp>
#include <utility>

namespace matador {
namespace {

using Value = Expression::Value;

std::optional<Seat> seat_of(const Player& player, const Case& deal) {
  if (const Seat* seat = std::get_if<Seat>(&player)) return *seat;
  switch (std::get<Role>(player)) {
    case Role::kForehand:
      return deal.forehand;
    case Role::kDeclarer:
      return deal.declarer;
    case Role::kLeader:
      return deal.leader;
  }
  return std::nullopt;
}

Needs needs_of(const Player& player) {
  if (player == Player(Seat::number(1)) || player == Player(Role::kForehand)) {
    return Needs::kFirstHand;
  }
  return std::holds_alternative<Seat>(player) ? Needs::kAllHands : Needs::kContract;
}

// The results of `of` for each suit, by its index.
template <typename Of>
auto by_suit(const Of& of) {
  return std::array{of(Suit::kClubs), of(Suit::kSpades), of(Suit::kHearts), of(Suit::kDiamonds)};
}

std::array<CardSet, kSuits> trumps_by_suit(const Game& game) {
  return by_suit([&game](Suit suit) { return game.trumps(suit); });
}

CardSet permanent_trumps(const Game& game) {
  CardSet permanent = game.trumps(Suit::kClubs);
  for (Suit suit : kAllSuits) permanent = permanent & game.trumps(suit);
  return permanent;
}

// In the order of the contract in which the suit is trumps.
std::vector<Card> trumps_high_to_low(const Game& game, Suit suit) {
  for (int index = 0; index < static_cast<int>(game.contracts().size()); ++index) {
    const TrickOrder order = game.order({.index = index, .trump = suit}, {});
    if (!order.has_trump) continue;
    CardSet trumps;
    for (Card card : order.lanes.front()) trumps |= CardSet{card};
    if (trumps == game.trumps(suit)) return order.lanes.front();
  }
  return {};
}

int length_of_run(CardSet hand, const std::vector<Card>& high_to_low) {
  const auto first_missing =
      ranges::find_if_not(high_to_low, [hand](Card card) { return hand.contains(card); });
  return static_cast<int>(first_missing - high_to_low.begin());
}

int cards_in_common(CardSet hand, CardSet cards) { return (hand & cards).size(); }

}  // namespace

// ---- Out of others ------------------------------------------------------------------------------

template <typename Calculate>
Expression Expression::arithmetic(const Expression& left, const Expression& right,
                                  Calculate calculate) {
  // No result of two numbers up to kLargest, or as large as an int, is too large for 64 bits.
  return {std::max(left.needs_, right.needs_), [=](const Case& deal) -> Value {
            const Value a = left.evaluate(deal);
            const Value b = right.evaluate(deal);
            if (!a || !b) return std::nullopt;
            return std::clamp(calculate(*a, *b), -kLargest, kLargest);
          }};
}

template <typename Compare>
Expression Expression::comparison(const Expression& left, const Expression& right,
                                  Compare compare) {
  return {std::max(left.needs_, right.needs_), [=](const Case& deal) -> Value {
            const Value a = left.evaluate(deal);
            const Value b = right.evaluate(deal);
            return a && b && compare(*a, *b) ? 1 : 0;
          }};
}

Expression Expression::combine(Operator op, const Expression& left, const Expression& right) {
  const Needs needs = std::max(left.needs_, right.needs_);
  switch (op) {
    case Operator::kPlus:
      return arithmetic(left, right, std::plus<>());
    case Operator::kMinus:
      return arithmetic(left, right, std::minus<>());
    case Operator::kTimes:
      return arithmetic(left, right, std::multiplies<>());
    case Operator::kEqual:
      return comparison(left, right, std::equal_to<>());
    case Operator::kUnequal:
      return comparison(left, right, std::not_equal_to<>());
    case Operator::kLess:
      return comparison(left, right, std::less<>());
    case Operator::kAtMost:
      return comparison(left, right, std::less_equal<>());
    case Operator::kMore:
      return comparison(left, right, std::greater<>());
    case Operator::kAtLeast:
      return comparison(left, right, std::greater_equal<>());
    case Operator::kAnd:
      return {needs, [=](const Case& deal) { return left.holds(deal) && right.holds(deal); }};
    case Operator::kOr:
      return {needs, [=](const Case& deal) { return left.holds(deal) || right.holds(deal); }};
  }
  return number(0);
}

Expression Expression::negation(const Expression& condition) {
  return {condition.needs_, [=](const Case& deal) { return !condition.holds(deal); }};
}

// ---- Facts --------------------------------------------------------------------------------------

Expression Expression::number(std::int64_t number) {
  return {Needs::kFirstHand, [=](const Case&) { return number; }};
}

Expression Expression::seat(Player player) {
  return {needs_of(player), [=](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            return seat ? Value(seat->number()) : std::nullopt;
          }};
}

Expression Expression::trump() {
  return {Needs::kContract, [](const Case& deal) -> Value {
            return deal.trump ? Value(index(*deal.trump)) : std::nullopt;
          }};
}

Expression Expression::contract(std::vector<std::int64_t> values) {
  return {Needs::kContract, [values = std::move(values)](const Case& deal) -> Value {
            if (!deal.contract) return std::nullopt;
            return values[static_cast<std::size_t>(deal.contract->index)];
          }};
}

Expression Expression::value() {
  return {Needs::kValue, [](const Case& deal) -> Value { return deal.value; }};
}

// ---- Of one hand --------------------------------------------------------------------------------

template <typename Measure>
Expression Expression::of_hand(Player player, Measure measure) {
  return {needs_of(player), [=](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            return seat ? Value(measure(deal.hand(*seat))) : std::nullopt;
          }};
}

// The measure of a hand against what the suit has in `by_suit`.
template <typename BySuit, typename Measure>
Expression Expression::of_hand_under(Player player, std::optional<Suit> suit, BySuit by_suit,
                                     Measure measure) {
  return {suit ? needs_of(player) : Needs::kContract,
          [=, by_suit = std::move(by_suit)](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            const std::optional<Suit> trump = suit ? suit : deal.trump;
            if (!seat || !trump) return std::nullopt;
            return measure(deal.hand(*seat), by_suit[at(*trump)]);
          }};
}

Expression Expression::count(Player player, CardSet cards) {
  return of_hand(player, [=](CardSet hand) { return cards_in_common(hand, cards); });
}

Expression Expression::has(Player player, CardSet cards) {
  return of_hand(player, [=](CardSet hand) { return hand.contains(cards); });
}

Expression Expression::points(const Game& game, Player player) {
  std::vector<TrickOrder> orders;  // of each contract
  bool same = true;
  for (int index = 0; index < static_cast<int>(game.contracts().size()); ++index) {
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
          }};
}

Expression Expression::hcp(Player player) {
  return {needs_of(player), [=](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            if (!seat) return std::nullopt;
            std::int64_t points = 0;
            for (Card card : deal.hand(*seat)) {
              points += std::max(index(card.rank()) - index(Rank::kTen), 0);
            }
            return points;
          }};
}

Expression Expression::melds(Player player) {
  return {needs_of(player), [=](const Case& deal) -> Value {
            const std::optional<Seat> seat = seat_of(player, deal);
            return seat ? Value(worth_of_melds(deal, *seat)) : std::nullopt;
          }};
}

Expression Expression::trumps(const Game& game, Player player, std::optional<Suit> suit) {
  return of_hand_under(player, suit, trumps_by_suit(game), cards_in_common);
}

Expression Expression::permanent(const Game& game, Player player) {
  return count(player, permanent_trumps(game));
}

Expression Expression::length(const Game& game, Player player) {
  return of_hand(player, [&game](CardSet hand) { return longest_trump_suit(game, hand); });
}

Expression Expression::top(const Game& game, Player player, std::optional<Suit> suit) {
  const auto ranked = by_suit([&game](Suit trump) { return trumps_high_to_low(game, trump); });
  return of_hand_under(player, suit, ranked, length_of_run);
}

Expression Expression::suit(const Game& game, Player player, std::optional<Suit> suit) {
  const CardSet permanent = permanent_trumps(game);
  const auto plain = by_suit([=](Suit of) { return CardSet::of_suit(of) - permanent; });
  return of_hand_under(player, suit, plain, cards_in_common);
}

}  // namespace matador
