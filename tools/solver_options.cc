#include "tools/solver_options.h"

#include <algorithm>
#include <cstdint>
#include <thread>

namespace matador {
namespace {

constexpr std::uint64_t kMaxThreads = 1024;

}  // namespace

void add_machine_options(CommandLine& line) {
  line.value("threads", "N", "deals solved at the same time; default: one for each core");
  line.value("table-mib", "N",
             "memory for the table of positions of each thread and goal, in MiB; "
             "default 64");
}

int read_threads(const CommandLine& line) {
  const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
  return static_cast<int>(line.number("threads", cores, 1, kMaxThreads));
}

void add_names_option(CommandLine& line) {
  line.value("names", "LANGUAGE",
             "in the text of Scharwenzel, what the highest trumps are called: german, low-german, "
             "or by the sailors of old");
}

}  // namespace matador
