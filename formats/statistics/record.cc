#include "formats/statistics/record.h"

#include <algorithm>
#include <array>
#include <range/v3/algorithm/equal.hpp>
#include <range/v3/algorithm/find.hpp>
#include <sstream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/input/problem.h"
#include "formats/query/contract_weights.h"
#include "formats/words/text.h"
#include "solver/games/options.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

constexpr std::array<std::string_view, kQuestions> kQuestionNames{
    "length", "auction",  "vol",  "points", "tricks",  "score",
    "melds",  "matadors", "bock", "share",  "contract"};

constexpr char kOlderVersion[] = "older";

// Tables did not always tell their version.
void add_version(const std::string& version, std::string& versions) {
  const std::string more = version.empty() ? kOlderVersion : version;
  if (version.empty() && versions.empty()) return;
  if (versions.empty()) versions = kOlderVersion;
  const std::vector<std::string> known = absl::StrSplit(versions, ", ");
  if (ranges::find(known, more) == known.end()) absl::StrAppend(&versions, ", ", more);
}

constexpr std::int64_t kMostBetween = 100;  // rows of no deals between two others

// A row of no deals for each number that the last key steps over, and for a truth that has only
// one.
void add_rows_between(const StatisticsRecord& record, std::map<RowKey, Tally>& rows) {
  if (record.columns.empty() || record.columns.back().step == 0) return;
  const bool truth = record.columns.back().truth;
  const std::int64_t step = record.columns.back().step;
  const RowKey* before = nullptr;
  for (const auto& [key, tally] : record.statistics.rows()) {
    if (!key.back()) continue;
    RowKey between = key;
    if (truth) {
      between.back() = *key.back() == 0 ? 1 : 0;
      rows.try_emplace(between);
      continue;
    }
    const bool alike = before != nullptr && std::equal(key.begin(), key.end() - 1, before->begin());
    const std::int64_t first = alike ? *before->back() + step : *key.back();
    before = &key;
    if ((*key.back() - first) / step > kMostBetween) continue;
    for (std::int64_t number = first; number < *key.back(); number += step) {
      between.back() = number;
      rows.try_emplace(between);
    }
  }
}

}  // namespace

void StatisticsRecord::add(const Sample& sample) {
  examined += sample.examined;
  counted += sample.counted;
  statistics.add(sample.statistics);
  out_of_time = out_of_time || sample.stopped == StopReason::kSeconds;
}

void StatisticsRecord::add(const StatisticsRecord& part) {
  examined += part.examined;
  counted += part.counted;
  statistics.add(part.statistics);
  out_of_time = out_of_time || part.out_of_time;
  add_version(part.version, version);
}

bool plays_several(const StatisticsHeading& heading) {
  if (heading.contract.empty()) return false;
  const auto contracts = read_weights(heading.contract, *find_game(heading.game));
  return heading.contract == "all" || (contracts.ok() && contracts->size() > 1);
}

std::string rules_of(const StatisticsHeading& heading) {
  const Game& game = *find_game(heading.game);
  const auto options = read_options(heading.options, game);
  return options.ok() ? options_text(settled_options(game, heading.seats, *options)) : "";
}

std::string weights_of(const StatisticsHeading& heading) {
  const Game& game = *find_game(heading.game);
  const std::optional<std::string> choice = best_of(heading.contract);
  const bool compared = heading.question == Question::kContract || choice;
  if (!compared || game.has(Objective::kScore)) return "";
  const auto weights = read_weights(choice.value_or(heading.contract), game);
  return weights.ok() ? weights_text(*weights, game) : "";
}

std::vector<std::string> keys_of_contracts(const Game& game) {
  if (game.info().names_trump) return {"contract", "trump"};
  return {"contract"};
}

