// The solver on endings and deals of Jass and Coiffeur that are too large for the oracle: it must
// agree with itself where an entry of the table serves its own position only.

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "solver/search/common/techniques.h"
#include "solver/solve.h"
#include "tests/games/jass/endings.h"
#include "tests/support/comparison.h"
#include "tests/support/settings.h"

namespace matador::jass_large_endings_test {

using search::bit_of;
using search::kAllTechniques;
using search::Technique;

constexpr std::uint32_t kWithoutForgetting =
    kAllTechniques & ~bit_of(Technique::kRelevance) & ~bit_of(Technique::kSimilarity);

constexpr JassTable kCoiffeur{true, 3};
constexpr JassTable jass(int players) { return {false, players}; }

using Endings = EndingsOf<JassTable>;

std::vector<int> values(Solver& solver, const Task& task, Objective objective) {
  const Solution solution = solver.solve(task, {.objective = objective, .cards = true}).value();
  std::vector<int> values{solution.low, solution.high};
  for (const MoveValue& choice : solution.moves) values.push_back(choice.value);
  return values;
}

void expect_that_forgetting_changes_no_value(std::uint64_t seed, const Endings& endings) {
  const auto& [table, cards_per_hand, count] = endings;
  Solver solver;
  Solver without({.techniques = kWithoutForgetting});
  for (int i = 0; i < count; ++i) {
    const JassEnding ending = random_jass_ending(table, seed, static_cast<std::uint64_t>(i),
                                                 cards_per_hand, i / 6 % table.players);
    for (Objective objective : {Objective::kPoints, Objective::kTricks}) {
      ASSERT_EQ(values(solver, task_of(ending), objective),
                values(without, task_of(ending), objective))
          << deal_file_text(ending);
    }
  }
}

TEST(JassLargeEndings, ForgettingChangesNoValue) {
  for (const Endings& endings : std::vector<Endings>{{jass(2), 12, 20},
                                                     {jass(3), 7, 20},
                                                     {jass(4), 6, 40},
                                                     {jass(4), 7, 6},
                                                     {jass(5), 5, 20},
                                                     {jass(6), 5, 20},
                                                     {kCoiffeur, 8, 60}}) {
    SCOPED_TRACE(endings.table.players);
    expect_that_forgetting_changes_no_value(/*seed=*/61, endings);
  }
}

TEST(SlowJassLargeEndings, ForgettingChangesNoValue) {
  for (const Endings& endings : std::vector<Endings>{{jass(2), 12, 100},
                                                     {jass(3), 8, 20},
                                                     {jass(4), 6, 600},
                                                     {jass(4), 7, 60},
                                                     {jass(5), 6, 60},
                                                     {jass(6), 5, 200},
                                                     {jass(6), 6, 6},
                                                     {kCoiffeur, 9, 300}}) {
    SCOPED_TRACE(endings.table.players);
    expect_that_forgetting_changes_no_value(/*seed=*/62, endings);
  }
}

}  // namespace matador::jass_large_endings_test
