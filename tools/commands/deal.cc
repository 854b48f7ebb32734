// `matador deal`: random deals, as a deal file. Deal number i of seed s is the same everywhere.

#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/requests/deal_request.h"
#include "solver/stop.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"

namespace matador {
namespace {

CommandLine deal_line() {
  return CommandLine(
      "deal", "--game GAME [-n N] [OPTION ...]",
      "Writes random deals as a deal file: the deals number I, I+1, ... of seed S. The\n"
      "same seed and number give the same deal on every machine, as long as --fix is the\n"
      "same. [Id \"S/I\"] has both.\n"
      "\n"
      "With --where only deals for which the condition is true are written and counted;\n"
      "standard error says how rare they are. A condition does not speak of the value. It\n"
      "may speak of the contract: --contracts, or that of the auction, of several suits the\n"
      "first. formats/conditions.md is the manual.\n"
      "\n"
      "--dealer writes [Dealer]. With rotate the dealer passes on from deal to deal of the\n"
      "output, as in an evening. A condition on the auction, or on forehand, goes by it.",
      "matador deal --game sjavs --seed 1 -n 1000 > thousand.deals\n"
      "matador deal --game sjavs --seed 1 --first 1000 -n 1000 > next-thousand.deals\n"
      "matador deal --game sjavs --seed 7 -n 1 --contracts hearts\n"
      "matador deal --game sjavs --seats 3 --seed 1 -n 1\n"
      "matador deal --game klorsjavs --seed 1 -n 10 --contracts spil | matador solve\n"
      "matador deal --game sjavs --seed 1 -n 10 --where 'trumps(declarer) >= 8'\n"
      "matador deal --game sjavs --seed 1 -n 12 --dealer rotate > evening.deals\n"
      "matador deal --game bridge --contracts notrump --played 33 -n 10 | matador solve\n"
      "matador deal --game sjavs --seed 1 -n 10 --fix '1:AK..-.QJ 3:-.A.-.-'");
}

struct Written {
  std::uint64_t examined = 0;
  std::uint64_t deals = 0;
};

[[noreturn]] void tell_of_written(const CommandLine& line, const DealRequest& request,
                                  const Written& written) {
  tell_of_no_file(line);
  const std::string done = absl::StrCat(written.deals, " deals are written");
  if (request.dealers.rotate) throw Interrupted(done);  // the next would have another dealer
  throw Interrupted(absl::StrCat(done, "; the same command goes on with --first ",
                                 request.wanted.first + written.examined, " -n ",
                                 request.wanted.count - written.deals));
}

int run_deal(const CommandLine& line) {
  const DealRequest request = usable(read_deal_request(line));
  const Interrupt& interrupt = watch_interrupts();
  Written written;
  const auto write = [&](const std::string& text) {
    print(text);
    ++written.examined;
    written.deals += text.empty() ? 0 : 1;
    if (!interrupt.is_set() || written.deals == request.wanted.count) return;
    flush_output();
    tell_of_written(line, request, written);
  };
  check_usable(write_deals(request, write, [](const std::string& text) {
    flush_output();
    std::cerr << text;
  }));
  flush_output();
  std::cerr << UnusedOptions(line).see_game(line.text(options::kGame)).message();
  return 0;
}

}  // namespace

const Command kDealCommand{"deal", "random deals, as a deal file", deal_line, run_deal};

}  // namespace matador