namespace {

constexpr std::array kPartTexts{
    FieldText{"lost", "Portion?",
              "Of `score`: how many of these deals have a value below 0, an object with `count`, "
              "`p` and, where deals were sampled, `low` and `high`; not where everyone plays for "
              "himself."},
    FieldText{"better", "Portion?",
              "Of `auction`, such objects: how often the declarer had to say \"in clubs\", over an "
              "equal length; how often several suits are his longest, and he may choose."},
    FieldText{"choice", "Portion?"}};

constexpr std::array kComparedTexts{
    FieldText{"best", "Portion?",
              "In how many of these deals no other contract is better, as `lost`; with `limit` or "
              "`seconds` in how many that is proven, and `open` how many more it may be."},
    FieldText{
        "margin", "Average?",
        "In these (where that is proven): by how much, 0 or more, it is better than the next, "
        "an object with `sum`, `squares`, `mean`, `se`, `low` and `high`, as in the row "
        "itself, and `sum_high`, `squares_high`, `mean_high`; of no deals only the sums, which "
        "are 0."},
    FieldText{"named", "Portion?",
              "Where hands are valued at a glance (Klørsjavs, and Jass with four players or more): "
              "in how many deals the declarer would name it by his own hand; what it is worth less "
              "than the best in these, as `margin`."},
    FieldText{"loss", "Average?"},
    FieldText{
        "pushed", "Portion?",
        "Where the declarer has a partner to push to: in how many of the `named` the contract "
        "that his partner would name is worth more (`p` is of `named`, `open` as of `best`); "
        "what that one is worth more, or less, in all these, as `margin`."},
    FieldText{"gain", "Average?"}};

}  // namespace

FieldTexts part_fields() { return {kPartTexts.begin(), kPartTexts.end()}; }
FieldTexts compared_part_fields() { return {kComparedTexts.begin(), kComparedTexts.end()}; }

std::vector<Portion> portions_of(const StatisticsHeading& heading) {
  return portions_of(heading.question, *find_game(heading.game), heading.seats);
}

std::vector<Average> averages_of(const StatisticsHeading& heading) {
  return averages_of(heading.question, *find_game(heading.game), heading.seats);
}

bool has_own_open(const StatisticsHeading& heading, const Portion& portion) {
  return heading.is_limited() && portion.open != nullptr && portion.open != &Tally::open;
}

bool condition_is_of_cards(const StatisticsHeading& heading) {
  if (heading.where.empty()) return true;
  const auto where = read_condition(heading.where, *find_game(heading.game), heading.seats);
  return where.ok() && where->needs() <= Needs::kAllHands;
}

bool is_paired(const StatisticsHeading& heading) {
  if (heading.question != Question::kContract || !condition_is_of_cards(heading)) return false;
  const Game& game = *find_game(heading.game);
  const std::vector<std::string> contract = keys_of_contracts(game);
  const auto keys = read_keys(absl::StrJoin(heading.by, ","), game, heading.seats);
  return keys.ok() && std::all_of(keys->begin(), keys->end(), [&](const Key& key) {
           return key.expression.needs() <= Needs::kAllHands ||
                  ranges::find(contract, key.column.name) != contract.end();
         });
}

bool shares_are_within(const StatisticsHeading& heading) {
  return heading.shares.empty() ? !has_mean(heading.question) : heading.shares == "within";
}

bool may_have_rows_of_none(Question question) {
  return has_mean(question) || question == Question::kLength;
}

std::map<RowKey, Tally> rows_of(const StatisticsRecord& record) {
  std::map<RowKey, Tally> rows = record.statistics.rows();
  if (may_have_rows_of_none(record.heading.question)) add_rows_between(record, rows);
  if (!is_yes_or_no(record.heading.question)) return rows;
  for (const auto& [key, tally] : record.statistics.rows()) {
    RowKey other = key;
    other.back() = 1 - key.back().value_or(0);
    rows.try_emplace(other);
  }
  return rows;
}

std::string digits(absl::uint128 count) {
  std::ostringstream text;
  text << count;
  return text.str();
}

std::string question_name(Question question) {
  return std::string(kQuestionNames[static_cast<std::size_t>(question)]);
}

