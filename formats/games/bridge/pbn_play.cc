#include "formats/games/bridge/pbn_play.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/cards/spellings.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"
#include "solver/inference/play_history.h"

namespace matador {

// ---- Pbn play -----------------------------------------------------------------------------------

namespace {

using bridge::Rules;

// The cards of the words as far as they are given: in rows of four. Annotations are left out.
std::vector<PbnPlay::Entry> entries_of(const PbnTag& play) {
  std::vector<PbnPlay::Entry> entries;
  bool led = false;
  for (const PbnWord& word : play.words) {
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

DealError fault_at(const PbnPlay::Entry& entry, std::string_view what) {
  return {entry.line, absl::StrCat("[Play]: ", std::string(what))};
}

}  // namespace

PbnPlay::PbnPlay(Seat first_column, const PbnTag& tag)
    : first_column_(first_column), entries_(entries_of(tag)) {}

bool PbnPlay::has_cards() const { return ranges::any_of(entries_, &Entry::known); }

std::optional<int> PbnPlay::marked_lead() const {
  for (int i = 0; i < Rules::kPlayers && i < static_cast<int>(entries_.size()); ++i) {
    if (entries_[static_cast<std::size_t>(i)].led) return i;
  }
  return std::nullopt;
}

Seat PbnPlay::leader() const {
  return first_column_.next(Rules::kPlayers, marked_lead().value_or(0));
}

std::optional<std::size_t> PbnPlay::place_of(const Next& next) const {
  if (!next.seat) return std::nullopt;
  const int column =
      (next.seat->index() - first_column_.index() + Rules::kPlayers) % Rules::kPlayers;
  return static_cast<std::size_t>(next.tricks * Rules::kPlayers + column);
}

template <typename FindNext, typename Play>
absl::StatusOr<std::string> PbnPlay::in_order(const FindNext& find_next, const Play& play) const {
  const CardStyle& style = card_style(*find_game("bridge"));
  std::string text;
  std::vector<Entry> left = entries_;
  while (const auto place = place_of(find_next())) {
    if (*place >= left.size() || !left[*place].known()) break;
    const absl::StatusOr<Card> card = read_card(left[*place].card, style);
    const absl::Status status = card.ok() ? play(*card) : card.status();
    if (!status.ok()) return fault_at(left[*place], std::string(status.message()));
    absl::StrAppend(&text, text.empty() ? "" : " ", write_card(*card, style));
    left[*place].card = "-";
  }
  const auto behind = ranges::find_if(left, &Entry::known);
  if (behind == left.end()) return text;
  return fault_at(*behind, behind->card + " stands behind a card that is not given");
}

absl::StatusOr<std::string> PbnPlay::in_order(Played& played) const {
  return in_order(
      [&] {
        return Next{played.to_play(), played.complete_tricks()};
      },
      [&](Card card) { return played.play(card); });
}

absl::StatusOr<std::string> PbnPlay::in_order(Contract contract, Seat declarer) const {
  const Game& game = *find_game("bridge");
  Task task{.game = &game,
            .deal = numbered_deal(game.shape(Rules::kPlayers), 0, 0),  // a stand-in
            .contract = contract,
            .declarer = declarer,
            .leader = leader(),
            .exchange = Exchange{},
            .play = {},
            .options = {}};
  return in_order(
      [&] {
        return Next{history_of(task).to_play, static_cast<int>(task.play.size()) / Rules::kPlayers};
      },
      [&](Card card) {
        if (ranges::find(task.play, Move(card)) != task.play.end()) {
          return invalid(to_string(card), " is played twice");
        }
        task.play.emplace_back(card);
        return absl::OkStatus();
      });
}

std::string doubt_about_lead(Seat leader, Seat declarer) {
  return absl::StrCat("the first card is ", compass_name(leader), "'s, but ",
                      compass_name(Rules::leader(declarer)), " leads if ", compass_name(declarer),
                      " declares");
}

// ---- Pbn variants -------------------------------------------------------------------------------

namespace {

using bridge::Rules;

constexpr int kBook = 6;  // tricks that a contract of no level would need

using Word = std::pair<std::string_view, std::string_view>;  // as it is found, and the standard's

std::string lower(std::string_view text) { return absl::AsciiStrToLower(std::string(text)); }

template <std::size_t kSize>
std::string standard_word(const std::string& text, const std::array<Word, kSize>& table) {
  const auto* const word = ranges::find(table, lower(text), &Word::first);
  return word == table.end() ? text : std::string(word->second);
}

std::string with_suit_letters(const std::string& text) {
  return absl::StrReplaceAll(plain_symbols(text), {{"♠", "S"}, {"♥", "H"}, {"♦", "D"}, {"♣", "C"}});
}

std::string seat(const std::string& text) {
  const std::optional<Seat> named = compass_seat(text);
  return named ? std::string(1, kCompass[at(*named)]) : text;
}

// An alert stands behind a call as *, and what the call means in brackets: "2C*!", "1NT(15-17)".
std::string call(const std::string& text) {
  std::string word = with_suit_letters(text);
  if (const std::size_t open = word.find('(', 1); open != std::string::npos) {
    const std::size_t close = std::min(word.find(')', open), word.size() - 1);
    word.erase(open, close - open + 1);
  }
  const std::size_t end = std::min(word.find_first_of("*!?$=", 1), word.size());
  while (end < word.size() && word[end] == '*') word.erase(end, 1);
  return word;
}

void rewrite_calls(std::vector<PbnWord>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool all = lower(words[i].text) == "all" && i + 1 < words.size();
    if (all && lower(words[i + 1].text) == "pass") {
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(i + 1));
    }
    words[i].text = all || lower(words[i].text) == "allpass" ? "AP" : call(words[i].text);
  }
}

}  // namespace

std::string standard_vulnerable(const std::string& text) {
  if (ranges::contains(kVulnerableNames, text)) return text;
  constexpr std::array<Word, 8> kWords{{{"neither", "None"},
                                        {"nobody", "None"},
                                        {"nil", "None"},
                                        {"n", "NS"},
                                        {"e", "EW"},
                                        {"b", "All"},
                                        {"love all", "None"},
                                        {"game all", "All"}}};
  const std::vector<std::string> parts =
      words(absl::StrReplaceAll(plain_letters(text), {{"-", " "}, {"/", " "}}));
  if (parts.size() == 2) {  // "Nord-Süd"
    const std::optional<int> one = compass_point(parts[0]);
    const std::optional<int> other = compass_point(parts[1]);
    const int apart = one && other ? std::abs(*one - *other) : 0;
    if (apart == kCompassPoints / 2) return *one % 2 == 0 ? "NS" : "EW";
  }
  return standard_word(text, kWords);
}

// "4 ♠ *" and "four spades doubled" are 4SX. The blanks are those of a contract; in a text that is
// none they stay.
std::string standard_contract(const std::string& text) {
  constexpr std::array<Word, 6> kPassed{{{"p", "Pass"},
                                         {"ap", "Pass"},
                                         {"all pass", "Pass"},
                                         {"allpass", "Pass"},
                                         {"passed", "Pass"},
                                         {"passed out", "Pass"}}};
  if (text.empty()) return text;
  const std::string plain = absl::StrReplaceAll(with_suit_letters(text), {{" ", ""}, {"*", "X"}});
  std::optional<BridgeBid> bid = read_bid(plain);
  if (bid && !bid->level) return plain;
  if (!bid) bid = read_contract_words(text);
  if (!bid) return standard_word(text, kPassed);
  return write_bid(*bid);
}

// "+1", "=" or "-2", from the tricks that the contract needs.
std::string standard_result(const std::string& text, const std::string& contract) {
  const std::optional<BridgeBid> bid = read_bid(contract);
  if (!bid || !bid->level || text.empty() || !absl::StrContains("+-=", text.substr(0, 1))) {
    return text;
  }
  const std::optional<int> over = text == "=" ? 0 : small_number(text.substr(1));
  if (!over) return text;
  const int tricks = kBook + *bid->level + (text.front() == '-' ? -*over : *over);
  return tricks >= 0 && tricks <= Rules::kTricks ? absl::StrCat(tricks) : text;
}

void rewrite_variants(std::vector<PbnTag>& tags) {
  const auto contract_tag =
      ranges::find_if(tags, [](const PbnTag& tag) { return tag.is(tags::kContract); });
  if (contract_tag != tags.end()) contract_tag->value = standard_contract(contract_tag->value);
  for (PbnTag& tag : tags) {
    if (tag.is(tags::kVulnerable)) tag.value = standard_vulnerable(tag.value);
    if (tag.is(tags::kDealer) || tag.is(tags::kDeclarer)) tag.value = seat(tag.value);
    if (tag.is(tags::kResult) && contract_tag != tags.end()) {
      tag.value = standard_result(tag.value, contract_tag->value);
    }
    if (tag.is(tags::kAuction) || tag.is(tags::kPlay)) tag.value = seat(tag.value);
    if (tag.is(tags::kAuction)) rewrite_calls(tag.words);
    if (!tag.is(tags::kPlay)) continue;
    for (PbnWord& card : tag.words) {
      card.text = card.text == "--" ? "-" : with_suit_letters(card.text);
    }
  }
}

// ---- Contract words -----------------------------------------------------------------------------

namespace {

using bridge::Risk;
using bridge::Rules;

// All in plain letters (text.h).
struct LevelWord {
  std::string_view word;
  int level;
};
constexpr std::array kLevels{
    LevelWord{"one", 1},    LevelWord{"eins", 1},  LevelWord{"ein", 1},   LevelWord{"un", 1},
    LevelWord{"two", 2},    LevelWord{"zwei", 2},  LevelWord{"deux", 2},  LevelWord{"three", 3},
    LevelWord{"drei", 3},   LevelWord{"trois", 3}, LevelWord{"four", 4},  LevelWord{"vier", 4},
    LevelWord{"quatre", 4}, LevelWord{"five", 5},  LevelWord{"funf", 5},  LevelWord{"fuenf", 5},
    LevelWord{"cinq", 5},   LevelWord{"six", 6},   LevelWord{"sechs", 6}, LevelWord{"seven", 7},
    LevelWord{"sieben", 7}, LevelWord{"sept", 7}};

struct RiskWord {
  std::string_view word;
  Risk risk;
};
constexpr std::array kRiskWords{
    RiskWord{"x", Risk::kDoubled},           RiskWord{"doubled", Risk::kDoubled},
    RiskWord{"kontra", Risk::kDoubled},      RiskWord{"kontriert", Risk::kDoubled},
    RiskWord{"contre", Risk::kDoubled},      RiskWord{"contres", Risk::kDoubled},
    RiskWord{"xx", Risk::kRedoubled},        RiskWord{"redoubled", Risk::kRedoubled},
    RiskWord{"rekontra", Risk::kRedoubled},  RiskWord{"rekontriert", Risk::kRedoubled},
    RiskWord{"surcontre", Risk::kRedoubled}, RiskWord{"surcontres", Risk::kRedoubled}};

constexpr std::array<std::string_view, 8> kNoTrump{"nt",        "notrump", "notrumps",   "sa",
                                                   "sansatout", "sans",    "ohnetrumpf", "ohne"};

// Takes the level from the front: a digit, also without a blank behind it, or a word.
std::optional<int> take_level(std::vector<std::string>& words) {
  if (words.empty()) return std::nullopt;
  std::string& first = words.front();
  std::optional<int> level;
  if (const auto* named = ranges::find(kLevels, first, &LevelWord::word); named != kLevels.end()) {
    level = named->level;
    first.clear();
  } else if (first.front() >= '1' && first.front() <= '7') {
    level = first.front() - '0';
    first.erase(0, 1);
  }
  if (first.empty()) words.erase(words.begin());
  return level;
}

Risk take_risk(std::vector<std::string>& words) {
  if (words.empty()) return Risk::kUndoubled;
  const auto* named = ranges::find(kRiskWords, words.back(), &RiskWord::word);
  if (named == kRiskWords.end()) return Risk::kUndoubled;
  words.pop_back();
  return named->risk;
}

// The place in Rules::kStrains. Names of suits may be in the plural or not: "spade", "piques".
std::optional<int> strain_of(const std::string& name) {
  if (name.empty()) return std::nullopt;
  if (ranges::contains(kNoTrump, name)) return static_cast<int>(Rules::kStrains.size()) - 1;
  std::optional<Suit> suit = suit_of(name, kFrenchCards);
  if (!suit) suit = suit_of(name + "s", kFrenchCards);
  if (!suit && name.size() > 2 && (name.ends_with('s') || name.ends_with('x'))) {
    suit = suit_of(name.substr(0, name.size() - 1), kFrenchCards);
  }
  if (!suit) return std::nullopt;
  const auto strain = ranges::find(Rules::kStrains, suit, &bridge::Strain::trump);
  return static_cast<int>(strain - Rules::kStrains.begin());
}

}  // namespace

std::optional<bridge::BridgeBid> read_contract_words(const std::string& text) {
  std::vector<std::string> all = words(absl::StrReplaceAll(plain_letters(text), {{"-", " "}}));
  const std::optional<int> level = take_level(all);
  const Risk risk = take_risk(all);
  const std::optional<int> strain = strain_of(absl::StrJoin(all, ""));
  if (!level || !strain) return std::nullopt;
  return bridge::BridgeBid{.level = level, .strain = *strain, .risk = risk};
}

}  // namespace matador
