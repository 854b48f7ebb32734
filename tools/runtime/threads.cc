#include "tools/runtime/threads.h"

#include <iostream>
#include <system_error>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"

namespace matador {

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
