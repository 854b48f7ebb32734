// Reads the JSON of a probability table, from any source.

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "formats/statistics/headline.h"
#include "formats/statistics/record.h"
#include "formats/words/text.h"
#include "solver/games/game.h"
#include "solver/hand_on.h"
#include "solver/statistics/deal_counts.h"
#include "solver/statistics/hand_counts.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// Beyond what any table holds, and small enough to be added up: the value of a deal, the product of
// two, and the deals of a row.
constexpr std::uint64_t kLargestValue = 4000;
constexpr std::int64_t kLargestProduct = 9'000'000;
constexpr absl::uint128 kMostHands = absl::MakeUint128(1ULL << 32, 0);

// Whether values can have this sum if this number of them is below 0.
bool can_be_lost(const Tally& tally) {
  const auto below = static_cast<absl::int128>(tally.lost);
  const auto others = static_cast<absl::int128>(tally.deals - tally.lost);
  return tally.sum >= -below * kLargestValue && tally.sum <= others * kLargestValue - below;
}

bool are_possible(const Tally& sums) {
  const absl::int128 wide = sums.sum;
  return sums.deals <= kMostDeals && sums.squares <= sums.deals * kLargestValue * kLargestValue &&
         wide * wide <= static_cast<absl::int128>(sums.deals * sums.squares);
}

// The most by which figures may differ that were rounded on two machines.
constexpr double kRounding = 2e-8;

// Whether a figure is our own. An interval that ends where values end may run beyond: it once did.
bool is_figure(const std::string& name, double figure, double own, Interval ends) {
  const bool is_beyond = (name == "low" && own == ends.low && figure < own) ||
                         (name == "high" && own == ends.high && figure > own);
  return is_beyond || std::abs(figure - own) <= kRounding;
}

Interval ends_of_part(const std::string& name, const StatisticsHeading& heading, Interval values) {
  if (name == "behind") return ends_of_difference(values);
  for (const Average& average : averages_of(heading)) {
    if (average.name == name) return ends_of(average, values);
  }
  return kNoEnds;
}

// Reads an object of somebody else's making: everything in it is asked for by name and kind. The
// first thing that is missing, of another kind or impossible is the fault; what is read after it
// means nothing.
class TableReader {
 public:
  absl::StatusOr<StatisticsRecord> read(const Json& json) {
    StatisticsRecord record;
    record.heading = read_heading(json);
    MATADOR_RETURN_IF_ERROR(fault_);
    MATADOR_ASSIGN_OR_RETURN(record.columns, read_columns(record.heading));
    MATADOR_ASSIGN_OR_RETURN(const Query query, query_of(record.heading));
    check_rules(json, record.heading);
    check_weights(json, record.heading);
    MATADOR_RETURN_IF_ERROR(fault_);
    MATADOR_ASSIGN_OR_RETURN(record.contracts, contracts_each(query));
    record.out_of_time = read_optional_text(json, "stopped") == stop_name(StopReason::kSeconds);
    record.version = read_optional_text(json, "version");
    if (!is_text(record.version)) fail_on("version", record.version);
    const Json& rows = read_list(json, "rows");
    read_rows(rows, record);
    if (record.statistics.deals() != read_digits(json, "of")) {
      fail("the counts of the rows are not those of all");
    }
    if (field(json, "population") == kAllDeals) {
      record.counted = record.statistics.deals();
      record.examined = json.contains("all") ? read_digits(json, "all") : record.counted;
      if (record.examined < record.counted) fail("fewer hands than count");
      check_all(query, record);
    } else {
      record.population = read_population(field(json, "population"));
      record.examined = read_whole<std::uint64_t>(json, "examined");
      record.counted = read_counted(json, record);
      if (record.examined != record.population->deals || record.counted > record.examined) {
        fail("more or fewer deals than the population has");
      }
    }
    MATADOR_RETURN_IF_ERROR(fault_);
    check_rows(rows, record);
    MATADOR_RETURN_IF_ERROR(fault_);
    return record;
  }

 private:
  void fail(const std::string& fault) { fault_.Update(invalid(fault)); }
  void fail_on(std::string_view name, const std::string& value) {
    fail(absl::StrCat("bad ", std::string(name), " ", in_quotes(value)));
  }

  const Json& field(const Json& object, std::string_view name) {
    static const Json kNothing;
    const auto place = object.find(name);
    if (place != object.end()) return *place;
    fail("no key " + in_quotes(name));
    return kNothing;
  }

