// What hands of Jass are guessed to be worth: the same in every suit, more for better cards, and in
// solved deals nearer to the truth than no guess.

#include "solver/games/jass/strength.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "solver/cards/seat.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "tests/games/jass/names.h"

namespace matador::jass::strength_test {

double strength_of(std::string_view hand, std::string_view contract) {
  return strength(jass_hand(hand), *std::ranges::find(Rules::kTypes, contract, &Type::name));
}

TEST(JassStrengthTest, SuitsAreAlike) {
  EXPECT_DOUBLE_EQ(strength_of("AU9.KT7.A.86", "shields"), strength_of("KT7.A.86.AU9", "acorns"));
  EXPECT_DOUBLE_EQ(strength_of("AKO.T97.6.86", "obenabe"), strength_of("T97.6.86.AKO", "obenabe"));
}

TEST(JassStrengthTest, BetterCardsAreWorthMore) {
  EXPECT_GT(strength_of("AU9.KT7.A.86", "shields"), strength_of("AU8.KT7.A.86", "shields"));
  EXPECT_GT(strength_of("AU9.KT7.A.86", "shields"), strength_of("AK9.KT7.A.86", "shields"));
  EXPECT_GT(strength_of("AU9.KT7.A.86", "shields"), strength_of("AU9.KT7.8.86", "shields"));
  EXPECT_GT(strength_of("AKOU.A.A.876", "obenabe"), strength_of("AKO6.A.A.876", "obenabe"));
  EXPECT_GT(strength_of("678.6.6.AKOU", "undenufe"), strength_of("789.7.7.AKOU", "undenufe"));
  EXPECT_GT(strength_of("678.6.6.AKOU", "undenufe"), strength_of("678.6.6.AKOU", "obenabe"));
}

// Over deals of six players, who are quick to solve.
TEST(JassStrengthTest, ExplainsMuchOfSolvedDeals) {
  const Game& game = *find_game("jass");
  Solver solver;
  for (int contract : {0, 4, 5}) {
    double off = 0;
    double spread = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
      const Problem problem{.game = &game,
                            .deal = numbered_deal(game.shape(6), 99, number),
                            .contract = Contract{contract}};
      const Task task = game.tasks(problem)->front();
      const int score = solver.solve(task, {.objective = Objective::kScore})->low;
      const double guess = game.info().evaluation->of_deal(task);
      off += (score - guess) * (score - guess);
      spread += score * score;
    }
    EXPECT_LT(off, spread / 2) << game.contract({contract}).name;
  }
}

}  // namespace matador::jass::strength_test
