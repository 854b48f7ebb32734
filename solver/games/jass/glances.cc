// What deals for four players are guessed to be worth.

#include <cstdint>
#include <span>
#include <vector>

#include "solver/games/glance.h"
#include "solver/games/jass/glance_weights.h"
#include "solver/games/jass/order.h"
#include "solver/games/jass/rules.h"
#include "solver/games/jass/sides.h"

namespace matador::jass {
namespace {

Glance made(Direction direction, std::span<const std::int16_t> points,
            std::span<const std::int16_t> tricks, const GlanceCurve& vol, int looks) {
  std::vector<TrickOrder> orders;
  for (const Type& type : Rules::kTypes) {
    orders.push_back(type.direction == direction ? order(type, {}) : TrickOrder{});
  }
  return {orders,
          {.points = points,
           .tricks = tricks,
           .vol = vol,
           .most_points = Rules::kAllPoints,
           .most_tricks = variant(4).hand_size},
          looks};
}

}  // namespace

// A deal with trumps is more work, so that it pays to look at more.
const Glance& glance_of(const Type& type) {
  static const Glance in_trumps =
      made(Direction::kTrump, trumps::kPoints, trumps::kTricks, trumps::kVol, 300);
  static const Glance downwards =
      made(Direction::kDown, obenabe::kPoints, obenabe::kTricks, obenabe::kVol, 100);
  static const Glance upwards =
      made(Direction::kUp, undenufe::kPoints, undenufe::kTricks, undenufe::kVol, 100);
  switch (type.direction) {
    case Direction::kTrump:
      break;
    case Direction::kDown:
      return downwards;
    case Direction::kUp:
      return upwards;
  }
  return in_trumps;
}

}  // namespace matador::jass
