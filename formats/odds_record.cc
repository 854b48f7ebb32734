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
#include "formats/expression.h"
#include "formats/problem.h"
#include "formats/text.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, kQuestions> kQuestionNames{"length", "auction", "vol",
                                                                  "points", "tricks",  "score"};
constexpr char kAll[] = "all";

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
  if (!record.population) return kAll;
  const Population& population = *record.population;
  return {{"seed", population.seed}, {"first", population.first}, {"deals", population.deals}};
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
  if (figures.interval) {
    row["low"] = rounded(figures.interval->low);
    row["high"] = rounded(figures.interval->high);
  }
  return row;
}

// ---- Reading ------------------------------------------------------------------------------------

// The object is of somebody else's making: everything in it is asked for by name and kind. What is
// missing or of another kind throws Json::exception, which read_odds() turns into a message.

absl::uint128 read_digits(const std::string& text) {
  absl::uint128 number = 0;
  if (!absl::SimpleAtoi(text, &number)) throw std::invalid_argument("bad count " + in_quotes(text));
  return number;
}

std::optional<std::int64_t> read_value(const Column& column, const Json& json) {
  if (json.is_null()) return std::nullopt;
  if (column.truth) return json.get<bool>() ? 1 : 0;
  if (column.names.empty()) return json.get<std::int64_t>();
  const auto name = json.get<std::string>();
  const auto place = std::find(column.names.begin(), column.names.end(), name);
  if (place == column.names.end()) throw std::invalid_argument("bad value " + in_quotes(name));
  return place - column.names.begin();
}

OddsHeading read_heading(const Json& json) {
  OddsHeading heading;
  const auto name = json.at("question").get<std::string>();
  const std::optional<Question> question = find_question(name);
  if (!question) throw std::invalid_argument("unknown question " + in_quotes(name));
  heading.question = *question;
  heading.game = json.at("game").get<std::string>();
  heading.seats = json.at("seats").get<int>();
  for (const auto& [key, text] : texts(heading)) *text = json.value(key, "");
  heading.by = json.value("by", std::vector<std::string>{});
  return heading;
}

OddsRecord read_record(const Json& json) {
  OddsRecord record;
  record.heading = read_heading(json);
  if (const Json& population = json.at("population"); population.is_object()) {
    record.population = {.seed = population.at("seed").get<std::uint64_t>(),
                         .first = population.at("first").get<std::uint64_t>(),
                         .deals = population.at("deals").get<std::uint64_t>()};
    record.examined = json.at("examined").get<std::uint64_t>();
  }
  absl::StatusOr<std::vector<Column>> columns = read_columns(record.heading);
  if (!columns.ok()) throw std::invalid_argument(std::string(columns.status().message()));
  record.columns = *std::move(columns);
  for (const Json& row : json.at("rows")) {
    RowKey key;
    for (const Column& column : record.columns) {
      key.push_back(read_value(column, row.at(column.name)));
    }
    record.table.add(key, {.deals = read_digits(row.at("count").get<std::string>()),
                           .sum = row.value("sum", std::int64_t{0}),
                           .squares = row.value("squares", std::uint64_t{0})});
  }
  return record;
}

std::string range_text(const Population& population) {
  return absl::StrCat(population.first, " to ", population.first + population.deals - 1);
}

}  // namespace

RowFigures row_figures(const OddsRecord& record, const RowKey& key, const Tally& tally) {
  // A row with a mean is a group of its own among all deals; else it is a part of its group.
  const bool mean = has_mean(record.heading.question);
  const std::size_t keys = mean ? 0 : record.heading.by.size();
  const absl::uint128 of = record.table.deals_like(key, keys);
  RowFigures figures{.share = static_cast<double>(tally.deals) / static_cast<double>(of),
                     .mean = {},
                     .interval = {}};
  if (mean) figures.mean = tally.mean();
  if (!record.population) return figures;
  figures.interval = mean ? mean_interval(tally.mean(), tally.standard_error())
                          : proportion_interval(static_cast<std::uint64_t>(tally.deals),
                                                static_cast<std::uint64_t>(of));
  return figures;
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
  const auto* const place = std::find(kQuestionNames.begin(), kQuestionNames.end(), name);
  if (place == kQuestionNames.end()) return std::nullopt;
  return static_cast<Question>(place - kQuestionNames.begin());
}

std::vector<std::string> question_names() { return {kQuestionNames.begin(), kQuestionNames.end()}; }

std::string Column::text(std::optional<std::int64_t> value) const {
  if (!value) return "-";
  if (truth) return *value != 0 ? "yes" : "no";
  if (names.empty()) return absl::StrCat(*value);
  return names[static_cast<std::size_t>(*value)];
}

absl::StatusOr<std::vector<Column>> read_columns(const OddsHeading& heading) {
  const absl::StatusOr<const Game*> game = read_game(heading.game);
  if (!game.ok()) return game.status();
  std::vector<Column> columns;
  for (const std::string& text : heading.by) {
    const absl::StatusOr<std::vector<Key>> keys = read_keys(text, **game, heading.seats);
    if (!keys.ok()) return keys.status();
    for (const Key& key : *keys) columns.push_back({.name = key.name, .names = key.names});
  }
  for (std::string_view name : outcome_names(heading.question)) {
    columns.push_back(
        {.name = std::string(name), .names = {}, .truth = name == "vol" || name == "clubs"});
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
    return absl::InvalidArgumentError(absl::StrCat("not a table: ", error.what()));
  } catch (const std::invalid_argument& error) {
    return absl::InvalidArgumentError(absl::StrCat("not a table: ", error.what()));
  }
}

absl::StatusOr<OddsRecord> merge_odds(std::vector<OddsRecord> parts) {
  if (parts.empty()) return absl::InvalidArgumentError("no tables to merge");
  for (const OddsRecord& part : parts) {
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
  std::stable_sort(parts.begin(), parts.end(), [](const OddsRecord& a, const OddsRecord& b) {
    return a.population->first < b.population->first;
  });
  OddsRecord whole = std::move(parts.front());
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
    whole.population->deals += next.deals;
    whole.examined += parts[i].examined;
    whole.table.add(parts[i].table);
  }
  return whole;
}

}  // namespace matador
