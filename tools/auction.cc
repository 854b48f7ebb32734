// `matador auction`: reads deals, and prints the forced auction of each.

#include "absl/strings/str_cat.h"
#include "formats/auction_view.h"
#include "formats/problem.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/deal_input.h"
#include "tools/output.h"

namespace matador {
namespace {

CommandLine auction_line() {
  CommandLine line("auction", "[--json | --csv] [FILE ...]",
                   "Tells what each player must say and who declares what. Bidding in Sjavs and\n"
                   "Scharwenzel is compulsory and truthful, so the deal alone decides; with two\n"
                   "players the cards that lie face up count. Other games have no forced auction.",
                   "matador auction evening.deals\n"
                   "matador deal --game sjavs --seed 1 -n 100 | matador auction --csv\n"
                   "matador deal --game sjavs --seats 2 --seed 1 -n 1 | matador auction");
  line.takes_deals();
  line.flag("json", "one JSON object a line for each deal");
  line.flag("csv", "a table of comma-separated values");
  add_deal_options(line);
  return line;
}

Outcome<AuctionAnswer> run_deal_auction(const NumberedDeal& deal, const DealRecord& record) {
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  const Problem& asked = std::get<Problem>(problem);
  if (!asked.game->has_auction()) {
    return DealError{record.line_of({"Game"}),
                     absl::StrCat(std::string(asked.game->name()), " has no forced auction")};
  }
  return AuctionAnswer{.deal = deal.number,
                       .problem = asked,
                       .auction = forced_auction(*asked.game, asked.deal, forehand(asked)),
                       .notes = read_notes(record, *asked.game, asked.deal.seats())};
}

std::string written(const AuctionAnswer& answer, Format format) {
  switch (format) {
    case Format::kJson:
      return auction_json(answer);
    case Format::kCsv:
      return auction_csv(answer);
    case Format::kText:
      break;
  }
  return auction_view(answer, terminal_has_symbols()) + "\n";
}

}  // namespace

int run_auction(const std::vector<std::string>& words) {
  CommandLine line = auction_line();
  if (!line.parse(words)) return 0;
  const Format format = line.format();
  if (format == Format::kCsv) print(auction_csv_header());

  return answer_deals(line, [&](const NumberedDeal& deal, const DealRecord& record) {
    const Outcome<AuctionAnswer> answer = run_deal_auction(deal, record);
    const auto* error = std::get_if<DealError>(&answer);
    return error != nullptr ? Outcome<std::string>(*error)
                            : written(std::get<AuctionAnswer>(answer), format);
  });
}

}  // namespace matador
