#include "formats/odds_record.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/card_style.h"
#include "formats/problem.h"
#include "formats/text.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, kQuestions> kQuestionNames{
    "length", "auction", "vol", "points", "tricks", "score", "melds"};
constexpr char kAllDeals[] = "all";

// Beyond what any table holds, and small enough to be added up: the value of a deal, and the deals
// of a row.
constexpr std::uint64_t kLargestValue = 4000;
constexpr absl::uint128 kMostHands = absl::MakeUint128(1ULL << 32, 0);

// Enough digits for any table, and few enough to be the same on every machine.
double rounded(double number) { return std::round(number * 1e8) / 1e8; }

Json json_value(const Column& column, std::optional<std::int64_t> value) {
  if (!value) return nullptr;
  if (column.truth) return *value != 0;
  if (!column.names.empty()) return column.text(value);
  return *value;
}

// The texts of a heading that may be missing, by name.
template <typename Heading>
auto texts(Heading& heading) {
  return std::array{
      std::pair{"contract", &heading.contract}, std::pair{"trump", &heading.trump},
      std::pair{"declarer", &heading.declarer}, std::pair{"options", &heading.options},
      std::pair{"fix", &heading.fix},           std::pair{"where", &heading.where}};
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

Json json_row(const OddsRecord& record, const RowKey& key, const Tally& tally) {
  Json row = Json::object();
  for (std::size_t i = 0; i < key.size(); ++i) {
    row[record.columns[i].name] = json_value(record.columns[i], key[i]);
  }
  row["count"] = digits(tally.deals);
  const RowFigures figures = row_figures(record, key, tally);
  row["p"] = rounded(figures.share);
  if (figures.mean) {
    row["sum"] = tally.sum;
    row["squares"] = tally.squares;
    row["mean"] = rounded(*figures.mean);
    row["se"] = rounded(tally.standard_error());
  }
  if (figures.interval) add_interval(*figures.interval, row);
  if (figures.lost) {
    row["lost"] = {{"count", digits(tally.lost)}, {"p", rounded(figures.lost->share)}};
    if (figures.lost->interval) add_interval(*figures.lost->interval, row["lost"]);
  }
  return row;
}

// The columns in which the rows agree of which a row is a share: its keys, but where it has a mean,
// and is a group of its own, only the contract, if there are several.
std::vector<std::size_t> columns_in_common(const OddsRecord& record) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < record.heading.by.size(); ++i) {
    const std::string& name = record.columns[i].name;
    const bool contract =
        record.heading.contract == kAllContracts && (name == "contract" || name == "trump");
    if (contract || !has_mean(record.heading.question)) places.push_back(i);
  }
  return places;
}

// ---- Reading ------------------------------------------------------------------------------------

// The object is of somebody else's making: everything in it is asked for by name and kind. What is
// missing or of another kind throws Json::exception, what cannot be std::invalid_argument;
// read_odds() turns both into a message.

template <typename T>
T needed(absl::StatusOr<T> read) {
  if (!read.ok()) throw std::invalid_argument(std::string(read.status().message()));
  return *std::move(read);
}

// A number of the kind and no other: JSON itself would turn -1 and 1.5 into numbers without sign.
template <typename Number>
Number read_whole(const Json& object, const char* name) {
  const Json& json = object.at(name);
  const bool fits = json.is_number_unsigned() ? std::in_range<Number>(json.get<std::uint64_t>())
                                              : json.is_number_integer() &&
                                                    std::in_range<Number>(json.get<std::int64_t>());
  if (fits) return json.get<Number>();
  throw std::invalid_argument(absl::StrCat("bad ", name, " ", in_quotes(json.dump())));
}

absl::uint128 read_digits(const Json& object, const char* name) {
  const auto text = object.at(name).get<std::string>();
  absl::uint128 number = 0;
  if (!absl::SimpleAtoi(text, &number) || digits(number) != text) {
    throw std::invalid_argument(absl::StrCat("bad ", name, " ", in_quotes(text)));
  }
  return number;
}

