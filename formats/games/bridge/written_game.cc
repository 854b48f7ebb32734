#include "formats/games/bridge/written_game.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <variant>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/call_notes.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/input/deal_reader.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/games/bridge/rules.h"

namespace matador {
namespace {

using bridge::Rules;

// Whether both values of a tag are the same bid, however written.
bool is_same_bid(const std::string& one, const std::string& other) {
  if (absl::EqualsIgnoreCase(one, other)) return true;  // "pass"
  const std::optional<BridgeBid> a = read_bid(one);
  const std::optional<BridgeBid> b = read_bid(other);
  return a && b && a->level == b->level && a->strain == b->strain && a->risk == b->risk;
}

// What the format has beside an auction, or a contract, only.
NoPlace no_place_for_contract_in(const WrittenGame& game) {
  const std::string format(game.format);
  if (game.has_contract) {
    return no_place_for_contract(format + " has a declarer beside a contract only");
  }
  NoPlace what = no_place_for_contract(
      format + " has a contract by its auction only; --shortest-auction writes one");
  std::erase(what.tags, std::string(tags::kResult));  // which has a place of its own
  return what;
}

std::optional<NoPlace> difference_of_tag(const WrittenGame& game, const std::string& name,
                                         const std::string& value, const std::string& back) {
  if (value.empty() || value == back) return std::nullopt;
  if (name == tags::kBid && is_same_bid(value, back)) return std::nullopt;
  if (name == tags::kBid && !game.has_contract && !read_bid(back)) {
    return no_place_for_contract_in(game);
  }
  return NoPlace{absl::StrCat("[", name, "] is ", in_quotes(value), ", which ",
                              std::string(game.format), " reads as ", in_quotes(back)),
                 {name}};
}

// Of the contract and the play.
std::optional<NoPlace> difference_of_problem(const WrittenGame& game, const Problem& written,
                                             const Problem& read) {
  const bool same_contract = !written.contract || read.contract == written.contract;
  const bool tells_declarer = written.contract || written.declarer;
  if (!same_contract || (tells_declarer && read.declarer != written.declarer)) {
    return no_place_for_contract_in(game);
  }
  const auto leader = [](const Problem& of) {
    return of.leader.value_or(of.declarer ? Rules::leader(*of.declarer) : Seat::number(1));
  };
  const bool tells_leader = written.leader || written.declarer;
  if (tells_leader && leader(read) != leader(written)) {
    return NoPlace{"there is a [Leader] without [Play]", {tags::kLeader}};
  }
  if (read.play == written.play) return std::nullopt;
  return NoPlace{"the play would be another one", {tags::kPlay, tags::kLeader}};
}

std::optional<NoPlace> difference_of_notes(const WrittenGame& game, const DealRecord& written,
                                           const DealRecord& read) {
  const AuctionText before =
      read_auction(reported(written, tags::kAuction)).value_or(AuctionText{});
  const AuctionText after = read_auction(reported(read, tags::kAuction)).value_or(AuctionText{});
  for (std::size_t i = 0; i < std::min(before.notes.size(), after.notes.size()); ++i) {
    if (before.notes[i] > game.most_notes) continue;
    const std::string note = note_text(written, before.notes[i]);
    const std::string back = note_text(read, after.notes[i]);
    if (auto found = difference_of_tag(game, note_tag(before.notes[i]), note, back)) return found;
  }
  return std::nullopt;
}

}  // namespace

NoPlace no_place_for_contract(const std::string& reason) {
  return {reason,
          {tags::kContract, tags::kBid, tags::kDeclarer, tags::kChangedPlaces, tags::kLeader,
           tags::kPlay, tags::kResult}};
}

std::optional<NoPlace> difference(const WrittenGame& written, const DealRecord& record,
                                  const Problem& problem) {
  std::istringstream in(written.text);
  DealReader reader(in);
  const std::optional<Outcome<DealRecord>> back = reader.next();
  if (!back) return NoPlace{"nothing of it would be read", {}};
  if (const auto* fault = std::get_if<DealError>(&*back)) return NoPlace{fault->message, {}};
  if (reader.next()) return NoPlace{"a name or a value begins another game", {}};
  const auto& back_record = std::get<DealRecord>(*back);
  const Outcome<Problem> read = read_problem_or_ending(back_record);
  if (const auto* fault = std::get_if<DealError>(&read)) return NoPlace{fault->message, {}};
  if (auto found = difference_of_problem(written, problem, std::get<Problem>(read))) return found;
  const std::optional<SeatSet> vulnerable = board_of(record).vulnerable;
  if (vulnerable && vulnerable != board_of(back_record).vulnerable) {
    return NoPlace{absl::StrCat(std::string(written.format),
                                " tells who is vulnerable beside the dealer only"),
                   {tags::kVulnerable}};
  }
  for (const TagName& name : written.tags) {
    if (auto found =
            difference_of_tag(written, name, reported(record, name), reported(back_record, name))) {
      return found;
    }
  }
  return difference_of_notes(written, record, back_record);
}

}  // namespace matador
