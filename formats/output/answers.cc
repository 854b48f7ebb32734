#include "formats/output/answers.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/input/json_deal.h"
#include "formats/output/answer_facets.h"
#include "formats/output/csv.h"
#include "formats/output/task_json.h"
#include "formats/words/language.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// What has stopped a search, in JSON and for people, in the order of StopReason.
struct StopWords {
  const char* name;
  const char* Headlines::*text;
};

constexpr std::array kStopWords{StopWords{"", &Headlines::stopped_at_limit},
                                StopWords{"seconds", &Headlines::stopped_by_time},
                                StopWords{"interrupt", &Headlines::interrupted}};

const StopWords& words_of(StopReason reason) {
  return kStopWords.at(static_cast<std::size_t>(reason));
}

// Cards by their names, and what each is worth.
Json json_values(const std::vector<MoveValue>& values, const CardStyle& style) {
  Json json = Json::object();
  for (const auto& [move, value] : values) json[write_move(move, style)] = value;
  return json;
}

Json json_exchanges(const std::vector<ExchangeValue>& exchanges, const CardStyle& style) {
  Json list = Json::array();
  for (const auto& [exchange, value] : exchanges) {
    list.push_back(exchange_json(exchange, style));
    list.back()["value"] = value;
  }
  return list;
}

Json json_blind(const BlindExchangeValue& blind, const CardStyle& style) {
  Json values = Json::object();
  for (const auto& [card, value] : blind.values) values[write_card(card, style)] = value;
  return {{"discard", Json::array({write_card(blind.discard, style)})},
          {"mean", blind.mean()},
          {"values", values}};
}

// What is known of the exchange with the talon, where it was open.
void add_exchange(const Solution& solution, const Game& game, Json& json) {
  const CardStyle& style = card_style(game);
  if (solution.exchange) json["exchange"] = exchange_json(*solution.exchange, style);
  if (solution.exchanges.empty()) return;
  json["exchanges"] = json_exchanges(solution.exchanges, style);
  if (const auto blind = best_blind_exchange(game, solution.exchanges)) {
    json["blind"] = json_blind(*blind, style);
  }
}

// Of CSV, in their order.
constexpr std::array<std::string_view, 22> kColumns{
    "deal", "game",   "seats",   "contract", "declarer", "leader",     "objective", "value",
    "low",  "high",   "to_play", "best",     "nodes",    "passed_out", "trump",     "discard",
    "take", "player", "model",   "place",    "dealer",   "as"};

Json json_of(const Answer& answer) {
  const Solution& solution = answer.solution;
  const CardStyle& style = card_style(*answer.task.game);
  Json json = task_json(answer.deal, answer.notes.id, answer.task);
  if (answer.task.player) json["player"] = answer.task.player->number();
  json["objective"] = objective_name(answer.request.objective);
  if (answer.request.model == Model::kMaxN) json["model"] = model_name(Model::kMaxN);
  if (solution.is_proven()) {
    json["value"] = solution.low;
  } else {
    json["exact"] = false;
    json["low"] = solution.low;
    json["high"] = solution.high;
  }
  if (solution.stopped != StopReason::kNone) json["stopped"] = stop_name(solution.stopped);
  if (solution.place) json["place"] = *solution.place;
  if (solution.to_play) json["to_play"] = solution.to_play->number();
  add_exchange(solution, *answer.task.game, json);
  if (!solution.moves.empty()) json["cards"] = json_values(solution.moves, style);
  if (answer.request.line && solution.exact) json["line"] = moves_json(solution.line, style);
  json["nodes"] = solution.nodes;
  if (answer.milliseconds) json["ms"] = std::round(*answer.milliseconds * 1000) / 1000;
  if (answer.best) json["best"] = true;
  return json;
}

Json json_of_passed_out(std::uint64_t deal, const std::string& id, const Problem& problem) {
  Json json = deal_json(deal, id, *problem.game, problem.deal.seats(), problem.dealer);
  json["passed_out"] = true;
  return json;
}

}  // namespace

Players players_of(const Answer& answer) {
  return {*answer.task.game, answer.task.deal.seats(), answer.notes.names, answer.language};
}

std::string model_name(Model model) { return model == Model::kMaxN ? "maxn" : "paranoid"; }

std::optional<Model> find_model(const std::string& name) {
  for (Model model : {Model::kParanoid, Model::kMaxN}) {
    if (model_name(model) == name) return model;
  }
  return std::nullopt;
}

std::string stop_name(StopReason reason) { return words_of(reason).name; }

std::string stop_text(StopReason reason, Language language) {
  return headlines(language).*words_of(reason).text;
}

std::string contract_name(const Task& task) {
  return std::string(task.game->contract(task.contract).name);
}

std::string value_text(const Game& game, Objective objective, int value) {
  const bool has_sign = objective == Objective::kScore && !game.info().counts_penalties;
  return absl::StrCat(has_sign && value > 0 ? "+" : "", value);
}

std::string answer_json(const Answer& answer) { return write_json(json_of(answer)) + "\n"; }

std::string passed_out_json(std::uint64_t deal, const std::string& id, const Problem& problem) {
  return write_json(json_of_passed_out(deal, id, problem)) + "\n";
}

std::string answer_csv_header() { return csv_header(kColumns); }

std::string answer_csv(const Answer& answer) {
  Json json = json_of(answer);
  json["low"] = answer.solution.low;
  json["high"] = answer.solution.high;
  if (answer.task.player) json["model"] = model_name(answer.request.model);
  const Json exchange = json.value("exchange", Json::object());
  for (const auto& [key, cards] : exchange.items()) json[key] = csv_cards(cards);
  return csv_row(kColumns, json);
}

std::string passed_out_csv(std::uint64_t deal, const Problem& problem) {
  return csv_row(kColumns, json_of_passed_out(deal, "", problem));
}

}  // namespace matador
