// The score of a deal (rules 1.11) at every border, its options (1.14), and the ladder of decisions
// that the search climbs.

#include "solver/games/sjavs/score.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/options.h"
#include "solver/games/registry.h"
#include "solver/games/sjavs/rules.h"
#include "tests/games/sjavs/reference_rules.h"

namespace matador::sjavs::score_test {

constexpr Scoring kSolo{.seats = 4, .solo_vol = true};
constexpr Scoring kNoSolo{.seats = 4, .solo_vol = false};
constexpr Scoring kThree{.seats = 3, .solo_vol = true};
constexpr Scoring kThreeNoSolo{.seats = 3, .solo_vol = false};
constexpr Scoring kTwo{.seats = 2, .solo_vol = false};
constexpr Scoring kTwoSolo{.seats = 2, .solo_vol = true};
constexpr std::array kAllScorings{kSolo, kNoSolo, kThree, kThreeNoSolo, kTwo, kTwoSolo};

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

TEST(Score, OfASoloist) {
  // Sjavs 1.18: all his tricks are a single player's; 1.19: with two players only if one says so.
  for (const Scoring& scoring : {kThree, kThreeNoSolo, kTwo, kTwoSolo}) {
    SCOPED_TRACE(std::to_string(scoring.seats) +
                 (scoring.solo_vol ? " players, solo" : " players"));
    const int all = scoring.seats == 3 ? 10 : 16;
    for (const auto& [won, other_suits, clubs] : kBorders) {
      if (won.tricks == 8) continue;  // all, with four players
      EXPECT_EQ(score(Suit::kClubs, won, scoring), clubs);
      EXPECT_EQ(score(Suit::kHearts, won, scoring), other_suits);
    }
    const Winnings most{.points = 120, .tricks = all - 1};
    EXPECT_EQ(score(Suit::kClubs, most, scoring), 8);
    EXPECT_EQ(score(Suit::kHearts, most, scoring), 4);
    for (bool solo : {false, true}) {
      const Winnings vol{.points = 120, .tricks = all, .solo = solo};
      EXPECT_EQ(score(Suit::kClubs, vol, scoring), scoring.solo_vol ? 24 : 16);
      EXPECT_EQ(score(Suit::kHearts, vol, scoring), scoring.solo_vol ? 16 : 12);
    }
  }
}

// The two cards set aside count for a soloist who has no trick, but a trick they are not.
TEST(Score, NoTrickIsByTricks) {
  EXPECT_EQ(score(Suit::kHearts, {.points = 22, .tricks = 0}, kThree), -16);
  EXPECT_EQ(score(Suit::kHearts, {.points = 22, .tricks = 1}, kThree), -8);
}

int tricks_of(const Scoring& scoring) { return variant(scoring.seats).tricks(); }

// What can be won in a deal, and more: every number of points with every number of tricks.
std::vector<Winnings> all_winnings(const Scoring& scoring) {
  const int all_tricks = tricks_of(scoring);
  std::vector<Winnings> all{{.points = 0, .tricks = 0},
                            {.points = 120, .tricks = all_tricks, .solo = true}};
  if (scoring.seats == 4) all.push_back({.points = 120, .tricks = all_tricks});
  for (int tricks = 1; tricks < all_tricks; ++tricks) {
    for (int points = 0; points <= 120; ++points) all.push_back({points, tricks});
  }
  return all;
}

reference::Position finished(Suit trump, const Winnings& won, const Scoring& options) {
  const bool alone = won.solo || options.seats != 4;
  return {.players = options.seats,
          .hands = {},
          .face_down = {},
          .bid = reference::Bid::kSjavs,
          .trump = trump,
          .declarer = Seat::number(1),
          .solo_vol = options.solo_vol,
          .leader = Seat::number(1),
          .trick = {},
          .declarer_tricks = alone ? won.tricks : won.tricks / 2,
          .partner_tricks = alone ? 0 : won.tricks - won.tricks / 2,
          .opponents_tricks = tricks_of(options) - won.tricks,
          .points = won.points};
}

TEST(Score, AgreesWithTheReference) {
  for (Suit trump : kAllSuits) {
    for (const Scoring& options : kAllScorings) {
      for (const Winnings& won : all_winnings(options)) {
        ASSERT_EQ(score(trump, won, options), reference::score(finished(trump, won, options)))
            << options.seats << " players, " << won.points << " points, " << won.tricks
            << " tricks";
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
  // A soloist's vol is his own or it is not: never both.
  for (int seats : {2, 3}) {
    const Scoring solo{.seats = seats, .solo_vol = true};
    const Scoring no_solo{.seats = seats, .solo_vol = false};
    EXPECT_EQ(values(score_ladder(Suit::kHearts, solo)), (Values{-16, -8, -4, 0, 2, 4, 16}));
    EXPECT_EQ(values(score_ladder(Suit::kHearts, no_solo)), (Values{-16, -8, -4, 0, 2, 4, 12}));
    EXPECT_EQ(values(score_ladder(Suit::kClubs, solo)), (Values{-16, -8, 0, 4, 8, 24}));
    EXPECT_EQ(values(score_ladder(Suit::kClubs, no_solo)), (Values{-16, -8, 0, 4, 8, 16}));
  }
}

TEST(ScoreLadder, LowestRungNeedsNothing) {
  for (Suit trump : kAllSuits) {
    for (const Scoring& scoring : kAllScorings) {
      EXPECT_EQ(score_ladder(trump, scoring).front().target, 0);
    }
  }
}

bool reaches(const Winnings& won, const Rung& rung) {
  switch (rung.goal) {
    case Goal::kPoints:
      return won.points >= rung.target;
    case Goal::kTricks:
      return won.tricks >= rung.target;
    case Goal::kSolo:
      return won.solo;
    default:
      break;  // nothing in Sjavs depends on the others
  }
  return false;
}

// Who reaches a rung has reached those below it, which is what makes the decisions a ladder.
TEST(ScoreLadder, RungsContainEachOther) {
  for (Suit trump : kAllSuits) {
    for (const Scoring& scoring : kAllScorings) {
      const std::vector<Rung> ladder = score_ladder(trump, scoring);
      for (const Winnings& won : all_winnings(scoring)) {
        EXPECT_TRUE(std::ranges::is_partitioned(
            ladder, [&](const Rung& rung) { return reaches(won, rung); }));
      }
    }
  }
}

TEST(Ladder, OfPointsAndTricksCounts) {
  const Game* game = find_game("sjavs");
  for (int seats : game->seat_counts()) {
    const Deal deal = numbered_deal(game->shape(seats), /*seed=*/1, /*number=*/0);
    const Task task{.game = game,
                    .deal = deal,
                    .contract = Contract{0},
                    .declarer = Seat::number(1),
                    .leader = Seat::number(1),
                    .exchange = Exchange{},
                    .play = {},
                    .options = {}};
    const std::vector<Rung> points = game->ladder(task, Objective::kPoints);
    ASSERT_EQ(points.size(), 121u);
    EXPECT_EQ(points[73].value, 73);
    EXPECT_EQ(points[73].target, 73);
    EXPECT_EQ(points[73].goal, Goal::kPoints);
    const std::vector<Rung> tricks = game->ladder(task, Objective::kTricks);
    ASSERT_EQ(tricks.size(), seats == 4 ? 9u : seats == 3 ? 11u : 17u);
    EXPECT_EQ(tricks[8].goal, Goal::kTricks);
    EXPECT_EQ(tricks[8].target, 8);
  }
}

// ---- Options ------------------------------------------------------------------------------------

TEST(ScoreOptions, SoloVolIsOnUnlessSomebodySaysOtherwise) {
  EXPECT_TRUE(scoring_of(4, {}).solo_vol);
  EXPECT_TRUE(scoring_of(4, {{"solo-vol", "on"}}).solo_vol);
  EXPECT_FALSE(scoring_of(4, {{"solo-vol", "off"}}).solo_vol);
  EXPECT_TRUE(scoring_of(4, {{"tie-bonus", "2-4"}, {"double-victory", "off"}}).solo_vol);
}

TEST(ScoreOptions, WithTwoPlayersItIsOff) {
  EXPECT_TRUE(scoring_of(3, {}).solo_vol);
  EXPECT_FALSE(scoring_of(3, {{"solo-vol", "off"}}).solo_vol);
  EXPECT_FALSE(scoring_of(2, {}).solo_vol);
  EXPECT_TRUE(scoring_of(2, {{"solo-vol", "on"}}).solo_vol);
}

TEST(ScoreOptions, SuduroyHasNoSoloVol) { EXPECT_FALSE(scoring_of(4, {{"suduroy", ""}}).solo_vol); }

TEST(ScoreOptions, AnOptionOfItsOwnHasTheLastWord) {
  EXPECT_TRUE(scoring_of(4, {{"suduroy", ""}, {"solo-vol", "on"}}).solo_vol);
  EXPECT_TRUE(scoring_of(4, {{"solo-vol", "on"}, {"suduroy", ""}}).solo_vol);
}

std::string complaint(const std::vector<RuleOption>& options) {
  return std::string(
      check_options("sjavs", find_game("sjavs")->info().rule_options, options).message());
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

}  // namespace matador::sjavs::score_test
