#include "tests/support/comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "solver/cards/notation.h"
#include "tests/support/endings.h"
#include "tests/support/names.h"

namespace matador {

// Failures print cards in this way.
static void PrintTo(Card card, std::ostream* out) { *out << to_string(card); }
static void PrintTo(const Exchange& exchange, std::ostream* out) {
  for (Card card : exchange.discard) *out << to_string(card) << ' ';
  *out << "for";
  for (Card card : exchange.take) *out << ' ' << to_string(card);
}

namespace {

std::vector<std::pair<Card, int>> pairs(const std::vector<MoveValue>& moves) {
  std::vector<std::pair<Card, int>> pairs;
  for (const MoveValue& each : moves) pairs.emplace_back(each.move.card, each.value);
  return pairs;
}

std::vector<std::pair<Exchange, int>> pairs(const std::vector<ExchangeValue>& exchanges) {
  std::vector<std::pair<Exchange, int>> pairs;
  for (const ExchangeValue& each : exchanges) pairs.emplace_back(each.exchange, each.value);
  return pairs;
}

std::string name_of(Objective objective) {
  return std::ranges::find(kObjectives, objective, &Objectives::objective)->name;
}

std::string text_of(const Task& task) {
  const std::string player =
      task.player ? "Player " + std::to_string(task.player->number()) + "\n" : "";
  return deal_file_text(task) + player;
}

void compare(Setting& setting, const Task& task, Objective objective, const Expected& expected) {
  const bool open = !task.exchange;
  const absl::StatusOr<Solution> solution = setting.solver.solve(
      task, {.objective = objective, .cards = !open, .line = true, .exchanges = open});
  ASSERT_TRUE(solution.ok()) << solution.status();
  EXPECT_TRUE(solution->exact);
  EXPECT_EQ(solution->low, expected.value);
  EXPECT_EQ(pairs(solution->moves), expected.cards);
  EXPECT_EQ(solution->exchange, expected.exchange);
  EXPECT_EQ(pairs(solution->exchanges), expected.exchanges);
  EXPECT_EQ(cards_of(solution->line), expected.line);
}

}  // namespace

void compare_all(std::vector<Setting>& settings, const Task& task, Objective objective,
                 const Expected& expected) {
  for (Setting& setting : settings) {
    SCOPED_TRACE("Objective " + name_of(objective) + ", techniques: " + setting.name + "\n" +
                 text_of(task));
    compare(setting, task, objective, expected);
    if (testing::Test::HasFailure()) return;
  }
}

}  // namespace matador
