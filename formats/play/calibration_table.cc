#include "formats/play/calibration_table.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/game_format.h"
#include "formats/input/bounded_json.h"
#include "formats/output/csv.h"
#include "formats/words/text.h"
#include "solver/games/objectives.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kSideColumn = 14;
constexpr std::size_t kColumn = 10;

std::string side_name(std::optional<bool> declares) {
  if (!declares) return "both";
  return *declares ? "declaring" : "other";
}

std::string line_of(const std::vector<std::string>& cells) {
  std::string line = left_in(kSideColumn, cells.front());
  for (std::size_t i = 1; i < cells.size(); ++i) {
    line += i + 1 < cells.size() ? right_in(kColumn, cells[i]) : "   " + cells[i];
  }
  return line + "\n";
}

std::string line_of(const CalibrationRow& row) {
  const std::optional<Interval> interval = row.difference.interval();
  return line_of(
      {row.cards ? "" : absl::StrCat(side_name(row.declares), row.declares ? " side" : " sides"),
       row.cards ? absl::StrCat(*row.cards) : "all", absl::StrCat(row.promises),
       absl::StrFormat("%.2f", row.promised), absl::StrFormat("%.2f", row.scored),
       absl::StrFormat("%+.2f", row.difference.mean),
       interval ? absl::StrFormat("%+.2f to %+.2f", interval->low, interval->high) : "-"});
}

}  // namespace

std::string CalibrationTable::text() const {
  if (deals() == 0) return "";
  switch (settings_.format) {
    case Format::kJson:
      return json();
    case Format::kCsv:
      return csv();
    case Format::kText:
      break;
  }
  return view();
}

std::string CalibrationTable::view() const {
  const UsualPlay& play = settings_.play;
  std::string text = absl::StrFormat(
      "%s, %d players%s: what %s promised and what was scored, in %s,\n"
      "over %d deal%s of seed %d, with %s at every seat\n\n",
      std::string(format_of(*play.game).guide.title), play.seats, settings_.contract_text(),
      settings_.calibrated->name, objective_name(settings_.objective()), deals(),
      deals() == 1 ? "" : "s", settings_.seed, settings_.calibrated->name);
  text += line_of({"", "cards", "promises", "promised", "scored", "more", "95 %"});
  for (const CalibrationRow& row : calibration_.rows()) text += line_of(row);
  return text;
}

std::string CalibrationTable::json() const {
  std::string text;
  for (const CalibrationRow& row : calibration_.rows()) {
    const std::optional<Interval> interval = row.difference.interval();
    Json json = settings_.played_json();
    json["player"] = settings_.calibrated->name;
    json["seed"] = settings_.seed;
    json["deals"] = deals();
    json["side"] = side_name(row.declares);
    json["cards"] = row.cards ? Json(*row.cards) : Json();
    json["promises"] = row.promises;
    json["promised"] = row.promised;
    json["scored"] = row.scored;
    json["mean"] = row.difference.mean;
    json["se"] = row.difference.se ? Json(*row.difference.se) : Json();
    json["low"] = interval ? Json(interval->low) : Json();
    json["high"] = interval ? Json(interval->high) : Json();
    text += write_json(json) + "\n";
  }
  return text;
}

std::string CalibrationTable::csv() const {
  std::string text =
      csv_row({"deal", "seat", "side", "cards", "worlds", "promised", "se", "scored"});
  for (std::size_t deal = 0; deal < deals(); ++deal) {
    for (const Promise& promise : calibration_.deals()[deal]) {
      const std::optional<double>& se = promise.promised.se;
      text += csv_row({absl::StrCat(deal + 1), absl::StrCat(promise.seat.number()),
                       side_name(promise.declares), absl::StrCat(promise.cards),
                       absl::StrCat(promise.worlds), absl::StrCat(promise.promised.mean),
                       se ? absl::StrCat(*se) : "", absl::StrCat(promise.scored)});
    }
  }
  return text;
}

}  // namespace matador
