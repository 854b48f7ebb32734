#include "formats/pbn_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/card_style.h"
#include "formats/deal_reader.h"
#include "formats/deal_tags.h"
#include "formats/problem.h"
#include "formats/text.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

constexpr std::size_t kMaxTableBytes = 3000;
constexpr std::size_t kMaxInheritedTags = 1024;  // that a file may have in all
constexpr int kPlayers = bridge::Rules::kPlayers;

class Fault : public std::runtime_error {
 public:
  Fault(std::uint64_t line, const std::string& what) : std::runtime_error(what), line_(line) {}
  std::uint64_t line() const { return line_; }

 private:
  std::uint64_t line_;
};

// ---- Tags and words -----------------------------------------------------------------------------

struct Word {
  std::string text;
  std::uint64_t line;
};

// A tag, and the words of the section that it begins.
struct PbnTag {
  std::string name;
  std::string value;
  std::uint64_t line;
  std::vector<Word> words;
};

bool is_blank(char c) { return c == ' ' || c == '\t'; }

bool is_of_name(char c) { return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// PBN is written in ISO 8859-1: what is no UTF-8 is that.
std::string utf8(const std::string& text) {
  if (is_text(text)) return text;
  std::string result;
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      result += c;
    } else {
      result += static_cast<char>(0xC0 | byte >> 6);
      result += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return result;
}

// Goes through the text of a game from tag to tag. Throws Fault.
class Scanner {
 public:
  explicit Scanner(const std::vector<NumberedLine>& lines) : lines_(lines) { begin_line(); }

  std::vector<PbnTag> tags() {
    std::vector<PbnTag> tags;
    while (skip_blanks()) {
      if (here() == '[') {
        tags.push_back(tag());
        if (tags.size() > kMaxTags) fail(absl::StrCat("more than ", kMaxTags, " tags"));
      } else if (tags.empty()) {
        fail("no tag before " + in_quotes(rest()) + ", expected [Name \"value\"]");
      } else {
        tags.back().words.push_back(word());
      }
    }
    return tags;
  }

 private:
  bool at_end() const { return row_ == lines_.size(); }
  bool at_line_end() const { return column_ >= line_.size(); }
  char here() const { return line_[column_]; }
  std::string_view rest() const { return std::string_view(line_).substr(column_); }
  std::uint64_t line() const { return lines_[std::min(row_, lines_.size() - 1)].number; }
  [[noreturn]] void fail(const std::string& what) const { throw Fault(line(), what); }

  void begin_line() {
    column_ = 0;
    if (at_end()) return;
    line_ = utf8(lines_[row_].text);
    if (!is_text(line_)) fail("the line is not text");
  }

  // To the next character of the game that is neither blank nor comment; false at its end.
  bool skip_blanks() {
    for (; !at_end(); ++row_, begin_line()) {
      for (; !at_line_end(); ++column_) {
        if (is_blank(here())) continue;
        if (here() == ';') break;
        if (here() != '{') return true;
        skip_comment();
        if (at_end()) return false;
      }
    }
    return false;
  }

  // From { to the } that ends the comment.
  void skip_comment() {
    const std::uint64_t first = line();
    while (rest().find('}') == std::string_view::npos) {
      ++row_;
      begin_line();
      if (at_end()) throw Fault(first, "a comment begins with { and has no }");
    }
    column_ += rest().find('}');
  }

  void take(char expected, const std::string& what) {
    if (!skip_blanks() || here() != expected) {
      fail(absl::StrCat("no ", what, ", expected [Name \"value\"]"));
    }
    ++column_;
  }

  PbnTag tag() {
    PbnTag tag{.name = "", .value = "", .line = line(), .words = {}};
    take('[', "opening [");
    if (skip_blanks()) {
      while (!at_line_end() && is_of_name(here())) tag.name += line_[column_++];
    }
    if (tag.name.empty()) fail("a tag without a name, expected [Name \"value\"]");
    take('"', "value in quotes");
    tag.value = string();
    take(']', "closing ]");
    return tag;
  }

  // From behind the opening quote.
  std::string string() {
    std::string value;
    for (; !at_line_end(); ++column_) {
      if (here() == '"') {
        ++column_;
        return value;
      }
      const bool escape = here() == '\\' && column_ + 1 < line_.size() &&
                          (line_[column_ + 1] == '"' || line_[column_ + 1] == '\\');
      if (escape) ++column_;
      value += here();
    }
    fail("no closing quote, expected [Name \"value\"]");
  }

  Word word() {
    Word word{.text = "", .line = line()};
    if (here() == '"') {
      ++column_;
      word.text = absl::StrCat("\"", string(), "\"");
      return word;
    }
    while (!at_line_end() && !is_blank(here()) &&
           std::string_view("[]{;\"").find(here()) == std::string_view::npos) {
      word.text += line_[column_++];
    }
    if (word.text.empty()) fail("unexpected " + in_quotes(rest()));
    return word;
  }

  const std::vector<NumberedLine>& lines_;
  std::string line_;
  std::size_t row_ = 0;
  std::size_t column_ = 0;
};

// ---- What single tags hold ----------------------------------------------------------------------

bool is_unknown(std::string_view value) { return value.empty() || value == "?" || value == "-"; }

std::optional<Seat> seat_of(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const char letter = absl::ascii_toupper(static_cast<unsigned char>(text.front()));
  const std::size_t place = kCompass.find(letter);
  if (place == std::string_view::npos) return std::nullopt;
  return Seat::from_index(static_cast<int>(place));
}

Seat needed_seat(const PbnTag& tag, std::string_view text) {
  if (const std::optional<Seat> seat = seat_of(text)) return *seat;
  throw Fault(tag.line, absl::StrCat("[", tag.name, "] is ", in_quotes(tag.value),
                                     ", expected N, E, S or W"));
}

// "N:HAND HAND HAND HAND" with the number of the first seat.
std::string deal_of(const PbnTag& tag) {
  const std::size_t colon = tag.value.find(':');
  if (colon == std::string::npos) {
    throw Fault(tag.line, absl::StrCat("[Deal] is ", in_quotes(tag.value),
                                       ", expected \"N:HAND HAND HAND HAND\""));
  }
  const Seat first = needed_seat(tag, tag.value.substr(0, colon));
  return absl::StrCat(first.number(), tag.value.substr(colon));
}

// The place of the strain in "4HX" or "H" among the contracts of bridge; none where all pass or
// nobody knows.
std::optional<Contract> contract_of(const PbnTag& tag) {
  const std::string text = absl::AsciiStrToUpper(tag.value);
  if (is_unknown(text) || text == "PASS") return std::nullopt;
  std::string_view strain = text;
  if (strain.front() >= '1' && strain.front() <= '7') strain.remove_prefix(1);
  while (strain.ends_with('X')) strain.remove_suffix(1);
  constexpr std::array<std::string_view, 5> kStrains{"C", "D", "H", "S", "NT"};
  const auto place = std::ranges::find(kStrains, strain == "N" ? "NT" : strain);
  const auto doubles = std::ranges::count(text, 'X');
  if (place == kStrains.end() || doubles > 2) {
    throw Fault(tag.line, absl::StrCat("[Contract] is ", in_quotes(tag.value),
                                       ", expected such as 4S, 3NTX or Pass"));
  }
  return Contract{.index = static_cast<int>(place - kStrains.begin())};
}

// "N", or "^N" where declarer and dummy have changed places.
std::optional<Seat> declarer_of(const PbnTag& tag) {
  std::string_view text = tag.value;
  if (is_unknown(text)) return std::nullopt;
  if (text.starts_with('^')) text.remove_prefix(1);
  return needed_seat(tag, text);
}

void check_vulnerable(const PbnTag& tag) {
  constexpr std::array<std::string_view, 7> kKnown{"none", "love", "-", "ns", "ew", "all", "both"};
  const std::string text = absl::AsciiStrToLower(tag.value);
  if (is_unknown(text) || std::ranges::find(kKnown, text) != kKnown.end()) return;
  throw Fault(tag.line, absl::StrCat("[Vulnerable] is ", in_quotes(tag.value),
                                     ", expected None, NS, EW or All"));
}

// ---- The play -----------------------------------------------------------------------------------

// A card of the play as it stands in its column; or a dash.
struct Entry {
  std::string card;
  std::uint64_t line;
  bool led;  // marked as a lead out of turn

  bool known() const { return card != "-" && card != "+"; }
};

// The cards of the words as far as they are told: in rows of four. Annotations are left out.
std::vector<Entry> entries_of(const PbnTag& play) {
  std::vector<Entry> entries;
  bool led = false;
  for (const Word& word : play.words) {
    std::string_view text = word.text;
    while (!text.empty()) {
      if (text.front() == '*') return entries;
      std::size_t length = 1;
      if (text.front() == '^') {
        led = led || text.starts_with("^L");
        length = 2;
      } else if (text.front() == '=') {
        length = text.find('=', 1) == std::string_view::npos ? text.size() : text.find('=', 1) + 1;
      } else if (text.front() == '$') {
        length = std::min(text.find_first_not_of("0123456789", 1), text.size());
      } else if (text.front() == '-' || text.front() == '+') {
        entries.push_back({std::string(text.substr(0, 1)), word.line, false});
      } else if (text.front() != '!' && text.front() != '?') {
        length = std::min(text.find_first_of("!?=$*+^-"), text.size());
        entries.push_back({std::string(text.substr(0, length)), word.line, led});
        led = false;
      }
      text.remove_prefix(std::min(length, text.size()));
    }
  }
  return entries;
}

// Puts the cards, which stand in columns by seat, in the order in which they were played.
class PlayOrder {
 public:
  PlayOrder(const PbnTag& play, Played played)
      : first_column_(needed_seat(play, play.value)),
        entries_(entries_of(play)),
        used_(entries_.size(), false),
        played_(std::move(played)) {}

  std::string cards() {
    std::string text;
    while (const Entry* entry = next()) {
      const absl::StatusOr<Card> card = read_card(entry->card, card_style(*find_game("bridge")));
      if (!card.ok()) fail(*entry, card.status());
      if (const absl::Status status = played_.play(*card); !status.ok()) fail(*entry, status);
      absl::StrAppend(&text, text.empty() ? "" : " ",
                      write_card(*card, card_style(*find_game("bridge"))));
    }
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      if (!entries_[i].known() || used_[i]) continue;
      fail(entries_[i], absl::InvalidArgumentError(absl::StrCat(
                            entries_[i].card, " stands behind a card that is not told")));
    }
    return text;
  }

 private:
  // The entry of the player to move; nullptr where that is not told.
  const Entry* next() {
    const std::optional<Seat> seat = played_.to_play();
    if (!seat) return nullptr;
    const int column = (seat->index() - first_column_.index() + kPlayers) % kPlayers;
    const auto place = static_cast<std::size_t>(played_.complete_tricks() * kPlayers + column);
    if (place >= entries_.size() || !entries_[place].known()) return nullptr;
    used_[place] = true;
    return &entries_[place];
  }

  [[noreturn]] static void fail(const Entry& entry, const absl::Status& status) {
    throw Fault(entry.line, "[Play]: " + std::string(status.message()));
  }

  Seat first_column_;
  std::vector<Entry> entries_;
  std::vector<bool> used_;
  Played played_;
};

