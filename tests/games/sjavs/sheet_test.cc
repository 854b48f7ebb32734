// The score-sheets: rubbers of Sjavs (rules 1.12 to 1.14, 1.18) and the totals of Klørsjavs (1.21).

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "solver/games/klorsjavs/klorsjavs.h"
#include "solver/games/sjavs/score.h"

namespace matador::sjavs::sheet_test {

using Columns = std::vector<int>;
using Entry = Sheet::Entry;

constexpr int kTie = 0;

Sheet sheet(int seats, const std::vector<RuleOption>& options = {}) {
  return Sheet(sheet_rules_of(seats, options));
}

// Enters deals by declarer and score, and returns what the last of them has done.
Entry enter(Sheet& sheet, const std::vector<std::pair<int, int>>& deals) {
  Entry last;
  for (const auto& [declarer, score] : deals) last = sheet.enter(Seat::number(declarer), score);
  return last;
}

// ---- Counting down ------------------------------------------------------------------------------

TEST(Sheet, WinnersSubtract) {
  Sheet four = sheet(4);
  EXPECT_EQ(enter(four, {{2, 4}}), (Entry{.bonus = 0, .left = {24, 20}, .crosses = {}}));
  EXPECT_EQ(enter(four, {{4, -8}}), (Entry{.bonus = 0, .left = {16, 20}, .crosses = {}}));
  EXPECT_EQ(enter(four, {{3, 2}}).left, (Columns{14, 20}));
  EXPECT_EQ(enter(four, {{1, -4}}).left, (Columns{14, 16}));
  EXPECT_EQ(four.left(), (Columns{14, 16}));
}

TEST(Sheet, OfTwoHasAColumnForEach) {
  Sheet two = sheet(2);
  EXPECT_EQ(enter(two, {{1, 4}}).left, (Columns{20, 24}));
  EXPECT_EQ(enter(two, {{1, -8}}).left, (Columns{20, 16}));
}

TEST(Sheet, OfThreeGivesEachOpponentTheAmount) {
  Sheet three = sheet(3);
  EXPECT_EQ(enter(three, {{2, 4}}).left, (Columns{24, 20, 24}));
  EXPECT_EQ(enter(three, {{3, -8}}).left, (Columns{16, 12, 24}));
}

// ---- Rubbers ------------------------------------------------------------------------------------

TEST(Rubber, GoesOnAtOneAndEndsAtZero) {
  Sheet four = sheet(4);
  EXPECT_EQ(enter(four, {{2, 2}, {1, 16}, {1, 4}, {1, 2}}),
            (Entry{.bonus = 0, .left = {2, 22}, .crosses = {}}));
  EXPECT_EQ(enter(four, {{1, 2}}), (Entry{.bonus = 0, .left = {0, 22}, .crosses = {1, 0}}));
  EXPECT_EQ(four.left(), (Columns{24, 24}));
  EXPECT_EQ(four.crosses(), (Columns{1, 0}));
  EXPECT_EQ(four.rubbers(), 1);
}

TEST(Rubber, EndsBelowZeroToo) {
  Sheet four = sheet(4);
  EXPECT_EQ(enter(four, {{2, 2}, {1, 16}, {3, 12}}),
            (Entry{.bonus = 0, .left = {-4, 22}, .crosses = {1, 0}}));
}

TEST(Rubber, CrossesAddUpOverTheEvening) {
  Sheet four = sheet(4);
  enter(four, {{2, 2}, {1, 24}, {2, 24}, {1, 2}, {4, -16}, {4, -8}});
  EXPECT_EQ(four.crosses(), (Columns{1 + 2, 2}));
  EXPECT_EQ(four.rubbers(), 3);
}

TEST(Rubber, WonTwiceAgainstLosersWhoAreStillOn24) {
  Sheet four = sheet(4);
  EXPECT_EQ(enter(four, {{1, 24}}).crosses, (Columns{2, 0}));
  Sheet off = sheet(4, {{"double-victory", "off"}});
  EXPECT_EQ(enter(off, {{1, 24}}).crosses, (Columns{1, 0}));
}

TEST(Rubber, OfThreeIsWonTwiceOnlyIfAllLosersAreStillOn24) {
  Sheet three = sheet(3);
  EXPECT_EQ(enter(three, {{1, 24}}).crosses, (Columns{2, 0, 0}));
  EXPECT_EQ(enter(three, {{2, 2}, {1, 24}}).crosses, (Columns{1, 0, 0}));
}

TEST(Rubber, MayBeWonByTwoOfThree) {
  Sheet three = sheet(3);
  EXPECT_EQ(enter(three, {{3, 2}, {3, -8}, {3, -16}}),
            (Entry{.bonus = 0, .left = {0, 0, 22}, .crosses = {1, 1, 0}}));
  // The one loser is still on 24.
  EXPECT_EQ(enter(three, {{1, -8}, {1, -16}}).crosses, (Columns{0, 2, 2}));
  EXPECT_EQ(three.crosses(), (Columns{1, 3, 2}));
  EXPECT_EQ(three.rubbers(), 2);
}

TEST(Rubber, OfThreeMayBeWonByOneOfTwoOpponents) {
  Sheet three = sheet(3);
  EXPECT_EQ(enter(three, {{1, 16}, {3, -8}}),
            (Entry{.bonus = 0, .left = {0, 16, 24}, .crosses = {1, 0, 0}}));
}

// ---- Ties ---------------------------------------------------------------------------------------

TEST(Ties, AreWorthTwoMoreToWhoeverWinsTheNextDeal) {
  Sheet four = sheet(4);
  EXPECT_EQ(enter(four, {{1, kTie}}), (Entry{.bonus = 0, .left = {24, 24}, .crosses = {}}));
  EXPECT_EQ(four.ties(), 1);
  EXPECT_EQ(enter(four, {{1, 4}}), (Entry{.bonus = 2, .left = {18, 24}, .crosses = {}}));
  EXPECT_EQ(four.ties(), 0);
  EXPECT_EQ(enter(four, {{1, kTie}, {1, -8}}),
            (Entry{.bonus = 2, .left = {18, 14}, .crosses = {}}));
  EXPECT_EQ(enter(four, {{1, 2}}).bonus, 0);
}

TEST(Ties, Accumulate) {
  Sheet four = sheet(4);
  enter(four, {{1, kTie}, {2, kTie}, {3, kTie}});
  EXPECT_EQ(four.ties(), 3);
  EXPECT_EQ(enter(four, {{4, 2}}), (Entry{.bonus = 6, .left = {24, 16}, .crosses = {}}));
}

TEST(Ties, AreCarriedIntoTheNextRubber) {
  Sheet four = sheet(4);
  EXPECT_EQ(enter(four, {{1, 24}, {1, kTie}, {2, 4}}),
            (Entry{.bonus = 2, .left = {24, 18}, .crosses = {}}));
}

TEST(Ties, MayBringTheCross) {
  Sheet four = sheet(4);
  EXPECT_EQ(enter(four, {{2, 2}, {1, 16}, {1, 4}, {1, kTie}, {1, 2}}).crosses, (Columns{1, 0}));
}

TEST(Ties, OfThreeAddToTheAmountOfEachOpponent) {
  Sheet three = sheet(3);
  EXPECT_EQ(enter(three, {{1, kTie}, {1, -4}}),
            (Entry{.bonus = 2, .left = {24, 18, 18}, .crosses = {}}));
}

TEST(TiesOfSuduroy, AreWorthFourToTheOpponentsOfThoseWhoDeclared) {
  const std::vector<RuleOption> suduroy{{"suduroy", ""}};
  for (const auto& [declarer, score, bonus] :
       std::vector<std::array<int, 3>>{{1, 2, 2}, {3, 2, 2}, {1, -4, 4}, {2, 2, 4}, {4, -4, 2}}) {
    SCOPED_TRACE(declarer);
    Sheet four = sheet(4, suduroy);
    EXPECT_EQ(enter(four, {{1, kTie}, {declarer, score}}).bonus, bonus);
  }
}

TEST(TiesOfSuduroy, CountEachByItsOwnDeclarer) {
  Sheet four = sheet(4, {{"tie-bonus", "2-4"}});
  EXPECT_EQ(enter(four, {{1, kTie}, {2, kTie}, {3, kTie}, {2, 2}}).bonus, 4 + 2 + 4);
}

// With three the soloist of the tied deal is its declaring side; he may be one of two who win.
TEST(TiesOfSuduroy, OfThreeAreWorthTwoIfTheSoloistIsAmongTheWinners) {
  const std::vector<RuleOption> suduroy{{"suduroy", ""}};
  for (const auto& [declarer, score, bonus] :
       std::vector<std::array<int, 3>>{{1, 2, 2}, {1, -4, 4}, {2, 2, 4}, {2, -4, 2}, {3, -4, 2}}) {
    SCOPED_TRACE(declarer);
    Sheet three = sheet(3, suduroy);
    EXPECT_EQ(enter(three, {{1, kTie}, {declarer, score}}).bonus, bonus);
  }
}

// ---- Options ------------------------------------------------------------------------------------

TEST(SheetRules, AsTheOptionsSay) {
  EXPECT_EQ(sheet_rules_of(4, {}), (SheetRules{4, 2, 2, true}));
  EXPECT_EQ(sheet_rules_of(3, {{"tie-bonus", "2-4"}}), (SheetRules{3, 2, 4, true}));
  EXPECT_EQ(sheet_rules_of(4, {{"double-victory", "off"}}), (SheetRules{4, 2, 2, false}));
  EXPECT_EQ(sheet_rules_of(4, {{"suduroy", ""}}), (SheetRules{4, 2, 4, false}));
  EXPECT_EQ(sheet_rules_of(4, {{"solo-vol", "off"}}), (SheetRules{4, 2, 2, true}));
}

TEST(SheetRules, AnOptionOfItsOwnHasTheLastWord) {
  EXPECT_EQ(sheet_rules_of(4, {{"suduroy", ""}, {"tie-bonus", "2"}}), (SheetRules{4, 2, 2, false}));
  EXPECT_EQ(sheet_rules_of(4, {{"double-victory", "on"}, {"suduroy", ""}}),
            (SheetRules{4, 2, 4, true}));
}

// ---- Whole evenings -----------------------------------------------------------------------------

// By declarer and score.
std::vector<std::pair<int, int>> evening(int seats) {
  const auto deal = rc::gen::pair(rc::gen::inRange(1, seats + 1),
                                  rc::gen::element(-16, -8, -4, kTie, 2, 4, 8, 12, 16, 24));
  return *rc::gen::container<std::vector<std::pair<int, int>>>(deal);
}

// Each column is what the rubbers began with, less what was scored in it, with ties counted by
// hand.
RC_GTEST_PROP(Sheet, IsWhatWasScored, ()) {
  const int seats = *rc::gen::inRange(2, 5);
  Sheet kept = sheet(seats);
  const int columns = seats == 4 ? 2 : seats;
  RC_ASSERT(kept.columns() == columns);
  Columns left(static_cast<std::size_t>(columns), 24);
  Columns crosses(static_cast<std::size_t>(columns), 0);
  int ties = 0;
  for (const auto& [declarer, score] : evening(seats)) {
    const Entry entry = kept.enter(Seat::number(declarer), score);
    RC_ASSERT(entry.bonus == (score == 0 ? 0 : 2 * ties));
    bool over = false;
    for (int column = 0; column < columns; ++column) {
      const bool declares = (declarer - 1) % columns == column;
      int& total = left[static_cast<std::size_t>(column)];
      if (declares && score > 0) total -= score + 2 * ties;
      if (!declares && score < 0) total += score - 2 * ties;
      over = over || total <= 0;
    }
    ties = score == 0 ? ties + 1 : 0;
    RC_ASSERT(entry.left == left);
    RC_ASSERT(entry.crosses.empty() != over);
    for (std::size_t i = 0; over && i < left.size(); ++i) {
      RC_ASSERT((entry.crosses[i] > 0) == (left[i] <= 0));
      crosses[i] += entry.crosses[i];
      left[i] = 24;
    }
    RC_ASSERT(kept.left() == (over ? Columns(left.size(), 24) : left));
    RC_ASSERT(kept.crosses() == crosses);
    RC_ASSERT(kept.ties() == ties);
    if (over) left.assign(left.size(), 24);
  }
}

// While nobody has a cross, and without ties, the order of the deals does not matter.
RC_GTEST_PROP(Sheet, DoesNotDependOnTheOrderWithinARubber, ()) {
  const int seats = *rc::gen::inRange(2, 5);
  std::vector<std::pair<int, int>> deals = evening(seats);
  std::erase_if(deals, [](const auto& deal) { return deal.second == kTie; });
  Sheet kept = sheet(seats);
  std::size_t entered = 0;
  for (const auto& deal : deals) {
    Sheet next = kept;
    enter(next, {deal});
    if (next.rubbers() > 0) break;
    kept = next;
    ++entered;
  }
  deals.resize(entered);
  std::ranges::reverse(deals);
  Sheet backwards = sheet(seats);
  enter(backwards, deals);
  RC_ASSERT(backwards.left() == kept.left());
}

TEST(KlorsjavsSheet, TheDeclarerHasItFromEachOpponent) {
  EXPECT_EQ(klorsjavs::gains(Seat::number(2), 4), (Columns{-4, 8, -4}));
  EXPECT_EQ(klorsjavs::gains(Seat::number(3), -10), (Columns{10, 10, -20}));
}

RC_GTEST_PROP(KlorsjavsSheet, AddsUpToNothing, ()) {
  for (const auto& [declarer, score] : evening(3)) {
    const Columns added = klorsjavs::gains(Seat::number(declarer), score);
    RC_ASSERT(std::accumulate(added.begin(), added.end(), 0) == 0);
  }
}

}  // namespace matador::sjavs::sheet_test
