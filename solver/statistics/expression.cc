#include "solver/statistics/expression.h"

#include <algorithm>
#include <cstdlib>
#include <range/v3/algorithm/all_of.hpp>

namespace matador {
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

}  // namespace matador
