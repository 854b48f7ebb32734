#include "formats/games/bridge/rbn.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
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

// ---- Rbn reader ---------------------------------------------------------------------------------

namespace {

constexpr std::string_view kRbnDirective = "% RBN";
constexpr std::string_view kLasting = "DTLESFKNBH";
constexpr std::string_view kOfOneGame = "ACPRMI0123456789";
constexpr std::string_view kMakesAGame = "HACPR";

bool has(std::string_view labels, char label) {
  return labels.find(label) != std::string_view::npos;
}

// A label and a blank, or a label alone.
bool is_labelled(std::string_view text) {
  return !text.empty() && (has(kLasting, text[0]) || has(kOfOneGame, text[0])) &&
         (text.size() == 1 || text[1] == ' ' || text[1] == '\t');
}

// "H W:" as in no other format.
bool is_hands_line(std::string_view text) {
  return text.size() > 3 && text.starts_with("H ") && has("WNES", text[2]) && has(":;", text[3]);
}

struct RbnBlock {
  std::vector<Line> read;      // all of it, and the blank line behind
  std::vector<Line> labelled;  // without comments
  bool all_labelled = true;
  std::vector<DealError> doubts;
};

RbnBlock read_block(LineStream& lines) {
  RbnBlock block;
  std::uint64_t comment = 0;  // where the one that is open begins; 0: none is
  const auto doubt_end = [&] {
    if (!block.doubts.empty()) return;
    block.doubts.push_back(
        {comment, "a comment begins with {, what is in it is left out; is its } missing?"});
  };
  std::size_t bytes = 0;
  while (block.all_labelled && bytes <= kMaxDealBytes && lines.next()) {
    block.read.push_back(lines.take());
    const Line& line = block.read.back();
    bytes += line.text.size();
    if (line.is_blank()) {
      // Before the game they are passed over.
      if (block.labelled.empty() && comment == 0) continue;
      break;
    }
    if (line.is_comment()) continue;
    const bool begins_comment = line.text.starts_with('{');
    if (comment != 0 && (begins_comment || is_hands_line(line.text))) doubt_end();
    if (comment == 0 && begins_comment) comment = line.number;
    if (comment != 0) {
      if (line.text.ends_with('}')) comment = 0;
    } else if (is_labelled(line.text) && !line.too_long) {
      block.labelled.push_back(line);
    } else {
      block.all_labelled = false;
    }
  }
  if (comment != 0) doubt_end();
  return block;
}

}  // namespace

void RbnReader::see_comment(const Line& line) {
  if (line.text.starts_with(kRbnDirective)) in_rbn_ = true;
}

ForeignGame RbnReader::read_game(const std::vector<Line>& lines) {
  std::map<char, Line> here;
  for (const Line& line : lines) {
    const char label = line.text.front();
    if (!here.emplace(label, line).second) {
      return {DealError{line.number,
                        std::string("a second line ") + label + "; a blank line ends a game"}};
    }
    if (has(kLasting, label)) lasting_[label] = line;
  }
  std::vector<Line> game;
  for (char label : kLasting) {
    if (const auto line = lasting_.find(label); line != lasting_.end())
      game.push_back(line->second);
  }
  for (char label : kOfOneGame) {
    if (const auto line = here.find(label); line != here.end()) game.push_back(line->second);
  }
  RbnGame read(game);
  if (read.empty() && read.faults().empty()) {
    return {DealError{lines.front().number, "no hands, expected H W:HAND:HAND:HAND:HAND"}};
  }
  return read_translated(read.take_tags(), read.cards(), "P", read.faults());
}

