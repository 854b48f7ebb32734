#include "solver/games/options.h"

#include <charconv>
#include <iterator>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/copy.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/for_each.hpp>
#include <string>

#include "solver/hand_on.h"

namespace matador {
namespace {

std::string spelling(const RuleOption& option) { return options_text({option}); }

std::string quoted(const std::string& text) { return '"' + text + '"'; }

std::string spellings(const std::vector<RuleOptionFact>& known) {
  std::string text;
  for (const RuleOptionFact& fact : known) {
    text += (text.empty() ? "" : ", ") + option_spelling(fact);
  }
  return text.empty() ? "no options" : text;
}

// All the numbers of a text like "1-1-2"; none where it is something else.
std::vector<int> numbers_in(std::string_view text) {
  std::vector<int> numbers;
  const char* place = text.data();
  const char* end = place + text.size();
  while (place != end) {
    if (!numbers.empty() && *place++ != '-') return {};
    if (place == end || *place == '-') return {};
    const auto [stop, error] = std::from_chars(place, end, numbers.emplace_back());
    if (error != std::errc()) return {};
    place = stop;
  }
  return numbers;
}

bool allows(const OptionNumbers& fact, const std::string& value) {
  const std::vector<int> numbers = numbers_in(value);
  const int count = static_cast<int>(numbers.size());
  return (fact.count == 0 ? count > 0 : count == fact.count) &&
         ranges::all_of(
             numbers, [&fact](int number) { return number >= fact.least && number <= fact.most; });
}

bool allows(const RuleOptionFact& fact, const std::string& value) {
  if (fact.values.empty()) return value.empty();
  return ranges::find(fact.values, value) != fact.values.end() ||
         (fact.numbers && allows(*fact.numbers, value));
}

// The facts beside the spelling.
std::string bounds(const RuleOptionFact& fact) {
  if (!fact.numbers) return "";
  return ", N from " + std::to_string(fact.numbers->least) + " to " +
         std::to_string(fact.numbers->most);
}

}  // namespace

std::string option_spelling(const RuleOptionFact& fact) {
  std::string text(fact.name);
  char separator = '=';
  for (std::string_view value : fact.values) {
    text += separator;
    text += value;
    separator = '|';
  }
  if (!fact.numbers) return text;
  text += fact.numbers->count == 0 ? "|N-N-..." : "|N";
  for (int i = 1; i < fact.numbers->count; ++i) text += "-N";
  return text;
}

absl::Status check_options(std::string_view game, const std::vector<RuleOptionFact>& known,
                           const std::vector<RuleOption>& options) {
  for (const RuleOption& option : options) {
    const auto fact = ranges::find(known, option.name, &RuleOptionFact::name);
    if (fact == known.end()) {
      return invalid("unknown option ", quoted(spelling(option)), "; ", game, " knows ",
                     spellings(known));
    }
    if (!allows(*fact, option.value)) {
      return invalid(quoted(spelling(option)), " is not possible; write ", option_spelling(*fact),
                     bounds(*fact));
    }
    if (ranges::count(options, option.name, &RuleOption::name) > 1) {
      return invalid("option ", quoted(option.name), " is given twice");
    }
  }
  return absl::OkStatus();
}

std::string options_text(const std::vector<RuleOption>& options) {
  std::string text;
  for (const RuleOption& option : options) {
    text += (text.empty() ? "" : " ") + option.name;
    if (!option.value.empty()) text += "=" + option.value;
  }
  return text;
}

std::vector<RuleOptionFact> option_words(const Game& game) {
  std::vector<RuleOptionFact> words;
  for (const RuleSet& set : game.info().rule_sets) {
    RuleOptionFact& word = words.emplace_back();
    word.name = set.name;
    if (!set.value.empty()) word.values = {set.value};
    word.meaning = std::string(set.meaning) + ": " + options_text(set.options);
  }
  ranges::copy(game.info().rule_options, std::back_inserter(words));
  return words;
}

std::vector<RuleOption> expand_rule_sets(const std::vector<RuleSet>& sets,
                                         const std::vector<RuleOption>& options) {
  std::vector<RuleOption> expanded;
  const auto put = [&expanded](const RuleOption& option) {
    std::erase_if(expanded, [&](const RuleOption& earlier) { return earlier.name == option.name; });
    expanded.push_back(option);
  };
  for (const RuleOption& word : options) {
    const auto set = ranges::find_if(
        sets, [&](const RuleSet& s) { return s.name == word.name && s.value == word.value; });
    if (set == sets.end()) {
      put(word);
    } else {
      ranges::for_each(set->options, put);
    }
  }
  return expanded;
}

std::vector<RuleOption> settled_options(const Game& game, int seats,
                                        const std::vector<RuleOption>& given) {
  std::vector<RuleOption> settled;
  for (const RuleOptionFact& fact : game.info().rule_options) {
    const std::optional<std::string_view> value = option_value(given, fact.name);
    if (!value && fact.values.empty()) continue;
    const std::string_view holds = value        ? *value
                                   : fact.usual ? fact.usual(seats, given)
                                                : fact.values.front();
    settled.push_back({std::string(fact.name), std::string(holds)});
  }
  return settled;
}

std::optional<std::string_view> option_value(const std::vector<RuleOption>& options,
                                             std::string_view name) {
  const auto option = ranges::find(options, name, &RuleOption::name);
  if (option == options.end()) return std::nullopt;
  return option->value;
}

std::vector<int> option_numbers(const std::vector<RuleOption>& options, std::string_view name) {
  return numbers_in(option_value(options, name).value_or(""));
}

}  // namespace matador
