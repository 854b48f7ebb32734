#include "formats/sheets/sheet_row.h"

#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/output/csv.h"
#include "formats/sheets/sheet_words.h"

namespace matador {
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

// Threads and shares have columns of their own; all other winnings of the evening share one.
bool has_own_column(const RubberEnd& end) {
  return end.tally.name == "threads" || end.tally.name == "shares";
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

// A seat, not a number for each.
bool is_single(const NamedList& list) { return list.numbers.size() == 1; }

// The numbers that were given under the name; empty if there were none.
std::string csv_reported(const DealResult& result, std::string_view name) {
  if (!result.contract_result) return "";
  for (const NamedList& list : result.contract_result->lists) {
    if (list.name == name) return absl::StrJoin(list.numbers, "|");
  }
  return "";
}

std::string csv_tally(const std::optional<RubberEnd>& end, std::string_view name) {
  return end && end->tally.name == name ? absl::StrJoin(end->tally.numbers, "|") : "";
}

// "0|70;0|0": for each player what he owes each.
std::string csv_owes(const RubberEnd& end) {
  const auto of_one = [](std::string* text, const std::vector<int>& debts) {
    absl::StrAppend(text, absl::StrJoin(debts, "|"));
  };
  return absl::StrJoin(end.owes, ";", of_one);
}

void add_contract_result(const DealResult& result, Json& json) {
  const ContractResult& contract_result = *result.contract_result;
  json["contract"] = sheets::contract_name(result);
  if (result.game->info().names_trump) json["trump"] = trump_name(result);
  for (const NamedList& list : contract_result.lists) {
    json[std::string(list.name)] = list.numbers;
    if (is_single(list)) json[std::string(list.name)] = list.numbers.front();
  }
  if (!contract_result.lists.empty()) return;
  json["declarer"] = contract_result.declarer.number();
  if (contract_result.in_order.empty())
    json["points"] = json_amounts(contract_result, &Winnings::points);
  json["tricks"] = json_amounts(contract_result, &Winnings::tricks);
  if (contract_result.won.solo) json["solo"] = true;
  if (!contract_result.melds.empty()) json["melds"] = contract_result.melds;
  if (!contract_result.matadors.empty()) json["matadors"] = contract_result.matadors;
  if (contract_result.tout) json["tout"] = contract_result.tout->number();
  if (contract_result.all_passed) json["all_passed"] = true;
}

}  // namespace

std::string sheet_json(const SheetRow& row) {
  const DealResult& result = row.result;
  Json json{
      {"deal", row.deal}, {"game", std::string(result.game->name())}, {"seats", result.seats}};
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
  if (!row.hooks.empty()) json["hooks"] = row.hooks;
  if (!row.joker.empty()) json["joker"] = row.joker;
  if (row.bergpreis) json["bergpreis"] = *row.bergpreis;
  if (row.bergpreis_trick) json["bergpreis_trick"] = *row.bergpreis_trick;
  json["sheet"] = row.totals;
  std::string lines = json.dump() + "\n";
  if (row.rubber_end) lines += rubber_json(*row.rubber_end).dump() + "\n";
  return lines;
}

std::string sheet_csv_header() {
  return csv_row({"deal",    "game",    "seats",   "contract",   "trump",     "declarer",
                  "points",  "tricks",  "solo",    "score",      "bonus",     "sheet",
                  "rubber",  "winners", "crosses", "passed_out", "melds",     "multiplier",
                  "line",    "joker",   "hooks",   "matadors",   "tout",      "all_passed",
                  "threads", "taken",   "first",   "last",       "seat",      "passes",
                  "places",  "pot",     "shares",  "dealer",     "bergpreis", "bergpreis_trick",
                  "owes"});
}

std::string sheet_csv(const SheetRow& row) {
  const DealResult& result = row.result;
  std::vector<std::string> fields{absl::StrCat(row.deal), std::string(result.game->name()),
                                  absl::StrCat(result.seats)};
  if (!row.penalties.empty()) {
    fields.insert(fields.end(),
                  {sheets::contract_name(result), "", "", "", csv_reported(result, "tricks"), "",
                   absl::StrJoin(row.penalties, "|")});
  } else if (result.contract_result) {
    const ContractResult& contract_result = *result.contract_result;
    fields.insert(fields.end(),
                  {sheets::contract_name(result), trump_name(result),
                   absl::StrCat(contract_result.declarer.number()),
                   contract_result.in_order.empty()
                       ? absl::StrJoin(amounts(contract_result, &Winnings::points), "|")
                       : "",
                   absl::StrJoin(amounts(contract_result, &Winnings::tricks), "|"),
                   contract_result.won.solo ? "true" : "", absl::StrCat(contract_result.score)});
  } else {
    fields.insert(fields.end(), {"", "", "", "", "", "", "0"});
  }
  fields.push_back(row.bonus ? absl::StrCat(*row.bonus) : "");
  fields.push_back(absl::StrJoin(row.totals, "|"));
  if (const std::optional<RubberEnd>& end = row.rubber_end) {
    fields.insert(fields.end(),
                  {absl::StrCat(end->number), absl::StrJoin(winners(*end), "|"),
                   has_own_column(*end) ? "" : absl::StrJoin(end->tally.numbers, "|")});
  } else {
    fields.insert(fields.end(), {"", "", ""});
  }
  fields.emplace_back(result.contract_result ? "" : "true");
  fields.push_back(result.contract_result ? absl::StrJoin(result.contract_result->melds, "|") : "");
  fields.push_back(row.multiplier ? absl::StrCat(*row.multiplier) : "");
  fields.push_back(row.line.value_or(""));
  fields.push_back(absl::StrJoin(row.joker, "|"));
  fields.push_back(absl::StrJoin(row.hooks, "|"));
  const std::optional<ContractResult>& contract_result = result.contract_result;
  fields.push_back(contract_result ? absl::StrJoin(contract_result->matadors, "|") : "");
  fields.push_back(contract_result && contract_result->tout
                       ? absl::StrCat(contract_result->tout->number())
                       : "");
  fields.emplace_back(contract_result && contract_result->all_passed ? "true" : "");
  const std::optional<RubberEnd>& end = row.rubber_end;
  fields.push_back(csv_tally(end, "threads"));
  for (const char* name : {"taken", "first", "last", "seat", "passes", "places"}) {
    fields.push_back(csv_reported(result, name));
  }
  fields.push_back(end && end->pot ? absl::StrCat(*end->pot) : "");
  fields.push_back(csv_tally(end, "shares"));
  fields.push_back(result.dealer ? absl::StrCat(result.dealer->number()) : "");
  fields.push_back(row.bergpreis ? absl::StrCat(*row.bergpreis) : "");
  fields.push_back(row.bergpreis_trick ? absl::StrCat(*row.bergpreis_trick) : "");
  fields.push_back(end ? csv_owes(*end) : "");
  return csv_row(fields);
}

}  // namespace matador