std::optional<std::int64_t> read_value(const Column& column, const Json& json) {
  if (json.is_null()) return std::nullopt;
  if (column.truth) return json.get<bool>() ? 1 : 0;
  if (column.names.empty() && json.is_number_integer()) return json.get<std::int64_t>();
  const std::string name = json.is_string() ? json.get<std::string>() : json.dump();
  const auto place = std::find(column.names.begin(), column.names.end(), name);
  if (place == column.names.end()) {
    throw std::invalid_argument(absl::StrCat("bad ", column.name, " ", in_quotes(name)));
  }
  return place - column.names.begin();
}

OddsHeading read_heading(const Json& json) {
  OddsHeading heading;
  const auto name = json.at("question").get<std::string>();
  const std::optional<Question> question = find_question(name);
  if (!question) throw std::invalid_argument("unknown question " + in_quotes(name));
  heading.question = *question;
  heading.game = json.at("game").get<std::string>();
  heading.seats = read_whole<int>(json, "seats");
  for (const auto& [key, text] : texts(heading)) *text = json.value(key, "");
  heading.by = json.value("by", std::vector<std::string>{});
  return heading;
}

Population read_population(const Json& json) {
  const Population population{.seed = read_whole<std::uint64_t>(json, "seed"),
                              .first = read_whole<std::uint64_t>(json, "first"),
                              .deals = read_whole<std::uint64_t>(json, "deals")};
  if (population.deals <= kMostDeals && population.first <= kLastFirstDeal + kMostDeals)
    return population;
  throw std::invalid_argument("too many deals, or numbers of deals too large");
}

// Whether so many values of so many below 0, whatever they are, can have this sum.
bool can_be_lost(const Tally& tally, absl::uint128 lost) {
  if (lost > tally.deals) return false;
  const auto below = static_cast<absl::int128>(lost);
  const auto others = static_cast<absl::int128>(tally.deals - lost);
  return tally.sum >= -below * kLargestValue && tally.sum <= others * kLargestValue - below;
}

// The sums of a row with a mean. Whatever the values were, these are what can be of so many.
Tally read_tally(const Json& row, Question question) {
  Tally tally{.deals = read_digits(row, "count")};
  if (tally.deals == 0 || tally.deals > kMostHands) throw std::invalid_argument("bad count");
  if (!has_mean(question)) return tally;
  tally.sum = read_whole<std::int64_t>(row, "sum");
  tally.squares = read_whole<std::uint64_t>(row, "squares");
  const absl::int128 wide = tally.sum;
  const bool possible = tally.deals <= kMostDeals &&
                        tally.squares <= tally.deals * kLargestValue * kLargestValue &&
                        wide * wide <= static_cast<absl::int128>(tally.deals * tally.squares);
  if (!possible) throw std::invalid_argument("bad sums in a row");
  if (!has_lost(question)) return tally;
  const absl::uint128 lost = read_digits(row.at("lost"), "count");
  if (!can_be_lost(tally, lost)) throw std::invalid_argument("bad lost in a row");
  tally.lost = static_cast<std::uint64_t>(lost);
  return tally;
}

void read_rows(const Json& rows, OddsRecord& record) {
  if (!rows.is_array()) throw std::invalid_argument("rows are no list");
  for (const Json& row : rows) {
    RowKey key;
    for (const Column& column : record.columns) {
      key.push_back(read_value(column, row.at(column.name)));
    }
    if (record.table.rows().contains(key)) throw std::invalid_argument("a row is there twice");
    record.table.add(key, read_tally(row, record.heading.question));
  }
}

int read_contracts(const OddsHeading& heading) {
  if (heading.contract != kAllContracts) return 1;
  const Game& game = *needed(read_game(heading.game));
  Survey survey{.game = &game, .seats = heading.seats, .all_contracts = true};
  survey.options = needed(read_options(heading.options, game));
  if (!heading.trump.empty()) survey.trump = needed(read_suit(heading.trump, card_style(game)));
  return needed(contracts_each(survey));
}

