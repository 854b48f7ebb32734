// `matador merge`: makes the table of a whole run from the tables of its parts.

#include <array>
#include <fstream>
#include <iostream>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/bounded_json.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/odds_output.h"
#include "tools/odds_store.h"
#include "tools/suits_option.h"

namespace matador {

CommandLine merge_line() {
  CommandLine line(
      "merge", "[--json | --csv] [--plot FILE] FILE ...",
      "Puts the tables of the parts of a run together: what comes out is what one run\n"
      "over all of its deals gives, to the byte. Tables that answer different\n"
      "questions, overlap or leave a gap are refused. Each FILE is a store of matador\n"
      "table --store, or what matador table --json has written (- is standard input); one alone "
      "is\n"
      "shown as it is.",
      "for part in 1 2 3 4; do\n"
      "  matador table vol --game sjavs --deals 1000000 --shard $part/4 "
      "--store part$part.db --quiet\n"
      "done\n"
      "matador merge part*.db");
  line.takes_files();
  add_odds_output(line);
  add_suits_option(line);
  return line;
}

namespace {

OddsRecord read_part(const std::string& path) {
  const bool from_input = path == "-";
  std::ifstream plain(from_input ? "" : path, std::ios::binary);  // read once: it may be a pipe
  std::istream& file = from_input ? std::cin : plain;
  std::string text(kStoreBegins.size(), '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (text == kStoreBegins && from_input) {
    throw std::runtime_error("standard input is a store, which must be named as a file");
  }
  if (text == kStoreBegins) return OddsStore(path).whole();
  text.resize(static_cast<std::size_t>(file.gcount()));
  // One byte more than the JSON reader accepts, so that it reports a file that is too large.
  std::array<char, 1 << 16> bytes{};
  while (text.size() <= kMostJsonBytes && file.read(bytes.data(), bytes.size()).gcount() > 0) {
    text.append(bytes.data(), static_cast<std::size_t>(file.gcount()));
  }
  absl::StatusOr<OddsRecord> part = read_odds(text);
  if (part.ok()) return *std::move(part);
  throw std::runtime_error(absl::StrCat(path, ": ", std::string(part.status().message())));
}

}  // namespace

int run_merge(const std::vector<std::string>& words) {
  CommandLine line = merge_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  if (line.files().empty()) throw UsageError("no FILE to merge");
  check_odds_output(line);
  std::vector<OddsRecord> parts;
  for (const std::string& path : line.files()) parts.push_back(read_part(path));
  const absl::StatusOr<OddsRecord> whole = merge_odds(std::move(parts));
  if (!whole.ok()) throw std::runtime_error(std::string(whole.status().message()));
  return put_odds(line, *whole);
}

}  // namespace matador
