#include "formats/statistics/table_csv.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/output/csv.h"

namespace matador {
namespace {

// A row of the table, and what follows from it.
struct Row {
  const RowKey& key;
  const Tally& tally;
  const RowFigures& figures;
};

std::string in_digits(double number) { return absl::StrFormat("%.8f", number); }
std::string in_digits(std::optional<double> number) { return number ? in_digits(*number) : ""; }

// As in JSON.
std::string key_text(const Column& column, std::optional<std::int64_t> value) {
  if (!value) return "";
  if (column.truth) return *value != 0 ? "true" : "false";
  return column.names.empty() ? absl::StrCat(*value) : column.text(value);
}

// The columns of a table, each with its name and what stands in it.
class CsvColumns {
 public:
  explicit CsvColumns(const StatisticsRecord& record);

  std::string heading() const {
    std::vector<std::string> names;
    for (const CsvColumn& column : columns_) names.push_back(column.name);
    return csv_row(names);
  }
  std::string row(const Row& row) const {
    std::vector<std::string> cells;
    for (const CsvColumn& column : columns_) cells.push_back(column.cell(row));
    return csv_row(cells);
  }

 private:
  using Cell = std::function<std::string(const Row&)>;
  struct CsvColumn {
    std::string name;
    Cell cell;
  };

  void add(std::string name, Cell cell) { columns_.push_back({std::move(name), std::move(cell)}); }

  template <typename IntervalOf>  // std::optional<Interval> of a row
  void add_interval(const std::string& prefix, IntervalOf interval_of) {
    const auto at_end = [interval_of](double Interval::*end) {
      return [interval_of, end](const Row& row) {
        const std::optional<Interval> interval = interval_of(row);
        return interval ? in_digits((*interval).*end) : "";
      };
    };
    add(prefix + "low", at_end(&Interval::low));
    add(prefix + "high", at_end(&Interval::high));
  }

  template <typename MeanOf>  // std::optional<Mean> of a row
  void add_mean(const std::string& name, bool limited, MeanOf mean_of) {
    add(name, [mean_of](const Row& row) {
      const std::optional<Mean> mean = mean_of(row);
      return mean ? in_digits(mean->mean) : "";
    });
    if (limited) {
      add(name + "_mean_high", [mean_of](const Row& row) {
        const std::optional<Mean> mean = mean_of(row);
        return mean ? in_digits(mean->highest) : "";
      });
    }
    add(name + "_se", [mean_of](const Row& row) {
      const std::optional<Mean> mean = mean_of(row);
      return mean ? in_digits(mean->standard_error) : "";
    });
    add_interval(name + "_", [mean_of](const Row& row) {
      const std::optional<Mean> mean = mean_of(row);
      return mean && mean->standard_error ? mean->interval : std::nullopt;
    });
  }

  void add_value(bool limited);
  void add_origin(const StatisticsRecord& record);
  void add_portion(const StatisticsRecord& record, const Portion& portion, std::size_t place);

  std::vector<CsvColumn> columns_;
};

CsvColumns::CsvColumns(const StatisticsRecord& record) {
  const StatisticsHeading& heading = record.heading;
  for (std::size_t i = 0; i < record.columns.size(); ++i) {
    const Column& column = record.columns[i];
    add(column.name, [&column, i](const Row& row) { return key_text(column, row.key[i]); });
  }
  add("count", [](const Row& row) { return digits(row.tally.deals); });
  add("p", [](const Row& row) { return in_digits(row.figures.share); });
  if (has_mean(heading.question) && record.population && has_shares(record)) {
    add_interval("p_", [](const Row& row) { return row.figures.share_interval; });
  }
  const bool limited = has_mean(heading.question) && heading.is_limited();
  if (has_mean(heading.question)) add_value(limited);
  if (record.population) add_interval("", [](const Row& row) { return row.figures.interval; });
  if (!heading.glance.empty()) {
    add("looked_at", [&heading](const Row& row) {
      return has_looks(heading, row.key) ? absl::StrCat(row.tally.looks.deals) : "";
    });
    add("worth", [](const Row& row) { return in_digits(row.figures.worth); });
  }
  const std::vector<Portion> portions = portions_of(heading);
  for (std::size_t i = 0; i < portions.size(); ++i) add_portion(record, portions[i], i);
  const std::vector<Average> averages = averages_of(heading);
  for (std::size_t i = 0; i < averages.size(); ++i) {
    add_mean(std::string(averages[i].name), limited,
             [i](const Row& row) { return row.figures.averages[i]; });
  }
  if (is_paired(heading)) {
    add_mean("behind", limited, [](const Row& row) { return row.figures.behind; });
  }
  add_origin(record);
}

// What every row is of.
void CsvColumns::add_origin(const StatisticsRecord& record) {
  const auto add_same = [&](const char* name, std::string text) {
    add(name, [text = std::move(text)](const Row& /*row*/) { return text; });
  };
  const std::optional<Population>& sampled = record.population;
  add_same("version", record.version);
  add_same("game", record.heading.game);
  add_same("seats", absl::StrCat(record.heading.seats));
  add_same("options", record.heading.options);
  add_same("rules", rules_of(record.heading));
  add_same("seed", sampled ? absl::StrCat(sampled->seed) : "");
  add_same("first", sampled ? absl::StrCat(sampled->first) : "");
  add_same("deals", digits(record.examined));
}

// The mean of the value, and of open deals how high it may be.
void CsvColumns::add_value(bool limited) {
  add("mean", [](const Row& row) { return in_digits(row.figures.mean); });
  add("se", [](const Row& row) { return in_digits(row.figures.standard_error); });
  if (!limited) return;
  add("open", [](const Row& row) { return digits(row.tally.open); });
  add("mean_high", [](const Row& row) { return in_digits(row.figures.mean_high); });
}

void CsvColumns::add_portion(const StatisticsRecord& record, const Portion& portion,
                             std::size_t place) {
  const std::string name(portion.name);
  add(name, [deals = portion.deals](const Row& row) { return digits(row.tally.*deals); });
  if (has_own_open(record.heading, portion)) {
    add(name + "_open", [open = portion.open](const Row& row) { return digits(row.tally.*open); });
  }
  add(name + "_p", [place](const Row& row) {
    const std::optional<Proportion>& share = row.figures.portions[place];
    return share ? in_digits(share->share) : "";
  });
  if (!record.population) return;
  add_interval(name + "_", [place](const Row& row) {
    const std::optional<Proportion>& share = row.figures.portions[place];
    return share ? share->interval : std::nullopt;
  });
}

}  // namespace

std::string statistics_csv(const StatisticsRecord& record) {
  const CsvColumns columns(record);
  const Figures all(record);
  std::string text = columns.heading();
  for (const auto& [key, tally] : rows_of(record)) {
    text += columns.row({key, tally, all.of_row(key, tally)});
  }
  return text;
}

}  // namespace matador
