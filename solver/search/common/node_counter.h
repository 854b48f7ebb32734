// How many nodes (cards played) a search has spent on a deal, and where it has to stop.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_NODE_COUNTER_H_
#define MATADOR_SOLVER_SEARCH_COMMON_NODE_COUNTER_H_

#include <algorithm>
#include <cstdint>
#include <limits>

#include "solver/stop.h"

namespace matador::search {
inline namespace MATADOR_ISA {

class NodeCounter {
 public:
  // `stop`: ends the search before its limit; may be null.
  explicit NodeCounter(const Stop* stop) : stop_(stop) { clear(); }

  void clear() {
    nodes_ = 0;
    next_look_ = stop_ != nullptr ? kNodesPerLook : std::numeric_limits<std::uint64_t>::max();
  }
  // Begins a question: the next node looks at the clock, so that when the time is up questions take
  // none.
  void begin(std::uint64_t limit) {
    if (stop_ != nullptr) next_look_ = nodes_;
    set_limit(limit);
  }
  // A limit that is passed already allows no further node.
  void set_limit(std::uint64_t limit) {
    limit_ = std::max(limit, nodes_);
    end_ = std::min(limit_, next_look_);
  }

  std::uint64_t nodes() const { return nodes_; }
  std::uint64_t limit() const { return limit_; }
  bool is_at_limit() const { return nodes_ == limit_ || (stop_ != nullptr && stop_->reached()); }

  // Counts so many nodes, unless they are too many: then it counts nothing.
  bool count(std::uint64_t nodes) {
    if (end_ - nodes_ < nodes && !goes_on(nodes)) return false;
    nodes_ += nodes;
    return true;
  }

 private:
  static constexpr std::uint64_t kNodesPerLook = 4096;  // 1 ms or less

  bool goes_on(std::uint64_t nodes) {
    if (limit_ - nodes_ < nodes || (stop_ != nullptr && stop_->reached())) return false;
    next_look_ = nodes_ + kNodesPerLook;
    end_ = std::min(limit_, next_look_);
    return true;
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
