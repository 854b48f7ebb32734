#include "formats/output/task_json.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "formats/cards/card_list.h"
#include "formats/output/answers.h"
#include "formats/output/field_json.h"
#include "solver/games/objectives.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array kDealFields{
    Field<DealOfAnswer>{{"deal", "number",
                         "The number of the deal in the input, from 1; its `[Id]`, if it has one."},
                        member<&DealOfAnswer::number>},
    Field<DealOfAnswer>{{"id", "string?", nullptr, "NamedDeal"},
                        [](const DealOfAnswer& deal) {
                          return deal.id.empty() ? kAbsent : Json(std::string(deal.id));
                        }},
    Field<DealOfAnswer>{
        {"game", "GameName", "As in the deal file; `dealer` where the deal has one."},
        [](const DealOfAnswer& deal) -> Json { return std::string(deal.game.name()); }},
    Field<DealOfAnswer>{{"seats", "number"}, member<&DealOfAnswer::seats>},
    Field<DealOfAnswer>{{"dealer", "SeatNumber?"},
                        [](const DealOfAnswer& deal) { return given(deal.dealer); }}};

constexpr std::array kTaskFields{
    Field<Task>{
        {"contract", "Contract",
         "What was solved, with the choices of the auction filled in. `trump`, where it is "
         "named beside the contract: always in Klørsjavs. `as`, of the joker: as in the deal "
         "file, where it says so."},
        [](const Task& task) -> Json { return contract_name(task); }},
    Field<Task>{{"trump", "Suit?"},
                [](const Task& task) {
                  const std::optional<Suit> trump = task.contract.trump;
                  return trump ? Json(std::string(card_style(*task.game).name(*trump))) : kAbsent;
                }},
    Field<Task>{{"as", "'joker'?"},
                [](const Task& task) { return task.as_joker ? Json("joker") : kAbsent; }},
    Field<Task>{{"declarer", "SeatNumber", "Who declares, and who leads to the first trick."},
                [](const Task& task) -> Json { return task.declarer.number(); }},
    Field<Task>{{"leader", "SeatNumber"},
                [](const Task& task) -> Json { return task.leader.number(); }},
    Field<Task>{
        {"joker", "SeatNumber?",
         "As in the deal file, where it says so; `joker` always in Jass with five players."},
        [](const Task& task) { return given(task.joker); }},
    Field<Task>{{"tout", "SeatNumber?"}, [](const Task& task) { return given(task.tout); }},
    Field<Task>{{"all_passed", "true?"},
                [](const Task& task) { return given_if(task.all_passed); }}};

constexpr std::array kAskedFields{
    Field<AskedValue>{
        {"player", "SeatNumber?", "Where everyone plays for himself: the seat whose value it is."},
        [](const AskedValue& asked) { return given(asked.player); }},
    Field<AskedValue>{
        {"objective", "Objective", "What the value counts: `points`, `tricks` or `score`."},
        [](const AskedValue& asked) -> Json { return objective_name(asked.objective); }}};

constexpr std::array kExchangeFields{
    Field<StyledExchange>{
        {"discard", "Card[]", "What is set aside, and what is taken of the talon."},
        [](const StyledExchange& made) { return cards_json(made.exchange.discard, made.style); }},
    Field<StyledExchange>{{"take", "Card[]"}, [](const StyledExchange& made) {
                            return cards_json(made.exchange.take, made.style);
                          }}};

}  // namespace

Fields<DealOfAnswer> deal_fields() { return kDealFields; }
Fields<DealOfAnswer> number_field() { return deal_fields().first(1); }
Fields<DealOfAnswer> players_fields() { return deal_fields().last(2); }
Fields<Task> task_fields() { return kTaskFields; }
Fields<AskedValue> asked_fields() { return kAskedFields; }
Fields<StyledExchange> exchange_fields() { return kExchangeFields; }

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

Json deal_json(const DealOfAnswer& deal) { return json_of(deal_fields(), deal); }

Json task_json(std::uint64_t number, const std::string& id, const Task& task) {
  Json json = deal_json({number, *task.game, task.deal.seats(), task.dealer, id});
  add_fields(task_fields(), task, json);
  return json;
}

Json exchange_json(const Exchange& exchange, const CardStyle& style) {
  return json_of(exchange_fields(), StyledExchange{exchange, style});
}

}  // namespace matador
