// The limit of nodes for several worlds that are solved at the same time.
//
//   NodeBudget budget(/*worlds=*/8, /*node_limit=*/1'000'000);
//   budget.limit_of(3);             // what the worlds 0, 1 and 2 leave, as far as they are done
//   budget.note(3, solution.nodes);

#ifndef MATADOR_SOLVER_ADVICE_NODE_BUDGET_H_
#define MATADOR_SOLVER_ADVICE_NODE_BUDGET_H_

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace matador {

// A limit of 0: none. The worlds within the limit do not depend on the threads: a world gets what
// the worlds before it leave, and more if some of these are not done yet.
class NodeBudget {
 public:
  NodeBudget(std::size_t worlds, std::uint64_t node_limit) : limit_(node_limit), nodes_(worlds) {}

  // The limit of a world, 0: no limit. None if the worlds before it have taken more than all.
  std::optional<std::uint64_t> limit_of(std::size_t world) const {
    if (limit_ == 0) return 0;
    const std::uint64_t taken = taken_before(world);
    if (taken > limit_) return std::nullopt;
    return std::max<std::uint64_t>(1, limit_ - taken);
  }
  std::uint64_t taken_before(std::size_t world) const {
    std::uint64_t taken = 0;
    for (std::size_t i = 0; i < world; ++i) taken += nodes_[i];
    return taken;
  }
  void note(std::size_t world, std::uint64_t nodes) { nodes_[world] = nodes; }

 private:
  std::uint64_t limit_;
  std::vector<std::atomic<std::uint64_t>> nodes_;  // of the worlds that are done
};

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_NODE_BUDGET_H_