// Who leads to the first trick: the one of the first column, or of the first row who is marked.
Seat leader_of(const PbnTag& play) {
  const Seat first = needed_seat(play, play.value);
  const std::vector<Entry> entries = entries_of(play);
  for (int i = 0; i < kPlayers && i < static_cast<int>(entries.size()); ++i) {
    if (entries[static_cast<std::size_t>(i)].led) return first.next(kPlayers, i);
  }
  return first;
}

// ---- The game -----------------------------------------------------------------------------------

const PbnTag* find(const std::vector<PbnTag>& tags, std::string_view name) {
  const auto tag = std::ranges::find(tags, name, &PbnTag::name);
  return tag == tags.end() ? nullptr : &*tag;
}

bool may_be_inherited(std::string_view name) {
  constexpr std::array<std::string_view, 8> kOwn{"Dealer",   "Vulnerable", "Deal", "Declarer",
                                                 "Contract", "Auction",    "Play", "Note"};
  return std::ranges::find(kOwn, name) == kOwn.end();
}

// The tags of a deal file, in its order.
class Translator {
 public:
  explicit Translator(const std::vector<PbnTag>& tags) : tags_(tags) {}

  DealRecord record() {
    add("Game", "bridge", tags_.front().line);
    add("Seats", absl::StrCat(kPlayers), tags_.front().line);
    const PbnTag* deal = find(tags_, "Deal");
    if (deal != nullptr && !is_unknown(deal->value)) add("Deal", deal_of(*deal), deal->line);
    add_contract();
    add_play();
    for (const PbnTag& tag : tags_) add_other(tag);
    check_size();
    return record_;
  }

