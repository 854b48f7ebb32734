#include "solver/driver/engines.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <system_error>
#include <thread>

#include "absl/cleanup/cleanup.h"

namespace matador {

// ---- Engines ------------------------------------------------------------------------------------

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

// ---- Parallel search ----------------------------------------------------------------------------

namespace {

// One thread begins alone: it answers most questions before another would have started.
constexpr std::uint64_t kNodesAlone = std::uint64_t{1} << 13;

bool is_answer(const search::Interval& interval, int target) {
  return interval.low >= target || interval.high < target;
}

std::uint64_t after(std::uint64_t nodes, std::uint64_t more) {
  return more > kNoLimit - nodes ? kNoLimit : nodes + more;
}

}  // namespace

ParallelEngine::ParallelEngine(const MakeEngine& make, search::EngineOptions options, int threads)
    : stop_(&is_answered_, options.stop) {
  options.stop = &stop_;
  engines_.push_back(make(options));
  for (int i = 1; i < threads; ++i) engines_.push_back(engines_.front()->partner(&stop_));
}

void ParallelEngine::begin(const search::Layout& layout) {
  for (const auto& engine : engines_) engine->begin(layout);
}

search::Interval ParallelEngine::ask(const search::RootPosition& root_position, int target,
                                     std::uint64_t node_limit) {
  search::Engine& first = *engines_.front();
  const std::uint64_t before = nodes();
  const std::uint64_t allowed = node_limit - std::min(node_limit, before);
  const std::uint64_t alone = std::min(allowed, kNodesAlone);
  const search::Interval found = first.ask(root_position, target, after(first.nodes(), alone));
  if (is_answer(found, target) || alone == allowed || stop_.reached()) return found;
  const std::uint64_t left = allowed - (nodes() - before);
  return ask_all(root_position, target, node_limit == kNoLimit ? kNoLimit : left / engines_.size());
}

search::Interval ParallelEngine::ask_all(const search::RootPosition& root_position, int target,
                                         std::uint64_t nodes_each) {
  search::Interval answer{};
  const auto work = [&](search::Engine& engine) {
    const search::Interval found =
        engine.ask(root_position, target, after(engine.nodes(), nodes_each));
    if (is_answer(found, target) && is_answered_.set()) answer = found;
  };
  {
    std::vector<std::thread> others;
    const absl::Cleanup join = [&others] {
      for (std::thread& other : others) other.join();
    };
    try {
      for (std::size_t i = 1; i < engines_.size(); ++i) {
        others.emplace_back([&work, &engine = *engines_[i]] { work(engine); });
      }
    } catch (const std::system_error&) {
      // The system gives no more threads; those that run find the answer too.
    }
    work(*engines_.front());
  }
  if (is_answered_.clear()) return answer;
  return engines_.front()->ask(root_position, target, 0);  // what is known without a search
}

std::uint64_t ParallelEngine::nodes() const {
  std::uint64_t nodes = 0;
  for (const auto& engine : engines_) nodes += engine->nodes();
  return nodes;
}

}  // namespace matador
