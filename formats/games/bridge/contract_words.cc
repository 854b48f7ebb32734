#include "formats/games/bridge/contract_words.h"

#include <array>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find.hpp>
#include <string_view>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/spellings.h"
#include "formats/words/text.h"
#include "solver/games/bridge/rules.h"

namespace matador {
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
constexpr std::array kRisks{
    RiskWord{"x", Risk::kDoubled},          RiskWord{"doubled", Risk::kDoubled},
    RiskWord{"kontra", Risk::kDoubled},     RiskWord{"contre", Risk::kDoubled},
    RiskWord{"xx", Risk::kRedoubled},       RiskWord{"redoubled", Risk::kRedoubled},
    RiskWord{"rekontra", Risk::kRedoubled}, RiskWord{"surcontre", Risk::kRedoubled}};

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
  const auto* named = ranges::find(kRisks, words.back(), &RiskWord::word);
  if (named == kRisks.end()) return Risk::kUndoubled;
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
