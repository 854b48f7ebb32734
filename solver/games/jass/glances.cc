// What deals of Obenabe and Undenufe for four players are guessed to be worth.

#include <vector>

#include "solver/games/glance.h"
#include "solver/games/jass/glance_weights.h"
#include "solver/games/jass/order.h"
#include "solver/games/jass/rules.h"

namespace matador::jass {
namespace {

Glance made(Direction direction, const GlanceWeights& weights) {
  constexpr int kLooks = 100;
  std::vector<TrickOrder> orders;
  for (const Type& type : Rules::kTypes) {
    orders.push_back(type.direction == direction ? order(type, {}) : TrickOrder{});
  }
  return {orders, weights, kLooks};
}

}  // namespace

// nullptr where nothing is fitted.
const Glance* glance_of(const Type& type) {
  static const Glance downwards = made(Direction::kDown, {.points = obenabe::kPoints,
                                                          .tricks = obenabe::kTricks,
                                                          .vol = obenabe::kVol,
                                                          .most_points = Rules::kAllPoints,
                                                          .most_tricks = variant(4).hand_size});
  static const Glance upwards = made(Direction::kUp, {.points = undenufe::kPoints,
                                                      .tricks = undenufe::kTricks,
                                                      .vol = undenufe::kVol,
                                                      .most_points = Rules::kAllPoints,
                                                      .most_tricks = variant(4).hand_size});
  switch (type.direction) {
    case Direction::kDown:
      return &downwards;
    case Direction::kUp:
      return &upwards;
    case Direction::kTrump:
      return nullptr;
  }
  return nullptr;
}

}  // namespace matador::jass
