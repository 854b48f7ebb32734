// Whatever bytes come in as a condition or as keys, reading them ends, and what was read can be
// evaluated on any deal.
//
// README.md tells how to run it.

#include <cstdint>
#include <string_view>

#include "formats/query/expression.h"
#include "solver/games/registry.h"

namespace {

// All cards to everybody, and all facts or none.
matador::Case some_case(const matador::Game& game, int seats, bool facts) {
  matador::Case deal;
  deal.game = &game;
  deal.seats = seats;
  deal.hands.fill(game.shape(seats).pack);
  if (!facts) return deal;
  deal.contract = matador::Contract{3};
  deal.trump = matador::Suit::kHearts;
  deal.declarer = deal.leader = matador::Seat::number(seats);
  deal.value = -24;
  return deal;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const matador::Game* game : matador::all_games()) {
    const int seats = game->seat_counts().front();
    const auto condition = matador::read_condition(text, *game, seats);
    const auto keys = matador::read_keys(text, *game, seats);
    for (const bool facts : {false, true}) {
      const matador::Case deal = some_case(*game, seats, facts);
      if (condition.ok()) condition->holds(deal);
      if (!keys.ok()) continue;
      for (const matador::Key& key : *keys) key.column.text(key.expression.evaluate(deal));
    }
  }
  return 0;
}
