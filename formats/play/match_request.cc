#include "formats/play/match_request.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/output/csv.h"
#include "formats/output/field_json.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/advice/estimate.h"
#include "solver/games/objectives.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Match request ------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostName = 20;

absl::StatusOr<std::vector<Seated>> read_players(const std::string& text) {
  std::vector<Seated> players;
  for (const std::string& name : std::vector<std::string>(absl::StrSplit(text, ','))) {
    MATADOR_ASSIGN_OR_RETURN(Seated player, read_seated(name));
    players.push_back(std::move(player));
  }
  if (players.size() < 2) {
    return invalid("--players: expected two names or more, with commas");
  }
  return players;
}

absl::StatusOr<Seated> read_calibrated(const std::string& name) {
  MATADOR_ASSIGN_OR_RETURN(const Seated player, read_seated(name));
  if (player.is_program() || player.house->manner != HouseManner::kAdvice) {
    return invalid("--calibrate: ", in_quotes(name), " takes no advice");
  }
  return player;
}

}  // namespace

std::vector<MatchSettings::Pair> MatchSettings::pairs() const {
  std::vector<Pair> pairs;
  for (std::size_t first = 0; first < players.size(); ++first) {
    for (std::size_t second = first + 1; second < players.size(); ++second) {
      pairs.push_back({first, second});
    }
  }
  return pairs;
}

Objective MatchSettings::objective() const {
  return play.contract ? play.game->objectives_of(*play.contract).front()
                       : play.game->info().objectives.front();
}

std::string MatchSettings::contract_text() const {
  if (!play.contract) return "";
  return ", " + std::string(play.game->contract(*play.contract).name);
}

absl::StatusOr<MatchSettings> read_match_settings(const Arguments& arguments) {
  MATADOR_ASSIGN_OR_RETURN(const std::string name, arguments.needed(options::kGame));
  MATADOR_ASSIGN_OR_RETURN(const Game* found, read_game(name));
  const Game& game = *found;
  MatchSettings settings{
      .play = {.game = &game, .seats = game.seat_counts().front(), .is_sensible = true},
      .seed = arguments.number(options::kSeed),
      .deals = static_cast<std::size_t>(arguments.number(options::kDeals)),
      .players = {},
      .format = arguments.format(),
      .move_seconds = arguments.decimal(options::kMoveSeconds)};
  if (arguments.has(options::kCalibrate)) {
    MATADOR_ASSIGN_OR_RETURN(settings.calibrated,
                             read_calibrated(arguments.text(options::kCalibrate)));
  } else {
    MATADOR_ASSIGN_OR_RETURN(settings.players, read_players(arguments.text(options::kPlayers)));
  }
  if (arguments.has(options::kSeats)) {
    MATADOR_ASSIGN_OR_RETURN(settings.play.seats,
                             read_seat_count(arguments.text(options::kSeats), game));
  }
  if (arguments.has(options::kContract)) {
    const std::string contract = arguments.text(options::kContract);
    MATADOR_RETURN_IF_ERROR(check_contract_alone(contract, game));
    MATADOR_ASSIGN_OR_RETURN(settings.play.contract, read_contract(contract, game));
  }
  return settings;
}

// ---- Fields -------------------------------------------------------------------------------------

namespace {

using PlayedField = Field<MatchSettings>;

constexpr std::array kPlayedFields{
    PlayedField{
        {"game", "GameName", "What was played; `contract` with `--contract`, else absent."},
        [](const MatchSettings& match) -> Json { return std::string(match.play.game->name()); }},
    PlayedField{{"seats", "number"},
                [](const MatchSettings& match) -> Json { return match.play.seats; }},
    PlayedField{{"contract", "Contract?"},
                [](const MatchSettings& match) {
                  const auto& [game, contract] = std::pair(match.play.game, match.play.contract);
                  return contract ? Json(std::string(game->contract(*contract).name)) : kAbsent;
                }},
    PlayedField{
        {"objective", "Objective", "The game's usual unit, in which the difference counts."},
        [](const MatchSettings& match) -> Json { return objective_name(match.objective()); }}};

constexpr std::array kPlayersFields{Field<std::array<std::string, 2>>{
    {"players", "string[]", "The names of the two."},
    [](const std::array<std::string, 2>& names) -> Json { return names; }}};

// The deals that were played so far.
struct MatchedDeals {
  std::uint64_t seed;
  std::size_t deals;
};

constexpr std::array kDealsFields{
    Field<MatchedDeals>{{"seed", "number", "Which deals, and how many."},
                        member<&MatchedDeals::seed>},
    Field<MatchedDeals>{{"deals", "number"}, member<&MatchedDeals::deals>}};

using MoreField = Field<Estimate>;

template <double Interval::*End>
Json end_of(const Estimate& more) {
  const std::optional<Interval> interval = more.interval();
  return interval ? Json((*interval).*End) : Json();
}

constexpr std::array kMoreFields{
    MoreField{{"mean", "real",
               "By how much more the first wins than the second, on average over the deals; its "
               "standard error and 95 % interval, `null` with one deal. It is the difference of "
               "the declaring side's results, each player having declared once; where everyone "
               "plays for himself, of the results at a seat, on average over the seats; the other "
               "way round for penalties, or where no trick is to be won."},
              member<&Estimate::mean>},
    MoreField{{"se", "real | null"},
              [](const Estimate& more) { return more.se ? Json(*more.se) : Json(); }},
    MoreField{{"low", "real | null"}, end_of<&Interval::low>},
    MoreField{{"high", "real | null"}, end_of<&Interval::high>}};

}  // namespace

