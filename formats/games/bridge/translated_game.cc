#include "formats/games/bridge/translated_game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <sstream>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/spellings.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_reader.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_tags.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/games/bridge/rules.h"

namespace matador {

// ---- Translated game ----------------------------------------------------------------------------

namespace {

void append(const absl::Status& status, std::vector<DealError>& faults) {
  if (status.ok()) return;
  const DealError fault = DealError::of(status);
  faults.insert(faults.end(), fault.more.begin(), fault.more.end());
  faults.push_back({fault.line, fault.message});
}

}  // namespace

ForeignGame read_translated(std::vector<PbnTag> tags, const std::vector<OrderedCard>& cards,
                            std::string_view label, std::vector<DealError> faults) {
  if (tags.empty()) return {all_faults(std::move(faults))};
  ForeignGame game = read_pbn_tags(std::move(tags));
  if (faults.empty()) {
    const absl::Status fault =
        game.content.ok() ? order_fault(*game.content, cards, label) : absl::OkStatus();
    if (!fault.ok()) game.content = fault;
    return game;
  }
  append(game.content.status(), faults);
  if (game.content.ok() && game.content->find(tags::kDeal) != nullptr) {
    // Of the cards, and of the auction.
    append(read_problem_or_ending(*game.content).status(), faults);
  }
  game.content = all_faults(std::move(faults));
  return game;
}

// ---- Ordered play -------------------------------------------------------------------------------

using bridge::Rules;

// A column for each player from the leader of the first trick on.
absl::Status append_play(const std::vector<OrderedCard>& cards, const OfSeats<CardSet>& hands,
                         std::string_view label, std::vector<PbnTag>& tags) {
  if (cards.empty()) return absl::OkStatus();
  const std::string place(label);
  std::optional<Seat> leader;
  PbnTag play{{tags::kPlay, "", cards.front().line}};
  for (std::size_t i = 0; i < cards.size(); i += Rules::kPlayers) {
    std::array<std::string, Rules::kPlayers> row{"-", "-", "-", "-"};
    for (std::size_t k = i; k < std::min(i + Rules::kPlayers, cards.size()); ++k) {
      const auto& [card, line] = cards[k];
      const std::optional<Card> known = usual_card(card, kFrenchCards);
      const std::optional<Seat> holder = known ? bridge::holder_of(*known, hands) : std::nullopt;
      if (!holder) return DealError{line, place + ": nobody holds " + card};
      if (!leader) leader = holder;
      std::string& cell = row.at(static_cast<std::size_t>(
          (holder->index() - leader->index() + Rules::kPlayers) % Rules::kPlayers));
      if (cell != "-") {
        return DealError{line, absl::StrCat(place, ": ", card, " and ", cell,
                                            " are of one hand, and cannot be in one trick")};
      }
      cell = card;
    }
    for (std::string& cell : row) play.words.push_back({std::move(cell), cards[i].line});
  }
  play.value = compass_name(*leader).substr(0, 1);
  if (cards.size() < Rules::kTricks * Rules::kPlayers) {
    play.words.push_back({"*", cards.back().line});
  }
  tags.push_back(std::move(play));
  return absl::OkStatus();
}

absl::Status order_fault(const DealRecord& record, const std::vector<OrderedCard>& cards,
                         std::string_view label) {
  const Tag* play = record.find(tags::kPlay);
  const std::vector<std::string> in_order =
      play == nullptr ? std::vector<std::string>{} : words(play->value);
  for (std::size_t i = 0; i < std::min(in_order.size(), cards.size()); ++i) {
    if (in_order[i] == cards[i].card) continue;
    return DealError{cards[i].line, absl::StrCat(std::string(label), ": ", in_quotes(cards[i].card),
                                                 " is out of turn, before ", in_order[i])};
  }
  return absl::OkStatus();
}

// ---- Written game -------------------------------------------------------------------------------

namespace {

using bridge::Rules;

// Whether both values of a tag are the same bid, however written.
bool is_same_bid(const std::string& one, const std::string& other) {
  if (absl::EqualsIgnoreCase(one, other)) return true;  // "pass"
  const std::optional<BridgeBid> a = read_bid(one);
  const std::optional<BridgeBid> b = read_bid(other);
  return a && a == b;
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

// No tags: the text is refused.
std::optional<NoPlace> difference(const WrittenGame& written, const DealRecord& record,
                                  const Problem& problem) {
  std::istringstream in(absl::StrCat(std::string(written.header), written.text));
  DealReader reader(in);
  const std::optional<absl::StatusOr<DealRecord>> back = reader.next();
  if (!back) return NoPlace{"nothing of it would be read", {}};
  if (!back->ok()) return NoPlace{std::string(back->status().message()), {}};
  if (reader.next()) return NoPlace{"a name or a value begins another game", {}};
  const DealRecord& back_record = **back;
  const absl::StatusOr<Problem> read = read_problem_or_ending(back_record);
  if (!read.ok()) return NoPlace{std::string(read.status().message()), {}};
  if (auto found = difference_of_problem(written, problem, *read)) return found;
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

DealError cannot_be_written(std::string_view format, const DealRecord& record,
                            const std::string& reason) {
  return {record.line_of({tags::kAuction, tags::kPlay, tags::kBid, tags::kContract, tags::kDeclarer,
                          tags::kLeader, tags::kResult}),
          absl::StrCat("cannot be written as ", std::string(format), ": ", reason)};
}

}  // namespace

NoPlace no_place_for_contract(const std::string& reason) {
  return {reason,
          {tags::kContract, tags::kBid, tags::kDeclarer, tags::kChangedPlaces, tags::kLeader,
           tags::kPlay, tags::kResult}};
}

std::optional<DealError> fault_of_game(std::string_view format, const DealRecord& record,
                                       const Problem& problem) {
  if (problem.game->name() == "bridge") return std::nullopt;
  return cannot_be_written(format, record,
                           absl::StrCat(std::string(format), " is for bridge, not for ",
                                        std::string(problem.game->name())));
}

ForeignText if_read_back(const WrittenGame& written, const DealRecord& record,
                         const Problem& problem) {
  auto found = difference(written, record, problem);
  if (!found) return written.text;
  if (found->tags.empty()) return cannot_be_written(written.format, record, found->reason);
  return *std::move(found);
}

}  // namespace matador
