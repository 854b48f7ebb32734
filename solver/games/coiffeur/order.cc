#include "solver/games/coiffeur/order.h"

#include "solver/games/jass/order.h"
#include "solver/games/options.h"

namespace matador::coiffeur {

TrickOrder order(const Type& type, const std::vector<RuleOption>& options) {
  const TrickOrder first = jass::order(type.first, options);
  if (type.turned_tricks == 0) return first;
  // The last trick of Slalom and Gustav is of the other direction than the first. TrickOrder never
  // turns the last trick, so the tricks of the first direction are the turned ones.
  const bool from_the_top = type.first.direction == jass::Direction::kDown;
  TrickOrder order = jass::order(from_the_top ? Rules::kUndenufe : Rules::kObenabe, options);
  constexpr std::uint32_t kAllTricks = (1U << Rules::kTricks) - 1;
  order.upside_down = kAllTricks & ~type.turned_tricks;
  if (option_value(options, "slalom-values") == "trick") {
    order.upside_down_points = first.points;
  } else {
    order.points = first.points;
  }
  return order;
}

}  // namespace matador::coiffeur
