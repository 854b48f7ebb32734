#include "formats/requests/auction_request.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/seating.h"
#include "formats/input/advice_tags.h"
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

// What was said before this player speaks; nothing where nobody tells of it.
absl::StatusOr<std::vector<Statement>> said_before(Seat seat, const DealRecord& record,
                                                   const Heading& heading) {
  if (record.find("Statements") == nullptr) return std::vector<Statement>{};
  absl::StatusOr<std::vector<Statement>> said =
      read_statements(record.value("Statements"), heading.seats);
  if (!said.ok()) return said;
  const Seat first = forehand(heading.seats, heading.dealer);
  std::size_t before = 0;
  for (Seat other = first; other != seat; other = other.next(heading.seats)) ++before;
  if (said->size() < before) {
    return absl::InvalidArgumentError(
        absl::StrCat(said->size(), said->size() == 1 ? " statement" : " statements", ", expected ",
                     before, ": so many players speak before ", seat_name(*heading.game, seat)));
  }
  said->resize(before);
  return said;
}

// What a hand alone bids, where the deal tells only one.
std::optional<Outcome<BidAnswer>> bid_of_hand(const NumberedDeal& deal, const DealRecord& record) {
  const Outcome<Heading> read = read_heading(record);
  const auto* heading = std::get_if<Heading>(&read);
  if (heading == nullptr || !heading->game->has_auction()) return std::nullopt;
  const auto alone = hand_alone(record, *heading->game, heading->seats);
  if (!alone) return std::nullopt;
  const auto before = said_before(alone->seat, record, *heading);
  if (!before.ok()) {
    return DealError{record.line_of({"Statements"}), std::string(before.status().message())};
  }
  return BidAnswer{deal.number, *heading, alone->seat, alone->hand, *before};
}

}  // namespace

Outcome<std::string> answer_auction(const NumberedDeal& deal, const DealRecord& record,
                                    Format format, bool symbols) {
  if (const auto bid = bid_of_hand(deal, record); bid && format != Format::kCsv) {
    if (const auto* error = std::get_if<DealError>(&*bid)) return *error;
    const auto& hand = std::get<BidAnswer>(*bid);
    return format == Format::kJson ? bid_json(hand) : bid_view(hand, symbols) + "\n";
  }
  const Outcome<AuctionAnswer> answer = run_deal_auction(deal, record);
  if (const auto* error = std::get_if<DealError>(&answer)) return *error;
  return written(std::get<AuctionAnswer>(answer), format, symbols);
}

}  // namespace matador