OddsRecord read_record(const Json& json) {
  OddsRecord record;
  record.heading = read_heading(json);
  record.columns = needed(read_columns(record.heading));
  record.contracts = read_contracts(record.heading);
  read_rows(json.at("rows"), record);
  const absl::uint128 counted = record.table.deals();
  if (counted != read_digits(json, "of")) {
    throw std::invalid_argument("the counts of the rows are not those of all");
  }
  if (json.at("population") == kAllDeals) return record;
  record.population = read_population(json.at("population"));
  record.examined = read_whole<std::uint64_t>(json, "examined");
  const absl::uint128 plays = absl::uint128(record.examined) * record.contracts;
  if (record.examined != record.population->deals || counted > plays) {
    throw std::invalid_argument("more or fewer deals than the population has");
  }
  return record;
}

}  // namespace

std::vector<std::string> keys_of_contracts(const Game& game) {
  if (game.names_trump()) return {"contract", "trump"};
  return {"contract"};
}

Proportion proportion(const OddsRecord& record, absl::uint128 count, absl::uint128 of) {
  Proportion part{.share = static_cast<double>(count) / static_cast<double>(of), .interval = {}};
  if (record.population) {
    part.interval =
        proportion_interval(static_cast<std::uint64_t>(count), static_cast<std::uint64_t>(of));
  }
  return part;
}

RowFigures row_figures(const OddsRecord& record, const RowKey& key, const Tally& tally) {
  const absl::uint128 of = record.table.deals_like(key, columns_in_common(record));
  const Proportion part = proportion(record, tally.deals, of);
  RowFigures figures{.share = part.share, .mean = {}, .interval = part.interval, .lost = {}};
  if (has_lost(record.heading.question)) {
    figures.lost = proportion(record, tally.lost, tally.deals);
  }
  if (!has_mean(record.heading.question)) return figures;
  figures.mean = tally.mean();
  if (record.population) figures.interval = mean_interval(tally.mean(), tally.standard_error());
  return figures;
}

std::optional<double> widest_interval(const OddsRecord& record, std::uint64_t least) {
  std::optional<double> widest;
  for (const auto& [key, tally] : record.table.rows()) {
    if (tally.deals < least) continue;
    const std::optional<Interval> interval = row_figures(record, key, tally).interval;
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
  if (name == "match") return Question::kVol;  // as Jass calls it
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
  if (!std::ranges::equal(columns, heading.by, {}, &Column::name)) {
    return absl::InvalidArgumentError("the keys are not one for each text");
  }
  if (heading.contract == kAllContracts) {
    for (const std::string& name : keys_of_contracts(**game)) {
      if (std::ranges::find(heading.by, name) != heading.by.end()) continue;
      return absl::InvalidArgumentError(
          absl::StrCat("all contracts, but no key ", in_quotes(name)));
    }
  }
  for (std::string_view name : outcome_names(heading.question)) {
    if (std::ranges::find(columns, name, &Column::name) != columns.end()) {
      return absl::InvalidArgumentError(
          absl::StrCat("a key ", in_quotes(name), ": the rows have that anyway"));
    }
    columns.push_back({.name = std::string(name), .truth = name == "vol" || name == "clubs"});
  }
  return columns;
}

std::string odds_json(const OddsRecord& record) {
  const OddsHeading& heading = record.heading;
  Json json{{"question", question_name(heading.question)},
            {"game", heading.game},
            {"seats", heading.seats}};
  for (const auto& [key, text] : texts(heading)) {
    if (!text->empty()) json[key] = *text;
  }
  if (!heading.by.empty()) json["by"] = heading.by;
  json["population"] = json_population(record);
  if (record.population) json["examined"] = record.examined;
  json["of"] = digits(record.table.deals());
  json["rows"] = Json::array();
  for (const auto& [key, tally] : record.table.rows()) {
    json["rows"].push_back(json_row(record, key, tally));
  }
  return json.dump() + "\n";
}

absl::StatusOr<OddsRecord> read_odds(std::string_view text) {
  try {
    return read_record(Json::parse(text));
  } catch (const Json::exception& error) {
    // Behind the name that the library has for the error.
    const std::string_view what = error.what();
    return absl::InvalidArgumentError(
        absl::StrCat("not a table: ", std::string(what.substr(what.find("] ") + 2))));
  } catch (const std::invalid_argument& error) {
    return absl::InvalidArgumentError(absl::StrCat("not a table: ", error.what()));
  }
}

}  // namespace matador