std::optional<ForeignGame> RbnReader::next(LineStream& lines) {
  std::vector<Line> read;  // heads of a file, without a game
  std::vector<DealError> doubts;
  std::size_t bytes = 0;
  while (true) {
    RbnBlock block = read_block(lines);
    for (Line& line : block.read) {
      bytes += line.text.size();
      read.push_back(std::move(line));
    }
    doubts.insert(doubts.end(), block.doubts.begin(), block.doubts.end());
    const auto is = [&](const auto& what) {
      return ranges::any_of(block.labelled, what, &Line::text);
    };
    const bool rbn = block.all_labelled && !block.labelled.empty() && bytes <= kMaxDealBytes &&
                     (in_rbn_ || is(is_hands_line));
    if (!rbn) {
      lines.put_back(std::move(read));
      return std::nullopt;
    }
    in_rbn_ = true;
    if (is([](const std::string& text) { return has(kMakesAGame, text.front()); })) {
      ForeignGame game = read_game(block.labelled);
      game.doubts.insert(game.doubts.begin(), doubts.begin(), doubts.end());
      return game;
    }
    for (const Line& line : block.labelled) {
      if (has(kLasting, line.text.front())) lasting_[line.text.front()] = line;
    }
  }
}

// ---- Rbn game -----------------------------------------------------------------------------------

namespace {

using bridge::Rules;

constexpr std::string_view kVulnerableInRbn = "ZNEB?";  // as kVulnerableNames; not known

std::vector<std::string> parts_of(std::string_view text, char separator) {
  return absl::StrSplit(std::string(text), separator);
}

// "19980131" as 1998.01.31; what is shorter or longer as it is.
std::string date(const std::string& text) {
  const std::string day = text.substr(0, text.find(':'));
  if (day.size() != 8 || day.find_first_not_of("0123456789?") != std::string::npos) return text;
  return absl::StrCat(day.substr(0, 4), ".", day.substr(4, 2), ".", day.substr(6));
}

// What stands behind a call or a card: alerts `*`, opinions `!` and `?`, and the reference to a
// note, `^1`. Alerts are left out.
struct Remarks {
  std::string opinion = "";
  int note = 0;  // its number; 0: none
};

Remarks take_remarks(std::string_view& text) {
  Remarks remarks;
  while (!text.empty() && std::string_view("*!?^").find(text.front()) != std::string_view::npos) {
    const char c = text.front();
    if (c == '!' || c == '?') remarks.opinion += c;
    text.remove_prefix(1);
    if (c != '^' || text.empty()) continue;
    remarks.note = small_number(std::string(text.substr(0, 1))).value_or(0);
    text.remove_prefix(1);
  }
  return remarks;
}

bool take(std::string_view& text, char expected) {
  if (text.empty() || text.front() != expected) return false;
  text.remove_prefix(1);
  return true;
}

}  // namespace

RbnGame::RbnGame(const std::vector<Line>& lines) {
  for (const Line& line : lines) {
    line_ = line;
    read(line);
  }
  if (!faults_.empty()) return;
  const absl::Status status = append_play(cards_, hands_by_seat_, "P", tags_);
  if (!status.ok()) faults_.push_back(DealError::of(status));
}

void RbnGame::read(const Line& line) {
  const std::string text(absl::StripAsciiWhitespace(line.text.substr(1)));
  const std::string capitals = absl::AsciiStrToUpper(text);
  switch (line.text.front()) {
    case 'D':
      return add(tags::kDate, date(text));
    case 'T':
      return add(tags::kDescription, text);
    case 'L':
      return add(tags::kSite, text);
    case 'E':
      return add(tags::kEvent, text);
    case 'S':
      return add(tags::kStage, text);
    case 'F':
      return add(tags::kScoring, text);
    case 'K': {
      const std::vector<std::string> teams = parts_of(text, ':');
      add(tags::kHomeTeam, teams[0]);
      if (teams.size() > 1) add(tags::kVisitTeam, teams[1]);
      return;
    }
    case 'N':
      return read_names(text);
    case 'B':
      return add(tags::kBoard, parts_of(text, ':')[0]);
    case 'H':
      return read_hands(capitals);
    case 'A':
      return read_auction(capitals);
    case 'C':
      return read_contract(capitals);
    case 'P':
      return read_play(capitals);
    case 'R':
      return read_result(capitals);
    case 'M':
    case 'I':
      return;  // makes and items
    default:
      return add(tags::kNote, absl::StrCat(line.text.substr(0, 1), ":", text));
  }
}