  std::string read_text(const Json& object, std::string_view name) {
    const Json& json = field(object, name);
    if (json.is_string()) return json.get<std::string>();
    fail_on(name, write_json(json));
    return "";
  }

  // Empty where it is not there.
  std::string read_optional_text(const Json& object, std::string_view name) {
    return object.contains(name) ? read_text(object, name) : "";
  }

  const Json& read_list(const Json& object, std::string_view name) {
    const Json& json = field(object, name);
    if (!json.is_array()) fail_on(name, write_json(json));
    return json;
  }

  // A number of the kind and no other: JSON itself would turn -1 and 1.5 into numbers without sign.
  template <typename Number>
  Number read_whole(const Json& object, std::string_view name) {
    const Json& json = field(object, name);
    const bool fits =
        json.is_number_unsigned()
            ? std::in_range<Number>(json.get<std::uint64_t>())
            : json.is_number_integer() && std::in_range<Number>(json.get<std::int64_t>());
    if (fits) return json.get<Number>();
    fail_on(name, write_json(json));
    return 0;
  }

  absl::uint128 read_digits(const Json& object, std::string_view name) {
    const std::string text = read_text(object, name);
    absl::uint128 number = 0;
    if (absl::SimpleAtoi(text, &number) && digits(number) == text) return number;
    fail_on(name, text);
    return 0;
  }

  std::optional<std::int64_t> read_value(const Column& column, const Json& json) {
    if (json.is_null()) return std::nullopt;
    if (column.truth) {
      if (!json.is_boolean()) fail_on(column.name, write_json(json));
      return json == true ? 1 : 0;
    }
    if (column.names.empty() && json.is_number_integer()) return json.get<std::int64_t>();
    const std::string name = json.is_string() ? json.get<std::string>() : write_json(json);
    const auto place = std::find(column.names.begin(), column.names.end(), name);
    if (place == column.names.end()) fail_on(column.name, name);
    return place - column.names.begin();
  }

  StatisticsHeading read_heading(const Json& json) {
    StatisticsHeading heading;
    const std::string name = read_text(json, "question");
    const std::optional<Question> question = find_question(name);
    if (!question) fail("unknown question " + in_quotes(name));
    heading.question = question.value_or(Question::kLength);
    heading.game = read_text(json, "game");
    // Under the name that find_game() knows; an unknown one is a fault of the columns.
    if (const auto game = read_game(heading.game); game.ok()) heading.game = (*game)->name();
    heading.seats = read_whole<int>(json, "seats");
    for (const auto& [field, text] : kHeadingTexts) {
      heading.*text = read_optional_text(json, field.name);
      if (!is_text(heading.*text)) fail_on(field.name, heading.*text);
    }
    if (!heading.shares.empty() && heading.shares != "joint" && heading.shares != "within") {
      fail_on("shares", heading.shares);
    }
    if (!json.contains("by")) return heading;
    for (const Json& key : read_list(json, "by")) {
      if (!key.is_string()) fail_on("by", write_json(key));
      heading.by.push_back(key.is_string() ? key.get<std::string>() : "");
    }
    return heading;
  }

  Population read_population(const Json& json) {
    const Population population{.seed = read_whole<std::uint64_t>(json, "seed"),
                                .first = read_whole<std::uint64_t>(json, "first"),
                                .deals = read_whole<std::uint64_t>(json, "deals")};
    if (population.deals > kMostDeals || population.first > kLastFirstDeal + kMostDeals) {
      fail("too many deals, or numbers of deals too large");
    }
    return population;
  }

  Sums read_sums(const Json& json, const std::string& ending = "") {
    return {.sum = read_whole<std::int64_t>(json, "sum" + ending),
            .squares = read_whole<std::uint64_t>(json, "squares" + ending)};
  }

  BoundedSums read_bounded_sums(const Json& json, const StatisticsHeading& heading) {
    const Sums low = read_sums(json);
    return {.low = low, .high = heading.is_limited() ? read_sums(json, "_high") : low};
  }

  // The sums that a number of values can have.
  void read_sums(const Json& row, const StatisticsHeading& heading, Tally& tally) {
    const auto [low, high] = read_bounded_sums(row, heading);
    tally.sum = low.sum;
    tally.squares = low.squares;
    tally.sum_high = high.sum;
    tally.squares_high = high.squares;
    if (heading.is_limited()) tally.open = read_digits(row, "open");
    const bool possible = are_possible(tally) && are_possible(tally.highest()) &&
                          tally.open <= tally.deals && tally.sum <= tally.sum_high;
    if (!possible) fail("bad sums in a row");
  }

