// What JSON answers about a task begin with, and how moves and exchanges are written in them.
//
//   nlohmann::ordered_json json = task_json(1, task);
//   // {"deal":1,"game":"sjavs","seats":4,"contract":"hearts","declarer":2,"leader":1}

#ifndef MATADOR_FORMATS_OUTPUT_TASK_JSON_H_
#define MATADOR_FORMATS_OUTPUT_TASK_JSON_H_

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/output/fields.h"
#include "solver/games/game.h"

namespace matador {

// ---- Fields -------------------------------------------------------------------------------------

struct DealOfAnswer {
  std::uint64_t number;  // in the input, from 1
  const Game& game;
  int seats;
  std::optional<Seat> dealer = {};
  std::string_view id = {};  // what its [Id] says; empty: it has none, or the answer does not say
};

// Whose value is asked about, where everyone plays for himself, and what it counts.
struct AskedValue {
  std::optional<Seat> player;
  Objective objective;
};

// Cards are written as those of a game.
struct StyledExchange {
  const Exchange& exchange;
  const CardStyle& style;
};

Fields<DealOfAnswer> deal_fields();  // how every answer begins
// Those of them that melds have: `deal`, and `seats` with `dealer`.
Fields<DealOfAnswer> number_field();
Fields<DealOfAnswer> players_fields();
Fields<Task> task_fields();  // all that the task settles, but not the player who is asked about
Fields<AskedValue> asked_fields();
Fields<StyledExchange> exchange_fields();

// ---- Json ---------------------------------------------------------------------------------------

nlohmann::ordered_json deal_json(const DealOfAnswer& deal);
// The keys of deal_json(), and all that the task settles; but not the player who is asked about.
nlohmann::ordered_json task_json(std::uint64_t number, const std::string& id, const Task& task);

// ["C9","D7"], in listing order.
nlohmann::ordered_json cards_json(CardSet cards, const CardStyle& style);
// ["C9","pass"]
nlohmann::ordered_json moves_json(const std::vector<Move>& moves, const CardStyle& style);

// {"discard":["S7"],"take":["H7"]}
nlohmann::ordered_json exchange_json(const Exchange& exchange, const CardStyle& style);

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_TASK_JSON_H_