void RbnGame::add(const TagName& name, std::string_view value) {
  std::string text = value_for_tag(value);
  if (!text.empty()) tags_.push_back({{name, std::move(text), line_.number}});
}

// "North+South:West+East:O", the room or the table behind the names.
void RbnGame::read_names(std::string_view text) {
  const std::vector<std::string> all = parts_of(text, ':');
  constexpr std::array<std::array<TagName, 2>, 2> kPairs{
      {{tags::kNorth, tags::kSouth}, {tags::kWest, tags::kEast}}};
  for (std::size_t pair = 0; pair < std::min(all.size(), kPairs.size()); ++pair) {
    const std::vector<std::string> names = parts_of(all[pair], '+');
    for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), 2); ++i) {
      add(kPairs.at(pair).at(i), names[i]);
    }
  }
  if (all.size() < 3) return;
  if (all[2] == "O" || all[2] == "C") {
    add(tags::kRoom, all[2] == "O" ? "Open" : "Closed");
  } else {
    add(tags::kTable, all[2]);
  }
}

// "W:873.A6.KT864.KQ8:96...": a colon before each hand, or a semicolon where it is not shown.
void RbnGame::read_hands(std::string_view text) {
  const std::vector<std::string> all = absl::StrSplit(std::string(text), absl::ByAnyChar(":;"));
  const std::optional<Seat> first = compass_seat(all[0]);
  if (!first) {
    return fail(
        absl::StrCat("H: begins with ", in_quotes(all[0]), ", expected W, N, E or S and a colon"));
  }
  if (all.size() > 1 + Rules::kPlayers) {
    return fail(absl::StrCat("H: there are ", all.size() - 1, " hands"));
  }
  std::vector<std::string> hands;
  for (std::size_t place = 1; place <= Rules::kPlayers; ++place) {
    if (place >= all.size() || all[place].empty()) {
      hands.emplace_back("-");
      continue;
    }
    std::vector<std::string> suits = parts_of(all[place], '.');
    // Suits that are empty at the end may be left out.
    suits.resize(std::max(suits.size(), kSuitLetters.size()));
    hands.push_back(absl::StrJoin(suits, "."));
  }
  bridge::fill_in_last_hand(hands);
  const std::string twice = bridge::card_dealt_twice(hands, *first);
  if (!twice.empty()) return fail("H: " + twice);
  hands_by_seat_ = bridge::hands_by_seat(hands, *first);
  add(tags::kDeal, absl::StrCat(all[0], ":", absl::StrJoin(hands, " ")));
}

// "SZ:1SP2SP:4SA": the dealer, who is vulnerable, and the calls, with a colon behind each round.
void RbnGame::read_auction(std::string_view text) {
  const std::string head(text.substr(0, text.find(':')));
  std::optional<Seat> dealer;
  if (head.size() == 2 && kVulnerableInRbn.find(head[1]) != std::string_view::npos) {
    dealer = compass_seat(head.substr(0, 1));
  }
  if (dealer) {
    add(tags::kDealer, head.substr(0, 1));
    const std::size_t place = kVulnerableInRbn.find(head[1]);
    add(tags::kVulnerable, place < kVulnerableNames.size() ? kVulnerableNames.at(place) : "?");
    text.remove_prefix(std::min(head.size() + 1, text.size()));
  }
  std::vector<std::string> calls;
  while (!text.empty()) {
    const std::string_view before = text;
    const char c = text.front();
    text.remove_prefix(1);
    std::string call;
    if (c == ':' || c == ' ') continue;
    if (c == 'P') call = "Pass";
    if (c == 'A') call = "AP";
    if (c == 'X') call = take(text, 'X') ? "XX" : "X";
    if (c == 'R') call = "XX";
    if (c == 'Y') call = "*";  // a question to the reader: nobody knows what comes
    if (c >= '1' && c <= '7' && !text.empty() &&
        kStrainLetters.find(text.front()) != std::string_view::npos) {
      call = absl::StrCat(c - '0', text.front() == 'N' ? "NT" : std::string(1, text.front()));
      text.remove_prefix(1);
    }
    if (call.empty()) {
      return fail(absl::StrCat("A: unknown call ", in_quotes(before),
                               ", expected a bid as 1N, or P, X, R, A"));
    }
    const Remarks remarks = take_remarks(text);
    calls.push_back(call + remarks.opinion);
    if (remarks.note > 0) calls.back() += reference_to_note(remarks.note);
  }
  if (calls.empty()) return;
  // Without a dealer West calls first.
  add(tags::kAuction, dealer ? head.substr(0, 1) : "W");
  for (const std::string& call : calls) tags_.back().add_words(call, line_.number);
}

