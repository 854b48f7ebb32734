#include "formats/output/advice.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/all_of.hpp>
#include <string_view>
#include <variant>

#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/input/json_deal.h"
#include "formats/output/answers.h"
#include "formats/output/csv.h"
#include "formats/output/task_json.h"
#include "solver/advice/in_play.h"
#include "solver/statistics/interval.h"

namespace matador {

// ---- Advice -------------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

const Game& game_of(const Advice& advice) { return *advice.question.known.model.game; }

std::string kind_name(AdviceKind kind) {
  if (kind == AdviceKind::kContract) return "contract";
  return kind == AdviceKind::kExchange ? "exchange" : "card";
}

// Whole numbers without a point; null where there is none.
Json number(std::optional<double> known) {
  if (!known) return nullptr;
  const double value = *known;
  constexpr double kMostExact = 1e15;
  if (std::abs(value) < kMostExact && std::floor(value) == value) {
    return static_cast<std::int64_t>(value);
  }
  return value;
}

// By what an option goes: {"card":"HA"}, {"contract":"hearts"}, {"discard":["H7"],"take":1}, or,
// where the declarer sees the talon, {"discard":["H7"],"take":["C9"]}.
class OptionKeys {
 public:
  explicit OptionKeys(const Game& game) : game_(game), style_(card_style(game)) {}

  Json operator()(const Option& option) const {
    return std::visit([this](const auto& what) { return this->keys(what); }, option);
  }

 private:
  Json keys(const Move& move) const { return {{"card", write_move(move, style_)}}; }
  Json keys(const Contract& contract) const {
    Json json{{"contract", std::string(game_.contract(contract).name)}};
    if (contract.trump) json["trump"] = std::string(style_.name(*contract.trump));
    return json;
  }
  static Json keys(const Push& /*push*/) { return {{"contract", "push"}}; }
  static Json keys(const Pass& /*pass*/) { return {{"contract", "pass"}}; }
  Json keys(const BlindExchange& hidden) const {
    Json cards = Json::array();
    for (Card card : hidden.discard) cards.push_back(write_card(card, style_));
    return {{"discard", cards}, {"take", hidden.take}};
  }
  Json keys(const Exchange& exchange) const { return exchange_json(exchange, style_); }

  const Game& game_;
  const CardStyle& style_;
};

// What the declarer of a contract sets aside and takes, where that is the same in all worlds.
void add_exchange(const Advice& advice, const Option& option, Json& json) {
  const auto* contract = std::get_if<Contract>(&option);
  if (contract == nullptr || advice.question.known.seen.talon.empty()) return;
  for (const Task& model : advice.question.models) {
    if (model.contract != *contract || !model.exchange) continue;
    json["exchange"] = exchange_json(*model.exchange, card_style(*model.game));
  }
}

Json estimate_json(const Estimate& estimate, const Advice& advice) {
  const std::optional<Interval> interval = estimate.interval(ends_of_values(advice));
  return {{"mean", number(estimate.mean)},
          {"se", number(estimate.se)},
          {"low", interval ? number(interval->low) : nullptr},
          {"high", interval ? number(interval->high) : nullptr}};
}

Json option_json(const Advice& advice, const AdvisedOption& option) {
  const Standing& standing = option.standing;
  Json json = OptionKeys(game_of(advice))(option.option);
  json.update(estimate_json(standing.value, advice));
  json["best"] = number(standing.best);
  if (standing.won) {
    json["won"] = number(standing.won->share);
    json["won_low"] = number(standing.won->interval.low);
    json["won_high"] = number(standing.won->interval.high);
  }
  if (standing.worlds < advice.worlds) json["worlds"] = standing.worlds;
  add_exchange(advice, option.option, json);
  return json;
}

// Its name where it has but one key, else all keys.
Json advice_name(const Advice& advice, std::size_t best) {
  const Json keys = OptionKeys(game_of(advice))(advice.options[best].option);
  const bool one_trump =
      keys.contains("trump") && ranges::all_of(advice.options, [&](const AdvisedOption& other) {
        return std::get<Contract>(other.option).trump ==
               std::get<Contract>(advice.options.front().option).trump;
      });
  return keys.size() == 1 || one_trump ? keys.front() : keys;
}

// The contract and its declarer, where they are known already.
void add_contract(const Advice& advice, Json& json) {
  const Task& model = advice.question.known.model;
  if (advice.question.kind == AdviceKind::kContract) return;
  json["contract"] = contract_name(model);
  if (model.contract.trump) {
    json["trump"] = std::string(card_style(*model.game).name(*model.contract.trump));
  }
  if (advice.question.known.knows_declarer && !model.game->info().counts_penalties) {
    json["declarer"] = model.declarer.number();
  }
}

// What is asked.
Json question_json(std::uint64_t deal, const Advice& advice) {
  const Task& model = advice.question.known.model;
  Json json{
      {"deal", deal}, {"game", std::string(model.game->name())}, {"seats", model.deal.seats()}};
  if (model.dealer) json["dealer"] = model.dealer->number();
  json["seat"] = advice.question.known.observer.number();
  json["question"] = kind_name(advice.question.kind);
  add_contract(advice, json);
  json["objective"] = objective_name(advice.objective);
  json["worlds"] = advice.worlds;
  json["exact"] = advice.exact;
  return json;
}

}  // namespace

