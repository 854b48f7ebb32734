#include "tools/runtime/team.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <iostream>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"

namespace matador {

// ---- Team ---------------------------------------------------------------------------------------

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

// ---- Threads ------------------------------------------------------------------------------------

void on_threads(int threads, const std::function<void()>& work) {
  std::vector<std::jthread> others;
  others.reserve(static_cast<std::size_t>(threads));
  while (static_cast<int>(others.size()) + 1 < threads) {
    try {
      others.emplace_back(work);
    } catch (const std::system_error& error) {
      std::cerr << absl::StrCat("matador: only ", others.size() + 1, " of ", threads,
                                " threads could be started: ", error.code().message(), "\n");
      break;
    }
  }
  work();
}

}  // namespace matador
