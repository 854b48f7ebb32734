#include "formats/play/protocol.h"

#include <nlohmann/json.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/input/bounded_json.h"
#include "formats/input/partial_problem.h"
#include "formats/output/task_json.h"
#include "formats/words/text.h"
#include "solver/advice/hindsight.h"
#include "solver/games/objectives.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// The cards of the trick on the table.
Json trick_json(const Task& task, const CardStyle& style) {
  Json json = Json::array();
  if (!task.game->has_tricks(task.contract)) return json;
  const Played played = *played_so_far(task);
  if (!played.trick_open()) return json;
  for (Card card : played.tricks().back().cards) json.push_back(write_card(card, style));
  return json;
}

Json tags_json(const Task& task) {
  Task asked = task;
  asked.player.reset();
  Json json = Json::object();
  for (const Tag& tag : write_partial_problem(as_known(asked, asked.play.size())).tags) {
    json[tag.name] = tag.value;
  }
  return json;
}

}  // namespace

std::string turn_question(const Task& task, std::uint64_t deal) {
  const CardStyle& style = card_style(*task.game);
  const Turn turn = *turn_of(task);
  Json json{{"ask", "move"}};
  json.update(task_json(deal, "", task));
  json["objective"] = objective_name(usual_objective(task));
  json["you"] = chooser_of(task, turn)->number();
  json["seat"] = turn.to_play->number();
  json["hand"] = cards_json(cards_in_hand(task, *turn.to_play), style);
  json["trick"] = trick_json(task, style);
  json["legal"] = moves_json(turn.moves, style);
  json["tags"] = tags_json(task);
  return write_json(json) + "\n";
}

std::string turn_fault(const absl::Status& status) {
  return write_json({{"error", std::string(status.message())}}) + "\n";
}

absl::StatusOr<Move> read_turn_answer(std::string_view line, const Task& task) {
  const absl::StatusOr<Json> json = read_json(line);
  if (!json.ok()) return json.status();
  if (!json->is_object() || !json->contains("move") || !(*json)["move"].is_string()) {
    return absl::InvalidArgumentError("expected an object as {\"move\":\"HA\"}");
  }
  const std::string text = (*json)["move"].get<std::string>();
  const CardStyle& style = card_style(*task.game);
  const absl::StatusOr<std::vector<Move>> moves =
      has_other_moves(text) ? read_moves(text, style) : read_play(text, style);
  if (!moves.ok()) return moves.status();
  if (moves->size() != 1) {
    return absl::InvalidArgumentError(absl::StrCat(in_quotes(text), " is not one move"));
  }
  Task after = task;
  if (absl::Status status = make_move(after, moves->front()); !status.ok()) return status;
  return moves->front();
}

}  // namespace matador
