#include "formats/statistics/record.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/equal.hpp>
#include <range/v3/algorithm/find.hpp>
#include <sstream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "formats/query/contract_weights.h"
#include "formats/words/text.h"
#include "solver/games/options.h"
#include "solver/games/registry.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, kQuestions> kQuestionNames{
    "length", "auction",  "vol",  "points", "tricks",  "score",
    "melds",  "matadors", "bock", "share",  "contract"};

constexpr char kOlderVersion[] = "older";

// Enough digits for any table, and few enough to be the same on every machine.
double rounded(double number) { return std::round(number * 1e8) / 1e8; }

Json json_value(const Column& column, std::optional<std::int64_t> value) {
  if (!value) return nullptr;
  if (column.truth) return *value != 0;
  if (!column.names.empty()) return column.text(value);
  return *value;
}

Json json_population(const StatisticsRecord& record) {
  if (!record.population) return kAllDeals;
  const Population& population = *record.population;
  return {{"seed", population.seed}, {"first", population.first}, {"deals", population.deals}};
}

void add_interval(const Interval& interval, Json& json) {
  json["low"] = rounded(interval.low);
  json["high"] = rounded(interval.high);
}

void add_mean(const StatisticsRecord& record, const Mean& mean, Json& json) {
  json["mean"] = rounded(mean.mean);
  if (record.heading.is_limited()) json["mean_high"] = rounded(mean.highest);
  if (mean.standard_error) json["se"] = rounded(*mean.standard_error);
  if (mean.interval) add_interval(*mean.interval, json);
}

// Of contracts that are compared: means of some of the deals, and the paired differences.
void add_averages(const StatisticsRecord& record, const Tally& tally, const RowFigures& figures,
                  Json& row) {
  const std::vector<Average> averages = averages_of(record.heading);
  for (std::size_t i = 0; i < averages.size(); ++i) {
    const auto& [low, high] = tally.*averages[i].sums;
    Json& average = row[std::string(averages[i].name)];
    average = {{"sum", low.sum}, {"squares", low.squares}};
    if (record.heading.is_limited()) {
      average["sum_high"] = high.sum;
      average["squares_high"] = high.squares;
    }
    if (figures.averages[i]) add_mean(record, *figures.averages[i], average);
  }
  if (figures.behind) add_mean(record, *figures.behind, row["behind"]);
  if (!averages.empty() && is_paired(record.heading)) row["products"] = tally.products;
}

// How many deals were looked at, how many counted, and where there is a condition their share.
void add_share(const StatisticsRecord& record, Json& json) {
  const bool filtered =
      !record.heading.where.empty() && record.heading.question != Question::kShare;
  if (record.population) {
    json["examined"] = static_cast<std::uint64_t>(record.examined);
  } else if (filtered) {
    json["all"] = digits(record.examined);
  }
  if (plays_several(record.heading)) json["count"] = digits(record.counted);
  json["of"] = digits(record.statistics.deals());
  if (!filtered || record.examined == 0) return;
  const Proportion share = counted_share(record);
  json["p"] = rounded(share.share);
  if (share.interval) add_interval(*share.interval, json);
}

// Which intervals the answer has.
Json json_methods(const StatisticsRecord& record) {
  Json methods{{"confidence", 0.95}, {"p", "wilson"}};
  if (has_mean(record.heading.question)) methods["mean"] = "t";
  if (!record.heading.glance.empty()) methods["glance"] = "difference";
  return methods;
}

void add_looks(const Looks& looks, Json& row) {
  row["looked_at"] = looks.deals;
  row["guessed"] = looks.guessed;
  row["off"] = {{"sum", looks.off.sum}, {"squares", looks.off.squares}};
  if (looks.torn > 0) row["torn"] = looks.torn;
}