 private:
  void add(std::string name, std::string value, std::uint64_t line) {
    record_.tags.push_back({std::move(name), std::move(value), line});
  }

  // Without a declarer nobody can say what is to be solved.
  void add_contract() {
    const PbnTag* contract = find(tags_, "Contract");
    const PbnTag* declarer = find(tags_, "Declarer");
    if (contract != nullptr) contract_ = contract_of(*contract);
    if (declarer != nullptr) declarer_ = declarer_of(*declarer);
    if (!contract_ || !declarer_) return;
    const auto strain = static_cast<std::size_t>(contract_->index);
    add("Contract", std::string(bridge::Rules::kStrains[strain].name), contract->line);
    add("Declarer", absl::StrCat(declarer_->number()), declarer->line);
  }

  void add_play() {
    const PbnTag* play = find(tags_, "Play");
    if (play == nullptr || is_unknown(play->value)) return;
    const Seat leader = leader_of(*play);
    const std::vector<Entry> entries = entries_of(*play);
    const bool any = std::ranges::any_of(entries, [](const Entry& entry) { return entry.known(); });
    if (!any) return;
    if (!contract_ || !declarer_) {
      throw Fault(play->line, "[Play] has cards, but there is no [Contract] and [Declarer]");
    }
    const Tag* hands = record_.find("Deal");
    if (hands == nullptr) throw Fault(play->line, "[Play] has cards, but there is no [Deal]");
    const Game& game = *find_game("bridge");
    const absl::StatusOr<Deal> deal = read_hands(hands->value, game, kPlayers);
    if (!deal.ok()) throw Fault(hands->line, std::string(deal.status().message()));
    if (leader != bridge::Rules::leader(*declarer_)) {
      add("Leader", absl::StrCat(leader.number()), play->line);
    }
    add("Play", PlayOrder(*play, Played(*deal, game.order(*contract_, {}), leader)).cards(),
        play->line);
  }

