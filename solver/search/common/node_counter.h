// How many nodes (cards played) a search has spent on a deal, and where it has to stop.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_NODE_COUNTER_H_
#define MATADOR_SOLVER_SEARCH_COMMON_NODE_COUNTER_H_

#include <algorithm>
#include <cstdint>
#include <limits>

#include "solver/stop.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// Thrown where a question may take no further node, by its limit or by time. The search ends there,
// and Engine::ask() catches it: nothing is proven then.
struct LimitReached {};

class NodeCounter {
 public:
  // `stop`: ends the search before its limit; may be null.
  explicit NodeCounter(const Stop* stop) : stop_(stop) { clear(); }

  void clear() {
    nodes_ = 0;
    next_look_ = stop_ != nullptr ? kNodesPerLook : std::numeric_limits<std::uint64_t>::max();
  }
  // Begins a question: the next node looks at the clock, so that when the time is up questions take
  // none. A limit that is passed already allows no further node.
  void begin(std::uint64_t limit) {
    if (stop_ != nullptr) next_look_ = nodes_;
    limit_ = std::max(limit, nodes_);
    end_ = std::min(limit_, next_look_);
  }

  std::uint64_t nodes() const { return nodes_; }

  // Counts some nodes, or throws LimitReached and counts none of them.
  void count(std::uint64_t nodes) {
    if (end_ - nodes_ < nodes) look(nodes);
    nodes_ += nodes;
  }

 private:
  static constexpr std::uint64_t kNodesPerLook = 4096;  // 1 ms or less

  void look(std::uint64_t nodes) {
    if (limit_ - nodes_ < nodes || (stop_ != nullptr && stop_->reached())) throw LimitReached{};
    next_look_ = nodes_ + kNodesPerLook;
    end_ = std::min(limit_, next_look_);
  }

  const Stop* stop_;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_ = 0;
  std::uint64_t next_look_ = 0;  // the clock is looked at before this node
  std::uint64_t end_ = 0;        // the limit or the next look, whichever comes first
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_NODE_COUNTER_H_
