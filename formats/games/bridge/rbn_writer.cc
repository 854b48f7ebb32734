#include "formats/games/bridge/rbn_writer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/games/bridge/translated_game.h"
#include "formats/input/notes.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/bridge/rules.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

using bridge::Call;
using bridge::Rules;

constexpr int kMostRbnNote = 9;  // a note has one digit

// "1998.01.31" without the points; another date as it is.
std::string rbn_date(const std::string& text) {
  const std::string digits = absl::StrReplaceAll(text, {{".", ""}});
  return digits.size() == 8 ? digits : text;
}

char vulnerable_letter(const std::optional<SeatSet>& seats) {
  if (!seats) return '?';
  const bool north_south = seats->contains(Seat::number(1));
  const bool east_west = seats->contains(Seat::number(2));
  return north_south ? (east_west ? 'B' : 'N') : (east_west ? 'E' : 'Z');
}

// "3N", of a bid and a call alike.
std::string rbn_bid(int level, int strain) {
  return absl::StrCat(level, std::string(1, kStrainLetters[static_cast<std::size_t>(strain)]));
}

// The call of a word of [Auction], "2C" or "AP"; `*`, where the rest is not given, is Y. None where
// RBN has no such call.
std::optional<std::string> rbn_call(const std::string& word) {
  if (absl::EqualsIgnoreCase(word, "AP")) return "A";
  if (word == "*") return "Y";
  const std::optional<Call> call = read_call(word);
  if (!call) return std::nullopt;
  switch (call->kind) {
    case Call::Kind::kPass:
      return "P";
    case Call::Kind::kDouble:
      return "X";
    case Call::Kind::kRedouble:
      return "R";
    case Call::Kind::kBid:
      break;
  }
  return rbn_bid(call->bid.level, call->bid.strain);
}

class RbnWriter {
 public:
  RbnWriter(const DealRecord& record, const Problem& problem)
      : record_(record), problem_(problem) {}

  // A fault, in words, is a call without a place in RBN.
  absl::StatusOr<std::string> write() {
    MATADOR_ASSIGN_OR_RETURN(const std::string calls, auction());
    // These hold until there is another such line.
    add('D', rbn_date(value(tags::kDate)));
    add('T', value(tags::kDescription));
    add('L', value(tags::kSite));
    add('E', value(tags::kEvent));
    add('S', value(tags::kStage));
    add('F', value(tags::kScoring));
    add('K', teams());
    add('N', names());
    add('B', value(tags::kBoard));
    add('H', hands());
    add_if_any('A', calls);
    add_notes();
    add_if_any('C', contract());
    add_if_any('P', play());
    add_if_any('R', value(tags::kResult));
    return text_ + "\n";
  }

 private:
  std::string value(const TagName& name) const { return reported(record_, name); }

  void add(char label, const std::string& what) {
    absl::StrAppend(&text_, std::string(1, label), what.empty() ? "" : " ", what, "\n");
  }
  void add_if_any(char label, const std::string& what) {
    if (!what.empty()) add(label, what);
  }
  void add_notes() {
    for (int number = 1; number <= kMostRbnNote; ++number) {
      add_if_any(static_cast<char>('0' + number), note_text(record_, number));
    }
  }

  std::string teams() const {
    const std::string visit = value(tags::kVisitTeam);
    return absl::StrCat(value(tags::kHomeTeam), visit.empty() ? "" : ":", visit);
  }

  // "North+South:West+East:O", the room or the table at the end.
  std::string names() const {
    const std::string all = absl::StrCat(value(tags::kNorth), "+", value(tags::kSouth), ":",
                                         value(tags::kWest), "+", value(tags::kEast));
    const std::string room = value(tags::kRoom);
    const std::string place = room.empty() ? value(tags::kTable) : room.substr(0, 1);
    if (place.empty()) return all == "+:+" ? "" : all;
    return absl::StrCat(all, ":", place);
  }

  // Clockwise from North.
  std::string hands() const {
    std::string text = "N";
    for (Seat seat : all_seats(Rules::kPlayers)) {
      absl::StrAppend(&text, ":", write_hand(problem_.deal.hand(seat), card_style(*problem_.game)));
    }
    return text;
  }

