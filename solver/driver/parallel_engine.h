// Parallel search: an engine whose questions several threads answer together.
//
// Each thread has an engine of its own. The engines share a transposition table, and search
// different moves where they can (search/common/moves_in_progress.h). The first answer counts.
// Answers are proven, so values are the same on any number of threads. The number of nodes is not,
// nor is what a limit leaves open.
//
//   ParallelEngine engine(make_engine, options, /*threads=*/2);
//   engine.begin(layout);
//   engine.ask(root_position, 61, limit)      // as of any engine

#ifndef MATADOR_SOLVER_DRIVER_PARALLEL_ENGINE_H_
#define MATADOR_SOLVER_DRIVER_PARALLEL_ENGINE_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "solver/search/common/engine.h"
#include "solver/stop.h"

namespace matador {

class ParallelEngine final : public search::Engine {
 public:
  using MakeEngine = std::function<std::unique_ptr<search::Engine>(const search::EngineOptions&)>;

  // `make` makes the engine of the first thread. `threads`: at most; as many as the system gives.
  ParallelEngine(const MakeEngine& make, search::EngineOptions options, int threads);

  void begin(const search::Layout& layout) override;
  search::Interval ask(const search::RootPosition& root_position, int target,
                       std::uint64_t node_limit) override;
  std::optional<int> first_guess(const search::RootPosition& root_position) const override {
    return engines_.front()->first_guess(root_position);
  }
  std::unique_ptr<search::Engine> partner(const Stop* stop) override {
    return engines_.front()->partner(stop);
  }
  std::uint64_t nodes() const override;

 private:
  // Asks all engines at the same time; each may take `nodes_each` nodes.
  search::Interval ask_all(const search::RootPosition& root_position, int target,
                           std::uint64_t nodes_each);

  std::atomic<bool> is_answered_ = false;
  Stop stop_;  // of the question at hand
  std::vector<std::unique_ptr<search::Engine>> engines_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_PARALLEL_ENGINE_H_
