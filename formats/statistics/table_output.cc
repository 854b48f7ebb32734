// A table as JSON and CSV: its fields, those of its rows, and of what the rows have.

#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/input/json_deal.h"
#include "formats/output/answers.h"
#include "formats/output/csv.h"
#include "formats/output/field_json.h"
#include "formats/statistics/record.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// Enough digits for any table, and few enough to be the same on every machine.
void round_all(Json& json) {
  if (json.is_number_float()) json = std::round(json.get<double>() * 1e8) / 1e8;
  if (!json.is_structured()) return;
  for (Json& value : json) round_all(value);
}

Json json_value(const Column& column, std::optional<std::int64_t> value) {
  if (!value) return nullptr;
  if (column.truth) return *value != 0;
  if (!column.names.empty()) return column.text(value);
  return *value;
}

constexpr std::array kPopulationFields{
    Field<Population>{{"seed", "number", nullptr, "", 6}, member<&Population::seed>},
    Field<Population>{{"first", "number", nullptr, "", 7}, member<&Population::first>},
    Field<Population>{{"deals", "number", nullptr, "", 8}, member<&Population::deals>}};

Json json_population(const StatisticsRecord& record) {
  if (!record.population) return kAllDeals;
  return json_of<Population>(kPopulationFields, *record.population);
}

template <double Interval::*End>
Json end_of(const std::optional<Interval>& interval) {
  return interval ? Json((*interval).*End) : kAbsent;
}

template <double Interval::*End>
Json end_of(const std::optional<Proportion>& share) {
  return share ? end_of<End>(share->interval) : kAbsent;
}

// When a field of a row is a column of CSV. Those of StatisticsRecord, which are the same in every
// row, stand at the end, by their numbers.
constexpr int kAlways = 1;
constexpr int kOfMeans = 2;
constexpr int kOfLimits = 3;         // where some deals may not be solved
constexpr int kOfSamples = 4;        // where deals were sampled
constexpr int kOfSampledShares = 5;  // where both the mean and the share have an interval
constexpr int kOfGlances = 6;

// ---- Portions and means -------------------------------------------------------------------------

struct PortionOfRow {
  absl::uint128 deals;
  std::optional<absl::uint128> open;
  const std::optional<Proportion>& share;  // none of no deals
};

using PortionField = Field<PortionOfRow>;

constexpr std::array kPortionFields{
    PortionField{{"count", "Digits", "The number of these deals, a string of digits.", "", kAlways},
                 [](const PortionOfRow& portion) -> Json { return digits(portion.deals); }},
    PortionField{{"open", "Digits?",
                  "With `limit` or `seconds`, where that may be unknown: how many more it may be.",
                  "", kOfLimits},
                 [](const PortionOfRow& portion) {
                   return portion.open ? Json(digits(*portion.open)) : kAbsent;
                 }},
    PortionField{
        {"p", "real?", "Their share of the row, and its 95 % interval where deals were sampled.",
         "", kAlways},
        [](const PortionOfRow& portion) {
          return portion.share ? Json(portion.share->share) : kAbsent;
        }},
    PortionField{{"low", "real?", nullptr, "", kOfSamples},
                 [](const PortionOfRow& portion) { return end_of<&Interval::low>(portion.share); }},
    PortionField{{"high", "real?", nullptr, "", kOfSamples}, [](const PortionOfRow& portion) {
                   return end_of<&Interval::high>(portion.share);
                 }}};

struct MeanOfRow {
  const Mean& mean;
  bool limited;  // some deals may not be solved
};

using MeanField = Field<MeanOfRow>;

constexpr std::array kMeanFields{
    MeanField{{"mean", "real", "As in the row itself.", "", kAlways},
              [](const MeanOfRow& of) -> Json { return of.mean.mean; }},
    MeanField{{"mean_high", "real?", nullptr, "", kOfLimits},
              [](const MeanOfRow& of) { return of.limited ? Json(of.mean.highest) : kAbsent; }},
    MeanField{{"se", "real?", nullptr, "", kAlways},
              [](const MeanOfRow& of) { return given(of.mean.standard_error); }},
    MeanField{{"low", "real?", nullptr, "", kAlways},
              [](const MeanOfRow& of) { return end_of<&Interval::low>(of.mean.interval); }},
    MeanField{{"high", "real?", nullptr, "", kAlways},
              [](const MeanOfRow& of) { return end_of<&Interval::high>(of.mean.interval); }}};

