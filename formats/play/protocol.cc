#include "formats/play/protocol.h"

#include <nlohmann/json.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/input/json_deal.h"
#include "formats/input/partial_problem.h"
#include "formats/output/task_json.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/advice/hindsight.h"
#include "solver/games/objectives.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Protocol -----------------------------------------------------------------------------------

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
  MATADOR_ASSIGN_OR_RETURN(const Json json, read_json(line));
  if (!json.is_object() || !json.contains("move") || !json["move"].is_string()) {
    return invalid("expected an object as {\"move\":\"HA\"}");
  }
  const std::string text = json["move"].get<std::string>();
  const CardStyle& style = card_style(*task.game);
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Move> moves, has_other_moves(text)
                                                              ? read_moves(text, style)
                                                              : read_play(text, style));
  if (moves.size() != 1) {
    return invalid(in_quotes(text), " is not one move");
  }
  Task after = task;
  MATADOR_RETURN_IF_ERROR(make_move(after, moves.front()));
  return moves.front();
}

// ---- Seated -------------------------------------------------------------------------------------

namespace {

constexpr int kMostWaysOfAdvice = 10'000;

absl::StatusOr<Seated> read_advice(const std::string& name, absl::string_view number) {
  const std::optional<int> worlds = small_number(std::string(number));
  if (!worlds || *worlds < 1 || *worlds > kMostWaysOfAdvice) {
    return invalid(in_quotes(name), ": expected a number from 1 to ", kMostWaysOfAdvice,
                   " of ways to deal the hidden cards, as in advice:100");
  }
  return Seated{.name = name,
                .house = HousePlayer{.name = "advice",
                                     .about = "",
                                     .manner = HouseManner::kAdvice,
                                     .worlds = static_cast<std::uint64_t>(*worlds)}};
}

}  // namespace

absl::StatusOr<Seated> read_seated(const std::string& name) {
  if (const HousePlayer* player = find_house_player(name)) {
    return Seated{.name = name, .house = *player};
  }
  absl::string_view number = name;
  if (absl::ConsumePrefix(&number, "advice:")) return read_advice(name, number);
  if (name.find_first_of(" /\\") != std::string::npos) return Seated{.name = name};
  std::vector<std::string> known;
  for (const HousePlayer& player : house_players()) known.emplace_back(player.name);
  known.emplace_back("advice:N");
  return invalid(unknown_word("player", name, known),
                 "; the command of a program has a blank or a slash, as ./bot");
}

std::string seated_help() {
  constexpr std::size_t kNames = 12;
  std::string text;
  for (const HousePlayer& player : house_players()) {
    absl::StrAppend(&text, "  ", left_in(kNames, player.name), std::string(player.about), "\n");
  }
  return absl::StrCat(text, "  ", left_in(kNames, "advice:N"), "advice over N ways\n", "  ",
                      left_in(kNames, "COMMAND"),
                      "another program, with a blank or a slash in its command;\n",
                      std::string(kNames + 2, ' '), "formats/protocol.md says what it is asked\n");
}

}  // namespace matador