  // The means of some of the deals of a row, and the products of its values and those of others.
  void read_averages(const Json& row, const StatisticsHeading& heading, Tally& tally) {
    const std::vector<Average> averages = averages_of(heading);
    for (const Average& average : averages) {
      const BoundedSums sums = read_bounded_sums(field(row, average.name), heading);
      tally.*average.sums = sums;
      const absl::uint128 of = tally.*average.of;
      const auto are_possible_in = [&](const Sums& some) {
        return are_possible({.deals = of, .sum = some.sum, .squares = some.squares});
      };
      const bool in_order = sums.low.sum <= sums.high.sum;
      if (!are_possible_in(sums.low) || !are_possible_in(sums.high) || !in_order) {
        fail("bad sums in a row");
      }
    }
    if (averages.empty() || !is_paired(heading)) return;
    for (const Json& product : read_list(row, "products")) {
      const bool whole = product.is_number_integer() &&
                         !(product.is_number_unsigned() &&
                           !std::in_range<std::int64_t>(product.get<std::uint64_t>()));
      const auto number = whole ? product.get<std::int64_t>() : 0;
      const absl::int128 most = static_cast<absl::int128>(tally.deals) * kLargestProduct;
      if (!whole || number > most || number < -most) fail("bad products in a row");
      tally.products.push_back(number);
    }
  }

  Looks read_looks(const Json& row) {
    const Looks looks{.deals = read_whole<std::uint64_t>(row, "looked_at"),
                      .guessed = read_whole<std::int64_t>(row, "guessed"),
                      .off = read_sums(field(row, "off")),
                      .torn = row.contains("torn") ? read_whole<std::uint64_t>(row, "torn") : 0};
    const absl::int128 most = static_cast<absl::int128>(looks.deals) * kLargestValue;
    const Tally off_sums{.deals = kMostDeals, .sum = looks.off.sum, .squares = looks.off.squares};
    const bool possible = std::max(looks.deals, looks.torn) <= kMostDeals * kMostLooks &&
                          looks.guessed <= most && looks.guessed >= -most && are_possible(off_sums);
    if (!possible) fail("bad looks in a row");
    return looks;
  }

  Tally read_tally(const Json& row, const StatisticsHeading& heading) {
    Tally tally{.deals = read_digits(row, "count")};
    const bool known = tally.deals > 0 || is_yes_or_no(heading.question) ||
                       may_have_rows_of_none(heading.question);
    if (!known || tally.deals > kMostHands) fail("bad count");
    if (!fault_.ok()) return {};
    if (has_mean(heading.question)) read_sums(row, heading, tally);
    for (const Portion& portion : portions_of(heading)) {
      const std::string name(portion.name);
      tally.*portion.deals = read_digits(field(row, name), "count");
      absl::uint128 open = 0;
      if (has_own_open(heading, portion)) {
        open = tally.*portion.open = read_digits(field(row, name), "open");
      }
      const absl::uint128 of = tally.*portion.of;
      const bool possible = tally.*portion.deals <= of && open <= of - tally.*portion.deals &&
                            (portion.deals != &Tally::lost || can_be_lost(tally));
      if (!possible) fail(absl::StrCat("bad ", name, " in a row"));
    }
    read_averages(row, heading, tally);
    return tally;
  }

  void read_rows(const Json& rows, StatisticsRecord& record) {
    for (const Json& row : rows) {
      RowKey key;
      for (const Column& column : record.columns) {
        key.push_back(read_value(column, field(row, column.name)));
      }
      if (record.statistics.rows().contains(key)) fail("a row is there twice");
      Tally tally = read_tally(row, record.heading);
      if (has_looks(record.heading, key)) tally.looks = read_looks(row);
      if (!fault_.ok()) return;
      if (tally.deals > 0 || tally.looks.any()) record.statistics.add(key, tally);
    }
  }

