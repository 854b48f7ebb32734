#include "formats/games/bridge/lin.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <range/v3/algorithm/contains.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/games/bridge/translated_game.h"
#include "formats/input/foreign_format.h"
#include "formats/input/notes.h"
#include "formats/input/typed_hands.h"
#include "formats/words/text.h"
#include "solver/games/bridge/auction.h"
#include "solver/games/bridge/rules.h"

namespace matador {

// ---- Lin reader ---------------------------------------------------------------------------------

namespace {

constexpr std::size_t kMostFields = 1000;  // of a game that matter; a game needs some hundred

bool is_letter(char c) { return absl::ascii_isalpha(static_cast<unsigned char>(c)); }

bool is_kept(std::string_view key) {
  constexpr std::array<std::string_view, 8> kKept{"md", "sv", "mb", "an", "pc", "mc", "ah", "qx"};
  return std::find(kKept.begin(), kKept.end(), key) != kKept.end();
}

ForeignGame read_lin_game(const std::vector<LinField>& fields, const std::string& names,
                          const std::string& event) {
  LinGame game(fields, names, event);
  ForeignGame read = read_translated(game.take_tags(), game.cards(), "pc", game.faults());
  read.doubts.insert(read.doubts.end(), game.doubts().begin(), game.doubts().end());
  return read;
}

bool has(const std::vector<LinField>& fields, std::string_view key) {
  return std::any_of(fields.begin(), fields.end(),
                     [&](const LinField& field) { return field.key == key; });
}

// Whether a deal begins in this line, although the value before it has no end.
bool ends_unfinished(const Line& line) {
  constexpr std::array<std::string_view, 6> kFirstOfAGame{"vg|", "pn|", "pw|", "qx|", "st|", "md|"};
  const std::string begin(absl::StripLeadingAsciiWhitespace(line.text).substr(0, 3));
  return ranges::contains(kFirstOfAGame, absl::AsciiStrToLower(begin)) || begins_deal(line);
}

// Whether a line has the end of a value in it, and is nothing else: no tag, JSON, game in brackets
// or comment.
bool ends_value(const std::string& line) {
  return line.find('|') != std::string::npos && line.find_first_of("[{(%;") != 0 &&
         !is_hands_text(line);
}

}  // namespace

bool begins_like_lin(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text.size() > 2 && is_letter(text[0]) && is_letter(text[1]) && text[2] == '|';
}

void LinReader::add(const Line& line) {
  for (char c : line.text) {
    if (c == '|') {
      // No value is "md": a bar before it is missing, or there is one too many.
      if (in_value_ && text_ == "md") {
        add_field(std::exchange(field_, {}));
        in_value_ = false;
      }
      if (in_value_) {
        end_field();
      } else {
        field_.key = absl::AsciiStrToLower(std::exchange(text_, ""));
        field_.line = line.number;
        in_value_ = true;
      }
    } else if (text_.size() < kMaxLineBytes) {
      const bool blank = !in_value_ && (c == ' ' || c == '\t');
      if (!blank) text_ += c;
    } else {
      field_.cut = true;
    }
  }
  if (line.too_long) field_.cut = true;
}

void LinReader::add_field(LinField field) {
  const bool has_hands = has(game_, "md");
  const bool begins =
      field.key == "qx" || (has_hands && (field.key == "md" || field.key == "vg" ||
                                          (field.key == "pn" && !has(game_, "qx"))));
  if (begins) end_game();
  if (field.key == "pn" || field.key == "pw") names_ = field.value;
  if (field.key == "vg") event_ = field.value.substr(0, field.value.find(','));
  if (is_kept(field.key) && game_.size() <= kMostFields) game_.push_back(std::move(field));
}

void LinReader::end_game() {
  const std::vector<LinField> fields = std::exchange(game_, {});
  if (!has(fields, "md")) return;
  if (fields.size() > kMostFields) {
    games_.push_back({DealError{fields.front().line, "the game is too long"}});
  } else {
    games_.push_back(read_lin_game(fields, names_, event_));
  }
}

void LinReader::end_field() {
  if (std::exchange(in_value_, false)) {
    field_.value = std::exchange(text_, "");
    add_field(std::exchange(field_, {}));
  }
  text_.clear();
}

std::optional<ForeignGame> LinReader::next_complete() {
  if (games_.empty()) return std::nullopt;
  ForeignGame game = std::move(games_.front());
  games_.pop_front();
  first_line_ = 0;
  return game;
}

bool LinReader::goes_on(const Line& line) const {
  const bool within_field = in_value_ || !text_.empty();
  if (!within_field || line.is_blank()) return within_field;
  if (ends_unfinished(line)) return false;
  return !after_blank_ || (ends_value(line.text) && !begins_like_lin(line.text));
}

std::optional<ForeignGame> LinReader::next(LineStream& lines) {
  while (true) {
    if (std::optional<ForeignGame> game = next_complete()) return game;
    if (!lines.next()) break;
    const Line& line = lines.line();
    if (!goes_on(line)) {
      end_field();
      const bool fields =
          begins_like_lin(line.text) || (reading_ && (line.is_blank() || ends_value(line.text)));
      if (!fields) {
        lines.put_back();
        break;
      }
    }
    if (!std::exchange(reading_, true)) first_line_ = line.number;
    after_blank_ = line.is_blank();
    add(line);
  }
  if (!reading_) return std::nullopt;
  end_field();
  end_game();
  if (std::optional<ForeignGame> last = next_complete()) return last;
  reading_ = false;
  if (first_line_ == 0) return std::nullopt;
  return ForeignGame{DealError{std::exchange(first_line_, 0), "fields of LIN without hands (md)"}};
}

// ---- Lin game -----------------------------------------------------------------------------------

namespace {

using bridge::Rules;

constexpr std::string_view kOrder = "SWNE";            // of seats in LIN
constexpr std::string_view kVulnerableInLin = "oneb";  // in the order of kVulnerableNames
constexpr std::size_t kMostLinName = 200;
constexpr std::size_t kMostLinNote = 500;
constexpr std::size_t kMostCalls = 319;  // of the longest auction that the laws allow

std::string compass(int seat) { return std::string(1, kOrder[static_cast<std::size_t>(seat)]); }

char upper_case(char c) { return absl::ascii_toupper(static_cast<unsigned char>(c)); }

// Takes the suit or the rank at the begin of the text, 10 for a ten; '\0' if there is none.
char take_letter(std::string_view& text, std::string_view letters) {
  if (text.starts_with("10") && letters == kRankLetters) text.remove_prefix(1);
  if (text.empty()) return '\0';
  const char c = text.front() == '0' && letters == kRankLetters ? 'T' : upper_case(text.front());
  if (letters.find(c) == std::string_view::npos) return '\0';
  text.remove_prefix(1);
  return c;
}

bool take_one_of(std::string_view& text, std::initializer_list<std::string_view> words) {
  for (std::string_view word : words) {
    if (!text.starts_with(word)) continue;
    text.remove_prefix(word.size());
    return true;
  }
  return false;
}

// None where the letter means nothing.
std::optional<std::string> vulnerable_in(const LinField& field) {
  const char c = absl::ascii_tolower(static_cast<unsigned char>(field.value.front()));
  const std::size_t place = kVulnerableInLin.find(c == '0' || c == '-' ? 'o' : c);
  if (place == std::string_view::npos) return std::nullopt;
  return std::string(kVulnerableNames.at(place));
}

// The last number in a text: 4 in "Segment 2 Board 4".
std::string last_number(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789";
  const std::size_t last = text.find_last_of(kDigits);
  if (last == std::string_view::npos) return "";
  const std::size_t before = text.find_last_not_of(kDigits, last);
  const std::size_t first = before == std::string_view::npos ? 0 : before + 1;
  return std::string(text.substr(first, std::min<std::size_t>(last + 1 - first, 9)));
}

}  // namespace

LinGame::LinGame(const std::vector<LinField>& fields, const std::string& names,
                 const std::string& event) {
  for (const LinField& field : fields) read(field);
  add(tags::kEvent, value_for_tag(event), line_);
  add(tags::kBoard, board_, line_);
  add(tags::kRoom, room_, line_);
  add_names(names);
  if (dealer_) add(tags::kDealer, compass(*dealer_), line_);
  add(tags::kVulnerable, vulnerable_, line_);
  if (!hands_.empty()) add(tags::kDeal, "S:" + hands_, line_);
  if (faults_.empty() || dealer_) add_auction();
  add(tags::kResult, result_, result_line_);
  // The play hangs on what stands before.
  if (!faults_.empty()) return;
  const absl::Status status = append_play(cards_, hands_by_seat_, "pc", tags_);
  if (!status.ok()) faults_.push_back(DealError::of(status));
}

void LinGame::fail(const LinField& field, const std::string& what) {
  faults_.push_back({field.line, absl::StrCat(field.key, ": ", what)});
}

void LinGame::read(const LinField& field) {
  if (field.cut && field.key != "an") return fail(field, "the value is too long");
  if (field.key == "md") read_hands(field);
  if (field.key == "sv") read_vulnerable(field);
  if (field.key == "mb") read_calls(field);
  if (field.key == "an") read_note(field);
  if (field.key == "pc") read_cards(field);
  if (field.key == "mc") read_claim(field);
  if (field.key == "ah") board_ = last_number(field.value);
  if (field.key == "qx" && !field.value.empty()) {
    const char room = upper_case(field.value.front());
    closed_ = room == 'C';
    if (room == 'O' || room == 'C') room_ = closed_ ? "Closed" : "Open";
    if (board_.empty()) board_ = last_number(field.value);
  }
}

// "3SAK..,...,...,": who has dealt, from South as 1, and the hands from South on. The last one may
// be missing, and has the cards that are left.
void LinGame::read_hands(const LinField& field) {
  line_ = field.line;
  std::string_view text = field.value;
  if (!text.empty() && absl::ascii_isdigit(static_cast<unsigned char>(text.front()))) {
    const int dealer = text.front() - '0';
    if (dealer > Rules::kPlayers) {
      return fail(field,
                  absl::StrCat("the dealer is ", dealer, ", expected 1 (South) to 4 (East)"));
    }
    if (dealer > 0) dealer_ = dealer - 1;
    text.remove_prefix(1);
  }
  const std::size_t hands = static_cast<std::size_t>(std::count(text.begin(), text.end(), ',')) + 1;
  if (text.empty()) return fail(field, "no hands, expected three or four with commas");
  if (hands < 3 || hands > 4) {
    return fail(field,
                absl::StrCat(counted(hands, "hand"), ", expected three or four with commas"));
  }
  std::vector<std::string> read;
  for (std::size_t i = 0; i < Rules::kPlayers; ++i) {
    const std::string_view hand = text.substr(0, text.find(','));
    text.remove_prefix(std::min(hand.size() + 1, text.size()));
    std::optional<std::string> known =
        hand.empty() ? "-" : read_hand(hand, static_cast<int>(i), field);
    if (!known) return;
    read.push_back(*std::move(known));
  }
  bridge::fill_in_last_hand(read);
  const std::string twice = bridge::card_dealt_twice(read, lin_seat(0));
  if (!twice.empty()) return fail(field, twice);
  hands_by_seat_ = bridge::hands_by_seat(read, lin_seat(0));
  hands_ = absl::StrJoin(read, " ");
}

std::optional<std::string> LinGame::read_hand(std::string_view text, int seat,
                                              const LinField& field) {
  std::array<std::string, 4> groups;
  std::optional<std::size_t> suit;
  while (!text.empty()) {
    const std::string_view before = text;
    if (const char letter = take_letter(text, kSuitLetters)) {
      suit = kSuitLetters.find(letter);
    } else if (const char rank = suit ? take_letter(text, kRankLetters) : '\0') {
      groups.at(*suit) += rank;
    } else {
      fail(field, absl::StrCat("unknown ", suit ? "rank " : "suit ", in_quotes(before.substr(0, 1)),
                               " in the hand of ",
                               std::string(kLinSeatNames.at(static_cast<std::size_t>(seat)))));
      return std::nullopt;
    }
  }
  return absl::StrJoin(groups, ".");
}

void LinGame::read_vulnerable(const LinField& field) {
  if (field.value.empty()) return;
  const std::optional<std::string> vulnerable = vulnerable_in(field);
  if (vulnerable) return replace(vulnerable_, *vulnerable, field);
  fail(field, absl::StrCat(in_quotes(field.value), ", expected o, n, e or b"));
}

// One call or several; an exclamation mark or a star alerts the other side, and a question mark
// asks the reader what he would call.
void LinGame::read_calls(const LinField& field) {
  if (calls_.empty()) calls_line_ = field.line;
  const std::string capitals = absl::AsciiStrToUpper(field.value);
  std::string_view text = capitals;
  while (!text.empty()) {
    const std::string before = field.value.substr(field.value.size() - text.size());
    if (take_one_of(text, {"!", "*", " "})) continue;
    asks_ = take_one_of(text, {"?"});
    if (asks_) continue;
    if (calls_.size() == kMostCalls) return fail(field, "the auction is too long");
    if (take_one_of(text, {"PASS", "P"})) {
      calls_.emplace_back("Pass");
    } else if (take_one_of(text, {"AP"})) {
      calls_.emplace_back("AP");
    } else if (take_one_of(text, {"REDOUBLE", "RDBL", "R", "XX"})) {
      calls_.emplace_back("XX");
    } else if (take_one_of(text, {"DOUBLE", "DBL", "D", "X"})) {
      calls_.emplace_back("X");
    } else if (text.size() > 1 && text[0] >= '1' && text[0] <= '7' &&
               kStrainLetters.find(text[1]) != std::string_view::npos) {
      calls_.push_back(text[1] == 'N' ? std::string(text.substr(0, 1)) + "NT"
                                      : std::string(text.substr(0, 2)));
      text.remove_prefix(text.substr(1).starts_with("NT") ? 3 : 2);
    } else {
      broken_auction_ = true;
      return fail(field, absl::StrCat("unknown call ", in_quotes(before),
                                      ", expected a bid as 1N, or p, d, r"));
    }
  }
}

// What the last call means. Notes without room are left out, as those that no call stands before.
void LinGame::read_note(const LinField& field) {
  const std::string text = value_for_tag(field.value);
  if (text.empty() || text.size() > kMostLinNote) return;
  if (calls_.empty() || absl::StrContains(calls_.back(), "=")) return;
  auto note = std::find(notes_.begin(), notes_.end(), text);
  if (note == notes_.end()) {
    if (notes_.size() == kMostNotes) return;
    note = notes_.insert(note, text);
  }
  calls_.back() += reference_to_note(static_cast<int>(note - notes_.begin()) + 1);
}

void LinGame::read_cards(const LinField& field) {
  std::string_view text = field.value;
  while (!text.empty()) {
    const std::string_view before = text;
    const char suit = take_letter(text, kSuitLetters);
    const char rank = suit != '\0' ? take_letter(text, kRankLetters) : '\0';
    if (rank == '\0') return fail(field, absl::StrCat("unknown card ", in_quotes(before)));
    cards_.push_back({std::string{suit, rank}, field.line});
    const auto again = std::find_if(cards_.begin(), cards_.end() - 1, [&](const OrderedCard& card) {
      return card.card == cards_.back().card;
    });
    if (again != cards_.end() - 1) {
      return fail(field, absl::StrCat(cards_.back().card, " is played twice"));
    }
  }
}

void LinGame::read_claim(const LinField& field) {
  const std::optional<int> tricks = small_number(field.value);
  if (!tricks || *tricks < 0 || *tricks > Rules::kTricks) {
    return fail(field,
                absl::StrCat(in_quotes(field.value), ", expected the declarer's tricks, 0 to 13"));
  }
  replace(result_, absl::StrCat(*tricks), field);
  result_line_ = field.line;
}

// Of several values the last counts, as an operator mends what he has typed.
void LinGame::replace(std::string& value, const std::string& by, const LinField& field) {
  if (!value.empty() && value != by) {
    doubts_.push_back({field.line, absl::StrCat(field.key, ": ", value, " before and ", by,
                                                " here in the same game; the last counts")});
  }
  value = by;
}

void LinGame::add(const TagName& name, const std::string& value, std::uint64_t line) {
  if (!value.empty()) tags_.push_back({{name, as_utf8(value), line}});
}

void LinGame::add_names(const std::string& names) {
  const std::vector<std::string> all = absl::StrSplit(names, ',');
  for (std::size_t i = 0; i < kLinSeatNames.size(); ++i) {
    // A board may have names of its own, of its room only.
    const bool both_rooms = all.size() > kLinSeatNames.size();
    const std::size_t place = i + (closed_ && both_rooms ? kLinSeatNames.size() : 0);
    if (place < all.size())
      add(kLinSeatNames.at(i), value_for_tag(all[place]).substr(0, kMostLinName), line_);
  }
}

void LinGame::add_auction() {
  if (calls_.empty() || broken_auction_) return;
  if (!dealer_) {
    faults_.push_back(
        {line_,
         "md: no dealer, and mb has calls: expected 1 (South) to 4 (East) before the hands"});
    return;
  }
  add(tags::kAuction, compass(*dealer_), calls_line_);
  if (asks_) calls_.emplace_back("*");  // the rest is not given
  for (const std::string& call : calls_) tags_.back().add_words(call, calls_line_);
  for (std::size_t i = 0; i < notes_.size(); ++i) {
    add(tags::kNote, absl::StrCat(i + 1, ":", notes_[i]), calls_line_);
  }
}

// ---- Lin writer ---------------------------------------------------------------------------------

namespace {

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
  if (const auto seats = board_of(record).vulnerable) {
    add(text, "sv", kVulnerableInLin.substr(place_of_vulnerable(*seats), 1));
  }
  const absl::StatusOr<AuctionText> auction = read_auction(reported(record, tags::kAuction));
  if (auction.ok()) {
    for (std::size_t i = 0; i < auction->calls.size(); ++i) {
      const std::string note = note_text(record, auction->notes[i]);
      add(text, "mb", short_call(auction->calls[i], "pdr") + (note.empty() ? "" : "!"));
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
  if (auto fault = fault_of_game("LIN", record, problem)) return *std::move(fault);
  const AuctionText auction =
      read_auction(reported(record, tags::kAuction)).value_or(AuctionText{});
  if (auction.end == AuctionEnd::kIrregular) {
    return NoPlace{"LIN has no place for an auction with a call that the laws do not allow",
                   {tags::kAuction}};
  }
  if (auto bar = value_with_bar(record, auction)) return *std::move(bar);
  return if_read_back({.format = "LIN",
                       .text = lin_of(record, problem),
                       .tags = pbn_tags(kInLin),
                       .most_notes = kMostNotes,
                       .has_contract = false},
                      record, problem);
}

}  // namespace matador
