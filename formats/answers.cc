#include "formats/answers.h"

#include <array>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "formats/card_style.h"
#include "formats/csv.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

struct ObjectiveName {
  Objective objective;
  const char* name;
};

constexpr std::array kObjectiveNames{ObjectiveName{Objective::kPoints, "points"},
                                     ObjectiveName{Objective::kTricks, "tricks"},
                                     ObjectiveName{Objective::kScore, "score"}};

Json json_head(std::uint64_t deal, const Game& game, int seats) {
  return {{"deal", deal}, {"game", std::string(game.name())}, {"seats", seats}};
}

Json json_cards(const Answer& answer) {
  Json cards = Json::object();
  for (const CardValue& choice : answer.solution.cards) {
    cards[write_card(choice.card, card_style(*answer.task.game))] = choice.value;
  }
  return cards;
}

Json json_line(const Answer& answer) {
  Json line = Json::array();
  for (Card card : answer.solution.line) {
    line.push_back(write_card(card, card_style(*answer.task.game)));
  }
  return line;
}

}  // namespace

std::string objective_name(Objective objective) {
  for (const ObjectiveName& entry : kObjectiveNames) {
    if (entry.objective == objective) return entry.name;
  }
  return "";
}

std::optional<Objective> find_objective(const std::string& name) {
  for (const ObjectiveName& entry : kObjectiveNames) {
    if (entry.name == name) return entry.objective;
  }
  return std::nullopt;
}

std::string contract_name(const Task& task) {
  return std::string(task.game->contracts()[static_cast<std::size_t>(task.contract.index)]);
}

std::string answer_json(const Answer& answer) {
  const Solution& solution = answer.solution;
  Json json = json_head(answer.deal, *answer.task.game, answer.task.deal.seats());
  json["contract"] = contract_name(answer.task);
  json["declarer"] = answer.task.declarer.number();
  json["leader"] = answer.task.leader.number();
  json["objective"] = objective_name(answer.request.objective);
  if (solution.exact) {
    json["value"] = solution.low;
  } else {
    json["exact"] = false;
    json["low"] = solution.low;
    json["high"] = solution.high;
  }
  if (solution.to_play) json["to_play"] = solution.to_play->number();
  if (!solution.cards.empty()) json["cards"] = json_cards(answer);
  if (answer.request.line && solution.exact) json["line"] = json_line(answer);
  json["nodes"] = solution.nodes;
  if (answer.best) json["best"] = true;
  return json.dump() + "\n";
}

std::string passed_out_json(std::uint64_t deal, const Problem& problem) {
  Json json = json_head(deal, *problem.game, problem.deal.seats());
  json["passed_out"] = true;
  return json.dump() + "\n";
}

std::string answer_csv_header() {
  return csv_row({"deal", "game", "seats", "contract", "declarer", "leader", "objective", "value",
                  "low", "high", "to_play", "best", "nodes", "passed_out"});
}

std::string answer_csv(const Answer& answer) {
  const Task& task = answer.task;
  const Solution& solution = answer.solution;
  return csv_row({absl::StrCat(answer.deal), std::string(task.game->name()),
                  absl::StrCat(task.deal.seats()), contract_name(task),
                  absl::StrCat(task.declarer.number()), absl::StrCat(task.leader.number()),
                  objective_name(answer.request.objective),
                  solution.exact ? absl::StrCat(solution.low) : "", absl::StrCat(solution.low),
                  absl::StrCat(solution.high),
                  solution.to_play ? absl::StrCat(solution.to_play->number()) : "",
                  answer.best ? "true" : "", absl::StrCat(solution.nodes), ""});
}

std::string passed_out_csv(std::uint64_t deal, const Problem& problem) {
  return csv_row({absl::StrCat(deal), std::string(problem.game->name()),
                  absl::StrCat(problem.deal.seats()), "", "", "", "", "", "", "", "", "", "",
                  "true"});
}

}  // namespace matador
