// The score-sheet of Jass (rules 2.2, 2.12, 2.15, 2.16), and melds of which only the sum is given.

#include "solver/games/jass/sheet.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "solver/games/jass/meld_score.h"

namespace matador::jass::sheet_test {

using Columns = std::vector<int>;
using Options = std::vector<RuleOption>;

Sheet sheet(int seats, const Options& options = {}) {
  return Sheet(sheet_rules_of(seats, options));
}

// Who wins by a deal that counts as a whole.
std::optional<int> winner(const Sheet& sheet, int multiplier, const std::vector<Gains>& gains) {
  const auto first = sheet.winner(sheet.course_of(multiplier, gains));
  return first ? std::optional(first->column) : std::nullopt;
}

std::optional<int> enter(Sheet& sheet, int multiplier, const std::vector<Gains>& gains) {
  const auto first = sheet.enter(sheet.course_of(multiplier, gains)).winner;
  return first ? std::optional(first->column) : std::nullopt;
}

// A sheet that stands at these totals.
Sheet sheet_at(const Columns& totals, const Options& options = {}) {
  Sheet kept = sheet(totals.size() == 3 ? 3 : 4, options);
  std::vector<Gains> gains;
  for (int total : totals) gains.push_back({.tricks = total});
  EXPECT_EQ(enter(kept, 1, gains), std::nullopt);
  return kept;
}

TEST(JassSheetRules, EachContractHasItsMultiplier) {  // 2.2
  const auto multipliers = [](const Options& options) {
    Columns all;
    for (int contract = 0; contract < 6; ++contract) {
      all.push_back(multiplier({.index = contract}, options));
    }
    return all;
  };
  EXPECT_EQ(multipliers({}), (Columns{1, 1, 2, 2, 3, 4}));
  EXPECT_EQ(multipliers({{"multipliers", "6-5-4-3-2-1"}}), (Columns{6, 5, 4, 3, 2, 1}));
}

TEST(JassSheetRules, AsTheOptionsSay) {
  EXPECT_EQ(sheet_rules_of(4, {}), (SheetRules{4, 3000, false}));
  EXPECT_EQ(sheet_rules_of(3, {{"target", "1000"}}), (SheetRules{3, 1000, false}));
  EXPECT_EQ(sheet_rules_of(4, {{"order", "stoeck-stich-wyz"}}), (SheetRules{4, 3000, true}));
  EXPECT_EQ(sheet_rules_of(4, {{"order", "stoeck-wyz-stich"}}), (SheetRules{4, 3000, false}));
  EXPECT_EQ(sheet_rules_of(4, {{"count", "trick"}}), (SheetRules{4, 3000, false, true}));
}

TEST(JassSheet, CountsUpWithTheMultiplier) {
  Sheet kept = sheet(4);
  EXPECT_EQ(enter(kept, 2, {{.stoeck = 20, .tricks = 92}, {.wyz = 50, .tricks = 65}}),
            std::nullopt);
  EXPECT_EQ(kept.totals(), (Columns{224, 230}));
  enter(kept, 1, {{.tricks = 257}, {}});
  EXPECT_EQ(kept.totals(), (Columns{224 + 257, 230}));
}

TEST(JassSheet, HasAColumnForEachSideOrPlayer) {
  const auto column = [](int seats, int seat, std::optional<Seat> joker = std::nullopt) {
    return sheet(seats).column_of(Seat::number(seat), joker);
  };
  EXPECT_EQ(sheet(2).columns(), 2);
  EXPECT_EQ(sheet(3).columns(), 3);
  EXPECT_EQ(sheet(6).columns(), 2);
  EXPECT_EQ(column(4, 3), 0);
  EXPECT_EQ(column(4, 2), 1);
  EXPECT_EQ(column(3, 3), 2);
  EXPECT_EQ(column(6, 6), 1);
  // Of the four others the first and the third play together, whoever is the joker.
  const Seat joker = Seat::number(2);
  EXPECT_EQ(column(5, 1, joker), 0);
  EXPECT_EQ(column(5, 2, joker), std::nullopt);
  EXPECT_EQ(column(5, 3, joker), 1);
  EXPECT_EQ(column(5, 4, joker), 0);
  EXPECT_EQ(column(5, 5, joker), 1);
}

// ---- The target ---------------------------------------------------------------------------------

TEST(JassGame, IsWonAtTheTargetAndNotBefore) {
  EXPECT_EQ(winner(sheet_at({2900, 0}), 1, {{.tricks = 99}, {.tricks = 58}}), std::nullopt);
  EXPECT_EQ(winner(sheet_at({2900, 0}), 1, {{.tricks = 100}, {.tricks = 57}}), 0);
  EXPECT_EQ(winner(sheet_at({900, 0}, {{"target", "1000"}}), 1, {{.tricks = 100}, {}}), 0);
}

TEST(JassGame, IsFollowedByOneThatBeginsAnew) {
  Sheet kept = sheet_at({2900, 800});
  EXPECT_EQ(enter(kept, 1, {{.tricks = 100}, {.tricks = 57}}), 0);
  EXPECT_EQ(kept.totals(), (Columns{3000, 857}));
  EXPECT_EQ(kept.games(), 1);
  EXPECT_EQ(kept.games_won(), (Columns{1, 0}));
  EXPECT_EQ(enter(kept, 1, {{.tricks = 7}, {.tricks = 150}}), std::nullopt);
  EXPECT_EQ(kept.totals(), (Columns{7, 150}));
}

TEST(JassGame, WhereBothCrossStoeckCountsFirst) {
  const std::vector<Gains> gains{{.wyz = 200, .tricks = 157}, {.stoeck = 20}};
  EXPECT_EQ(winner(sheet_at({2990, 2980}), 1, gains), 1);
  EXPECT_EQ(winner(sheet_at({2990, 2979}), 1, gains), 0);
}

TEST(JassGame, WhereBothCrossTheOrderSaysWhetherWyzOrTricksCount) {
  const std::vector<Gains> gains{{.wyz = 50, .tricks = 20}, {.tricks = 137}};
  EXPECT_EQ(winner(sheet_at({2960, 2900}), 1, gains), 0);
  EXPECT_EQ(winner(sheet_at({2960, 2900}, {{"order", "stoeck-stich-wyz"}}), 1, gains), 1);
}

TEST(JassGame, WhereTricksBringBothToTheTargetTheHigherTotalHasWon) {
  EXPECT_EQ(winner(sheet_at({2950, 2960}), 1, {{.tricks = 57}, {.tricks = 100}}), 1);
  EXPECT_EQ(winner(sheet_at({2970, 2925}), 1, {{.tricks = 56}, {.tricks = 101}}), std::nullopt);
  EXPECT_EQ(
      winner(sheet_at({2970, 2980, 2990}), 1, {{.tricks = 90}, {.tricks = 47}, {.tricks = 20}}), 0);
}

// ---- Bergpreis ----------------------------------------------------------------------------------

using First = Sheet::First;

TEST(JassBergpreis, GoesToTheFirstAtHalfTheTarget) {  // Jass 2.23
  Sheet kept = sheet_at({1499, 800});
  EXPECT_EQ(kept.enter({{0, 600}, {1, 0}}).bergpreis, (First{0, 1}));
  EXPECT_EQ(kept.enter({{0, 200}}).bergpreis, std::nullopt);  // once in a game
  EXPECT_EQ(kept.totals(), (Columns{1500, 1600}));
}

TEST(JassBergpreis, IsThereInEveryGame) {
  Sheet kept = sheet(4, {{"target", "1000"}});
  EXPECT_EQ(kept.enter({{0, 1400}}).bergpreis, (First{1, 0}));
  EXPECT_EQ(kept.enter({{499, 0}}).bergpreis, std::nullopt);
  EXPECT_EQ(kept.enter({{1, 0}}).bergpreis, (First{0, 0}));
}

TEST(JassBergpreis, WhereTheTargetIsOddHalfIsMore) {
  Sheet kept = sheet(4, {{"target", "1001"}});
  EXPECT_EQ(kept.enter({{0, 500}}).bergpreis, std::nullopt);
  EXPECT_EQ(kept.enter({{0, 1}}).bergpreis, (First{1, 0}));
}

// ---- Counted trick by trick ---------------------------------------------------------------------

TEST(JassByTrick, IsWonByWhoIsThereFirst) {  // Jass 2.22
  const Course course{{0, 30}, {40, 0}, {0, 200}};
  Sheet by_deal = sheet_at({2960, 2900});
  EXPECT_EQ(by_deal.enter(course).winner, (First{0, 1}));
  EXPECT_EQ(by_deal.totals(), (Columns{3000, 3130}));
  Sheet by_trick = sheet_at({2960, 2900}, {{"count", "trick"}});
  const Sheet::Entry entry = by_trick.enter(course);
  EXPECT_EQ(entry.winner, (First{0, 1}));
  EXPECT_EQ(entry.counted, (Columns{40, 30}));
  EXPECT_EQ(by_trick.totals(), (Columns{3000, 2930}));  // the rest of the deal counts no more
}

// ---- Reported melds -----------------------------------------------------------------------------

using Ways = std::vector<std::vector<SideMelds>>;

constexpr MeldSides kFourInTrumps{.seats = 4, .trumps = true};

TEST(ToldMelds, AreWyzOfOneSideAndStoeck) {
  EXPECT_EQ(reported_melds(kFourInTrumps, {50, 0}), (Ways{{{.wyz = 50}, {}}}));
  EXPECT_EQ(reported_melds(kFourInTrumps, {50, 20}), (Ways{{{.wyz = 50}, {.stoeck = 20}}}));
  EXPECT_EQ(reported_melds(kFourInTrumps, {0, 0}), (Ways{{{}, {}}}));
  EXPECT_EQ(reported_melds(kFourInTrumps, {70, 0}),
            (Ways{{{.wyz = 70}, {}}, {{.wyz = 50, .stoeck = 20}, {}}}));
  EXPECT_EQ(reported_melds(kFourInTrumps, {20, 20}),
            (Ways{{{.stoeck = 20}, {.wyz = 20}}, {{.wyz = 20}, {.stoeck = 20}}}));
}

TEST(ToldMelds, AreOneWayWhereStoeckIsTold) {
  EXPECT_EQ(reported_melds(kFourInTrumps, {20, 20}, Columns{0, 20}),
            (Ways{{{.wyz = 20}, {.stoeck = 20}}}));
  EXPECT_EQ(reported_melds(kFourInTrumps, {50, 0}, Columns{20, 0}), Ways{});
  EXPECT_EQ(reported_melds(kFourInTrumps, {20, 20}, Columns{20, 20}), Ways{});
}

TEST(ToldMelds, CannotBe) {
  for (const Columns& sums : std::vector<Columns>{{10, 0}, {30, 0}, {25, 0}, {0, 960}, {100, 50}}) {
    EXPECT_EQ(reported_melds(kFourInTrumps, sums), Ways{}) << sums[0] << "," << sums[1];
  }
  EXPECT_EQ(reported_melds({.seats = 4, .trumps = false}, {50, 20}), Ways{});
  EXPECT_EQ(reported_melds({.seats = 3, .trumps = true}, {50, 20, 20}), Ways{});
}

TEST(ToldMelds, OfTwoPlayersAreThoseOfTwoRounds) {
  EXPECT_EQ(reported_melds({.seats = 2, .trumps = false}, {100, 50}),
            (Ways{{{.wyz = 100}, {.wyz = 50}}}));
}

}  // namespace matador::jass::sheet_test
