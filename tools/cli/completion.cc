#include "tools/cli/completion.h"

#include <algorithm>
#include <optional>
#include <range/v3/algorithm/find.hpp>
#include <set>
#include <string_view>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "formats/query/expression.h"
#include "solver/games/options.h"
#include "solver/games/registry.h"
#include "tools/commands/commands.h"

namespace matador {
namespace {

constexpr char kFileMark[] = "FILE";
constexpr std::string_view kLettersOfNames = "abcdefghijklmnopqrstuvwxyz0123456789-_";

// A word may be typed to its end, or be followed by more of the same value.
struct Candidates {
  std::set<std::string> words;
  bool complete = true;

  void add(const std::vector<std::string>& more) { words.insert(more.begin(), more.end()); }
};

// ---- What was typed -----------------------------------------------------------------------------

bool begins_quoted(const std::string& word) {
  return absl::StartsWith(word, "'") || absl::StartsWith(word, "\"");
}

bool is_closed(const std::string& word) {
  return begins_quoted(word) && word.size() > 1 && word.back() == word.front();
}

std::string without_quotes(const std::string& word) {
  if (is_closed(word)) return word.substr(1, word.size() - 2);
  return begins_quoted(word) ? word.substr(1) : word;
}

// Bash cuts words at "=": they are put together again.
std::vector<std::string> whole_words(const std::vector<std::string>& cut) {
  std::vector<std::string> whole;
  bool open = false;
  for (const std::string& word : cut) {
    const bool equals = word == "=" && !whole.empty();
    if (equals || open) {
      whole.back() += without_quotes(word);
    } else {
      whole.push_back(without_quotes(word));
    }
    open = equals;
  }
  return whole;
}

bool has_equals(const std::string& word) { return word.find('=') != std::string::npos; }

bool is_option(const std::string& word) { return absl::StartsWith(word, "-") && word != "-"; }

// The option of a word, as "--game", "--game=sjavs" or "-n"; null: there is none.
const CommandOption* find_option(const CommandLine& line, const std::string& word) {
  if (!is_option(word)) return nullptr;
  const std::string dashed = word.substr(0, word.find('='));
  return line.option(dashed.substr(absl::StartsWith(dashed, "--") ? 2 : 1));
}

// The games that the words allow: that of --game, or all.
std::vector<const Game*> games_of(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool next = words[i] == "--game" && i + 1 < words.size();
    const std::string name = next                                    ? words[i + 1]
                             : absl::StartsWith(words[i], "--game=") ? words[i].substr(7)
                                                                     : "";
    if (const Game* game = find_game(name)) return {game};
  }
  return {all_games().begin(), all_games().end()};
}

// ---- What may follow ----------------------------------------------------------------------------

std::vector<std::string> suit_names(const Game& game) {
  const auto& names = card_style(game).suit_names;
  return {names.begin(), names.end()};
}

std::vector<std::string> objective_names(const Game& game) {
  std::vector<std::string> names;
  for (Objective objective : game.info().objectives) names.push_back(objective_name(objective));
  return names;
}

std::vector<std::string> rule_options(const Game& game) {
  std::vector<std::string> options;
  for (const RuleOptionFact& fact : option_words(game)) {
    if (fact.values.empty()) options.emplace_back(fact.name);
    for (std::string_view value : fact.values) {
      options.push_back(absl::StrCat(std::string(fact.name), "=", std::string(value)));
    }
  }
  return options;
}

std::vector<std::string> numbers_up_to(int most) {
  std::vector<std::string> numbers;
  for (int number = 1; number <= most; ++number) numbers.push_back(absl::StrCat(number));
  return numbers;
}

std::vector<std::string> seat_counts(const Game& game) {
  std::vector<std::string> counts;
  for (int seats : game.seat_counts()) counts.push_back(absl::StrCat(seats));
  return counts;
}

// What the value can be in one game.
std::vector<std::string> values_in(const Game& game, const CommandOption& option) {
  switch (option.takes) {
    case Takes::kGame:
      return {std::string(game.name())};
    case Takes::kContracts: {
      std::vector<std::string> contracts = contract_names(game);
      contracts.emplace_back("all");
      return contracts;
    }
    case Takes::kContract:
      return contract_names(game);
    case Takes::kSuit:
      return suit_names(game);
    case Takes::kCondition:
    case Takes::kKeys:
      return expression_words(game);
    case Takes::kRuleOptions:
      return rule_options(game);
    case Takes::kObjective:
    case Takes::kObjectives:
      return objective_names(game);
    case Takes::kCardNames: {
      const CardNames* names = format_of(game).card_names;
      if (names == nullptr) return {};
      return {names->languages.begin(), names->languages.end()};
    }
    case Takes::kSeatCount:
      return seat_counts(game);
    case Takes::kSeat: {
      const std::vector<int> counts = game.seat_counts();
      return numbers_up_to(*std::max_element(counts.begin(), counts.end()));
    }
    default:
      return {};
  }
}

// Whether a value may have several words.
bool is_list(Takes takes) {
  return takes == Takes::kContracts || takes == Takes::kObjectives ||
         takes == Takes::kRuleOptions || takes == Takes::kCondition || takes == Takes::kKeys;
}

// Where the last of several words of a value begins.
std::size_t last_part(Takes takes, const std::string& value) {
  if (!is_list(takes)) return 0;
  if (takes == Takes::kRuleOptions) return value.rfind(' ') + 1;
  if (takes == Takes::kCondition || takes == Takes::kKeys) {
    return value.find_last_not_of(kLettersOfNames) + 1;
  }
  return value.rfind(',') + 1;
}

// The words that the last one may become where a value of the option begins at `begin`.
Candidates values_of(const CommandOption& option, const std::string& last, std::size_t begin,
                     const std::vector<std::string>& words) {
  if (option.takes == Takes::kFile || option.takes == Takes::kWrittenFile ||
      option.takes == Takes::kFolder) {
    return {.words = {kFileMark}};
  }
  Candidates values;
  values.add(option.words);
  for (const Game* game : games_of(words)) values.add(values_in(*game, option));
  const std::string head = last.substr(0, begin + last_part(option.takes, last.substr(begin)));
  Candidates whole{.words = {}, .complete = !is_list(option.takes)};
  for (const std::string& value : values.words) whole.words.insert(head + value);
  return whole;
}

Candidates option_names(const CommandLine& line, const std::vector<std::string>& words) {
  Candidates names;
  for (const CommandOption& option : line.options()) {
    const std::string name = "--" + option.name;
    const bool given = ranges::find(words, name) < words.end() - 1;
    if (!given) names.words.insert(name);
  }
  return names;
}

// The words that are no options and no values of options, behind the command.
std::size_t plain_words(const CommandLine& line, const std::vector<std::string>& words) {
  std::size_t plain = 0;
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    const CommandOption* option = find_option(line, words[i]);
    const bool value_follows = option != nullptr && !option->value.empty() && !has_equals(words[i]);
    if (value_follows) ++i;
    if (option == nullptr) ++plain;
  }
  return plain;
}