FieldTexts match_fields() {
  return texts_of<MatchSettings, std::array<std::string, 2>, MatchedDeals, Estimate>(
      kPlayedFields, kPlayersFields, kDealsFields, kMoreFields);
}

// ---- Match table --------------------------------------------------------------------------------

MatchTable::MatchTable(const MatchSettings& settings)
    : settings_(settings), differences_(settings.pairs().size()) {}

void MatchTable::add(const std::vector<double>& differences) {
  for (std::size_t pair = 0; pair < differences_.size(); ++pair) {
    differences_[pair].push_back(differences[pair]);
  }
}

std::string MatchTable::text() const {
  if (deals() == 0) return "";
  std::string text;
  if (settings_.format == Format::kText) {
    const UsualPlay& play = settings_.play;
    text = absl::StrFormat(
        "%s, %d players%s: %s a deal, over %s of seed %d, each with the seats changed\n\n",
        std::string(format_of(*play.game).guide.title), play.seats, settings_.contract_text(),
        objective_name(settings_.objective()), counted(deals(), "deal"), settings_.seed);
  }
  for (std::size_t pair = 0; pair < differences_.size(); ++pair) {
    text += settings_.format == Format::kJson ? json(pair) : line_for_people(pair);
  }
  return text;
}

std::string MatchTable::line_for_people(std::size_t pair) const {
  const auto [first, second] = settings_.pairs()[pair];
  std::size_t column = 0;
  for (const Seated& player : settings_.players) {
    column = std::max(column, std::min(width(printable(player.name)), kMostName));
  }
  const auto name = [&](std::size_t player) {
    return left_in(column, shortened(printable(settings_.players[player].name), kMostName));
  };
  const Estimate more = estimate(differences_[pair]);
  const std::optional<Interval> interval = more.interval();
  return absl::StrCat(
      name(first), " wins more than ", name(second), " by ",
      right_in(8, absl::StrFormat("%+.2f", more.mean)),
      interval ? absl::StrFormat("   95 %%: %+.2f to %+.2f", interval->low, interval->high) : "",
      "\n");
}

std::string MatchTable::json(std::size_t pair) const {
  const auto [first, second] = settings_.pairs()[pair];
  Json json = json_of<MatchSettings>(kPlayedFields, settings_);
  add_fields<std::array<std::string, 2>>(
      kPlayersFields, {settings_.players[first].name, settings_.players[second].name}, json);
  add_fields<MatchedDeals>(kDealsFields, {settings_.seed, deals()}, json);
  add_fields<Estimate>(kMoreFields, estimate(differences_[pair]), json);
  return write_json(json) + "\n";
}

// ---- Calibration table --------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

// The characters that the columns take at least.
constexpr std::size_t kSideWidth = 14;
constexpr std::size_t kNumberWidth = 8;

std::string side_name(std::optional<bool> declares) {
  if (!declares) return "both";
  return *declares ? "declaring" : "other";
}

constexpr std::array kCalibratedFields{
    Field<Seated>{{"player", "string", "Who sat at every seat."}, member<&Seated::name>}};

using PromisesField = Field<CalibrationRow>;

