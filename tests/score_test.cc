// The score of a deal (rules 1.11) at every border, its options (1.14), and the ladder of decisions
// that the search climbs.

#include "solver/games/sjavs/score.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/options.h"
#include "solver/games/registry.h"
#include "tests/reference/rules.h"

namespace matador::sjavs {
namespace {

constexpr Scoring kSolo{.seats = 4, .solo_vol = true};
constexpr Scoring kNoSolo{.seats = 4, .solo_vol = false};

struct Border {
  Winnings won;
  int other_suits;
  int clubs;
};

const std::vector<Border> kBorders{
    {{.points = 0, .tricks = 0}, -16, -16},
    {{.points = 0, .tricks = 1}, -8, -16},
    {{.points = 30, .tricks = 3}, -8, -16},
    {{.points = 31, .tricks = 1}, -4, -8},
    {{.points = 59, .tricks = 7}, -4, -8},
    {{.points = 60, .tricks = 4}, 0, 0},
    {{.points = 61, .tricks = 2}, 2, 4},
    {{.points = 89, .tricks = 7}, 2, 4},
    {{.points = 90, .tricks = 3}, 4, 8},
    {{.points = 120, .tricks = 7}, 4, 8},  // all points are not all tricks
    {{.points = 120, .tricks = 8}, 12, 16},
};

TEST(Score, EveryBorder) {
  for (const auto& [won, other_suits, clubs] : kBorders) {
    SCOPED_TRACE(std::to_string(won.points) + " points, " + std::to_string(won.tricks) + " tricks");
    for (const Scoring& options : {kSolo, kNoSolo}) {
      EXPECT_EQ(score(Suit::kClubs, won, options), clubs);
      EXPECT_EQ(score(Suit::kSpades, won, options), other_suits);
      EXPECT_EQ(score(Suit::kHearts, won, options), other_suits);
      EXPECT_EQ(score(Suit::kDiamonds, won, options), other_suits);
    }
  }
}

TEST(Score, VolOfOnePlayer) {
  constexpr Winnings kVol{.points = 120, .tricks = 8, .solo = true};
  EXPECT_EQ(score(Suit::kHearts, kVol, kSolo), 16);
  EXPECT_EQ(score(Suit::kClubs, kVol, kSolo), 24);
  EXPECT_EQ(score(Suit::kHearts, kVol, kNoSolo), 12);
  EXPECT_EQ(score(Suit::kClubs, kVol, kNoSolo), 16);
}

// What can be won in a deal, and more: every number of points with every number of tricks.
std::vector<Winnings> all_winnings() {
  std::vector<Winnings> all{{.points = 0, .tricks = 0},
                            {.points = 120, .tricks = 8},
                            {.points = 120, .tricks = 8, .solo = true}};
  for (int tricks = 1; tricks < 8; ++tricks) {
    for (int points = 0; points <= 120; ++points) all.push_back({points, tricks});
  }
  return all;
}

reference::Position finished(Suit trump, const Winnings& won, const Scoring& options) {
  return {.hands = {},
          .trump = trump,
          .declarer = Seat::number(1),
          .solo_vol = options.solo_vol,
          .leader = Seat::number(1),
          .trick = {},
          .declarer_tricks = won.solo ? 8 : won.tricks / 2,
          .partner_tricks = won.solo ? 0 : won.tricks - won.tricks / 2,
          .opponents_tricks = 8 - won.tricks,
          .points = won.points};
}

TEST(Score, AgreesWithTheReference) {
  for (Suit trump : kAllSuits) {
    for (const Scoring& options : {kSolo, kNoSolo}) {
      for (const Winnings& won : all_winnings()) {
        ASSERT_EQ(score(trump, won, options), reference::score(finished(trump, won, options)))
            << won.points << " points, " << won.tricks << " tricks";
      }
    }
  }
}

// ---- The ladder ---------------------------------------------------------------------------------

std::vector<int> values(const std::vector<Rung>& ladder) {
  std::vector<int> values;
  for (const Rung& rung : ladder) values.push_back(rung.value);
  return values;
}

TEST(ScoreLadder, HasEachScoreOnce) {
  using Values = std::vector<int>;
  EXPECT_EQ(values(score_ladder(Suit::kHearts, kSolo)), (Values{-16, -8, -4, 0, 2, 4, 12, 16}));
  EXPECT_EQ(values(score_ladder(Suit::kSpades, kNoSolo)), (Values{-16, -8, -4, 0, 2, 4, 12}));
  EXPECT_EQ(values(score_ladder(Suit::kClubs, kSolo)), (Values{-16, -8, 0, 4, 8, 16, 24}));
  EXPECT_EQ(values(score_ladder(Suit::kClubs, kNoSolo)), (Values{-16, -8, 0, 4, 8, 16}));
}

TEST(ScoreLadder, LowestRungNeedsNothing) {
  for (Suit trump : kAllSuits) EXPECT_EQ(score_ladder(trump, kSolo).front().need, 0);
}

bool reaches(const Winnings& won, const Rung& rung) {
  switch (rung.goal) {
    case Goal::kPoints:
      return won.points >= rung.need;
    case Goal::kTricks:
      return won.tricks >= rung.need;
    case Goal::kSolo:
      return won.solo;
  }
  return false;
}

// Who reaches a rung has reached those below it, which is what makes the decisions a ladder.
TEST(ScoreLadder, RungsContainEachOther) {
  for (Suit trump : kAllSuits) {
    const std::vector<Rung> ladder = score_ladder(trump, kSolo);
    for (const Winnings& won : all_winnings()) {
      EXPECT_TRUE(std::ranges::is_partitioned(
          ladder, [&](const Rung& rung) { return reaches(won, rung); }));
    }
  }
}

TEST(Ladder, OfPointsAndTricksCounts) {
  const Game* game = find_game("sjavs");
  const Deal deal = numbered_deal(game->shape(4), /*seed=*/1, /*number=*/0);
  const Task task{game, deal, Contract{0}, Seat::number(1), Seat::number(1), Exchange{}, {}, {}};
  const std::vector<Rung> points = game->ladder(task, Objective::kPoints);
  ASSERT_EQ(points.size(), 121u);
  EXPECT_EQ(points[73].value, 73);
  EXPECT_EQ(points[73].need, 73);
  EXPECT_EQ(points[73].goal, Goal::kPoints);
  const std::vector<Rung> tricks = game->ladder(task, Objective::kTricks);
  ASSERT_EQ(tricks.size(), 9u);
  EXPECT_EQ(tricks[8].goal, Goal::kTricks);
  EXPECT_EQ(tricks[8].need, 8);
}

// ---- Options ------------------------------------------------------------------------------------

TEST(ScoreOptions, SoloVolIsOnUnlessSomebodySaysOtherwise) {
  EXPECT_TRUE(scoring_of(4, {}).solo_vol);
  EXPECT_TRUE(scoring_of(4, {{"solo-vol", "on"}}).solo_vol);
  EXPECT_FALSE(scoring_of(4, {{"solo-vol", "off"}}).solo_vol);
  EXPECT_TRUE(scoring_of(4, {{"tie-bonus", "2-4"}, {"double-victory", "off"}}).solo_vol);
}

TEST(ScoreOptions, SuduroyHasNoSoloVol) { EXPECT_FALSE(scoring_of(4, {{"suduroy", ""}}).solo_vol); }

TEST(ScoreOptions, AnOptionOfItsOwnHasTheLastWord) {
  EXPECT_TRUE(scoring_of(4, {{"suduroy", ""}, {"solo-vol", "on"}}).solo_vol);
  EXPECT_TRUE(scoring_of(4, {{"solo-vol", "on"}, {"suduroy", ""}}).solo_vol);
}

std::string complaint(const std::vector<RuleOption>& options) {
  return std::string(check_options("sjavs", find_game("sjavs")->rule_options(), options).message());
}

TEST(CheckOptions, AllThatAreKnown) {
  EXPECT_EQ(complaint({}), "");
  EXPECT_EQ(
      complaint(
          {{"suduroy", ""}, {"solo-vol", "off"}, {"tie-bonus", "2-4"}, {"double-victory", "on"}}),
      "");
}

TEST(CheckOptions, NamesWhatWouldBeRight) {
  EXPECT_EQ(
      complaint({{"solovol", "off"}}),
      "unknown option \"solovol=off\"; sjavs knows suduroy, solo-vol=on|off, tie-bonus=2|2-4, "
      "double-victory=on|off");
  EXPECT_EQ(complaint({{"tie-bonus", "4"}}),
            "\"tie-bonus=4\" is not possible; write tie-bonus=2|2-4");
  EXPECT_EQ(complaint({{"solo-vol", ""}}), "\"solo-vol\" is not possible; write solo-vol=on|off");
  EXPECT_EQ(complaint({{"suduroy", "on"}}), "\"suduroy=on\" is not possible; write suduroy");
  EXPECT_EQ(complaint({{"solo-vol", "on"}, {"solo-vol", "off"}}),
            "option \"solo-vol\" is given twice");
}

}  // namespace
}  // namespace matador::sjavs
