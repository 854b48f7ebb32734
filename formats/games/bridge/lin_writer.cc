#include "formats/games/bridge/lin_writer.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/lin_reader.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/games/bridge/translated_game.h"
#include "formats/input/notes.h"
#include "formats/words/text.h"
#include "solver/games/bridge/auction.h"
#include "solver/games/bridge/rules.h"

namespace matador {
namespace {

using bridge::Call;
using bridge::Rules;

void add(std::string& text, std::string_view key, std::string_view value) {
  absl::StrAppend(&text, std::string(key), "|", std::string(value), "|");
}

std::string hand(CardSet cards, const CardStyle& style) {
  constexpr std::array<char, 4> kGroups{'S', 'H', 'D', 'C'};
  const std::string groups = write_hand(cards, style);
  std::string text(1, kGroups[0]);
  std::size_t group = 0;
  for (char c : groups) text += c == '.' ? kGroups.at(++group) : c;
  return text;
}

// From South as 1; none where nobody says.
std::optional<Seat> dealer_of(const DealRecord& record) {
  if (const std::string auction = reported(record, tags::kAuction); !auction.empty()) {
    return compass_seat(auction.substr(0, 1));
  }
  return board_of(record).dealer;
}

std::string hands(const DealRecord& record, const Problem& problem) {
  std::vector<std::string> all;
  for (int place = 0; place < Rules::kPlayers; ++place) {
    all.push_back(hand(problem.deal.hand(lin_seat(place)), card_style(*problem.game)));
  }
  const std::optional<Seat> dealer = dealer_of(record);
  const int digit = dealer ? (dealer->index() + 2) % Rules::kPlayers + 1 : 0;
  return absl::StrCat(digit, absl::StrJoin(all, ","));
}

std::string vulnerable(SeatSet seats) {
  const bool north_south = seats.contains(Seat::number(1));
  const bool east_west = seats.contains(Seat::number(2));
  return north_south ? (east_west ? "b" : "n") : (east_west ? "e" : "o");
}

std::string call_text(const Call& call) {
  switch (call.kind) {
    case Call::Kind::kPass:
      return "p";
    case Call::Kind::kDouble:
      return "d";
    case Call::Kind::kRedouble:
      return "r";
    case Call::Kind::kBid:
      break;
  }
  return absl::StrCat(call.bid.level,
                      std::string(1, kStrainLetters[static_cast<std::size_t>(call.bid.strain)]));
}

// A value that would be read as another one, and as fields behind it.
std::optional<NoPlace> value_with_bar(const DealRecord& record, const AuctionText& auction) {
  static const std::vector<TagName> tags = pbn_tags(kInLin);
  std::vector<std::string> names(tags.begin(), tags.end());
  for (int note : auction.notes) names.push_back(note_tag(note));
  for (const std::string& name : names) {
    if (reported(record, name).find('|') == std::string::npos) continue;
    return NoPlace{absl::StrCat("[", name, "] has a bar, which ends a value in LIN"), {name}};
  }
  return std::nullopt;
}

std::string lin_of(const DealRecord& record, const Problem& problem) {
  std::vector<std::string> names;
  for (const TagName& name : kLinSeatNames) names.push_back(reported(record, name));
  std::string text;
  const std::string board = reported(record, tags::kBoard);
  if (const std::string event = reported(record, tags::kEvent); !event.empty())
    add(text, "vg", event);
  add(text, "pn", absl::StrJoin(names, ","));
  if (const std::string room = reported(record, tags::kRoom); !room.empty()) {
    add(text, "qx", absl::AsciiStrToLower(room.substr(0, 1)) + board);
  }
  add(text, "st", "");
  add(text, "md", hands(record, problem));
  if (!board.empty()) add(text, "ah", "Board " + board);
  if (const auto seats = board_of(record).vulnerable) add(text, "sv", vulnerable(*seats));
  const absl::StatusOr<AuctionText> auction = read_auction(reported(record, tags::kAuction));
  if (auction.ok()) {
    for (std::size_t i = 0; i < auction->calls.size(); ++i) {
      const std::string note = note_text(record, auction->notes[i]);
      add(text, "mb", call_text(auction->calls[i]) + (note.empty() ? "" : "!"));
      if (!note.empty()) add(text, "an", note);
    }
  }
  for (Move move : problem.play) {
    add(text, "pc", write_card(move.card, card_style(*problem.game)));
  }
  const std::string result = reported(record, tags::kResult);
  if (small_number(result)) add(text, "mc", result);
  add(text, "pg", "");
  return text + "\n";
}

}  // namespace

ForeignText write_lin(const DealRecord& record, const Problem& problem) {
  const auto fault = [&](const std::string& reason) {
    return DealError{record.line_of({tags::kAuction, tags::kPlay, tags::kBid, tags::kContract,
                                     tags::kDeclarer, tags::kLeader, tags::kResult}),
                     "cannot be written as LIN: " + reason};
  };
  if (problem.game->name() != "bridge") {
    return fault("LIN is for bridge, not for " + std::string(problem.game->name()));
  }
  const AuctionText auction =
      read_auction(reported(record, tags::kAuction)).value_or(AuctionText{});
  if (auction.end == AuctionEnd::kIrregular) {
    return NoPlace{"LIN has no place for an auction with a call that the laws do not allow",
                   {tags::kAuction}};
  }
  if (auto bar = value_with_bar(record, auction)) return *std::move(bar);
  const std::string lin = lin_of(record, problem);
  auto found = difference({.format = "LIN",
                           .text = lin,
                           .tags = pbn_tags(kInLin),
                           .most_notes = kMostNotes,
                           .has_contract = false},
                          record, problem);
  if (!found) return lin;
  if (found->tags.empty()) return fault(found->reason);
  return *std::move(found);
}

void add_shortest_auction(DealRecord& record) {
  if (record.value(tags::kGame) != "bridge" || !reported(record, tags::kAuction).empty()) return;
  std::optional<Seat> caller = board_of(record).dealer;
  const std::string bid = reported(record, tags::kBid);
  if (absl::EqualsIgnoreCase(bid, "pass")) {
    if (caller) record.add(tags::kAuction, compass_name(*caller).substr(0, 1) + " AP");
    return;
  }
  const std::optional<BridgeBid> contract = read_bid(bid);
  const auto declarer = read_seat(record.value(tags::kDeclarer), Rules::kPlayers);
  if (!contract || !contract->level || !declarer.ok()) return;
  std::string auction = compass_name(caller.value_or(*declarer)).substr(0, 1);
  while (caller && *caller != *declarer) {
    auction += " Pass";
    caller = caller->next(Rules::kPlayers);
  }
  constexpr std::array<const char*, 3> kRisks{"", " X", " X XX"};
  absl::StrAppend(&auction, " ",
                  write_bid({.level = contract->level, .strain = contract->strain, .risk = {}}),
                  kRisks.at(static_cast<std::size_t>(contract->risk)), " AP");
  record.add(tags::kAuction, auction);
}

}  // namespace matador