std::optional<Question> find_question(std::string_view name) {
  if (name == "match" || name == "tout") return Question::kVol;  // as other games call it
  if (name == "win" || name == "wins") return Question::kScore;  // which tells how many are lost
  const auto* const place = std::find(kQuestionNames.begin(), kQuestionNames.end(), name);
  if (place == kQuestionNames.end()) return std::nullopt;
  return static_cast<Question>(place - kQuestionNames.begin());
}

std::vector<std::string> question_names() { return {kQuestionNames.begin(), kQuestionNames.end()}; }

absl::StatusOr<std::vector<Column>> read_columns(const StatisticsHeading& heading) {
  MATADOR_ASSIGN_OR_RETURN(const Game* game, read_game(heading.game));
  MATADOR_ASSIGN_OR_RETURN(const auto seats, read_seat_count(absl::StrCat(heading.seats), *game));
  std::vector<Column> columns;
  if (!heading.by.empty()) {
    MATADOR_ASSIGN_OR_RETURN(const auto keys,
                             read_keys(absl::StrJoin(heading.by, ","), *game, seats));
    for (const Key& key : keys) columns.push_back(key.column);
  }
  // One by one: a text among them may be more than a key, or less.
  if (!ranges::equal(columns, heading.by, {}, &Column::name)) {
    return invalid("the keys are not one for each text");
  }
  if (plays_several(heading)) {
    for (const std::string& name : keys_of_contracts(*game)) {
      if (ranges::find(heading.by, name) != heading.by.end()) continue;
      return invalid("several contracts, but no key ", in_quotes(name));
    }
  }
  if (heading.question == Question::kContract && !plays_several(heading)) {
    return invalid("one contract, and nothing to compare it with");
  }
  for (std::string_view name : outcome_names(heading.question)) {
    if (ranges::find(columns, name, &Column::name) != columns.end()) {
      return invalid("a key ", in_quotes(name), ": the rows have that anyway");
    }
    columns.push_back({.name = std::string(name),
                       .truth = name == "clubs" || is_yes_or_no(heading.question),
                       .step = heading.question == Question::kLength ? 1 : 0});
  }
  return columns;
}

// ---- Merge --------------------------------------------------------------------------------------
// The table of a whole run from those of its parts.

namespace {

std::string range_text(const Population& population) {
  return absl::StrCat(population.first, " to ", population.first + population.deals - 1);
}

}  // namespace

absl::StatusOr<StatisticsRecord> merge_statistics(std::vector<StatisticsRecord> parts) {
  if (parts.empty()) return invalid("no tables to merge");
  if (parts.size() == 1) return std::move(parts.front());
  for (const StatisticsRecord& part : parts) {
    if (!part.population) {
      return invalid("a table over all deals has no parts to merge");
    }
    if (part.heading != parts.front().heading) {
      return invalid("the tables answer different questions");
    }
    if (part.population->seed != parts.front().population->seed) {
      return invalid("the tables are of different seeds");
    }
  }
  std::stable_sort(parts.begin(), parts.end(),
                   [](const StatisticsRecord& a, const StatisticsRecord& b) {
                     return a.population->first < b.population->first;
                   });
  // If there are more parts than deals some are empty, and leave no gap when they are missing.
  const auto empty = [](const StatisticsRecord& part) { return part.population->deals == 0; };
  StatisticsRecord none = parts.front();
  std::erase_if(parts, empty);
  if (parts.empty()) return none;
  StatisticsRecord whole = std::move(parts.front());
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Population& next = *parts[i].population;
    const std::uint64_t end = whole.population->first + whole.population->deals;
    if (next.first < end) {
      return invalid("deals ", range_text(next), " overlap with ", range_text(*whole.population));
    }
    if (next.first > end) {
      return invalid("deals ", end, " to ", next.first - 1, " are missing");
    }
    if (next.deals > kMostDeals - whole.population->deals) {
      return invalid("more than ", kMostDeals, " deals in all");
    }
    whole.population->deals += next.deals;
    whole.add(parts[i]);
  }
  return whole;
}

}  // namespace matador
