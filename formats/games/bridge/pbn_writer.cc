#include "formats/games/bridge/pbn_writer.h"

#include <array>
#include <map>
#include <range/v3/algorithm/count.hpp>
#include <sstream>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_reader.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/games/bridge/translated_game.h"
#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

using bridge::Rules;
std::string letter(Seat seat) { return {kCompass[at(seat)]}; }

// The hands clockwise from the dealer, or from North.
std::string deal_text(const Problem& problem, Seat first) {
  std::vector<std::string> hands;
  for (int i = 0; i < Rules::kPlayers; ++i) {
    hands.push_back(
        write_hand(problem.deal.hand(first.next(Rules::kPlayers, i)), card_style(*problem.game)));
  }
  return absl::StrCat(letter(first), ":", absl::StrJoin(hands, " "));
}

// The default of the game.
Seat declarer_of(const Problem& problem) { return problem.declarer.value_or(forehand(problem)); }

bool is_ending(const Problem& problem) { return problem.game->is_ending(problem.deal); }

Seat usual_leader(const Problem& problem) { return Rules::leader(declarer_of(problem)); }

Seat leader_of(const Problem& problem) { return problem.leader.value_or(usual_leader(problem)); }

// A row for each trick, a column for each seat from the first leader on.
absl::StatusOr<std::string> play_rows(const Problem& problem) {
  if (problem.play.empty()) return "*\n";
  const Seat first = leader_of(problem);
  Played played(problem.deal, problem.game->order(*problem.contract, problem.options), first);
  for (Move move : problem.play) {
    MATADOR_RETURN_IF_ERROR(played.play(move));
  }
  std::string rows;
  for (const Trick& trick : played.tricks()) {
    std::array<std::string, Rules::kPlayers> columns{"-", "-", "-", "-"};
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Seat seat = trick.leader.next(Rules::kPlayers, static_cast<int>(i));
      const int column = (seat.index() - first.index() + Rules::kPlayers) % Rules::kPlayers;
      columns.at(static_cast<std::size_t>(column)) =
          write_card(trick.cards[i], card_style(*problem.game));
    }
    absl::StrAppend(&rows, absl::StrJoin(columns, " "), "\n");
  }
  return played.to_play() ? rows + "*\n" : rows;
}

// What a section's tag says, and its rows: in a record they stand behind it, word by word.
struct Section {
  std::string heading;
  std::string rows;
};

Section section_of(const Tag& tag) {
  const std::vector<std::string> all = words(tag.value);
  if (all.empty()) return {};
  const bool auction = tag.name == tags::kAuction;
  const auto columns = auction ? Rules::kPlayers : 1 + ranges::count(all.front(), ';');
  Section section{.heading = all.front(), .rows = ""};
  std::ptrdiff_t filled = 0;
  for (std::size_t i = 1; i < all.size(); ++i) {
    // A note about a call stands behind it, in its column.
    const bool annotates = auction && absl::StrContains("!?$=", all[i].substr(0, 1));
    const bool new_row = !annotates && filled % columns == 0;
    absl::StrAppend(&section.rows, i == 1 ? "" : new_row ? "\n" : " ", all[i]);
    if (!annotates) ++filled;
  }
  if (all.size() > 1) section.rows += "\n";
  return section;
}

// "#" and "##..." take a value over from a game before, but behind another "##" a value stands as
// it is. The games behind it take it over too: only a tag that every game has may be written so.
std::string inheritable(const std::string& value) {
  return value == "#" || value.starts_with("##") ? "##" + value : value;
}

class PbnWriter {
 public:
  PbnWriter(const DealRecord& record, const Problem& problem)
      : record_(record), problem_(problem) {}

  absl::StatusOr<std::string> write(const bridge::TrickTable* tricks) {
    const Board board = board_of(record_);
    static const std::vector<TagName> mandatory_tags = pbn_tags(kPbnMandatory);
    for (const TagName& name : mandatory_tags) {
      add(name, inheritable(mandatory(name, board)));
    }
    for (const Tag& tag : record_.tags) {
      if (is_pbn_tag(tag.key(), kPbnMandatory | kOfDealFile)) continue;
      if (is_note_tag(tag.name)) continue;
      (has_rows(tag.name) ? tables_ : others_)[tag.name] =
          has_rows(tag.name) ? section_of(tag) : Section{tag.value, ""};
    }
    if (tricks != nullptr) add_double_dummy(*tricks, board);
    for (const auto& [name, section] : others_) add(name, section.heading);
    if (const auto auction = tables_.extract(tags::kAuction))
      add_section(tags::kAuction, auction.mapped());
    for (int number = 1; number <= kMostNotes; ++number) {
      const std::string note = note_text(record_, number);
      if (!note.empty()) add(tags::kNote, absl::StrCat(number, ":", note));
    }
    if (!problem_.play.empty() || tells_leader()) {
      MATADOR_ASSIGN_OR_RETURN(std::string rows, play_rows(problem_));
      add_section(tags::kPlay, {letter(leader_of(problem_)), rows});
    }
    for (const auto& [name, section] : tables_) add_section(name, section);
    return text_ + "\n";
  }

 private:
  // Whether [Play] has to say who leads, without cards too.
  bool tells_leader() const {
    return problem_.leader && (is_ending(problem_) ||
                               (problem_.contract && *problem_.leader != usual_leader(problem_)));
  }

  std::string reported(const TagName& name) const {
    const Tag* tag = record_.find(name);
    return tag == nullptr ? "" : tag->value;
  }

  std::string mandatory(const TagName& name, const Board& board) const {
    if (name == tags::kDeal) return deal_text(problem_, board.dealer.value_or(Seat::number(1)));
    if (name == tags::kDealer) return board.dealer ? letter(*board.dealer) : reported(name);
    if (name == tags::kVulnerable)
      return board.vulnerable ? vulnerable_name(*board.vulnerable) : reported(name);
    if (name == tags::kContract) return contract();
    if (name == tags::kDeclarer) return declarer();
    return reported(name);
  }

