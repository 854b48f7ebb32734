// The solver against the oracle in Jass: random endings, and for each the value, the value of every
// card and the line of play, under every objective, with every technique of the search on and off.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "solver/cards/notation.h"
#include "solver/games/jass/meld_score.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"
#include "tests/games/jass/endings.h"
#include "tests/games/jass/reference_rules.h"
#include "tests/support/names.h"
#include "tests/support/replay_comparison.h"
#include "tests/support/settings.h"

namespace matador {

// How failures print it.
static void PrintTo(Card card, std::ostream* out) { *out << to_string(card, kSwissNotation); }

namespace {

using Oracle = reference::Oracle<reference::jass::Position>;

constexpr std::uint64_t kSeed = 2026;

// As the reference sees it, with what every player has shown: that has tests of its own.
reference::jass::Position position_of(const JassEnding& ending) {
  reference::jass::Position position = reference_position(ending);
  if (ending.table.coiffeur) return position;
  for (const jass::MeldScore& round : jass::score_melds(task_of(ending))) {
    for (int i = 0; i < ending.table.players; ++i) {
      position.terms.melds[static_cast<std::size_t>(i)] += round.points_of({Seat::from_index(i)});
    }
  }
  return position;
}

struct Endings {
  JassTable table;
  int cards_per_hand;
  int count;
  bool all_trumps = false;
};

void PrintTo(const Endings& endings, std::ostream* out) {
  *out << endings.count << " endings of " << endings.cards_per_hand << " cards a hand"
       << (endings.all_trumps ? " with all trumps" : "");
}

JassEnding ending_of(const Endings& endings, int i) {
  const auto& [table, cards_per_hand, count, all_trumps] = endings;
  const auto number = static_cast<std::uint64_t>(i);
  if (all_trumps) return random_trump_ending(table, kSeed, number, cards_per_hand);
  const int cards_in_trick = cards_per_hand == 0 ? 0 : i / 6 % table.players;
  return random_jass_ending(table, kSeed, number, cards_per_hand, cards_in_trick);
}

std::string name_of(const JassTable& table) {
  return (table.coiffeur ? "Coiffeur" : "Jass") + std::to_string(table.players) +
         (table.forced_undertrump ? "Forced" : "");
}

void compare(Setting& setting, const Task& task, Oracle& oracle,
             const reference::jass::Position& position) {
  for (const auto& [objective, measure, name] : kObjectives) {
    if (!task.game->has(objective)) continue;
    SCOPED_TRACE("Objective " + std::string(name) + ", techniques: " + setting.name);
    const absl::StatusOr<Solution> solution =
        setting.solver.solve(task, {.objective = objective, .cards = true, .line = true});
    ASSERT_TRUE(solution.ok()) << solution.status();
    EXPECT_TRUE(solution->exact) << solution->low << " to " << solution->high;
    EXPECT_EQ(solution->low, oracle.value(position, measure));
    std::vector<std::pair<Card, int>> cards;
    for (const auto& [move, value] : solution->moves) cards.emplace_back(move.card, value);
    EXPECT_EQ(cards, oracle.card_values(position, measure));
    EXPECT_EQ(cards_of(solution->line), oracle.line(position, measure));
    if (testing::Test::HasFailure()) return;
  }
}

void compare(std::vector<Setting>& settings, const JassEnding& ending) {
  SCOPED_TRACE(deal_file_text(ending));
  Oracle oracle;
  const reference::jass::Position position = position_of(ending);
  for (Setting& setting : settings) {
    compare(setting, task_of(ending), oracle, position);
    if (testing::Test::HasFailure()) return;
  }
  for (const auto& [objective, measure, name] : kObjectives) {
    if (!task_of(ending).game->has(objective)) continue;
    SCOPED_TRACE(name);
    compare_replay(settings.front().solver, task_of(ending), oracle, position, objective, measure);
  }
}

class JassOracleTest : public testing::TestWithParam<Endings> {};

TEST_P(JassOracleTest, SolverAgreesWithEverySetting) {
  std::vector<Setting> all_settings = GetParam().cards_per_hand > 6 ? quick_settings() : settings();
  for (int i = 0; i < GetParam().count && !HasFailure(); ++i) {
    SCOPED_TRACE("Ending " + std::to_string(kSeed) + "/" + std::to_string(i));
    compare(all_settings, ending_of(GetParam(), i));
  }
}

constexpr auto kName = [](const testing::TestParamInfo<Endings>& info) {
  return name_of(info.param.table) + "With" + std::to_string(info.param.cards_per_hand) + "Cards" +
         (info.param.all_trumps ? "AndAllTrumps" : "");
};
constexpr JassTable kJass2{false, 2};
constexpr JassTable kJass3{false, 3};
constexpr JassTable kJass4{false, 4};
constexpr JassTable kJass5{false, 5};
constexpr JassTable kJass6{false, 6};
constexpr JassTable kCoiffeur{true, 3};
INSTANTIATE_TEST_SUITE_P(Fast, JassOracleTest,
                         testing::Values(Endings{kJass4, 0, 20}, Endings{kJass4, 1, 60},
                                         Endings{kJass4, 2, 100}, Endings{kJass4, 3, 100},
                                         Endings{kJass4, 4, 50}, Endings{kJass3, 1, 40},
                                         Endings{kJass3, 3, 100}, Endings{kJass3, 4, 60},
                                         Endings{kJass3, 5, 12}, Endings{kJass2, 1, 40},
                                         Endings{kJass2, 4, 60}, Endings{kJass2, 6, 30},
                                         Endings{kJass5, 2, 60}, Endings{kJass5, 3, 50},
                                         Endings{kJass6, 2, 100}, Endings{kJass6, 3, 40},
                                         Endings{kJass4, 4, 15, true}, Endings{kJass3, 4, 20, true},
                                         Endings{kJass5, 3, 15, true}, Endings{kJass6, 3, 15, true},
                                         Endings{kCoiffeur, 1, 40}, Endings{kCoiffeur, 3, 100},
                                         Endings{kCoiffeur, 4, 60}, Endings{kCoiffeur, 5, 20}),
                         kName);
// Jass 2.7, undertrump=forced
constexpr JassTable kForced2{false, 2, true};
constexpr JassTable kForced3{false, 3, true};
constexpr JassTable kForced4{false, 4, true};
constexpr JassTable kForced5{false, 5, true};
constexpr JassTable kForced6{false, 6, true};
INSTANTIATE_TEST_SUITE_P(
    FastForced, JassOracleTest,
    testing::Values(Endings{kForced2, 4, 40}, Endings{kForced2, 6, 15}, Endings{kForced3, 4, 40},
                    Endings{kForced4, 3, 50}, Endings{kForced4, 4, 20}, Endings{kForced5, 3, 25},
                    Endings{kForced6, 3, 20}, Endings{kForced3, 4, 25, true},
                    Endings{kForced4, 4, 12, true}, Endings{kForced5, 3, 20, true},
                    Endings{kForced6, 3, 12, true}, Endings{{true, 3, true}, 4, 25}),
    kName);
INSTANTIATE_TEST_SUITE_P(SlowForced, JassOracleTest,
                         testing::Values(Endings{kForced2, 9, 20}, Endings{kForced3, 4, 200},
                                         Endings{kForced4, 4, 100}, Endings{kForced5, 3, 200},
                                         Endings{kForced4, 5, 100},
                                         Endings{kForced4, 4, 1000, true},
                                         Endings{kForced6, 3, 1000, true}),
                         kName);
INSTANTIATE_TEST_SUITE_P(Slow, JassOracleTest,
                         testing::Values(Endings{kJass4, 3, 300}, Endings{kJass4, 4, 600},
                                         Endings{kJass4, 5, 150}, Endings{kJass3, 5, 300},
                                         Endings{kJass3, 6, 60}, Endings{kJass2, 9, 30},
                                         Endings{kJass2, 10, 40}, Endings{kJass5, 3, 200},
                                         Endings{kJass5, 4, 100}, Endings{kJass6, 3, 200},
                                         Endings{kJass6, 4, 40}, Endings{kJass4, 4, 500, true},
                                         Endings{kJass6, 3, 500, true}, Endings{kCoiffeur, 5, 300},
                                         Endings{kCoiffeur, 6, 60}),
                         kName);

// Endings with all trumps, of seed 1, that were looked for among up to sixty thousand: a solver
// without this rule about the ranks of trumps ("Trumping freely" in
// solver/search/alpha_beta/soundness.md) is wrong about them.
struct DecidedByRank {
  const char* rule;
  JassTable table;
  int cards_per_hand;
  std::vector<std::uint64_t> numbers;
};
const std::vector<DecidedByRank> kDecidedByRank{
    {"a trump over a trump needs its rank", kJass4, 4, {11227, 27678}},
    {"a trump over a trump needs its rank", kJass6, 3, {5004, 20072}},
    {"trumps are too low by the rank of another", kJass4, 4, {12, 32}},
    {"trumps are too low by the rank of another", kJass6, 3, {8, 59}},
    {"the key knows whether the Puur is in play", kJass4, 4, {12, 28}},
    {"the Puur touches no card", kJass4, 4, {12, 110}},
};

TEST(JassOracle, RanksThatDecideWhatMayBePlayed) {
  std::vector<Setting> all_settings = settings();
  for (const auto& [rule, table, cards_per_hand, numbers] : kDecidedByRank) {
    for (std::uint64_t number : numbers) {
      SCOPED_TRACE(std::string(rule) + ", ending 1/" + std::to_string(number));
      compare(all_settings, random_trump_ending(table, 1, number, cards_per_hand));
    }
  }
}

}  // namespace
}  // namespace matador
