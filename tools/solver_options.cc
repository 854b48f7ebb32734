#include "tools/solver_options.h"

#include <algorithm>
#include <range/v3/algorithm/find.hpp>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/answers.h"
#include "formats/card_style.h"
#include "formats/games/registry.h"
#include "formats/suggest.h"
#include "formats/text.h"

namespace matador {
namespace {

constexpr std::uint64_t kMaxThreads = 1024;
constexpr std::uint64_t kMaxTableMib = 65536;

}  // namespace

std::optional<Objective> read_objective(const CommandLine& line) {
  if (!line.has("objective")) return std::nullopt;
  const std::string name = line.needed_text("objective");
  const std::optional<Objective> objective = find_objective(name);
  if (!objective) {
    throw UsageError(absl::StrCat("unknown objective ", in_quotes(name),
                                  did_you_mean_or_expected(name, {"points", "tricks", "score"})));
  }
  return objective;
}

std::optional<Seat> read_player(const CommandLine& line) {
  if (!line.has("player")) return std::nullopt;
  return Seat::number(static_cast<int>(line.number("player", 1, 1, kMaxSeats)));
}

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

SolverOptions read_solver_options(const CommandLine& line) {
  SolverOptions options;
  const auto usual = static_cast<std::uint64_t>(options.table_mib);
  options.table_mib = static_cast<int>(line.number("table-mib", usual, 1, kMaxTableMib));
  return options;
}

void add_names_option(CommandLine& line) {
  line.value("names", "LANGUAGE",
             "in the text of Scharwenzel, what the highest trumps are called: german, low-german, "
             "or by the sailors of old");
}

std::string read_names(const CommandLine& line) {
  const std::string language = line.text("names", "");
  std::vector<std::string> known;
  for (const GameFormat* format : all_formats()) {
    for (const std::string& each : format->languages()) known.push_back(each);
  }
  if (line.has("names") && ranges::find(known, language) == known.end()) {
    throw UsageError(absl::StrCat("unknown names ", in_quotes(language),
                                  did_you_mean_or_expected(language, known)));
  }
  return language;
}

std::string names_line(const Task& task, const std::string& language, bool symbols) {
  if (language.empty()) return "";
  const CardFace face(card_style(*task.game), symbols);
  return format_of(*task.game).names_of_cards(task, language, face);
}

}  // namespace matador
