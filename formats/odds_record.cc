#include "formats/odds_record.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/equal.hpp>
#include <range/v3/algorithm/find.hpp>
#include <sstream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/answers.h"
#include "formats/problem.h"
#include "formats/text.h"
#include "solver/games/registry.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, kQuestions> kQuestionNames{
    "length", "auction",  "vol",  "points", "tricks",  "score",
    "melds",  "matadors", "bock", "share",  "contract"};

// Enough digits for any table, and few enough to be the same on every machine.
double rounded(double number) { return std::round(number * 1e8) / 1e8; }

Json json_value(const Column& column, std::optional<std::int64_t> value) {
  if (!value) return nullptr;
  if (column.truth) return *value != 0;
  if (!column.names.empty()) return column.text(value);
  return *value;
}

Json json_population(const OddsRecord& record) {
  if (!record.population) return kAllDeals;
  const Population& population = *record.population;
  return {{"seed", population.seed}, {"first", population.first}, {"deals", population.deals}};
}

void add_interval(const Interval& interval, Json& json) {
  json["low"] = rounded(interval.low);
  json["high"] = rounded(interval.high);
}

void add_mean(const Mean& mean, Json& json) {
  json["mean"] = rounded(mean.mean);
  if (mean.standard_error) json["se"] = rounded(*mean.standard_error);
  if (mean.interval) add_interval(*mean.interval, json);
}

// Of contracts that are compared: means of some of the deals, and the paired differences.
void add_averages(const OddsRecord& record, const Tally& tally, const RowFigures& figures,
                  Json& row) {
  const std::vector<Average> averages = averages_of(record.heading);
  for (std::size_t i = 0; i < averages.size(); ++i) {
    const Sums& sums = tally.*averages[i].sums;
    Json& average = row[std::string(averages[i].name)];
    average = {{"sum", sums.sum}, {"squares", sums.squares}};
    if (figures.averages[i]) add_mean(*figures.averages[i], average);
  }
  if (figures.behind) add_mean(*figures.behind, row["behind"]);
  if (!averages.empty() && is_paired(record.heading)) row["products"] = tally.products;
}

// How many deals were looked at, how many counted, and where there is a condition their share.
void add_share(const OddsRecord& record, Json& json) {
  const bool filtered =
      !record.heading.where.empty() && record.heading.question != Question::kShare;
  if (record.population) {
    json["examined"] = static_cast<std::uint64_t>(record.examined);
  } else if (filtered) {
    json["all"] = digits(record.plays());
  }
  json["of"] = digits(record.table.deals());
  if (!filtered || record.plays() == 0) return;
  const Proportion share = proportion(record, record.table.deals(), record.plays());
  json["p"] = rounded(share.share);
  if (share.interval) add_interval(*share.interval, json);
}

// Which intervals the answer has.
Json json_methods(const OddsRecord& record) {
  Json methods{{"confidence", 0.95}, {"p", "wilson"}};
  if (has_mean(record.heading.question)) methods["mean"] = "t";
  return methods;
}

Json json_row(const OddsRecord& record, const RowKey& key, const Tally& tally,
              const RowFigures& figures) {
  Json row = Json::object();
  for (std::size_t i = 0; i < key.size(); ++i) {
    row[record.columns[i].name] = json_value(record.columns[i], key[i]);
  }
  row["count"] = digits(tally.deals);
  row["p"] = rounded(figures.share);
  if (figures.mean) {
    row["sum"] = tally.sum;
    row["squares"] = tally.squares;
    row["mean"] = rounded(*figures.mean);
    if (tally.deals > 1) row["se"] = rounded(tally.standard_error());
  }
  if (figures.mean && record.heading.is_limited()) {
    row["open"] = digits(tally.open);
    row["sum_high"] = tally.sum_high;
    row["squares_high"] = tally.squares_high;
    row["mean_high"] = rounded(tally.highest().mean());
  }
  if (figures.interval) add_interval(*figures.interval, row);
  const std::vector<Portion> portions = portions_of(record.heading);
  for (std::size_t i = 0; i < portions.size(); ++i) {
    const std::optional<Proportion>& figure = figures.portions[i];
    Json& portion = row[std::string(portions[i].name)];
    portion = {{"count", digits(tally.*portions[i].deals)}};
    if (figure) portion["p"] = rounded(figure->share);
    if (figure && figure->interval) add_interval(*figure->interval, portion);
  }
  add_averages(record, tally, figures, row);
  return row;
}

