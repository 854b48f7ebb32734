// How many nodes (cards played) a search has spent on a deal, and where it has to stop.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_NODE_COUNTER_H_
#define MATADOR_SOLVER_SEARCH_COMMON_NODE_COUNTER_H_

#include <algorithm>
#include <cstdint>

namespace matador::search {
inline namespace MATADOR_ISA {

class NodeCounter {
 public:
  void clear() { nodes_ = 0; }
  // A limit that is passed already allows no further node.
  void set_limit(std::uint64_t limit) { limit_ = std::max(limit, nodes_); }

  std::uint64_t nodes() const { return nodes_; }
  std::uint64_t limit() const { return limit_; }
  bool is_at_limit() const { return nodes_ == limit_; }

  // Counts so many nodes, unless they are too many: then it counts nothing.
  bool count(std::uint64_t nodes) {
    if (limit_ - nodes_ < nodes) return false;
    nodes_ += nodes;
    return true;
  }

 private:
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_ = 0;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_NODE_COUNTER_H_