struct SumsOfRow {
  const BoundedSums& sums;
  bool limited;
};

using SumsField = Field<SumsOfRow>;

constexpr std::array kSumsFields{
    SumsField{{"sum", "number", "Of the values and of their squares; of no deals these alone."},
              [](const SumsOfRow& of) -> Json { return of.sums.low.sum; }},
    SumsField{{"squares", "number"},
              [](const SumsOfRow& of) -> Json { return of.sums.low.squares; }},
    SumsField{{"sum_high", "number?"},
              [](const SumsOfRow& of) { return of.limited ? Json(of.sums.high.sum) : kAbsent; }},
    SumsField{{"squares_high", "number?"}, [](const SumsOfRow& of) {
                return of.limited ? Json(of.sums.high.squares) : kAbsent;
              }}};

// ---- Rows ---------------------------------------------------------------------------------------

// A row of the table, and what follows from it.
struct TableRow {
  const StatisticsRecord& record;
  const RowKey& key;
  const Tally& tally;
  const RowFigures& figures;

  const StatisticsHeading& heading() const { return record.heading; }
  bool has_mean() const { return matador::has_mean(heading().question); }
  bool is_limited() const { return has_mean() && heading().is_limited(); }
  // Null where the row does not tell of means, of limits, of looks.
  const Tally* with_mean() const { return has_mean() ? &tally : nullptr; }
  const Tally* limited() const { return is_limited() ? &tally : nullptr; }
  const Looks* looks() const { return has_looks(heading(), key) ? &tally.looks : nullptr; }
};

// A member of what the row has there.
template <auto There, auto Member>
Json of(const TableRow& row) {
  const auto* whole = (row.*There)();
  return whole != nullptr ? Json(whole->*Member) : kAbsent;
}

using RowField = Field<TableRow>;

constexpr std::array kTableRowFields{
    RowField{{"count", "Digits", "The number of deals, a string of digits.", "", kAlways},
             [](const TableRow& row) -> Json { return digits(row.tally.deals); }},
    RowField{{"p", "real",
              "Their share of those with the same keys; of a question with means, of all that "
              "count, in several contracts of those in the same one. With `\"shares\":\"joint\"` "
              "always of all; with `\"shares\":\"within\"`, in a question with means, of those "
              "with the same keys but the last.",
              "", kAlways},
             [](const TableRow& row) -> Json { return row.figures.share; }},
    RowField{
        {"p_low", "real?",
         "Where the question has a mean: the 95 % interval of `p`; absent where all were "
         "counted, and where no key but the contract divides the deals.",
         "", kOfSampledShares},
        [](const TableRow& row) { return end_of<&Interval::low>(row.figures.share_interval); }},
    RowField{
        {"p_high", "real?", nullptr, "", kOfSampledShares},
        [](const TableRow& row) { return end_of<&Interval::high>(row.figures.share_interval); }},
    RowField{{"sum", "number?",
              "Of the values of the deals and of their squares, where the question has a "
              "mean."},
             of<&TableRow::with_mean, &Tally::sum>},
    RowField{{"squares", "number?"}, of<&TableRow::with_mean, &Tally::squares>},
    RowField{
        {"mean", "real?", "The mean, and its standard error, which a single deal does not have.",
         "", kOfMeans},
        [](const TableRow& row) { return row.has_mean() ? given(row.figures.mean) : kAbsent; }},
    RowField{{"se", "real?", nullptr, "", kOfMeans},
             [](const TableRow& row) {
               return row.has_mean() ? given(row.figures.standard_error) : kAbsent;
             }},
    RowField{{"open", "Digits?",
              "With `limit` or `seconds`, where the question has a mean: the number of deals "
              "that needed more; the sums and the mean with the highest possible values of "
              "these, while the other keys have the lowest. `low` belongs to the lowest, "
              "`high` to the highest. In a question of yes and no these deals have a row of "
              "their own, with `null`, and widen the intervals of the others.",
              "", kOfLimits},
             [](const TableRow& row) {
               return row.is_limited() ? Json(digits(row.tally.open)) : kAbsent;
             }},
    RowField{{"sum_high", "number?"}, of<&TableRow::limited, &Tally::sum_high>},
    RowField{{"squares_high", "number?"}, of<&TableRow::limited, &Tally::squares_high>},
    RowField{{"mean_high", "real?", nullptr, "", kOfLimits},
             [](const TableRow& row) {
               return row.is_limited() ? given(row.figures.mean_high) : kAbsent;
             }},
    RowField{{"low", "real?",
              "The 95 % interval of the mean, else of `p`; absent where all were counted, and "
              "of the mean of a single deal. It ends where the values of a deal can end, "
              "wherever its cards lie, and so do those of differences; only scores of Jass "
              "have no ends, in which melds count, nor have those after `--played`.",
              "", kOfSamples},
             [](const TableRow& row) { return end_of<&Interval::low>(row.figures.interval); }},
    RowField{{"high", "real?", nullptr, "", kOfSamples},
             [](const TableRow& row) { return end_of<&Interval::high>(row.figures.interval); }}};

