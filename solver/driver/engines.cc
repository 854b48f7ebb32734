#include "solver/driver/engines.h"

#include <algorithm>
#include <bit>

#include "solver/driver/parallel_engine.h"

namespace matador {
namespace {

search::Layout sides_changed(search::Layout layout, int seats) {
  layout.declaring ^= static_cast<std::uint8_t>((1 << seats) - 1);
  return layout;
}

int tricks_left(const search::RootPosition& root_position, int seats) {
  return std::popcount(root_position.remaining) / seats;
}

}  // namespace

void Engines::turn_to(const Game& game, int seats, const search::Layout& layout, bool keep) {
  const bool same_engines = game_ == &game && seats_ == seats;
  const bool same = same_engines && keep && layout_ == layout;
  const bool changed = same_engines && keep && layout_ == sides_changed(layout, seats);
  for (std::size_t goal = 0; goal < slots_.size(); ++goal) {
    Slot& slot = slots_[goal];
    const bool other_side = changed && goal == static_cast<std::size_t>(Goal::kTricks);
    if (!same_engines) slot = {};
    if (!same && !other_side) slot.begun = false;
    if (other_side) slot.other_side = !slot.other_side;
    slot.nodes_before = slot.begun ? slot.engine->nodes() : 0;
  }
  game_ = &game;
  seats_ = seats;
  layout_ = layout;
}

std::unique_ptr<search::Engine> Engines::make_engine(Goal goal) const {
  const auto make = [&](const search::EngineOptions& options) {
    return game_->kernel().make_engine(seats_, goal, options, newest_);
  };
  if (threads_ == 1) return make(options_);
  return std::make_unique<ParallelEngine>(make, options_, threads_);
}

Engines::Slot& Engines::slot_of(Goal goal) {
  Slot& slot = slots_[static_cast<std::size_t>(goal)];
  if (!slot.engine) slot.engine = make_engine(goal);
  if (!slot.begun) {
    slot.engine->begin(layout_);
    slot.begun = true;
    slot.other_side = false;
  }
  return slot;
}

search::Interval Engines::ask(Goal goal, const search::RootPosition& root_position, int target,
                              std::uint64_t limit) {
  Slot& slot = slot_of(goal);
  const std::uint64_t here = slot.engine->nodes();
  const std::uint64_t left = limit - std::min(limit, nodes());
  const std::uint64_t end = left > kNoLimit - here ? kNoLimit : here + left;
  if (!slot.other_side) return slot.engine->ask(root_position, target, end);
  const int tricks = tricks_left(root_position, seats_);
  if (target > tricks) return {0, tricks};
  const search::Interval others = slot.engine->ask(root_position, tricks - target + 1, end);
  return {tricks - others.high, tricks - others.low};
}

std::optional<int> Engines::first_guess(Goal goal, const search::RootPosition& root_position) {
  const Slot& slot = slot_of(goal);
  const std::optional<int> won = slot.engine->first_guess(root_position);
  return won && slot.other_side ? tricks_left(root_position, seats_) - *won : won;
}

std::uint64_t Engines::nodes() const {
  std::uint64_t nodes = 0;
  for (const Slot& slot : slots_) {
    if (slot.begun) nodes += slot.engine->nodes() - slot.nodes_before;
  }
  return nodes;
}

}  // namespace matador
