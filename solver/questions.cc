#include "solver/questions.h"

#include <limits>
#include <range/v3/algorithm/copy.hpp>

#include "solver/search/common/engine.h"
#include "solver/search/common/translation.h"

namespace matador {

class Questions::Impl {
 public:
  Impl(const Task& task, Goal goal, const SolverOptions& options)
      : stop_(options.interrupt, options.outer),
        translation_(task.deal, task.game->order(task), task.game->declaring_side(task),
                     task.declarer),
        engine_(task.game->kernel().make_engine(
            task.deal.seats(), goal,
            {.table_bytes = static_cast<std::size_t>(options.table_mib) << 20,
             .techniques = options.techniques,
             .stop = &stop_},
            options.newest_instructions)) {
    engine_->begin(translation_.layout());
  }
  Impl(const Impl&) = delete;  // the engine has the address of the stop
  Impl& operator=(const Impl&) = delete;

  std::optional<bool> can_win(const Position& position, int target) {
    if (target <= 0) return true;
    if (position.left.empty()) return false;
    search::RootPosition root = translation_.root_position(position.left, position.leader,
                                                           position.trick, position.is_bound);
    ranges::copy(position.taken, root.worth_won);
    const auto [low, high] = engine_->ask(root, target, std::numeric_limits<std::uint64_t>::max());
    if (low < target && target <= high) return std::nullopt;
    return low >= target;
  }

 private:
  Stop stop_;
  search::Translation translation_;
  std::unique_ptr<search::Engine> engine_;
};

Questions::Questions(const Task& task, Goal goal, const SolverOptions& options)
    : impl_(std::make_unique<Impl>(task, goal, options)) {}
Questions::~Questions() = default;

std::optional<bool> Questions::can_win(const Position& position, int target) {
  return impl_->can_win(position, target);
}

absl::StatusOr<Solution> solve_vol(Solver& solver, const Task& task, const Request& request) {
  const absl::StatusOr<Decision> vol = solver.decide(
      task, Goal::kTricks, task.deal.shape().cards_each(), request.node_limit, request.seconds);
  Solution solution;
  if (vol.ok()) {
    solution.low = solution.high = vol->yes ? 1 : 0;
    solution.nodes = vol->nodes;
    return solution;
  }
  solution.exact = false;
  solution.high = 1;
  if (absl::IsDeadlineExceeded(vol.status())) {
    solution.stopped = StopReason::kSeconds;
  } else if (absl::IsCancelled(vol.status())) {
    solution.stopped = StopReason::kInterrupt;
  } else if (!absl::IsResourceExhausted(vol.status())) {
    return vol.status();
  }
  return solution;
}

}  // namespace matador