// "4HX:W"; "P" where all have passed.
void RbnGame::read_contract(std::string_view text) {
  const std::vector<std::string> all = parts_of(text, ':');
  std::string contract = all[0];
  if (contract.ends_with('R')) contract = contract.substr(0, contract.size() - 1) + "XX";
  add(tags::kContract, contract == "P" ? "Pass" : contract);
  if (all.size() > 1) add(tags::kDeclarer, all[1]);
}

// "SK3A5:C2...": a colon behind each trick; a card without a suit follows the lead.
void RbnGame::read_play(std::string_view text) {
  char led = '\0';
  while (!text.empty()) {
    const std::string_view before = text;
    if (take(text, ':')) led = '\0';
    if (take(text, ' ') || text.size() < before.size()) continue;
    char suit = led;
    if (kSuitLetters.find(text.front()) != std::string_view::npos) {
      suit = text.front();
      text.remove_prefix(1);
    }
    if (suit == '\0' || text.empty() || kRankLetters.find(text.front()) == std::string_view::npos) {
      return fail(absl::StrCat("P: unknown card ", in_quotes(before)));
    }
    if (led == '\0') led = suit;
    cards_.push_back({std::string{suit, text.front()}, line_.number});
    text.remove_prefix(1);
    take_remarks(text);
  }
}

// "9:+400": the tricks of the declarer, and the score, which follows from them.
void RbnGame::read_result(std::string_view text) {
  const std::string tricks = parts_of(text, ':')[0];
  if (small_number(tricks)) add(tags::kResult, tricks);
}

// ---- Rbn writer ---------------------------------------------------------------------------------

namespace {

using bridge::Call;
using bridge::Rules;

constexpr int kMostRbnNote = 9;  // a note has one digit

// "1998.01.31" without the points; another date as it is.
std::string rbn_date(const std::string& text) {
  const std::string digits = absl::StrReplaceAll(text, {{".", ""}});
  return digits.size() == 8 ? digits : text;
}

// The call of a word of [Auction], "2C" or "AP"; `*`, where the rest is not given, is Y. None where
// RBN has no such call.
std::optional<std::string> rbn_call(const std::string& word) {
  if (absl::EqualsIgnoreCase(word, "AP")) return "A";
  if (word == "*") return "Y";
  const std::optional<Call> call = read_call(word);
  return call ? std::optional(short_call(*call, "PXR")) : std::nullopt;
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
    std::string text = compass_name(*dealer).substr(0, 1);
    text += kVulnerableInRbn[board.vulnerable ? place_of_vulnerable(*board.vulnerable)
                                              : kVulnerableNames.size()];
    int calls = 0;
    for (std::size_t i = 1; i < all.size(); ++i) {
      const std::size_t end = std::min(all[i].find_first_of("!?$="), all[i].size());
      if (end > 0) {
        const std::optional<std::string> call = rbn_call(all[i].substr(0, end));
        if (!call) return invalid("RBN has no call ", in_quotes(all[i]));
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
        absl::StrCat(short_bid(*bid->level, bid->strain),
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
  if (auto fault = fault_of_game("RBN", record, problem)) return *std::move(fault);
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
  return if_read_back({.format = "RBN",
                       .header = kRbnHeader,
                       .text = *text,
                       .tags = tags,
                       .most_notes = kMostRbnNote,
                       .has_contract = true},
                      record, problem);
}

}  // namespace matador