// The columns in which the rows agree of which a row is a share.
std::vector<std::size_t> columns_in_common(const OddsRecord& record) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < record.heading.by.size(); ++i) {
    const std::string& name = record.columns[i].name;
    const bool contract = plays_several(record.heading) && (name == "contract" || name == "trump");
    const bool last = has_mean(record.heading.question) && i + 1 == record.heading.by.size();
    if (contract || (shares_are_within(record.heading) && !last)) places.push_back(i);
  }
  return places;
}

}  // namespace

bool plays_several(const OddsHeading& heading) {
  if (heading.contract.empty()) return false;
  const auto contracts = read_contract_list(heading.contract, *find_game(heading.game));
  return heading.contract == "all" || (contracts.ok() && contracts->size() > 1);
}

std::vector<std::string> keys_of_contracts(const Game& game) {
  if (game.names_trump()) return {"contract", "trump"};
  return {"contract"};
}

std::vector<Portion> portions_of(const OddsHeading& heading) {
  return portions_of(heading.question, *find_game(heading.game), heading.seats);
}

std::vector<Average> averages_of(const OddsHeading& heading) {
  return averages_of(heading.question, *find_game(heading.game), heading.seats);
}

bool is_paired(const OddsHeading& heading) {
  if (heading.question != Question::kContract) return false;
  const Game& game = *find_game(heading.game);
  if (!heading.where.empty()) {
    const auto where = read_condition(heading.where, game, heading.seats);
    if (!where.ok() || where->needs() > Needs::kAllHands) return false;
  }
  const std::vector<std::string> contract = keys_of_contracts(game);
  const auto keys = read_keys(absl::StrJoin(heading.by, ","), game, heading.seats);
  return keys.ok() && std::all_of(keys->begin(), keys->end(), [&](const Key& key) {
           return key.expression.needs() <= Needs::kAllHands ||
                  ranges::find(contract, key.column.name) != contract.end();
         });
}

Proportion proportion(const OddsRecord& record, absl::uint128 count, absl::uint128 of,
                      absl::uint128 open) {
  Proportion part{.share = static_cast<double>(count) / static_cast<double>(of), .interval = {}};
  if (record.population) {
    part.interval =
        proportion_interval(static_cast<std::uint64_t>(count), static_cast<std::uint64_t>(of));
  }
  if (part.interval && open > 0) {
    const auto most = static_cast<std::uint64_t>(count + open);
    part.interval->high = proportion_interval(most, static_cast<std::uint64_t>(of)).high;
  }
  return part;
}

Interval interval_of_mean(const Tally& tally) {
  const auto deals = static_cast<double>(tally.deals);
  const Tally highest = tally.highest();
  return {t_interval(tally.mean(), tally.standard_error(), deals).low,
          t_interval(highest.mean(), highest.standard_error(), deals).high};
}

Mean mean_of(const Sums& sums, absl::uint128 deals) {
  Mean mean{.mean = sums.mean(deals), .standard_error = {}, .interval = {}};
  if (deals < 2) return mean;
  mean.standard_error = sums.standard_error(deals);
  mean.interval = t_interval(mean.mean, *mean.standard_error, static_cast<double>(deals));
  return mean;
}

absl::uint128 open_like(const OddsRecord& record, const RowKey& key,
                        const std::vector<std::size_t>& places) {
  if (!is_yes_or_no(record.heading.question)) return 0;
  absl::uint128 open = 0;
  for (const auto& row : record.table.rows()) {
    const RowKey& other = row.first;
    const bool alike = std::all_of(places.begin(), places.end(),
                                   [&](std::size_t i) { return other[i] == key[i]; });
    if (alike && !other.back()) open += row.second.deals;
  }
  return open;
}

Figures::Figures(const OddsRecord& record)
    : record_(record),
      places_(columns_in_common(record)),
      groups_(record.table, places_),
      is_paired_(is_paired(record.heading)),
      contract_columns_(std::ssize(keys_of_contracts(*find_game(record.heading.game)))) {}

