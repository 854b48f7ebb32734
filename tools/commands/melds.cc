// `matador melds`: reads deals, and prints what their players can show.

#include "formats/requests/auction_request.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

CommandLine melds_line() {
  return CommandLine(
      "melds", "[--json | --csv] [FILE ...]",
      "Tells what each player of Jass can show, Wyz and Stoeck, and which side scores it.\n"
      "A hand is divided into melds in the way that is worth most. --hand asks about one\n"
      "hand alone.",
      "matador melds evening-of-jass.deals\n"
      "matador melds --game jass --hand 'SA SK SO R6 BT B9 B8 B7 A7'\n"
      "matador deal --game jass --seats 4 --seed 1 -n 100 --contract shields | matador "
      "melds --csv");
}

int run_melds(const CommandLine& line) {
  const Format format = line.format();
  print(melds_heading(format));

  return answer_deals(line, [&](const NumberedDeal& deal, const DealRecord& record) {
    return answer_melds(deal, record, format, terminal_has_symbols());
  });
}

}  // namespace

const Command kMeldsCommand{"melds", "what players of Jass can show, and which side scores it",
                            melds_line, run_melds};

}  // namespace matador
