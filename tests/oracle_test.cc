// The solver against the oracle: random endings, and for each the value, the value of every card
// and the line of play, under every objective, with every technique of the search on and off.

#include "tests/reference/oracle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/cards/notation.h"
#include "solver/games/sjavs/score.h"
#include "solver/games/sjavs/sjavs.h"
#include "solver/search/techniques.h"
#include "solver/solve.h"
#include "tests/endings.h"

namespace matador {

// How failures print it.
static void PrintTo(Card card, std::ostream* out) { *out << to_string(card); }

namespace {

using reference::Measure;
using reference::Oracle;
using search::bit_of;
using search::kAllTechniques;
using search::Technique;

constexpr std::uint64_t kSeed = 2026;

struct Objectives {
  Objective objective;
  Measure measure;
  const char* name;
};
constexpr std::array kObjectives{Objectives{Objective::kPoints, Measure::kPoints, "points"},
                                 Objectives{Objective::kTricks, Measure::kTricks, "tricks"},
                                 Objectives{Objective::kScore, Measure::kScore, "score"}};

// A solver that is used for all endings of a test, so that whatever it remembers of one may disturb
// the next.
struct Setting {
  Setting(std::string setting_name, std::uint32_t techniques, bool newest_instructions = true)
      : name(std::move(setting_name)),
        solver({.table_mib = 1,
                .techniques = techniques,
                .newest_instructions = newest_instructions}) {}

  std::string name;
  Solver solver;
};

// All techniques, none, each alone, each with the table that some of them work on, each left out.
std::vector<Setting> settings() {
  std::vector<Setting> settings;
  settings.emplace_back("all", kAllTechniques);
  settings.emplace_back("all, any machine", kAllTechniques, false);
  settings.emplace_back("none", 0);
  settings.emplace_back("none, any machine", 0, false);
  for (const search::TechniqueFact& fact : search::kTechniques) {
    const std::string name(fact.name);
    const std::uint32_t bit = bit_of(fact.technique);
    settings.emplace_back("only " + name, bit);
    settings.emplace_back("all but " + name, kAllTechniques & ~bit);
    if (fact.technique != Technique::kTable) {
      settings.emplace_back("only table and " + name, bit | bit_of(Technique::kTable));
    }
  }
  return settings;
}

struct Expected {
  int value;
  std::vector<std::pair<Card, int>> cards;
  std::vector<Card> line;
};

std::vector<std::pair<Card, int>> pairs(const std::vector<CardValue>& cards) {
  std::vector<std::pair<Card, int>> pairs;
  for (const CardValue& card : cards) pairs.emplace_back(card.card, card.value);
  return pairs;
}

void compare(Setting& setting, const Task& task, Objective objective, const Expected& expected) {
  const absl::StatusOr<Solution> solution =
      setting.solver.solve(task, {.objective = objective, .cards = true, .line = true});
  ASSERT_TRUE(solution.ok()) << solution.status();
  EXPECT_TRUE(solution->exact);
  EXPECT_EQ(solution->low, expected.value);
  EXPECT_EQ(pairs(solution->cards), expected.cards);
  EXPECT_EQ(solution->line, expected.line);
}

struct Endings {
  int cards_per_hand;
  int count;
};

void PrintTo(const Endings& endings, std::ostream* out) {
  *out << endings.count << " endings of " << endings.cards_per_hand << " cards a hand";
}

class OracleTest : public testing::TestWithParam<Endings> {};

TEST_P(OracleTest, SolverAgreesWithEverySetting) {
  std::vector<Setting> all_settings = settings();
  for (int i = 0; i < GetParam().count && !HasFailure(); ++i) {
    const auto number = static_cast<std::uint64_t>(i);
    const int cards_per_hand = GetParam().cards_per_hand;
    const int cards_in_trick = cards_per_hand == 0 ? 0 : i % 4;
    const Task task = random_ending(kSeed, number, cards_per_hand, cards_in_trick);
    const reference::Position position = reference_position(task);
    Oracle oracle;
    for (const auto& [objective, measure, name] : kObjectives) {
      const Expected expected{oracle.value(position, measure),
                              oracle.card_values(position, measure),
                              oracle.line(position, measure)};
      for (Setting& setting : all_settings) {
        SCOPED_TRACE("Objective " + std::string(name) + ", techniques: " + setting.name +
                     ", ending " + std::to_string(kSeed) + "/" + std::to_string(i) + ":\n" +
                     deal_file_text(task));
        compare(setting, task, objective, expected);
        if (HasFatalFailure()) return;
      }
    }
  }
}

constexpr auto kName = [](const testing::TestParamInfo<Endings>& info) {
  return std::to_string(info.param.cards_per_hand) + "Cards";
};
INSTANTIATE_TEST_SUITE_P(Fast, OracleTest,
                         testing::Values(Endings{0, 60}, Endings{1, 60}, Endings{2, 60},
                                         Endings{3, 200}, Endings{4, 200}, Endings{5, 100}),
                         kName);
INSTANTIATE_TEST_SUITE_P(Slow, OracleTest, testing::Values(Endings{6, 40}), kName);

// The endings are only as good as what happens in them.
TEST(Endings, EarnEveryScoreThereIs) {
  std::set<int> scores;
  for (std::uint64_t number = 0; number < 600; ++number) {
    const reference::Position position = reference_position(random_ending(kSeed, number, 3, 0));
    scores.insert(Oracle().value(position, Measure::kScore));
  }
  EXPECT_EQ(scores, (std::set{-16, -8, -4, 0, 2, 4, 8, 12, 16, 24}));
}

}  // namespace
}  // namespace matador