constexpr std::array kPairedFields{
    RowField{{"behind", "Behind?",
              "By how much less it is worth than the contract of the highest mean: `mean`, "
              "`se`, `low` and `high` of the differences in each deal, so that its interval is "
              "narrower than those of both means. Absent in the row of that contract. With "
              "`limit` or `seconds` it is the contract whose lowest and highest mean have the "
              "highest middle, and the difference has a `mean_high` too; it may be below 0."},
             [](const TableRow& row) {
               const auto& behind = row.figures.behind;
               if (!behind) return kAbsent;
               return json_of<MeanOfRow>(kMeanFields, {*behind, row.heading().is_limited()});
             }},
    RowField{{"products", "number[]?",
              "The sums of its (lowest) values times the (highest) values of each contract of "
              "the deal, in their order; `behind` is made of them."},
             [](const TableRow& row) {
               const bool paired = !averages_of(row.heading()).empty() && is_paired(row.heading());
               return paired ? Json(row.tally.products) : kAbsent;
             }}};

constexpr std::array kLookFields{
    RowField{{"looked_at", "number?",
              "The number of deals that were looked at, each with its guess, the solved ones "
              "among them. In a question of yes and no this and the next three stand in the "
              "row of yes, and are of both.",
              "", kOfGlances},
             of<&TableRow::looks, &Looks::deals>},
    RowField{{"guessed", "number?",
              "The sum of their guesses: of points and scores in whole ones, of tricks in "
              "hundredths, of a vol in thousandths of a chance."},
             of<&TableRow::looks, &Looks::guessed>},
    RowField{{"off", "{ sum: number; squares: number }?",
              "Over the solved deals, of the value less the guess: its `sum` and the sum of "
              "its `squares`."},
             [](const TableRow& row) {
               if (row.looks() == nullptr) return kAbsent;
               const auto& off = row.looks()->off;
               return Json{{"sum", off.sum}, {"squares", off.squares}};
             }},
    RowField{{"torn", "number?",
              "How many further deals are of this row only with some of the suits that the "
              "declarer may choose; absent where there are none."},
             [](const TableRow& row) {
               const bool any = row.looks() != nullptr && row.looks()->torn > 0;
               return any ? Json(row.looks()->torn) : kAbsent;
             }},
    RowField{{"worth", "real?",
              "There only where the guesses are used: as many solved deals alone would have as "
              "narrow an interval. `mean` and `se`, or `p`, and `low` and `high` are then "
              "those of the difference estimator: the mean of all guesses, and that of `off`. "
              "Else they are those of the solved deals, as without `--glance`.",
              "", kOfGlances},
             [](const TableRow& row) { return given(row.figures.worth); }}};

PortionOfRow portion_of(const TableRow& row, std::size_t place) {
  const Portion portion = portions_of(row.heading())[place];
  PortionOfRow of{row.tally.*portion.deals, {}, row.figures.portions[place]};
  if (has_own_open(row.heading(), portion)) of.open = row.tally.*portion.open;
  return of;
}

// The portions and means of the question.
void add_parts(const TableRow& row, Json& json) {
  const std::vector<Portion> portions = portions_of(row.heading());
  for (std::size_t i = 0; i < portions.size(); ++i) {
    json[std::string(portions[i].name)] = json_of<PortionOfRow>(kPortionFields, portion_of(row, i));
  }
  const std::vector<Average> averages = averages_of(row.heading());
  const bool limited = row.heading().is_limited();
  for (std::size_t i = 0; i < averages.size(); ++i) {
    Json& average = json[std::string(averages[i].name)];
    average = json_of<SumsOfRow>(kSumsFields, {row.tally.*averages[i].sums, limited});
    if (const auto& mean = row.figures.averages[i]) {
      add_fields<MeanOfRow>(kMeanFields, {*mean, limited}, average);
    }
  }
}

