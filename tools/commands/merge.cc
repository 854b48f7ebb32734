// `matador merge`: makes the table of a whole run from the tables of its parts.

#include <array>
#include <fstream>
#include <iostream>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/json_deal.h"
#include "formats/words/text.h"
#include "tools/cli/command_line.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/runtime/system.h"
#include "tools/statistics/output.h"
#include "tools/statistics/store.h"

namespace matador {
namespace {

CommandLine merge_line() {
  CommandLine line(
      "merge", "[--json | --csv | --markdown] [--plot FILE] FILE ...",
      "Puts the tables of the parts of a run together: the result is the table of one run\n"
      "over all of its deals, to the byte. Tables that answer different questions, overlap\n"
      "or leave a gap are refused. Each FILE is a store of matador table --store, or the\n"
      "answer of matador table --json (- is standard input). A single FILE is shown as it\n"
      "is; if it is an unfinished store, as far as it goes and with exit status 1.\n"
      "\n"
      "tools/guide/cluster.md is the guide.",
      "for part in 1 2 3 4; do\n"
      "  matador table vol --game sjavs --deals 1000000 --shard $part/4 "
      "--store part$part.db --quiet\n"
      "done\n"
      "matador merge part*.db");
  line.takes_files();
  return line;
}

// One store alone that is unfinished shows what is there, with a message.
StatisticsRecord read_store(const std::string& path, bool alone, bool& finished) {
  StatisticsStore store(path);
  if (!alone || store.missing().empty()) return store.whole();
  finished = false;
  StatisticsRecord so_far = store.so_far();
  std::cerr << absl::StrCat(printable(path), ": unfinished, it has ", store.deals_there(),
                            ": this is the table of the first ", so_far.population->deals,
                            "; the same matador table --store goes on\n");
  return so_far;
}

StatisticsRecord read_part(const std::string& path, bool alone, bool& finished) {
  const bool from_input = path == "-";
  std::ifstream plain(file_path(from_input ? "" : path),
                      std::ios::binary);  // read once: it may be a pipe
  std::istream& file = from_input ? std::cin : plain;
  std::string text(kStoreBegins.size(), '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (text == kStoreBegins && from_input) {
    throw std::runtime_error("standard input is a store, which must be named as a file");
  }
  if (text == kStoreBegins) return read_store(path, alone, finished);
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.empty()) {
    throw std::runtime_error(path + ": empty, expected a store or a table in JSON");
  }
  // One byte more than the JSON reader accepts, so that it reports a file that is too large.
  std::array<char, 1 << 16> bytes{};
  while (text.size() <= kMostJsonBytes && file.read(bytes.data(), bytes.size()).gcount() > 0) {
    text.append(bytes.data(), static_cast<std::size_t>(file.gcount()));
  }
  absl::StatusOr<StatisticsRecord> part = read_statistics(text);
  if (part.ok()) return *std::move(part);
  throw std::runtime_error(absl::StrCat(path, ": ", part.status().message()));
}

int run_merge(const CommandLine& line) {
  if (line.files().empty()) throw UsageError("no FILE to merge");
  check_statistics_output(line);
  end_on_interrupt("matador merge: interrupted; nothing is written\n");
  std::vector<StatisticsRecord> parts;
  const bool alone = line.files().size() == 1;
  bool finished = true;
  for (const std::string& path : line.files()) parts.push_back(read_part(path, alone, finished));
  const absl::StatusOr<StatisticsRecord> whole = merge_statistics(std::move(parts));
  if (!whole.ok()) throw std::runtime_error(std::string(whole.status().message()));
  watch_interrupts();
  const int status = put_statistics(line, *whole);
  std::cerr << UnusedOptions(line).see_game(whole->heading.game).message();
  return finished ? status : 1;
}

}  // namespace

const Command kMergeCommand{"merge", "puts the tables of the parts of a run together", merge_line,
                            run_merge};

}  // namespace matador
