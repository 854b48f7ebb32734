// Compares the solver with the oracle: the value of a task, the value of every card and the line of
// play, with every technique of the search on and off. A failure prints the deal in file form.
//
//   std::vector<Setting> all_settings = settings();
//   Oracle oracle;
//   const Expected expected = expected_of(oracle, position_of(task), Measure::kTricks);
//   compare_all(all_settings, task, Objective::kTricks, expected);

#ifndef MATADOR_TESTS_SUPPORT_COMPARISON_H_
#define MATADOR_TESTS_SUPPORT_COMPARISON_H_

#include <gtest/gtest.h>

#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "solver/solve.h"
#include "tests/reference/oracle.h"
#include "tests/support/settings.h"

namespace matador {

// The values by the oracle.
struct Expected {
  int value;
  std::vector<std::pair<Card, int>> cards = {};
  std::vector<Card> line = {};
  // If the exchange is open: the best one, and the value of each; then there are no cards.
  std::optional<Exchange> exchange = {};
  std::vector<std::pair<Exchange, int>> exchanges = {};
};

template <typename Position>
Expected expected_of(reference::Oracle<Position>& oracle, const Position& position,
                     reference::Measure measure) {
  return {.value = oracle.value(position, measure),
          .cards = oracle.card_values(position, measure),
          .line = oracle.line(position, measure)};
}

// Stops at the first setting that fails.
void compare_all(std::vector<Setting>& settings, const Task& task, Objective objective,
                 const Expected& expected);

// Random endings to compare: how many, and the cards of each hand. `Table`: the number of players,
// or a type with more about the game.
template <typename Table>
struct EndingsOf {
  Table table;
  int cards_per_hand;
  int count;
};

template <typename Table>
void PrintTo(const EndingsOf<Table>& endings, std::ostream* out) {
  *out << endings.count << " endings of " << endings.cards_per_hand << " cards a hand";
}

// Compares each with every setting: ending 0 to count - 1.
template <typename Endings, typename EndingOf, typename Compare>
void compare_each(const Endings& endings, EndingOf ending_of, Compare compare) {
  std::vector<Setting> all_settings = settings();
  for (int number = 0; number < endings.count && !testing::Test::HasFailure(); ++number) {
    SCOPED_TRACE("Ending " + std::to_string(number));
    compare(all_settings, ending_of(endings, number));
  }
}

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_COMPARISON_H_