// The value that is being typed: of which option, from which byte of the last word.
struct OpenValue {
  const CommandOption* option;
  std::size_t begin;
};

std::optional<OpenValue> open_value(const CommandLine& line,
                                    const std::vector<std::string>& words) {
  const auto takes_value = [](const CommandOption* option) {
    return option != nullptr && !option->value.empty();
  };
  const std::string& before = words[words.size() - 2];
  const CommandOption* option = find_option(line, before);
  if (takes_value(option) && !has_equals(before)) return OpenValue{option, 0};
  const std::string& last = words.back();
  option = find_option(line, last);
  if (takes_value(option) && has_equals(last)) return OpenValue{option, last.find('=') + 1};
  return std::nullopt;
}

// What the last word, which is typed in part, may become.
Candidates candidates(const std::vector<std::string>& words) {
  Candidates found;
  const std::string& last = words.back();
  if (words.size() == 1) {
    found.add(command_names());
    if (is_option(last)) found.add({"--help", "--version"});
    return found;
  }
  const Command* command = find_command(words.front());
  if (command == nullptr) return {};
  const CommandLine line = command->line();
  if (const std::optional<OpenValue> open = open_value(line, words)) {
    return values_of(*open->option, last, open->begin, words);
  }
  if (is_option(last)) return option_names(line, words);
  if (!line.word_name().empty() && plain_words(line, words) == 0) {
    found.add(line.known_words());
  } else if (line.reads_files()) {
    found.words = {kFileMark};
  }
  return found;
}

}  // namespace

std::vector<std::string> completions(const std::vector<std::string>& typed) {
  if (typed.size() < 2 || is_closed(typed.back())) return {};
  const std::string replaced = without_quotes(typed.front());
  const std::vector<std::string> words = whole_words({typed.begin() + 1, typed.end()});
  const std::string& last = words.back();
  const std::size_t kept = absl::EndsWith(last, replaced) ? last.size() - replaced.size() : 0;
  const Candidates found = candidates(words);
  if (found.words.contains(kFileMark)) return {kFileMark};
  std::vector<std::string> completed;
  for (const std::string& word : found.words) {
    if (!absl::StartsWith(word, last)) continue;
    // For the shell a bracket begins something of its own.
    const bool needs_quote = !begins_quoted(typed.back()) && absl::StrContains(word, "(");
    completed.push_back(
        absl::StrCat(needs_quote ? "'" : "", word.substr(kept), found.complete ? " " : ""));
  }
  return completed;
}

}  // namespace matador
