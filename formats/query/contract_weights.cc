#include "formats/query/contract_weights.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

constexpr int kMostTimes = 10;
constexpr int kMostLess = 200;  // no deal of a game without a score has more points

absl::Status fault(const std::string& item, const std::string& expected) {
  return invalid("contract ", in_quotes(item), ", expected ", expected);
}

// Takes "*3" or "-85" from the end of `name`; none where there is no such number.
std::optional<int> take_number(char sign, std::string& name) {
  const std::size_t place = name.rfind(sign);
  if (place == std::string::npos) return std::nullopt;
  const std::string digits = name.substr(place + 1);
  int number = 0;
  if (digits.empty() || !std::all_of(digits.begin(), digits.end(), absl::ascii_isdigit) ||
      !absl::SimpleAtoi(digits, &number)) {
    return std::nullopt;
  }
  name.resize(place);
  return number;
}

// The contracts that one item of the list stands for: slalom is two.
absl::StatusOr<std::vector<Weight>> read_item(const std::string& item, const Game& game) {
  std::string name = item;
  const std::optional<int> times = take_number('*', name);
  const std::optional<int> less = take_number('-', name);
  if ((times || less) && game.has(Objective::kScore)) {
    return fault(item,
                 absl::StrCat("no number behind it: ", std::string(game.name()), " has a score"));
  }
  if (times && (*times < 1 || *times > kMostTimes)) {
    return fault(item, absl::StrCat("1 to ", kMostTimes, " behind \"*\""));
  }
  if (less && *less > kMostLess) {
    return fault(item, absl::StrCat("0 to ", kMostLess, " behind \"-\""));
  }
  MATADOR_ASSIGN_OR_RETURN(const auto contracts, read_contract_list(name, game));
  std::vector<Weight> weights;
  for (const Contract& contract : contracts) {
    weights.push_back({.contract = contract,
                       .times = times.value_or(game.contract(contract).times_on_sheet),
                       .less = less.value_or(0)});
  }
  return weights;
}

}  // namespace

absl::StatusOr<std::vector<Weight>> read_weights(const std::string& text, const Game& game) {
  std::vector<Weight> all;
  const std::vector<std::string> items = contract_items(text, [&](const std::string& item) {
    return read_item(item, game).ok() || !check_contract_alone(item, game).ok();
  });
  for (const std::string& item : items) {
    MATADOR_ASSIGN_OR_RETURN(const auto weights, read_item(item, game));
    for (const Weight& weight : weights) {
      const bool is_there = std::any_of(all.begin(), all.end(), [&](const Weight& other) {
        return other.contract == weight.contract;
      });
      if (is_there) return fault(item, "each contract once");
      all.push_back(weight);
    }
  }
  if (all.empty()) return fault(text, "one or more");
  std::sort(all.begin(), all.end(),
            [](const Weight& a, const Weight& b) { return a.contract < b.contract; });
  return all;
}

absl::StatusOr<bool> read_announced_contract(const std::string& text, Query& query) {
  const GameTags& game_tags = *format_of(*query.game).tags;
  DealRecord record;
  record.add(tags::kGame, std::string(query.game->name()));
  record.add(tags::kContract, text);
  game_tags.complete(record);
  const Tag* const contract = record.find(tags::kContract);
  if (contract == nullptr) return false;
  query.own = game_tags.read(record);
  query.tout = record.find(tags::kTout) != nullptr;
  if (query.own.empty() && !query.tout) return false;
  MATADOR_ASSIGN_OR_RETURN(query.contract, read_contract(contract->value, *query.game));
  return true;
}

std::optional<std::string> best_of(const std::string& text) {
  const std::string best = "best";
  if (text == best) return "all";
  if (!text.starts_with(best + ",")) return std::nullopt;
  return text.substr(best.size() + 1);
}

std::string weights_text(const std::vector<Weight>& weights, const Game& game) {
  const std::vector<std::string> names = contract_names(game);
  return absl::StrJoin(weights, ",", [&](std::string* text, const Weight& weight) {
    absl::StrAppend(text, names[static_cast<std::size_t>(weight.contract.index)],
                    weight.less > 0 ? absl::StrCat("-", weight.less) : "", "*", weight.times);
  });
}

std::vector<std::string> weights_in_words(const std::vector<Weight>& weights, const Game& game) {
  std::map<std::pair<int, int>, std::vector<std::string>> alike;
  const std::vector<std::string> names = contract_names(game);
  for (const Weight& weight : weights) {
    alike[{weight.times, weight.less}].push_back(
        names[static_cast<std::size_t>(weight.contract.index)]);
  }
  if (alike.size() == 1 && alike.begin()->first == std::pair{1, 0}) return {};
  std::vector<std::string> sentences;
  for (const auto& [weight, contracts] : alike) {
    const auto [times, less] = weight;
    const std::string often = times == 1   ? "once"
                              : times == 2 ? "twice"
                                           : absl::StrCat(times, " times");
    sentences.push_back(absl::StrCat("Points ", less > 0 ? absl::StrCat("above ", less, " ") : "",
                                     "count ", often, " in ", absl::StrJoin(contracts, ", "), "."));
  }
  return sentences;
}

}  // namespace matador