Json row_json(const TableRow& row) {
  Json json = Json::object();
  for (std::size_t i = 0; i < row.key.size(); ++i) {
    json[row.record.columns[i].name] = json_value(row.record.columns[i], row.key[i]);
  }
  add_fields<TableRow>(kTableRowFields, row, json);
  add_parts(row, json);
  add_fields<TableRow>(kPairedFields, row, json);
  add_fields<TableRow>(kLookFields, row, json);
  return json;
}

// ---- The table ----------------------------------------------------------------------------------

bool is_filtered(const StatisticsRecord& record) {
  return !record.heading.where.empty() && record.heading.question != Question::kShare;
}

// How many of all that were examined count, where there is a condition.
std::optional<Proportion> share_that_counts(const StatisticsRecord& record) {
  if (!is_filtered(record) || record.examined == 0) return std::nullopt;
  return counted_share(record);
}

template <double Interval::*End>
Json end_of_share(const StatisticsRecord& record) {
  return end_of<End>(share_that_counts(record));
}

// Which intervals the answer has.
Json json_methods(const StatisticsRecord& record) {
  if (!record.population) return kAbsent;
  Json methods{{"confidence", 0.95}, {"p", "wilson"}};
  if (has_mean(record.heading.question)) methods["mean"] = "t";
  if (!record.heading.glance.empty()) methods["glance"] = "difference";
  return methods;
}

Json json_rows(const StatisticsRecord& record) {
  Json rows = Json::array();
  const Figures figures(record);
  for (const auto& [key, tally] : rows_of(record)) {
    rows.push_back(row_json({record, key, tally, figures.of_row(key, tally)}));
  }
  return rows;
}

using TableField = Field<StatisticsRecord>;

constexpr std::array kTableHeadFields{
    TableField{{"question", "TableQuestion", "What was asked."},
               [](const StatisticsRecord& table) -> Json {
                 return question_name(table.heading.question);
               }},
    TableField{{"game", "GameName", nullptr, "", 2},
               [](const StatisticsRecord& table) -> Json { return table.heading.game; }},
    TableField{{"seats", "number", nullptr, "", 3},
               [](const StatisticsRecord& table) -> Json { return table.heading.seats; }},
    TableField{
        {"version", "string?",
         "Of the program that answered, of a merged table all of them: `2.0.0, 2.1.0`; absent "
         "where none was told.",
         "", 1},
        [](const StatisticsRecord& table) { return given(table.version); }}};