  // "NZ:1N^1P3N!A": the dealer, who is vulnerable, and the calls, with a colon before each round.
  absl::StatusOr<std::string> auction() const {
    const Board board = board_of(record_);
    const std::vector<std::string> all = words(value(tags::kAuction));
    const std::optional<Seat> dealer = all.empty() ? board.dealer : compass_seat(all.front());
    if (!dealer) return "";
    std::string text = compass_name(*dealer).substr(0, 1) + vulnerable_letter(board.vulnerable);
    int calls = 0;
    for (std::size_t i = 1; i < all.size(); ++i) {
      const std::size_t end = std::min(all[i].find_first_of("!?$="), all[i].size());
      if (end > 0) {
        const std::optional<std::string> call = rbn_call(all[i].substr(0, end));
        if (!call) return absl::InvalidArgumentError("RBN has no call " + in_quotes(all[i]));
        absl::StrAppend(&text, calls++ % Rules::kPlayers == 0 ? ":" : "", *call);
      }
      const std::string remarks = all[i].substr(end);
      text += remarks.substr(0, remarks.find_first_not_of("!?"));
      const std::optional<int> note = note_in(remarks);
      if (note && *note <= kMostRbnNote) absl::StrAppend(&text, "^", *note);
    }
    return text;
  }

  // "4HX:W", "6SR:E", "P".
  std::string contract() const {
    if (absl::EqualsIgnoreCase(value(tags::kBid), "pass")) return "P";
    const std::optional<BridgeBid> bid = read_bid(value(tags::kBid));
    if (!bid) return "";
    constexpr std::array<std::string_view, 3> kRisks{"", "X", "R"};
    const std::string text =
        absl::StrCat(rbn_bid(*bid->level, bid->strain),
                     std::string(kRisks.at(static_cast<std::size_t>(bid->risk))));
    const std::optional<Seat>& declarer = problem_.declarer;
    return declarer ? absl::StrCat(text, ":", compass_name(*declarer).substr(0, 1)) : text;
  }

  // "D24TA:CQ53A": a colon between the tricks; a card that follows the lead has no suit.
  std::string play() const {
    std::string text;
    char led = '\0';
    for (std::size_t i = 0; i < problem_.play.size(); ++i) {
      const std::string card = write_card(problem_.play[i].card, card_style(*problem_.game));
      const bool leads = i % Rules::kPlayers == 0;
      absl::StrAppend(&text, leads && i > 0 ? ":" : "",
                      !leads && card.front() == led ? card.substr(1) : card);
      if (leads) led = card.front();
    }
    return text;
  }

  const DealRecord& record_;
  const Problem& problem_;
  std::string text_;
};

}  // namespace

ForeignText write_rbn(const DealRecord& record, const Problem& problem) {
  const auto fault = [&](const std::string& reason) {
    return DealError{record.line_of({tags::kAuction, tags::kPlay, tags::kBid, tags::kContract,
                                     tags::kDeclarer, tags::kLeader, tags::kResult}),
                     absl::StrCat("cannot be written as RBN: ", reason)};
  };
  if (problem.game->name() != "bridge") {
    return fault("RBN is for bridge, not for " + std::string(problem.game->name()));
  }
  const std::optional<BridgeBid> bid = read_bid(reported(record, tags::kBid));
  if (bid ? !bid->level : problem.contract.has_value()) {
    return no_place_for_contract("the contract has no level, expected a [Bid] as in 4S or 3NTX");
  }
  if (problem.contract && !problem.declarer) return no_place_for_contract("there is no [Declarer]");
  if (have_changed_places(record)) {
    return NoPlace{"in RBN the auction leads to the declarer",
                   {tags::kAuction, tags::kChangedPlaces}};
  }
  const absl::StatusOr<std::string> text = RbnWriter(record, problem).write();
  if (!text.ok()) return NoPlace{std::string(text.status().message()), {tags::kAuction}};

  std::vector<TagName> tags = pbn_tags(kInRbn);
  if (!reported(record, tags::kRoom).empty()) std::erase(tags, tags::kTable);
  auto found = difference({.format = "RBN",
                           .text = kRbnHeader + *text,
                           .tags = tags,
                           .most_notes = kMostRbnNote,
                           .has_contract = true},
                          record, problem);
  if (!found) return *text;
  if (found->tags.empty()) return fault(found->reason);
  return *std::move(found);
}

}  // namespace matador
