// `matador convert`: from games of bridge in PBN, logs of jass-kit or games of the International
// Skat Server to a deal file, or back to the first two.

#include <atomic>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "formats/input/deal_files.h"
#include "formats/requests/convert_request.h"
#include "formats/requests/reading.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/cli/suits_option.h"
#include "tools/commands/commands.h"
#include "tools/runtime/interrupt.h"
#include "tools/runtime/output.h"

namespace matador {

CommandLine convert_line() {
  CommandLine line(
      "convert", "[--to deals | pbn | jass-kit] [FILE ...]",
      "Makes a deal file of games of bridge in PBN or LIN, of logs of Schieber Jass that\n"
      "have a game of jass-kit a line, in JSON, or of games of the International Skat\n"
      "Server, or of deals in JSON, also a line each; or games in PBN and logs of\n"
      "jass-kit of a deal file.\n"
      "Each game is played once more, and one that breaks the rules is a fault.",
      "matador convert tournament.pbn > tournament.deals\n"
      "matador convert --to pbn vugraph.lin > vugraph.pbn\n"
      "matador deal --game bridge --seed 1 -n 36 | matador convert --to pbn\n"
      "matador convert swisslos.jsonl > evening.deals\n"
      "matador convert swisslos.jsonl | matador solve --objective points\n"
      "matador convert iss-games.sgf | matador replay\n"
      "matador deal --game sjavs --seed 1 -n 36 --json | matador convert\n"
      "matador convert --to jass-kit evening.deals");
  line.takes_deals();
  line.value("to", "FORMAT", "what to write: deals (the default), pbn or jass-kit",
             {"deals", "pbn", "jass-kit"});
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

namespace {

int to_deals(const CommandLine& line) {
  std::vector<std::string> files = line.files();
  if (files.empty()) files = {"-"};
  const Reading reading = read_reading(line);
  tell_of_waiting(line);
  const std::atomic<bool>& interrupt = watch_interrupts();
  bool good = true;
  std::uint64_t number = 0;
  for (const std::string& file : files) {
    if (unreadable(file)) {
      good = answer_deal(*DealFiles({file}, reading).next(), writer_of("deals")) && good;
      continue;
    }
    const bool standard_input = file == "-";
    std::ifstream stream(standard_input ? "" : file, std::ios::binary);
    GameStream games(standard_input ? std::cin : stream, standard_input ? "<stdin>" : file, reading,
                     number);
    while (const std::optional<NumberedDeal> deal = games.next()) {
      good = answer_deal(*deal, writer_of("deals")) && good;
      if (interrupt) tell_of_deals(line, deal->number);
    }
    number = games.number();
  }
  return good ? 0 : 1;
}

}  // namespace

int run_convert(const std::vector<std::string>& words) {
  CommandLine line = convert_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  const std::string target = read_target(line);
  if (target == "deals") return to_deals(line);
  print(heading_of(target));
  return answer_deals(line, writer_of(target));
}

}  // namespace matador
