// Deals of Schafkopf for tests, hand by hand, with their contracts by name.

#ifndef MATADOR_TESTS_GAMES_SCHAFKOPF_TASKS_BY_NAME_H_
#define MATADOR_TESTS_GAMES_SCHAFKOPF_TASKS_BY_NAME_H_

#include <cstddef>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "solver/games/schafkopf/rules.h"
#include "solver/games/tasks.h"
#include "tests/support/names.h"

namespace matador::schafkopf {

inline const Kind& kind(std::string_view name) {
  for (const Kind& kind : Rules::kContracts) {
    if (kind.name == name) return kind;
  }
  throw std::invalid_argument("no such contract");
}

inline Contract contract(std::string_view name) {
  return {.index = static_cast<int>(&kind(name) - Rules::kContracts.data())};
}

// Seat 1 declares and leads.
inline Task task_of_hands(const Game& game, const std::vector<std::string_view>& hands,
                          std::string_view name) {
  DealBuilder builder(game.shape(Rules::kSeats));
  for (std::size_t i = 0; i < hands.size(); ++i) {
    for (Card card : cards(hands[i])) builder.give(Seat::from_index(static_cast<int>(i)), card);
  }
  return {.game = &game,
          .deal = builder.build().value(),
          .contract = contract(name),
          .declarer = Seat::number(1),
          .leader = Seat::number(1),
          .exchange = Exchange{},
          .play = {},
          .options = {}};
}

}  // namespace matador::schafkopf

#endif  // MATADOR_TESTS_GAMES_SCHAFKOPF_TASKS_BY_NAME_H_
