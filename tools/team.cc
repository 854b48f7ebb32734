#include "tools/team.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>

#include "tools/threads.h"

namespace matador {

Team::Team(int threads, const SolverOptions& options) {
  for (int i = 0; i < threads; ++i) solvers_.emplace_back(options);
}

std::size_t Team::run(std::size_t count, const Work& work) {
  std::atomic<std::size_t> next_item = 0;
  std::atomic<std::size_t> next_solver = 0;
  std::atomic<std::size_t> done = 0;
  std::mutex failing;
  std::exception_ptr failure;
  on_threads(static_cast<int>(std::min(solvers_.size(), count)), [&] {
    Solver& solver = solvers_[next_solver++];
    try {
      while (!stop_.reached()) {
        const std::size_t item = next_item++;
        if (item >= count) return;
        work(item, solver);
        ++done;
      }
    } catch (...) {
      const std::lock_guard lock(failing);
      failure = std::current_exception();
    }
  });
  if (failure) std::rethrow_exception(failure);
  return done;
}

}  // namespace matador
