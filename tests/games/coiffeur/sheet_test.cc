// The score-sheet of Coiffeur (rules 2.18, 2.20).

#include "solver/games/coiffeur/sheet.h"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace matador::coiffeur::sheet_test {

using Columns = std::vector<int>;

constexpr bool kAsJoker = true;

// Enters a contract of a player, where it belongs, and returns the line.
int enter(Sheet& sheet, std::string_view contract, int player, const Played& played,
          bool as_joker = false) {
  const std::optional<int> line = sheet.line_for(contract, Seat::number(player), as_joker);
  EXPECT_TRUE(line) << contract << " of " << player;
  sheet.enter(line.value_or(0), Seat::number(player), played);
  return line.value_or(-1);
}

// All three have played a contract, with these points.
Sheet after(std::string_view contract, const Columns& points) {
  Sheet sheet;
  for (int i = 0; i < Sheet::kPlayers; ++i) {
    enter(sheet, contract, i + 1, {.points = points[static_cast<std::size_t>(i)], .tricks = 5});
  }
  return sheet;
}

TEST(CoiffeurSheet, HasALineForEachContract) {
  Sheet sheet;
  EXPECT_EQ(enter(sheet, "acorns", 1, {}), 0);
  EXPECT_EQ(enter(sheet, "bells", 1, {}), 3);
  EXPECT_EQ(enter(sheet, "slalom-undenufe", 1, {}), 6);
  EXPECT_EQ(enter(sheet, "gustav-obenabe", 1, {}), 7);
  EXPECT_EQ(enter(sheet, "gustav-undenufe", 2, {}), 7);
}

TEST(CoiffeurSheet, WhatIsTakenCountsAsAJokerWhileOneIsFree) {
  Sheet sheet;
  EXPECT_EQ(enter(sheet, "obenabe", 1, {}), 4);
  EXPECT_EQ(enter(sheet, "obenabe", 1, {}), 8);
  EXPECT_EQ(enter(sheet, "slalom-obenabe", 1, {}), 6);
  EXPECT_EQ(enter(sheet, "slalom-undenufe", 1, {}), 9);
  EXPECT_EQ(sheet.line_for("obenabe", Seat::number(1), false), std::nullopt);
  EXPECT_EQ(sheet.line_for("roses", Seat::number(1), kAsJoker), std::nullopt);
  EXPECT_EQ(sheet.line_for("obenabe", Seat::number(2), false), 4);
}

TEST(CoiffeurSheet, AJokerLeavesTheLineOfItsContractFree) {
  Sheet sheet;
  EXPECT_EQ(enter(sheet, "obenabe", 1, {}, kAsJoker), 8);
  EXPECT_EQ(enter(sheet, "obenabe", 1, {}), 4);
}

TEST(CoiffeurSheet, GivesNothingBeforeAllHavePlayedALine) {
  Sheet sheet;
  enter(sheet, "gustav-obenabe", 1, {.points = 157, .tricks = 11});
  enter(sheet, "gustav-obenabe", 2, {.points = 1, .tricks = 1});
  EXPECT_EQ(sheet.totals(), (Columns{0, 0, 0}));
  enter(sheet, "gustav-undenufe", 3, {.points = 80, .tricks = 6});
  EXPECT_EQ(sheet.totals(), (Columns{3, -3, 0}));
}

TEST(CoiffeurSheet, TheBestGetsSticksAndTheWorstCirclesByTheMultiplier) {
  for (const auto& [contract, times] :
       std::vector<std::pair<std::string_view, int>>{{"acorns", 1},
                                                     {"roses", 1},
                                                     {"shields", 1},
                                                     {"bells", 1},
                                                     {"obenabe", 2},
                                                     {"undenufe", 2},
                                                     {"slalom-obenabe", 2},
                                                     {"gustav-undenufe", 3}}) {
    EXPECT_EQ(after(contract, {40, 80, 60}).totals(), (Columns{-times, times, 0})) << contract;
  }
  Sheet joker;
  for (int i = 1; i <= 3; ++i) enter(joker, "acorns", i, {.points = 10 * i, .tricks = 5}, kAsJoker);
  EXPECT_EQ(joker.totals(), (Columns{-3, 0, 3}));
}

TEST(CoiffeurSheet, TiesShareNone) {
  EXPECT_EQ(after("obenabe", {80, 80, 60}).totals(), (Columns{0, 0, -2}));
  EXPECT_EQ(after("obenabe", {80, 60, 60}).totals(), (Columns{2, 0, 0}));
  EXPECT_EQ(after("obenabe", {60, 60, 60}).totals(), (Columns{0, 0, 0}));
}

TEST(CoiffeurSheet, AMatchEarnsTwoSticksAndANullTwoCirclesAtOnce) {
  Sheet sheet;
  const int line = enter(sheet, "bells", 1, {.points = 157, .tricks = 12});
  enter(sheet, "bells", 2, {.points = 0, .tricks = 0});
  EXPECT_EQ(sheet.totals(), (Columns{2, -2, 0}));
  enter(sheet, "bells", 3, {.points = 157, .tricks = 11});  // as many points, and no match
  EXPECT_EQ(sheet.marks(line, Seat::number(1)), (Marks{.sticks = 2, .circles = 0}));
  EXPECT_EQ(sheet.marks(line, Seat::number(2)), (Marks{.sticks = 0, .circles = 3}));
  EXPECT_EQ(sheet.marks(line, Seat::number(3)), (Marks{.sticks = 0, .circles = 0}));
}

TEST(CoiffeurSheet, IsOverAfterThirtyDealsAndBeginsAnew) {
  Sheet sheet;
  int deals = 0;
  for (const SheetLine& line : kSheetLines) {
    const bool joker = line.name == "joker";
    for (int player = 1; player <= 3; ++player) {
      EXPECT_FALSE(sheet.over());
      enter(sheet, joker ? "roses" : line.name, player, {.points = 40 * player, .tricks = 5},
            joker);
      ++deals;
    }
  }
  EXPECT_EQ(deals, Sheet::kDeals);
  EXPECT_TRUE(sheet.over());
  EXPECT_EQ(sheet.totals(), (Columns{-19, 0, 19}));
  EXPECT_EQ(sheet.won(), (Columns{0, 0, 1}));
  enter(sheet, "acorns", 1, {.points = 157, .tricks = 12});
  EXPECT_FALSE(sheet.over());
  EXPECT_EQ(sheet.sheets(), 1);
  EXPECT_EQ(sheet.totals(), (Columns{2, 0, 0}));
}

TEST(CoiffeurSheet, TellsWhatEachOwesEach) {  // Coiffeur 2.20, stick=10
  Sheet sheet;
  enter(sheet, "acorns", 1, {.points = 157, .tricks = 12});
  enter(sheet, "acorns", 2, {.points = 90, .tricks = 6});
  enter(sheet, "acorns", 3, {.points = 0, .tricks = 0});
  EXPECT_EQ(sheet.totals(), (Columns{3, 0, -3}));
  EXPECT_EQ(sheet.owes(10), (std::vector<Columns>{{0, 0, 0}, {30, 0, 0}, {60, 30, 0}}));
}

}  // namespace matador::coiffeur::sheet_test
