// `matador convert`: games in the formats of other programs as a deal file, or a deal file in such
// a format.

#include <iostream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/game_format.h"
#include "formats/requests/convert_request.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

// "deals | pbn | jass-kit"
std::string alternatives() { return absl::StrJoin(convert_targets(), " | "); }

// A line for each format of other programs.
std::string formats_in_words() {
  std::string lines;
  for (const ForeignFormat* format : foreign_formats()) {
    absl::StrAppend(&lines, "\n  ", std::string(format->about));
  }
  return lines;
}

CommandLine convert_line() {
  return CommandLine(
      "convert", absl::StrCat("[--to ", alternatives(), "] [FILE ...]"),
      absl::StrCat(
          "Makes a deal file of games in the formats of other programs:\n", formats_in_words(),
          "\n\n"
          "and of deals in JSON, a line each. --to writes deal files in JSON or in one of those\n"
          "formats; what has no place there is left out, and told. Each game is played once more,\n"
          "and one that breaks the rules is a fault.\n"
          "All commands that read deals recognise these formats by themselves."),
      "matador convert tournament.pbn > tournament.deals\n"
      "matador convert --to pbn vugraph.lin > vugraph.pbn\n"
      "matador convert --to lin tournament.pbn > tournament.lin\n"
      "matador deal --game bridge --seed 1 -n 36 | matador convert --to pbn\n"
      "matador convert swisslos.jsonl > evening.deals\n"
      "matador convert iss-games.sgf > skat.deals\n"
      "matador deal --game sjavs --seed 1 -n 36 --json | matador convert\n"
      "matador convert --to jass-kit evening.deals");
}

int run_convert(const CommandLine& line) {
  Converter converter = usable(Converter::of(line));
  print(converter.heading());
  const int status = answer_deals(line, [&](const NumberedDeal& deal, const DealRecord& record) {
    return converter.write(deal, record);
  });
  std::cerr << converter.left_out();
  return status;
}

}  // namespace

const Command kConvertCommand{"convert", "deal files from the formats of other programs, and back",
                              convert_line, run_convert};

}  // namespace matador
