#include "tools/cli/solver_options.h"

#include <algorithm>
#include <cstdint>
#include <thread>

#include "absl/strings/str_cat.h"

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

void add_seconds_option(CommandLine& line, const std::string& what) {
  line.value("seconds", "S",
             absl::StrCat("the most time for ", what,
                          "; where that is not enough, the interval that is proven by then"));
}

void add_errors_option(CommandLine& line) {
  line.value("errors", "FORM",
             "json: with --json, a faulty deal has an object in its place, beside the message on "
             "standard error; text, the default: only the message",
             {"json", "text"});
}

void add_language_option(CommandLine& line) {
  line.value("language", "LANGUAGE", "of --explain: english (the default) or german",
             {"english", "german"});
}

void add_names_option(CommandLine& line) {
  line.value(
      "names", "LANGUAGE",
      "in the text of Scharwenzel, what the highest trumps are called: german, low-german or "
      "sailors, as sailors once called them");
}

}  // namespace matador
