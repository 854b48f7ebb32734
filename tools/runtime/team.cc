#include "tools/runtime/team.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>

#include "tools/runtime/threads.h"

namespace matador {

Team::Team(int threads, SolverOptions options) : stop_(options.interrupt) {
  options.outer = &stop_;
  for (int i = 0; i < threads; ++i) solvers_.emplace_back(options);
}

std::size_t Team::run(std::size_t count, const Work& work) {
  std::atomic<std::size_t> next_item = 0;
  std::atomic<std::size_t> next_solver = 0;
  std::size_t done = count;  // all before the first that was given up
  std::mutex end_mutex;
  std::exception_ptr failure;
  on_threads(static_cast<int>(std::min(solvers_.size(), count)), [&] {
    Solver& solver = solvers_[next_solver++];
    try {
      for (std::size_t item = next_item++; item < count; item = next_item++) {
        if (!stop_.reached()) work(item, solver);
        if (!stop_.reached()) continue;
        const std::lock_guard lock(end_mutex);
        done = std::min(done, item);
        return;
      }
    } catch (...) {
      const std::lock_guard lock(end_mutex);
      failure = std::current_exception();
    }
  });
  if (failure) std::rethrow_exception(failure);
  return done;
}

}  // namespace matador
