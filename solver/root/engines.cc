#include "solver/root/engines.h"

#include <algorithm>

namespace matador {

void Engines::turn_to(const Game& game, int seats, const search::Layout& layout, bool keep) {
  const bool same_engines = game_ == &game && seats_ == seats;
  const bool same_layout = same_engines && layout_ == layout;
  for (Slot& slot : slots_) {
    if (!same_engines) slot = {};
    if (!keep || !same_layout) slot.begun = false;
    slot.nodes_before = slot.begun ? slot.engine->nodes() : 0;
  }
  game_ = &game;
  seats_ = seats;
  layout_ = layout;
}

search::Interval Engines::ask(Goal goal, const search::Moment& moment, int need,
                              std::uint64_t limit) {
  Slot& slot = slots_[static_cast<std::size_t>(goal)];
  if (!slot.engine) slot.engine = game_->kernel().make_engine(seats_, goal, options_, newest_);
  if (!slot.begun) {
    slot.engine->begin(layout_);
    slot.begun = true;
  }
  const std::uint64_t here = slot.engine->nodes();
  const std::uint64_t left = limit - std::min(limit, nodes());
  return slot.engine->ask(moment, need, left > kNoLimit - here ? kNoLimit : here + left);
}

std::uint64_t Engines::nodes() const {
  std::uint64_t nodes = 0;
  for (const Slot& slot : slots_) {
    if (slot.begun) nodes += slot.engine->nodes() - slot.nodes_before;
  }
  return nodes;
}

}  // namespace matador
