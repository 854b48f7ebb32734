#include "solver/games/options.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace matador {
namespace {

std::string spelling(const RuleOption& option) {
  return option.value.empty() ? option.name : option.name + "=" + option.value;
}

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
  return static_cast<int>(numbers.size()) == fact.count &&
         std::ranges::all_of(
             numbers, [&fact](int number) { return number >= fact.least && number <= fact.most; });
}

bool allows(const RuleOptionFact& fact, const std::string& value) {
  if (fact.values.empty()) return value.empty();
  return std::ranges::find(fact.values, value) != fact.values.end() ||
         (fact.numbers && allows(*fact.numbers, value));
}

// What is to be known beside the spelling.
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
  text += "|N";
  for (int i = 1; i < fact.numbers->count; ++i) text += "-N";
  return text;
}

absl::Status check_options(std::string_view game, const std::vector<RuleOptionFact>& known,
                           const std::vector<RuleOption>& options) {
  for (const RuleOption& option : options) {
    const auto fact = std::ranges::find(known, option.name, &RuleOptionFact::name);
    if (fact == known.end()) {
      return absl::InvalidArgumentError("unknown option " + quoted(spelling(option)) + "; " +
                                        std::string(game) + " knows " + spellings(known));
    }
    if (!allows(*fact, option.value)) {
      return absl::InvalidArgumentError(quoted(spelling(option)) + " is not possible; write " +
                                        option_spelling(*fact) + bounds(*fact));
    }
    if (std::ranges::count(options, option.name, &RuleOption::name) > 1) {
      return absl::InvalidArgumentError("option " + quoted(option.name) + " is given twice");
    }
  }
  return absl::OkStatus();
}

std::optional<std::string_view> option_value(const std::vector<RuleOption>& options,
                                             std::string_view name) {
  const auto option = std::ranges::find(options, name, &RuleOption::name);
  if (option == options.end()) return std::nullopt;
  return option->value;
}

std::vector<int> option_numbers(const std::vector<RuleOption>& options, std::string_view name) {
  return numbers_in(option_value(options, name).value_or(""));
}

}  // namespace matador