constexpr std::array kTableFields{
    TableField{
        {"rules", "string?",
         "The rule options as they hold: those of `options`, and of the others the defaults, "
         "`solo-vol=on tie-bonus=2 double-victory=on`; a bare word that was not given does "
         "not hold, and is not there; absent where there are none. A table of other rules is "
         "not read.",
         "", 5},
        [](const StatisticsRecord& table) { return given(rules_of(table.heading)); }},
    TableField{{"weights", "string?",
                "Where contracts are compared in a game without a score: what each counts, `C-P*K` "
                "in full; `merge` refuses a table without it."},
               [](const StatisticsRecord& table) { return given(weights_of(table.heading)); }},
    TableField{
        {"by", "string[]?",
         "The keys, as they were written; absent where there are none. Several contracts add "
         "`contract`, and `trump` where that is named beside it."},
        [](const StatisticsRecord& table) {
          return table.heading.by.empty() ? kAbsent : Json(table.heading.by);
        }},
    TableField{{"population", "'all' | { seed: number; first: number; deals: number }",
                "`\"all\"`, or the deals that were sampled: `seed`, `first` and how many `deals`."},
               json_population},
    TableField{{"examined", "number?",
                "The number of deals that were looked at; absent where all were counted."},
               [](const StatisticsRecord& table) {
                 return table.population ? Json(static_cast<std::uint64_t>(table.examined))
                                         : kAbsent;
               }},
    TableField{
        {"all", "Digits?",
         "Where all were counted and there is a condition: the number of all hands or deals, "
         "a string of digits."},
        [](const StatisticsRecord& table) {
          const bool all = !table.population && is_filtered(table);
          return all ? Json(digits(table.examined)) : kAbsent;
        }},
    TableField{
        {"count", "Digits?",
         "With several contracts: how many deals count, in one contract or more, a string of "
         "digits; `merge` refuses a table without it, unless all count in all contracts."},
        [](const StatisticsRecord& table) {
          return plays_several(table.heading) ? Json(digits(table.counted)) : kAbsent;
        }},
    TableField{
        {"of", "Digits",
         "How many of them count, a string of digits, because the number is too large for "
         "some readers of JSON. The condition holds for these, and they are not passed out "
         "where they had to be played. With several contracts it is the sum over the "
         "contracts, in each of which a deal may count once."},
        [](const StatisticsRecord& table) -> Json { return digits(table.statistics.deals()); }},
    TableField{{"p", "real?",
                "Where there is a condition: the share of the deals that count, and its 95 % "
                "interval where deals were sampled."},
               [](const StatisticsRecord& table) {
                 const auto share = share_that_counts(table);
                 return share ? Json(share->share) : kAbsent;
               }},
    TableField{{"low", "real?"}, end_of_share<&Interval::low>},
    TableField{{"high", "real?"}, end_of_share<&Interval::high>},
    TableField{{"stopped", "'seconds'?",
                "`seconds` where some deals took longer than `--seconds`; else absent."},
               [](const StatisticsRecord& table) {
                 return table.out_of_time ? stop_json(StopReason::kSeconds) : kAbsent;
               }},
    TableField{
        {"intervals", "{ confidence: 0.95; p: 'wilson'; mean?: 't'; glance?: 'difference' }?",
         "Where deals were sampled: `confidence` 0.95, and the methods: of shares `p` "
         "`\"wilson\"` (E. B. Wilson 1927; of none and of all the exact one of Clopper and "
         "Pearson), of means `mean` `\"t\"` (Student's distribution); with glances `glance` "
         "`\"difference\"`, how rows with `worth` are estimated."},
        json_methods},
    TableField{
        {"rows", "TableRow[]", "An object for each group of deals, in the order of its keys."},
        json_rows}};

}  // namespace

FieldTexts table_fields() {
  FieldTexts texts = texts_of<StatisticsRecord>(kTableHeadFields);
  for (const HeadingText& text : kHeadingTexts) texts.push_back(text.key);
  for (const TableField& field : kTableFields) texts.push_back(field.text);
  return texts;
}

FieldTexts row_fields() { return texts_of<TableRow>(kTableRowFields) + part_fields(); }
FieldTexts compared_row_fields() {
  return compared_part_fields() + texts_of<TableRow>(kPairedFields);
}

FieldTexts looked_row_fields() { return texts_of<TableRow>(kLookFields); }
FieldTexts portion_fields() { return texts_of<PortionOfRow>(kPortionFields); }
FieldTexts average_fields() { return texts_of<SumsOfRow>(kSumsFields); }
FieldTexts behind_fields() { return texts_of<MeanOfRow>(kMeanFields); }

Json statistics_object(const StatisticsRecord& record) {
  Json json = json_of<StatisticsRecord>(kTableHeadFields, record);
  for (const HeadingText& text : kHeadingTexts) {
    if (!(record.heading.*text.text).empty()) json[text.key.name] = record.heading.*text.text;
  }
  add_fields<StatisticsRecord>(kTableFields, record, json);
  round_all(json);
  return json;
}

std::string statistics_json(const StatisticsRecord& record) {
  return write_json(statistics_object(record)) + "\n";
}

// ---- CSV ----------------------------------------------------------------------------------------

