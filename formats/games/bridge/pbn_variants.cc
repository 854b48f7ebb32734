#include "formats/games/bridge/pbn_variants.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/find.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/spellings.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/contract_words.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/words/text.h"
#include "solver/games/bridge/rules.h"

namespace matador {
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
  constexpr std::array<Word, 12> kWords{{{"neither", "None"},
                                         {"nobody", "None"},
                                         {"nil", "None"},
                                         {"n-s", "NS"},
                                         {"n/s", "NS"},
                                         {"n", "NS"},
                                         {"e-w", "EW"},
                                         {"e/w", "EW"},
                                         {"e", "EW"},
                                         {"b", "All"},
                                         {"love all", "None"},
                                         {"game all", "All"}}};
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
  const std::string plain = absl::StrReplaceAll(with_suit_letters(text), {{" ", ""}, {"*", "X"}});
  std::optional<BridgeBid> bid = read_bid(plain);
  if (bid && !bid->level) return plain;
  if (!bid) bid = read_contract_words(text);
  if (!bid) return standard_word(text, kPassed);
  return pbn_contract({.level = *bid->level, .strain = bid->strain}, bid->risk);
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
  const auto contract_tag = ranges::find(tags, tags::kContract.text(), &PbnTag::name);
  if (contract_tag != tags.end()) contract_tag->value = standard_contract(contract_tag->value);
  for (PbnTag& tag : tags) {
    if (tag.name == tags::kVulnerable) tag.value = standard_vulnerable(tag.value);
    if (tag.name == tags::kDealer || tag.name == tags::kDeclarer) tag.value = seat(tag.value);
    if (tag.name == tags::kResult && contract_tag != tags.end()) {
      tag.value = standard_result(tag.value, contract_tag->value);
    }
    if (tag.name == tags::kAuction || tag.name == tags::kPlay) tag.value = seat(tag.value);
    if (tag.name == tags::kAuction) rewrite_calls(tag.words);
    if (tag.name != tags::kPlay) continue;
    for (PbnWord& card : tag.words) {
      card.text = card.text == "--" ? "-" : with_suit_letters(card.text);
    }
  }
}

}  // namespace matador
