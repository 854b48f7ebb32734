#include "formats/notes.h"

#include <variant>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/seating.h"

namespace matador {
namespace {

constexpr int kBook = 6;  // tricks that a contract of no level would need

std::string told(const DealRecord& record, std::string_view name) {
  const Tag* tag = record.find(name);
  return tag == nullptr || is_unknown(tag->value) ? "" : tag->value;
}

bool has_levels(const Game& game) { return game.name() == "bridge"; }

}  // namespace

Notes read_notes(const DealRecord& record, const Game& game, int seats) {
  Notes notes;
  const Outcome<std::vector<std::string>> names = read_names(record, game, seats);
  if (std::holds_alternative<std::vector<std::string>>(names)) {
    notes.names = std::get<std::vector<std::string>>(names);
  }
  if (has_levels(game)) {
    notes.board = told(record, "Board");
    notes.bid = absl::AsciiStrToUpper(told(record, "Bid"));
  }
  const absl::StatusOr<Seat> dealer = read_seat(told(record, "Dealer"), game, seats);
  if (dealer.ok()) notes.dealer = *dealer;
  return notes;
}

std::string bid_text(const Notes& notes, const Task& task) {
  if (!has_levels(*task.game) || notes.bid.empty()) return "";
  const std::optional<BridgeBid> bid = read_bid(notes.bid);
  return bid && bid->level && bid->strain == task.contract.index ? notes.bid : "";
}

std::string fate_of_bid(const Notes& notes, const Task& task, int tricks) {
  const std::string bid = bid_text(notes, task);
  if (bid.empty()) return "";
  const int over = tricks - kBook - *read_bid(bid)->level;
  if (over < 0) return absl::StrCat(bid, " goes down ", -over);
  if (over == 0) return bid + " is made";
  return absl::StrCat(bid, " is made with ", over, over == 1 ? " overtrick" : " overtricks");
}

}  // namespace matador