std::string advice_json(std::uint64_t deal, const Advice& advice) {
  Json json = question_json(deal, advice);
  json["options"] = Json::array();
  for (const AdvisedOption& option : advice.options) {
    json["options"].push_back(option_json(advice, option));
  }
  json["advice"] = advice_name(advice, advice.best);
  json["clear"] = advice.clear;
  if (advice.guessed) json["guessed"] = true;
  if (const auto expected = expected_in_play(advice)) {
    json["in_play"] = estimate_json(*expected, advice);
  }
  if (!advice.exact) {
    json["acceptance"] = static_cast<double>(advice.found) / static_cast<double>(advice.tried);
  }
  if (advice.gave_up) json["stopped"] = "worlds";
  if (advice.out_of_nodes) json["stopped"] = "limit";
  if (advice.stopped != StopReason::kNone) json["stopped"] = stop_name(advice.stopped);
  return write_json(json) + "\n";
}

namespace {

// "HA"; "spil clubs"; an exchange as what is set aside, and what is taken if that is seen: "H7 C9",
// "H7/C9", "none".
std::string option_text(const Game& game, const Option& option) {
  const Json keys = OptionKeys(game)(option);
  if (keys.front().is_array()) {
    const bool is_seen = keys.back().is_array() && !keys.back().empty();
    return csv_cards(keys.front()) + (is_seen ? "/" + csv_cards(keys.back()) : "");
  }
  return csv_cell(keys.front()) + (keys.size() > 1 ? " " + csv_cell(keys.back()) : "");
}

constexpr std::array<std::string_view, 18> kAdviceColumns{
    "deal", "game", "seats", "seat",   "question", "objective", "option", "mean",    "se",
    "low",  "high", "best",  "worlds", "exact",    "advice",    "won",    "won_low", "won_high"};

}  // namespace

std::string advice_csv_header() { return csv_header(kAdviceColumns); }

std::string advice_csv(std::uint64_t deal, const Advice& advice) {
  std::string rows;
  for (std::size_t i = 0; i < advice.options.size(); ++i) {
    const AdvisedOption& option = advice.options[i];
    Json json = question_json(deal, advice);
    json.update(option_json(advice, option));
    json["option"] = option_text(game_of(advice), option.option);
    json["worlds"] = option.standing.worlds;
    if (i == advice.best) json["advice"] = true;
    rows += csv_row(kAdviceColumns, json);
  }
  return rows;
}

// ---- Solved worlds ------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

Json world_json(const SolvedWorld& world) {
  Json json{{"world", world.world}, {"values", world.found.values}};
  if (world.found.tells_winner) json["won"] = world.found.won;
  return json;
}

// Throws where something is missing, or of another kind.
SolvedWorld read_world(const Json& json, const std::vector<bool>& asked) {
  SolvedWorld world{.world = json.at("world").get<std::size_t>(), .asked = asked, .found = {}};
  WorldValues& found = world.found;
  json.at("values").get_to(found.values);
  found.tells_winner = json.contains("won");
  found.won.resize(found.values.size());
  if (found.tells_winner) json.at("won").get_to(found.won);
  return world;
}

}  // namespace

std::string solved_worlds_json(const WorldsAnswer& answer) {
  Json json{{"found", answer.found}, {"all", answer.all}, {"batch", answer.batch}};
  json["asked"] = answer.solved.empty() ? std::vector<bool>{} : answer.solved.front().asked;
  json["worlds"] = Json::array();
  for (const SolvedWorld& world : answer.solved) json["worlds"].push_back(world_json(world));
  return write_json(json) + "\n";
}

absl::StatusOr<std::vector<SolvedWorld>> read_solved_worlds(std::string_view lines) {
  std::vector<SolvedWorld> worlds;
  for (const absl::string_view line :
       absl::StrSplit(absl::string_view(lines.data(), lines.size()), '\n', absl::SkipEmpty())) {
    const absl::StatusOr<Json> json = read_json(std::string_view(line.data(), line.size()));
    if (!json.ok()) return json.status();
    try {
      const auto asked = json->at("asked").get<std::vector<bool>>();
      for (const Json& one : json->at("worlds")) worlds.push_back(read_world(one, asked));
    } catch (const Json::exception&) {
      return absl::InvalidArgumentError(
          R"(no solved worlds, expected {"asked":[true,...],"worlds":[{"world":0,"values":[61,...]},...]})");
    }
  }
  return worlds;
}

}  // namespace matador
