// `matador auction`: reads deals, and prints the forced auction of each.

#include "formats/requests/auction_request.h"
#include "formats/text/auction_view.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

CommandLine auction_line() {
  return CommandLine(
      "auction", "[--json | --csv] [FILE ...]",
      "Tells what each player must say, and who declares what. In Sjavs and Scharwenzel\n"
      "everybody must bid, and truthfully, so the deal alone decides; with two players the\n"
      "face-up cards count. --hand tells what one hand bids if nobody has bid before, or\n"
      "after --statements. Other games have no forced auction; in Skat --hand tells how\n"
      "far a hand may bid in each contract.",
      "matador auction evening.deals\n"
      "matador auction --game sjavs --hand 'CQ SQ CJ HA HK HT H7 DA'\n"
      "matador auction --game sjavs --statements pass,5 --hand 'CQ SQ CJ HA HK HT H7 DA'\n"
      "matador auction --game skat --hand 'CJ HJ CA CT C9 HA HT H7 SA S8'\n"
      "matador deal --game sjavs --seed 1 -n 100 | matador auction --csv\n"
      "matador deal --game sjavs --seats 2 --seed 1 -n 1 | matador auction");
}

int run_auction(const CommandLine& line) {
  const Format format = line.format();
  if (format == Format::kCsv) print(auction_csv_header());

  return answer_deals(line, [&](const NumberedDeal& deal, const DealRecord& record) {
    return answer_auction(deal, record, format, terminal_has_symbols());
  });
}

}  // namespace

const Command kAuctionCommand{"auction", "what each player must bid, and who declares",
                              auction_line, run_auction};

}  // namespace matador