  std::string declarer() const {
    if (!problem_.contract) return "";
    return (have_changed_places(record_) ? "^" : "") + letter(declarer_of(problem_));
  }

  // In an ending the strain will do.
  std::string contract() const {
    const std::string bid = reported(tags::kBid);
    if (!bid.empty() || !problem_.contract || !is_ending(problem_)) return bid;
    return std::string(kPbnStrains.at(static_cast<std::size_t>(problem_.contract->index)));
  }

  void add_double_dummy(const bridge::TrickTable& tricks, const Board& board) {
    tables_[tags::kOptimumResultTable] = {R"(Declarer;Denomination\2R;Result\2R)",
                                          optimum_result_rows(tricks)};
    others_.erase(tags::kOptimumScore);
    others_.erase(tags::kParContract);
    if (!board.dealer || !board.vulnerable) return;
    const bridge::Par par = bridge::par(tricks, *board.vulnerable, *board.dealer);
    others_[tags::kOptimumScore] = {par_score(par), ""};
    others_[tags::kParContract] = {par_contracts(par), ""};
  }

  void add(const TagName& name, const std::string& value) {
    DealRecord one;
    one.add(name, value);
    std::string line = write_record(one);
    line.pop_back();  // the end of the deal
    text_ += line;
  }

  // A backslash in the heading of a table stands alone, as everybody writes it.
  void add_section(const TagName& name, const Section& section) {
    absl::StrAppend(&text_, "[", std::string(name), " \"", section.heading, "\"]\n", section.rows);
  }

  const DealRecord& record_;
  const Problem& problem_;
  std::map<std::string, Section> others_;
  std::map<std::string, Section> tables_;
  std::string text_;
};

// ---- Reading back -------------------------------------------------------------------------------

std::optional<NoPlace> difference_of_problem(const Problem& written, const Problem& read) {
  if (!written.contract) {
    if (written.declarer)
      return NoPlace{"there is a [Declarer] without [Contract]", {tags::kDeclarer}};
    if (written.leader != read.leader) {
      return NoPlace{"there is a [Leader] without [Contract]", {tags::kLeader}};
    }
  } else if (leader_of(written) != leader_of(read)) {
    return NoPlace{"there is a [Leader] without [Play]", {tags::kLeader}};
  }
  return std::nullopt;
}

// The tags that have the same value in PBN. Rows are set anew, and a [Note] without a number is
// left out.
std::optional<NoPlace> difference_of_tags(const DealRecord& written, const DealRecord& read,
                                          const bridge::TrickTable* tricks) {
  const PbnTagKinds others = kOfDealFile | kPbnSetAnew | (tricks == nullptr ? 0 : kPbnOfPar);
  for (const Tag& tag : written.tags) {
    if (is_pbn_tag(tag.key(), others) || has_rows(tag.name)) continue;
    const Tag* back = read.find(tag.name);
    const std::string value = back == nullptr ? "" : back->value;
    if (value == tag.value) continue;
    return NoPlace{absl::StrCat("[", tag.name, "] is ", in_quotes(tag.value),
                                ", which PBN reads as ", in_quotes(value)),
                   {tag.name}};
  }
  return std::nullopt;
}

DealError fault_at_play(const DealRecord& record, const std::string& message) {
  return {record.line_of({tags::kPlay, tags::kBid, tags::kContract, tags::kDeclarer, tags::kLeader,
                          tags::kVulnerable}),
          message};
}

// A contract of PBN has a level, which a deal file has in its [Bid]; not so in an ending.
bool lacks_level(const DealRecord& record, const Problem& problem) {
  if (is_ending(problem)) return false;
  const Tag* tag = record.find(tags::kBid);
  const std::optional<BridgeBid> bid = tag == nullptr ? std::nullopt : read_bid(tag->value);
  return bid ? !bid->level.has_value() : problem.contract.has_value();
}

// Other programs must read what is meant.
ForeignText read_back(const std::string& pbn, const DealRecord& written, const Problem& problem,
                      const bridge::TrickTable* tricks) {
  const auto fault = [&](const absl::Status& status) {
    return fault_at_play(written, absl::StrCat("cannot be written as PBN: ", status.message()));
  };
  std::istringstream in(kPbnHeader + pbn);
  const absl::StatusOr<DealRecord> record = DealReader(in).next().value();
  if (!record.ok()) return fault(record.status());
  const absl::StatusOr<Problem> read = read_problem_or_ending(*record);
  if (!read.ok()) return fault(read.status());
  if (auto found = difference_of_problem(problem, *read)) return *std::move(found);
  if (auto found = difference_of_tags(written, *record, tricks)) return *std::move(found);
  return pbn;
}

}  // namespace

ForeignText write_pbn(const DealRecord& record, const Problem& problem,
                      const bridge::TrickTable* tricks) {
  if (problem.game->name() != "bridge") {
    return fault_at_play(record, "PBN is for bridge, not for " + std::string(problem.game->name()));
  }
  if (!problem.play.empty() && !problem.contract) {
    return NoPlace{"a play without a contract", {tags::kPlay, tags::kLeader}};
  }
  if (lacks_level(record, problem)) {
    return no_place_for_contract("the contract has no level, expected a [Bid] as in 4S or 3NTX");
  }
  const absl::StatusOr<std::string> pbn = PbnWriter(record, problem).write(tricks);
  if (!pbn.ok()) return fault_at_play(record, std::string(pbn.status().message()));
  return read_back(*pbn, record, problem, tricks);
}

}  // namespace matador