Json json_row(const StatisticsRecord& record, const RowKey& key, const Tally& tally,
              const RowFigures& figures) {
  Json row = Json::object();
  for (std::size_t i = 0; i < key.size(); ++i) {
    row[record.columns[i].name] = json_value(record.columns[i], key[i]);
  }
  row["count"] = digits(tally.deals);
  row["p"] = rounded(figures.share);
  if (figures.share_interval) {
    row["p_low"] = rounded(figures.share_interval->low);
    row["p_high"] = rounded(figures.share_interval->high);
  }
  const bool mean = has_mean(record.heading.question);
  if (mean) {
    row["sum"] = tally.sum;
    row["squares"] = tally.squares;
    if (figures.mean) row["mean"] = rounded(*figures.mean);
    if (figures.standard_error) row["se"] = rounded(*figures.standard_error);
  }
  if (mean && record.heading.is_limited()) {
    row["open"] = digits(tally.open);
    row["sum_high"] = tally.sum_high;
    row["squares_high"] = tally.squares_high;
    if (figures.mean_high) row["mean_high"] = rounded(*figures.mean_high);
  }
  if (figures.interval) add_interval(*figures.interval, row);
  const std::vector<Portion> portions = portions_of(record.heading);
  for (std::size_t i = 0; i < portions.size(); ++i) {
    const std::optional<Proportion>& figure = figures.portions[i];
    Json& portion = row[std::string(portions[i].name)];
    portion = {{"count", digits(tally.*portions[i].deals)}};
    if (has_own_open(record.heading, portions[i])) {
      portion["open"] = digits(tally.*portions[i].open);
    }
    if (figure) portion["p"] = rounded(figure->share);
    if (figure && figure->interval) add_interval(*figure->interval, portion);
  }
  add_averages(record, tally, figures, row);
  if (has_looks(record.heading, key)) add_looks(tally.looks, row);
  if (figures.worth) row["worth"] = rounded(*figures.worth);
  return row;
}

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
  const absl::StatusOr<const Game*> game = read_game(heading.game);
  if (!game.ok()) return game.status();
  const auto seats = read_seat_count(absl::StrCat(heading.seats), **game);
  if (!seats.ok()) return seats.status();
  std::vector<Column> columns;
  if (!heading.by.empty()) {
    const auto keys = read_keys(absl::StrJoin(heading.by, ","), **game, *seats);
    if (!keys.ok()) return keys.status();
    for (const Key& key : *keys) columns.push_back(key.column);
  }
  // One by one: a text among them may be more than a key, or less.
  if (!ranges::equal(columns, heading.by, {}, &Column::name)) {
    return absl::InvalidArgumentError("the keys are not one for each text");
  }
  if (plays_several(heading)) {
    for (const std::string& name : keys_of_contracts(**game)) {
      if (ranges::find(heading.by, name) != heading.by.end()) continue;
      return absl::InvalidArgumentError(
          absl::StrCat("several contracts, but no key ", in_quotes(name)));
    }
  }
  if (heading.question == Question::kContract && !plays_several(heading)) {
    return absl::InvalidArgumentError("one contract, and nothing to compare it with");
  }
  for (std::string_view name : outcome_names(heading.question)) {
    if (ranges::find(columns, name, &Column::name) != columns.end()) {
      return absl::InvalidArgumentError(
          absl::StrCat("a key ", in_quotes(name), ": the rows have that anyway"));
    }
    columns.push_back({.name = std::string(name),
                       .truth = name == "clubs" || is_yes_or_no(heading.question),
                       .step = heading.question == Question::kLength ? 1 : 0});
  }
  return columns;
}

std::string statistics_json(const StatisticsRecord& record) {
  const StatisticsHeading& heading = record.heading;
  Json json{{"question", question_name(heading.question)},
            {"game", heading.game},
            {"seats", heading.seats}};
  if (!record.version.empty()) json["version"] = record.version;
  for (const auto& [key, text] : kHeadingTexts) {
    if (!(heading.*text).empty()) json[key] = heading.*text;
  }
  if (const std::string rules = rules_of(heading); !rules.empty()) json["rules"] = rules;
  if (const std::string weights = weights_of(heading); !weights.empty()) {
    json["weights"] = weights;
  }
  if (!heading.by.empty()) json["by"] = heading.by;
  json["population"] = json_population(record);
  add_share(record, json);
  if (record.out_of_time) json["stopped"] = stop_name(StopReason::kSeconds);
  if (record.population) json["intervals"] = json_methods(record);
  json["rows"] = Json::array();
  const Figures figures(record);
  for (const auto& [key, tally] : rows_of(record)) {
    json["rows"].push_back(json_row(record, key, tally, figures.of_row(key, tally)));
  }
  return write_json(json) + "\n";
}

// ---- Merge --------------------------------------------------------------------------------------
// The table of a whole run from those of its parts.

namespace {

std::string range_text(const Population& population) {
  return absl::StrCat(population.first, " to ", population.first + population.deals - 1);
}

}  // namespace

absl::StatusOr<StatisticsRecord> merge_statistics(std::vector<StatisticsRecord> parts) {
  if (parts.empty()) return absl::InvalidArgumentError("no tables to merge");
  if (parts.size() == 1) return std::move(parts.front());
  for (const StatisticsRecord& part : parts) {
    if (!part.population) {
      return absl::InvalidArgumentError("a table over all deals has no parts to merge");
    }
    if (part.heading != parts.front().heading) {
      return absl::InvalidArgumentError("the tables answer different questions");
    }
    if (part.population->seed != parts.front().population->seed) {
      return absl::InvalidArgumentError("the tables are of different seeds");
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
      return absl::InvalidArgumentError(absl::StrCat("deals ", range_text(next), " overlap with ",
                                                     range_text(*whole.population)));
    }
    if (next.first > end) {
      return absl::InvalidArgumentError(
          absl::StrCat("deals ", end, " to ", next.first - 1, " are missing"));
    }
    if (next.deals > kMostDeals - whole.population->deals) {
      return absl::InvalidArgumentError(absl::StrCat("more than ", kMostDeals, " deals in all"));
    }
    whole.population->deals += next.deals;
    whole.add(parts[i]);
  }
  return whole;
}

}  // namespace matador