constexpr std::array kPromisesFields{
    PromisesField{{"side", "'declaring' | 'other' | 'both'",
                   "The side that played the cards, `declaring`, `other` or `both`; the number in "
                   "hand before the card, `null` for any."},
                  [](const CalibrationRow& row) -> Json { return side_name(row.declares); }},
    PromisesField{{"cards", "number | null"},
                  [](const CalibrationRow& row) { return row.cards ? Json(*row.cards) : Json(); }},
    PromisesField{{"promises", "number", "The number of cards that were played on advice."},
                  member<&CalibrationRow::promises>},
    PromisesField{{"promised", "real",
                   "What the advice promised for the card that was played, on average, and what "
                   "that side had scored in the end."},
                  member<&CalibrationRow::promised>},
    PromisesField{{"scored", "real"}, member<&CalibrationRow::scored>}};

struct PromiseOfDeal {
  std::size_t deal;  // from 1
  const Promise& promise;
};

using PromiseField = Field<PromiseOfDeal>;

// Of CSV.
constexpr std::array kPromiseFields{
    PromiseField{{"deal", "number"}, member<&PromiseOfDeal::deal>},
    PromiseField{{"seat", "SeatNumber"},
                 [](const PromiseOfDeal& of) -> Json { return of.promise.seat.number(); }},
    PromiseField{{"side", "string"},
                 [](const PromiseOfDeal& of) -> Json { return side_name(of.promise.declares); }},
    PromiseField{{"cards", "number"},
                 [](const PromiseOfDeal& of) -> Json { return of.promise.cards; }},
    PromiseField{{"worlds", "number"},
                 [](const PromiseOfDeal& of) -> Json { return of.promise.worlds; }},
    PromiseField{{"promised", "real"},
                 [](const PromiseOfDeal& of) -> Json { return of.promise.promised.mean; }},
    PromiseField{{"se", "real?"},
                 [](const PromiseOfDeal& of) { return given(of.promise.promised.se); }},
    PromiseField{{"scored", "real"},
                 [](const PromiseOfDeal& of) -> Json { return of.promise.scored; }}};

std::vector<std::string> cells_of(const CalibrationRow& row) {
  const std::optional<Interval> interval = row.difference.interval();
  return {row.cards ? "" : absl::StrCat(side_name(row.declares), row.declares ? " side" : " sides"),
          row.cards ? absl::StrCat(*row.cards) : "all",
          absl::StrCat(row.promises),
          absl::StrFormat("%.2f", row.promised),
          absl::StrFormat("%.2f", row.scored),
          absl::StrFormat("%+.2f", row.difference.mean),
          interval ? absl::StrFormat("%+.2f to %+.2f", interval->low, interval->high) : "-"};
}

}  // namespace

FieldTexts calibration_fields() {
  return texts_of<Seated, CalibrationRow>(kCalibratedFields, kPromisesFields);
}

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
      "over %s of seed %d, with %s at every seat\n\n",
      std::string(format_of(*play.game).guide.title), play.seats, settings_.contract_text(),
      settings_.calibrated->name, objective_name(settings_.objective()), counted(deals(), "deal"),
      settings_.seed, settings_.calibrated->name);
  TextTable table({{.flush = Flush::kLeft, .least = kSideWidth},
                   {.name = "cards", .least = kNumberWidth},
                   {.name = "promises", .least = kNumberWidth},
                   {.name = "promised", .least = kNumberWidth},
                   {.name = "scored", .least = kNumberWidth},
                   {.name = "more", .least = kNumberWidth},
                   {.name = "95 %", .flush = Flush::kLeft, .before = 3}});
  for (const CalibrationRow& row : calibration_.rows()) table.add(cells_of(row));
  return text + table.text();
}

std::string CalibrationTable::json() const {
  std::string text;
  for (const CalibrationRow& row : calibration_.rows()) {
    Json json = json_of<MatchSettings>(kPlayedFields, settings_);
    add_fields<Seated>(kCalibratedFields, *settings_.calibrated, json);
    add_fields<MatchedDeals>(kDealsFields, {settings_.seed, deals()}, json);
    add_fields<CalibrationRow>(kPromisesFields, row, json);
    add_fields<Estimate>(kMoreFields, row.difference, json);
    text += write_json(json) + "\n";
  }
  return text;
}

std::string CalibrationTable::csv() const {
  std::string text = csv_header<PromiseOfDeal>(kPromiseFields);
  for (std::size_t deal = 0; deal < deals(); ++deal) {
    for (const Promise& promise : calibration_.deals()[deal]) {
      text += csv_row<PromiseOfDeal>(kPromiseFields, {deal + 1, promise});
    }
  }
  return text;
}

}  // namespace matador