  // All hands or deals of the game, where they were counted.
  void check_all(const Query& query, const StatisticsRecord& record) {
    if (is_solved(query)) return;  // all are too many
    const bool matadors = query.question == Question::kMatadors;
    absl::uint128 all = 0;
    if (matadors) {
      for (const auto& row : query.game->info().ways_by_matadors(query.seats)) all += row.second;
    } else {
      all = counts_hands(record.heading) ? hands_of(query) : deals_of(query);
    }
    if (record.examined == all) return;
    fail(absl::StrCat("of ", digits(record.examined),
                      counts_hands(record.heading) ? " hands" : " deals", ", ", record.heading.game,
                      " has ", digits(all)));
  }

  // The first figure in `row` that is another than in `own`, which follows from the counts.
  void check_figures(const Json& row, const Json& own, const StatisticsHeading& heading,
                     Interval ends) {
    for (const auto& [name, figure] : row.items()) {
      const auto place = own.find(name);
      if (place == own.end()) {
        fail("unknown key " + in_quotes(name));
      } else if (figure.is_object() && place->is_object()) {
        check_figures(figure, *place, heading, ends_of_part(name, heading, ends));
      } else if (figure.is_number() && place->is_number()
                     ? !is_figure(name, figure.get<double>(), place->get<double>(), ends)
                     : figure != *place) {
        fail(absl::StrCat(name, " ", write_json(figure), " in a row, by its counts it is ",
                          write_json(*place)));
      }
    }
  }

  // Whether the rows say what follows from their counts; rows of no deals may be missing.
  void check_rows(const Json& rows, const StatisticsRecord& record) {
    std::map<std::string, Json> own;  // by the values of the keys
    const auto key_of = [&](const Json& row) {
      std::string key;
      for (const Column& column : record.columns)
        absl::StrAppend(&key, write_json(field(row, column.name)), ",");
      return key;
    };
    const Json whole = statistics_object(record);
    const Interval ends = ends_of_values(record.heading);
    for (const Json& row : whole.at("rows")) own[key_of(row)] = row;
    for (const Json& row : rows) {
      const auto place = own.find(key_of(row));
      if (place != own.end()) check_figures(row, place->second, record.heading, ends);
    }
  }

  // Points that were counted otherwise would be read, and merged, as if they were these.
  void check_weights(const Json& json, const StatisticsHeading& heading) {
    const std::string weights = weights_of(heading);
    if (weights.empty()) {
      if (json.contains("weights")) fail("weights, though nothing in it is counted by weights");
      return;
    }
    if (!json.contains("weights")) {
      fail("no weights, so its contracts were compared by plain points; make it anew");
    }
    const std::string counted = read_text(json, "weights");
    if (counted == weights) return;
    fail(absl::StrCat("bad weights ", in_quotes(counted), ", expected ", in_quotes(weights)));
  }

  // Tables did not always tell the rules, so they may be missing.
  void check_rules(const Json& json, const StatisticsHeading& heading) {
    if (!json.contains("rules")) return;
    const std::string told = read_text(json, "rules");
    const std::string rules = rules_of(heading);
    if (told == rules) return;
    const std::vector<std::string> theirs = absl::StrSplit(told, ' ');
    const std::vector<std::string> ours = absl::StrSplit(rules, ' ');
    const auto [a, b] = std::mismatch(theirs.begin(), theirs.end(), ours.begin(), ours.end());
    fail(absl::StrCat("its rules have ", in_quotes(a == theirs.end() ? "" : *a),
                      ", here they have ", in_quotes(b == ours.end() ? "" : *b)));
  }

  // How many deals the rows are of, in several contracts each.
  absl::uint128 read_counted(const Json& json, const StatisticsRecord& record) {
    const absl::uint128 rows = record.statistics.deals();
    if (!plays_several(record.heading)) return rows;
    const auto contracts = static_cast<unsigned>(record.contracts);
    const bool all_count = rows == record.examined * contracts;
    if (!json.contains("count")) {
      if (all_count || rows == 0) return rows / contracts;
      fail("no count of its deals, only of their contracts; make it anew");
    }
    const absl::uint128 counted = read_digits(json, "count");
    if (counted > rows || rows > counted * contracts) {
      fail("its count of deals is not one of its rows");
    }
    return counted;
  }

  absl::Status fault_;
};

}  // namespace

absl::StatusOr<StatisticsRecord> read_statistics(std::string_view text) {
  const absl::StatusOr<Json> json = read_json(text);
  absl::StatusOr<StatisticsRecord> record = json.ok() ? TableReader().read(*json) : json.status();
  if (record.ok()) return record;
  return invalid("not a table: ", record.status().message());
}

}  // namespace matador
