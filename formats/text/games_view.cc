#include "formats/text/games_view.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/input/problem.h"
#include "formats/text/table_facts.h"
#include "solver/games/objectives.h"
#include "solver/games/options.h"

namespace matador {
namespace {

std::vector<std::string> objective_names(const Game& game) {
  const std::vector<Objective> objectives = game.info().objectives;
  return objectives | ranges::views::transform(objective_name) | ranges::to<std::vector>();
}

std::vector<std::string> values_of(const RuleOptionFact& fact) {
  return {fact.values.begin(), fact.values.end()};
}

std::vector<std::string> trump_names(const Game& game) {
  const auto& names = card_style(game).suit_names;
  return {names.begin(), names.end()};
}

int talon_size(const DealShape& shape) {
  return shape.pack.size() - shape.seats * shape.cards_each();
}

// What is dealt, for each number of players.
nlohmann::ordered_json json_deals(const Game& game) {
  nlohmann::ordered_json deals = nlohmann::ordered_json::array();
  for (int seats : game.seat_counts()) {
    const DealShape shape = game.shape(seats);
    deals.push_back({{"seats", seats},
                     {"hand", shape.hand_size},
                     {"hands", shape.hands},
                     {"piles", shape.piles},
                     {"talon", talon_size(shape)}});
  }
  return deals;
}

std::string dealt_text(const DealShape& shape) {
  std::string text = absl::StrCat("    ", shape.seats, " seats: ", shape.hand_size, " cards each");
  if (shape.hands > 1) absl::StrAppend(&text, ", and as many in a second hand: [Second]");
  if (shape.piles > 0) {
    absl::StrAppend(&text, ", before each ", shape.piles, " cards face up on ", shape.piles,
                    " face down: [Table]");
  }
  if (talon_size(shape) > 0) {
    absl::StrAppend(&text, ", ", talon_size(shape),
                    " left over for the declarer: [Talon], [Discard] and [Exchange]");
  }
  return text + "\n";
}

}  // namespace

std::string game_json(const Game& game) {
  nlohmann::ordered_json options = nlohmann::ordered_json::array();
  for (const RuleOptionFact& fact : option_words(game)) {
    nlohmann::ordered_json option{
        {"name", std::string(fact.name)}, {"values", values_of(fact)}, {"meaning", fact.meaning}};
    if (const std::optional<OptionNumbers>& numbers = fact.numbers) {
      option["numbers"] = {
          {"count", numbers->count}, {"least", numbers->least}, {"most", numbers->most}};
    }
    options.push_back(std::move(option));
  }
  nlohmann::ordered_json json{{"game", std::string(game.name())},
                              {"seats", game.seat_counts()},
                              {"contracts", contract_names(game)},
                              {"objectives", objective_names(game)},
                              {"options", options},
                              {"deals", json_deals(game)}};
  if (game.info().names_trump) json["trumps"] = trump_names(game);
  json["table"] = table_facts(game);
  return json.dump() + "\n";
}

std::string game_text(const Game& game) {
  std::string text = absl::StrCat(std::string(game.name()), "\n  seats       ",
                                  absl::StrJoin(game.seat_counts(), " "), "\n  contracts   ",
                                  absl::StrJoin(contract_names(game), " "), "\n  objectives  ",
                                  absl::StrJoin(objective_names(game), " "), "\n");
  if (game.info().names_trump) {
    absl::StrAppend(&text, "  trumps      ", absl::StrJoin(trump_names(game), " "),
                    ", in [Trump]\n");
  }
  text += "  dealt\n";
  for (int seats : game.seat_counts()) text += dealt_text(game.shape(seats));
  const bool has_options = !option_words(game).empty();
  absl::StrAppend(&text, "  options     ",
                  has_options ? "the first value is the default\n" : "none\n");
  for (const RuleOptionFact& fact : option_words(game)) {
    absl::StrAppend(&text, "    ", option_spelling(fact), "\n        ", fact.meaning, "\n");
  }
  return text + "\n";
}

}  // namespace matador