  void add_other(const PbnTag& tag) {
    constexpr std::array<std::string_view, 9> kTranslated{
        "Deal", "Declarer", "Play", "Note", "Game", "Seats", "Leader", "Bid", "Options"};
    if (std::ranges::find(kTranslated, tag.name) != kTranslated.end()) return;
    if (tag.name == "Dealer" && !is_unknown(tag.value)) needed_seat(tag, tag.value);
    if (tag.name == "Vulnerable") check_vulnerable(tag);
    std::string value = tag.value;
    for (const Word& word : tag.words) {
      // References to notes, which are not kept.
      const std::string text = word.text.substr(0, word.text.find('='));
      if (!text.empty()) absl::StrAppend(&value, " ", text);
    }
    // A table of the whole tournament may be too long for the line of a tag.
    if (has_rows(tag.name) && value.size() > kMaxTableBytes) return;
    add(tag.name == "Contract" ? "Bid" : tag.name, value, tag.line);
  }

  // What is read can be written, and read again, as a deal file.
  void check_size() const {
    std::size_t bytes = 0;
    for (const Tag& tag : record_.tags) {
      const std::size_t line = write_record({.tags = {tag}}).size();
      if (line > kMaxLineBytes) throw Fault(tag.line, "[" + tag.name + "] is too long");
      bytes += line;
    }
    if (bytes > kMaxDealBytes || record_.tags.size() > kMaxTags) {
      throw Fault(tags_.front().line, "the game is too long");
    }
  }

  const std::vector<PbnTag>& tags_;
  DealRecord record_;
  std::optional<Contract> contract_;
  std::optional<Seat> declarer_;
};

}  // namespace

Outcome<DealRecord> PbnReader::read(const std::vector<NumberedLine>& lines) {
  try {
    std::vector<PbnTag> tags;
    for (PbnTag& tag : Scanner(lines).tags()) {
      // A tag that is there already is to be ignored.
      if (find(tags, tag.name) != nullptr) continue;
      if (tag.value.starts_with('#')) {
        if (!may_be_inherited(tag.name)) {
          throw Fault(tag.line, absl::StrCat("[", tag.name, "] cannot be inherited by #"));
        }
        if (tag.value == "#") {
          const auto last = last_.find(tag.name);
          tag.value = last == last_.end() ? "" : last->second;
        } else if (tag.value.starts_with("##")) {
          tag.value.erase(0, 2);
          header_[tag.name] = tag.value;
        }
      }
      if (tag.words.empty()) last_[tag.name] = tag.value;
      if (last_.size() > kMaxInheritedTags) {
        last_.clear();
        throw Fault(tag.line, absl::StrCat("more than ", kMaxInheritedTags, " different tags"));
      }
      tags.push_back(std::move(tag));
    }
    if (tags.empty()) throw Fault(lines.front().number, "no tags, expected [Name \"value\"]");
    for (const auto& [name, value] : header_) {
      if (find(tags, name) == nullptr) tags.push_back({name, value, tags.front().line, {}});
    }
    return Translator(tags).record();
  } catch (const Fault& fault) {
    return DealError{fault.line(), fault.what()};
  }
}

bool has_pbn_deal(std::string_view line) {
  constexpr std::string_view kDeal = "[Deal";
  const std::size_t place = line.find(kDeal);
  if (place == std::string_view::npos) return false;
  line.remove_prefix(place + kDeal.size());
  while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
  return line.size() > 2 && line[0] == '"' && seat_of(line.substr(1, 1)) && line[2] == ':';
}

bool is_comment_open(std::string_view line, bool open) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (open) {
      open = c != '}';
    } else if (quoted) {
      if (c == '\\') ++i;
      quoted = c != '"';
    } else if (c == ';') {
      return false;
    } else {
      quoted = c == '"';
      open = c == '{';
    }
  }
  return open;
}

bool has_rows(std::string_view tag) {
  return tag == "Auction" || (tag.ends_with("Table") && tag != "Table");
}

}  // namespace matador
