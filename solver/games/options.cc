#include "solver/games/options.h"

#include <algorithm>
#include <string>

namespace matador {
namespace {

// As it is written in [Options "..."], with all its values: "solo-vol=on|off" or "suduroy".
std::string spelling(const RuleOptionFact& fact) {
  std::string text(fact.name);
  char separator = '=';
  for (std::string_view value : fact.values) {
    text += separator;
    text += value;
    separator = '|';
  }
  return text;
}

std::string spelling(const RuleOption& option) {
  return option.value.empty() ? option.name : option.name + "=" + option.value;
}

std::string quoted(const std::string& text) { return '"' + text + '"'; }

std::string spellings(const std::vector<RuleOptionFact>& known) {
  std::string text;
  for (const RuleOptionFact& fact : known) text += (text.empty() ? "" : ", ") + spelling(fact);
  return text.empty() ? "no options" : text;
}

bool allows(const RuleOptionFact& fact, const std::string& value) {
  if (fact.values.empty()) return value.empty();
  return std::ranges::find(fact.values, value) != fact.values.end();
}

}  // namespace

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
                                        spelling(*fact));
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

}  // namespace matador
