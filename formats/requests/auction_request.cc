#include "formats/requests/auction_request.h"

#include <optional>
#include <variant>

#include "absl/strings/str_cat.h"
#include "formats/input/deal_tags.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/text/auction_view.h"

namespace matador {
namespace {

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

std::string written(const AuctionAnswer& answer, Format format, bool symbols) {
  if (format == Format::kJson) return auction_json(answer);
  if (format == Format::kCsv) return auction_csv(answer);
  return auction_view(answer, symbols) + "\n";
}

// What a hand alone bids, where the deal tells only one.
std::optional<BidAnswer> bid_of_hand(const NumberedDeal& deal, const DealRecord& record) {
  const Outcome<Heading> read = read_heading(record);
  const auto* heading = std::get_if<Heading>(&read);
  if (heading == nullptr || !heading->game->has_auction()) return std::nullopt;
  const auto alone = hand_alone(record, *heading->game, heading->seats);
  if (!alone) return std::nullopt;
  return BidAnswer{deal.number, *heading, alone->seat, alone->hand};
}

}  // namespace

Outcome<std::string> answer_auction(const NumberedDeal& deal, const DealRecord& record,
                                    Format format, bool symbols) {
  if (const auto bid = bid_of_hand(deal, record); bid && format != Format::kCsv) {
    return format == Format::kJson ? bid_json(*bid) : bid_view(*bid, symbols) + "\n";
  }
  const Outcome<AuctionAnswer> answer = run_deal_auction(deal, record);
  if (const auto* error = std::get_if<DealError>(&answer)) return *error;
  return written(std::get<AuctionAnswer>(answer), format, symbols);
}

}  // namespace matador