RowFigures Figures::of_row(const RowKey& key, const Tally& tally) const {
  const absl::uint128 open = !record_.heading.is_limited() || key.empty() || !key.back()
                                 ? 0
                                 : open_like(record_, key, places_);
  const Proportion part = proportion(record_, tally.deals, groups_.deals_like(key), open);
  RowFigures figures{.share = part.share, .mean = {}, .interval = part.interval, .portions = {}};
  for (const Portion& portion : portions_of(record_.heading)) {
    const absl::uint128 of = tally.*portion.of;
    std::optional<Proportion>& share = figures.portions.emplace_back();
    if (of > 0) share = proportion(record_, tally.*portion.deals, of, tally.open);
  }
  for (const Average& average : averages_of(record_.heading)) {
    const absl::uint128 of = tally.*average.of;
    std::optional<Mean>& mean = figures.averages.emplace_back();
    if (of > 0) mean = mean_of(tally.*average.sums, of);
  }
  figures.behind = behind(key);
  if (!has_mean(record_.heading.question)) return figures;
  figures.mean = tally.mean();
  figures.interval.reset();
  if (record_.population && tally.deals > 1) figures.interval = interval_of_mean(tally);
  return figures;
}

// The rows of the same deals are in the order of their contracts, as the products are.
std::optional<Mean> Figures::behind(const RowKey& key) const {
  if (!is_paired_) return std::nullopt;
  std::vector<std::pair<const RowKey*, const Tally*>> rows;
  std::size_t best = 0;
  std::size_t own = 0;
  for (const auto& [other, tally] : record_.table.rows()) {
    const bool alike = std::equal(key.begin(), key.end() - contract_columns_, other.begin());
    if (!alike) continue;
    if (other == key) own = rows.size();
    rows.emplace_back(&other, &tally);
    if (tally.sum > rows[best].second->sum) best = rows.size() - 1;
  }
  const Tally& row = *rows[own].second;
  const Tally& first = *rows[best].second;
  if (own == best || row.products.size() != rows.size() || row.deals != first.deals) {
    return std::nullopt;
  }
  const std::uint64_t product = 2 * static_cast<std::uint64_t>(row.products[best]);
  return mean_of({.sum = first.sum - row.sum, .squares = first.squares + row.squares - product},
                 row.deals);
}

bool shares_are_within(const OddsHeading& heading) {
  return heading.shares.empty() ? !has_mean(heading.question) : heading.shares == "within";
}

std::map<RowKey, Tally> rows_of(const OddsRecord& record) {
  std::map<RowKey, Tally> rows = record.table.rows();
  if (!is_yes_or_no(record.heading.question)) return rows;
  for (const auto& [key, tally] : record.table.rows()) {
    RowKey other = key;
    other.back() = 1 - key.back().value_or(0);
    rows.try_emplace(other);
  }
  return rows;
}

std::optional<double> widest_interval(const OddsRecord& record, std::uint64_t least) {
  const Figures figures(record);
  std::optional<double> widest;
  for (const auto& [key, tally] : record.table.rows()) {
    if (tally.deals < least) continue;
    const RowFigures row = figures.of_row(key, tally);
    const std::optional<Interval> interval = !is_paired(record.heading) ? row.interval
                                             : row.behind               ? row.behind->interval
                                                                        : std::nullopt;
    if (interval) widest = std::max(widest.value_or(0), interval->high - interval->low);
  }
  return widest;
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
  const auto* const place = std::find(kQuestionNames.begin(), kQuestionNames.end(), name);
  if (place == kQuestionNames.end()) return std::nullopt;
  return static_cast<Question>(place - kQuestionNames.begin());
}

std::vector<std::string> question_names() { return {kQuestionNames.begin(), kQuestionNames.end()}; }

absl::StatusOr<std::vector<Column>> read_columns(const OddsHeading& heading) {
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
    columns.push_back(
        {.name = std::string(name), .truth = name == "clubs" || is_yes_or_no(heading.question)});
  }
  return columns;
}

std::string odds_json(const OddsRecord& record) {
  const OddsHeading& heading = record.heading;
  Json json{{"question", question_name(heading.question)},
            {"game", heading.game},
            {"seats", heading.seats}};
  for (const auto& [key, text] : kHeadingTexts) {
    if (!(heading.*text).empty()) json[key] = heading.*text;
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
  return json.dump() + "\n";
}

}  // namespace matador
