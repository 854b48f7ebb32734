#include "formats/sheets/score_sheet.h"

#include <array>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"
#include "formats/output/csv.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/sheet_view.h"
#include "formats/words/text.h"

namespace matador {

// ---- Score sheet --------------------------------------------------------------------------------

namespace {

constexpr std::size_t kShortName = 10;  // characters of a declarer's name

}  // namespace

std::vector<std::string> ScoreSheet::columns() const {
  const auto columns = static_cast<int>(start().size());
  const bool alone = columns == people_.seats();
  std::vector<std::string> names;
  for (int i = 0; i < columns; ++i) {
    SeatSet team;
    for (int j = i; j < people_.seats(); j += columns) team |= Seat::from_index(j);
    names.push_back(alone ? people_.name(Seat::from_index(i)) : people_.side(team));
  }
  return names;
}

std::vector<std::string> ScoreSheet::cells(const SheetRow& row,
                                           const std::vector<int>& before) const {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < row.totals.size(); ++i) {
    cells.push_back(row.totals[i] != before[i] ? absl::StrCat(row.totals[i]) : "");
  }
  return cells;
}

std::string ScoreSheet::by(Seat declarer) const {
  return "by " + abbreviated(people_.short_name(declarer), kShortName);
}

std::size_t ScoreSheet::by_column(std::size_t numbers) const {
  return people_.any_person() ? numbers + kShortName - 1 : numbers;
}

std::string ScoreSheet::in_columns(std::span<const std::size_t> widths,
                                   const std::vector<std::string>& cells,
                                   const std::string& remark) const {
  std::string text = left_in(by_column(widths.front()), cells.front());
  for (std::size_t i = 1; i < cells.size(); ++i) text += right_in(widths[i], cells[i]);
  return absl::StrCat(text, "  ", remark);
}

std::string ScoreSheet::scored_row(std::span<const std::size_t> widths, const SheetRow& row,
                                   const std::string& played, const std::string& points,
                                   const std::string& remark) const {
  const ContractResult& result = *row.result.contract_result;
  return in_columns(widths,
                    {absl::StrCat(played, " ", by(result.declarer)), points,
                     absl::StrCat(result.score > 0 ? "+" : "", result.score)},
                    remark);
}

std::optional<ResultForm> result_form(const Heading& heading) {
  const std::unique_ptr<ScoreSheet> sheet = make_sheet(heading);
  return sheet == nullptr ? std::nullopt : std::optional(sheet->form());
}

std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) {
  const SheetFormat* sheet = format_of(*heading.game).sheet;
  return sheet == nullptr ? nullptr : sheet->make(heading);
}

// ---- Sheet row ----------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

// Empty where trumps are not named beside the contract.
std::string trump_name(const DealResult& result) {
  const std::optional<Suit> trump = result.contract_result->contract.trump;
  return trump ? std::string(card_style(*result.game).name(*trump)) : "";
}

// The columns, from 1, that have won a cross.
std::vector<int> winners(const RubberEnd& end) {
  std::vector<int> columns;
  for (std::size_t i = 0; i < end.won.size(); ++i) {
    if (end.won[i] > 0) columns.push_back(static_cast<int>(i) + 1);
  }
  return columns;
}

Json rubber_json(const RubberEnd& end) {
  Json json{{"rubber", end.number}};
  const std::vector<int> columns = winners(end);
  if (columns.size() == 1) {
    json["winner"] = columns.front();
  } else {
    json["winners"] = columns;
  }
  for (const NamedList& list : end.details) json[std::string(list.name)] = list.numbers;
  if (end.pot) json["pot"] = *end.pot;
  if (!end.owes.empty()) json["owes"] = end.owes;
  json[std::string(end.tally.name)] = end.tally.numbers;
  return json;
}

// The amounts of the declaring side, or by seat if everyone plays for himself.
std::vector<int> amounts(const ContractResult& contract_result, int Winnings::*amount) {
  if (contract_result.each.empty()) return {contract_result.won.*amount};
  std::vector<int> amounts;
  for (const Winnings& won : contract_result.each) amounts.push_back(won.*amount);
  return amounts;
}