namespace {

struct TableColumn {
  std::string name;
  std::function<Json(const TableRow& row)> cell;
};

// Which columns a table has, by the numbers above.
using Told = std::array<bool, 7>;

void add_columns(Fields<TableRow> fields, const Told& told, std::vector<TableColumn>& columns) {
  for (const RowField& field : fields) {
    if (!told[static_cast<std::size_t>(field.text.column)]) continue;
    columns.push_back({field.text.name, field.value});
  }
}

// Of a part of a row: its first column has the name of the part alone. `of`: the part, which some
// rows may not have.
template <typename Part, typename Of>
void add_columns(const std::string& name, Fields<Part> fields, const Told& told, Of of,
                 std::vector<TableColumn>& columns) {
  for (const Field<Part>& field : fields) {
    if (!told[static_cast<std::size_t>(field.text.column)]) continue;
    const bool first = &field == &fields.front();
    columns.push_back({first ? name : absl::StrCat(name, "_", field.text.name),
                       [of, value = field.value](const TableRow& row) {
                         const std::optional<Part> part = of(row);
                         return part ? value(*part) : kAbsent;
                       }});
  }
}

void add_part_columns(const StatisticsRecord& record, const Told& told,
                      std::vector<TableColumn>& columns) {
  const std::vector<Portion> portions = portions_of(record.heading);
  for (std::size_t i = 0; i < portions.size(); ++i) {
    Told of_portion = told;
    of_portion[kOfLimits] = has_own_open(record.heading, portions[i]);
    add_columns<PortionOfRow>(
        std::string(portions[i].name), kPortionFields, of_portion,
        [i](const TableRow& row) { return std::optional(portion_of(row, i)); }, columns);
  }
  const auto add_mean = [&](std::string_view name, auto mean_of) {
    const auto of = [mean_of, limited = told[kOfLimits]](const TableRow& row) {
      const std::optional<Mean>& mean = mean_of(row);
      return mean ? std::optional(MeanOfRow{*mean, limited}) : std::nullopt;
    };
    add_columns<MeanOfRow>(std::string(name), kMeanFields, told, of, columns);
  };
  const std::vector<Average> averages = averages_of(record.heading);
  for (std::size_t i = 0; i < averages.size(); ++i) {
    add_mean(averages[i].name, [i](const TableRow& row) -> const std::optional<Mean>& {
      return row.figures.averages[i];
    });
  }
  if (!is_paired(record.heading)) return;
  add_mean(kPairedFields.front().text.name,
           [](const TableRow& row) -> const std::optional<Mean>& { return row.figures.behind; });
}

// What every row is of. `deals`: where all were counted, too.
void add_origin(const StatisticsRecord& record, std::vector<TableColumn>& columns) {
  const std::size_t begin = columns.size();
  const auto add = [&](const FieldText& text, const Json& value) {
    if (text.column == 0) return;
    const std::size_t place = begin + static_cast<std::size_t>(text.column) - 1;
    if (columns.size() <= place) columns.resize(place + 1);
    columns[place] = {text.name, [value](const TableRow& /*row*/) { return value; }};
  };
  for (const TableField& field : kTableHeadFields) add(field.text, field.value(record));
  for (const HeadingText& text : kHeadingTexts) add(text.key, record.heading.*text.text);
  for (const TableField& field : kTableFields) {
    if (field.text.column > 0) add(field.text, field.value(record));
  }
  for (const Field<Population>& field : kPopulationFields) {
    add(field.text, record.population ? field.value(*record.population) : kAbsent);
  }
  add(kPopulationFields.back().text, digits(record.examined));
}

std::vector<TableColumn> table_columns(const StatisticsRecord& record) {
  const bool means = has_mean(record.heading.question);
  const bool limits = means && record.heading.is_limited();
  const bool samples = record.population.has_value();
  const bool shares = means && samples && has_shares(record);
  const Told told{false, true, means, limits, samples, shares, !record.heading.glance.empty()};
  std::vector<TableColumn> columns;
  for (std::size_t i = 0; i < record.columns.size(); ++i) {
    const Column& column = record.columns[i];
    columns.push_back({column.name, [&column, i](const TableRow& row) {
                         return json_value(column, row.key[i]);
                       }});
  }
  add_columns(kTableRowFields, told, columns);
  add_columns(kLookFields, told, columns);
  add_part_columns(record, told, columns);
  add_origin(record, columns);
  return columns;
}

std::string cell_text(const Json& value) {
  return value.is_number_float() ? absl::StrFormat("%.8f", value.get<double>()) : csv_cell(value);
}

}  // namespace

std::string statistics_csv(const StatisticsRecord& record) {
  const std::vector<TableColumn> columns = table_columns(record);
  const Figures figures(record);
  std::vector<std::string> cells;
  for (const TableColumn& column : columns) cells.push_back(column.name);
  std::string text = csv_row(cells);
  for (const auto& [key, tally] : rows_of(record)) {
    const RowFigures of_row = figures.of_row(key, tally);
    cells.clear();
    for (const TableColumn& column : columns) {
      cells.push_back(cell_text(column.cell({record, key, tally, of_row})));
    }
    text += csv_row(cells);
  }
  return text;
}

}  // namespace matador
