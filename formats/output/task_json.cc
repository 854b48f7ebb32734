#include "formats/output/task_json.h"

#include <nlohmann/json.hpp>
#include <string>

#include "formats/cards/moves.h"
#include "formats/output/answers.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

}  // namespace

Json cards_json(CardSet cards, const CardStyle& style) {
  Json list = Json::array();
  for (Card card : cards) list.push_back(write_card(card, style));
  return list;
}

Json moves_json(const std::vector<Move>& moves, const CardStyle& style) {
  Json list = Json::array();
  for (Move move : moves) list.push_back(write_move(move, style));
  return list;
}

Json deal_json(std::uint64_t number, const std::string& id, const Game& game, int seats,
               std::optional<Seat> dealer) {
  Json json{{"deal", number}};
  if (!id.empty()) json["id"] = id;
  json["game"] = std::string(game.name());
  json["seats"] = seats;
  if (dealer) json["dealer"] = dealer->number();
  return json;
}

Json task_json(std::uint64_t number, const std::string& id, const Task& task) {
  Json json = deal_json(number, id, *task.game, task.deal.seats(), task.dealer);
  json["contract"] = contract_name(task);
  if (const auto trump = task.contract.trump) {
    json["trump"] = std::string(card_style(*task.game).name(*trump));
  }
  if (task.as_joker) json["as"] = "joker";
  json["declarer"] = task.declarer.number();
  json["leader"] = task.leader.number();
  if (task.joker) json["joker"] = task.joker->number();
  if (task.tout) json["tout"] = task.tout->number();
  if (task.all_passed) json["all_passed"] = true;
  return json;
}

Json exchange_json(const Exchange& exchange, const CardStyle& style) {
  return {{"discard", cards_json(exchange.discard, style)},
          {"take", cards_json(exchange.take, style)}};
}

}  // namespace matador