Json json_amounts(const ContractResult& contract_result, int Winnings::*amount) {
  if (contract_result.each.empty()) return contract_result.won.*amount;
  return amounts(contract_result, amount);
}

// None in a contract that only tricks decide, as null.
bool has_points(const DealResult& result) {
  return result.game->has(Objective::kPoints, result.contract_result->contract);
}

// A list of one is a number.
void add_lists(const std::vector<NamedList>& lists, Json& json) {
  for (const NamedList& list : lists) {
    json[std::string(list.name)] = list.numbers;
    if (list.numbers.size() == 1) json[std::string(list.name)] = list.numbers.front();
  }
}

void add_contract_result(const DealResult& result, Json& json) {
  const ContractResult& contract_result = *result.contract_result;
  json["contract"] = sheets::contract_name(result);
  if (!contract_result.bid.empty()) json["bid"] = contract_result.bid;
  if (result.game->info().names_trump) json["trump"] = trump_name(result);
  add_lists(contract_result.lists, json);
  if (!contract_result.lists.empty()) return;
  json["declarer"] = contract_result.declarer.number();
  if (has_points(result)) json["points"] = json_amounts(contract_result, &Winnings::points);
  if (contract_result.tricks_known)
    json["tricks"] = json_amounts(contract_result, &Winnings::tricks);
  if (contract_result.won.solo) json["solo"] = true;
  if (!contract_result.melds.empty()) json["melds"] = contract_result.melds;
  if (!contract_result.matadors.empty()) json["matadors"] = contract_result.matadors;
  if (contract_result.tout) json["tout"] = contract_result.tout->number();
  if (contract_result.all_passed) json["all_passed"] = true;
}

// ---- CSV ----------------------------------------------------------------------------------------

constexpr std::array<std::string_view, 38> kSheetColumns{
    "deal",    "game",    "seats",   "contract",   "trump",     "declarer",
    "points",  "tricks",  "solo",    "score",      "bonus",     "sheet",
    "rubber",  "winners", "crosses", "passed_out", "melds",     "multiplier",
    "line",    "joker",   "hooks",   "matadors",   "tout",      "all_passed",
    "threads", "taken",   "first",   "last",       "seat",      "passes",
    "places",  "pot",     "shares",  "dealer",     "bergpreis", "bergpreis_trick",
    "owes",    "bid"};

// Threads and shares have columns of their own; all other winnings of the evening share one. Of
// debts "0|70;0|0": for each player what he owes each.
void add_end(RubberEnd end, Json& json) {
  const bool own_column = end.tally.name == "threads" || end.tally.name == "shares";
  if (!own_column) end.tally.name = "crosses";
  end.details.clear();
  json.update(rubber_json(end));
  json["winners"] = winners(end);
}

Json json_of(const SheetRow& row) {
  const DealResult& result = row.result;
  Json json{
      {"deal", row.deal}, {"game", std::string(result.game->name())}, {"seats", result.at_table()}};
  if (result.dealer) json["dealer"] = result.dealer->number();
  if (!result.names.empty()) json["names"] = result.names;
  if (result.contract_result) {
    add_contract_result(result, json);
  } else {
    json["passed_out"] = true;
  }
  if (row.multiplier) json["multiplier"] = *row.multiplier;
  if (row.penalties.empty()) {
    json["score"] = result.contract_result ? result.contract_result->score : 0;
  } else {
    json["score"] = row.penalties;
  }
  if (row.bonus) json["bonus"] = *row.bonus;
  if (row.line) json["line"] = *row.line;
  add_lists(row.own, json);
  json["sheet"] = row.totals;
  return json;
}

}  // namespace

std::string sheet_json(const SheetRow& row) {
  std::string lines = write_json(json_of(row)) + "\n";
  if (row.rubber_end) lines += write_json(rubber_json(*row.rubber_end)) + "\n";
  return lines;
}

std::string sheet_csv_header() { return csv_header(kSheetColumns); }

std::string sheet_csv(const SheetRow& row) {
  Json json = json_of(row);
  if (row.rubber_end) add_end(*row.rubber_end, json);
  return csv_row(kSheetColumns, json);
}

}  // namespace matador
