// Schafkopf with the short pack (rules 6.13): what differs from Schafkopf. Endings and whole deals
// are compared with the oracle in tests/games/schafkopf/oracle_test.cc.

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/solve.h"
#include "tests/games/schafkopf/tasks_by_name.h"
#include "tests/support/names.h"

namespace matador::schafkopf::kurzschafkopf_test {

// In French letters, as in the tests of Schafkopf.
const Game& game() { return *find_game("kurzschafkopf"); }

Task task_of_hands(const std::vector<std::string_view>& hands, std::string_view name) {
  return schafkopf::task_of_hands(game(), hands, name);
}

// Seat 1 has the six highest trumps; seat 3 the ace of Gras, the ten and the king.
const std::vector<std::string_view> kHighest{"CQ SQ HQ DQ CJ SJ", "HJ DJ HA HT HK H9",
                                             "SA ST SK CA CT CK", "S9 C9 DA DT DK D9"};
const std::vector<std::string_view> kCalled{"CQ SQ HQ DQ CJ S9", "HJ DJ HA HT HK H9",
                                            "SA ST SK CA CT CK", "SJ C9 DA DT DK D9"};

TEST(Kurzschafkopf, IsDealtLikeThis) {
  const DealShape& shape = game().shape(4);
  EXPECT_EQ(game().seat_counts(), std::vector{4});
  EXPECT_EQ(shape.pack.size(), 24);
  EXPECT_EQ(shape.hand_size, 6);
  EXPECT_FALSE(shape.pack.contains(Card(kHerz, Rank::kEight)));
  EXPECT_TRUE(shape.pack.contains(Card(kHerz, Rank::kNine)));
  EXPECT_EQ(ace_ten_points(shape.pack), Rules::kPackPoints);
  EXPECT_EQ(game().trumps(kHerz).size(), 12);
}

TEST(Kurzschafkopf, Lanes) {
  using Lanes = std::vector<std::vector<Card>>;
  EXPECT_EQ(game().order(contract("sauspiel-eichel"), {}).lanes,
            (Lanes{cards("CQ SQ HQ DQ CJ SJ HJ DJ HA HT HK H9"), cards("CA CT CK C9"),
                   cards("SA ST SK S9"), cards("DA DT DK D9")}));
  EXPECT_EQ(game().order(contract("bettel"), {}).lanes.front(), cards("CA CK CQ CJ CT C9"));
}

TEST(Kurzschafkopf, SixTricksAreAll) {
  const Task task = task_of_hands(kCalled, "sauspiel-gras");
  const std::vector<Rung> ladder = game().ladder(task, Objective::kScore);
  EXPECT_EQ(value_of(ladder, {.points = 120, .tricks = 5}), 80);  // 30, and five Laufende
  EXPECT_EQ(value_of(ladder, {.points = 120, .tricks = 6}), 90);
  EXPECT_EQ(game().ladder(task, Objective::kTricks).back().value, 6);
  const Task bettel = task_of_hands(kCalled, "bettel");
  EXPECT_EQ(game().ladder(bettel, Objective::kTricks).front().value, 6);
}

TEST(Kurzschafkopf, ASieHasTheSixHighestTrumps) {
  Task task = task_of_hands(kHighest, "solo-herz");
  EXPECT_TRUE(terms_of(task).sie);
  EXPECT_EQ(game().ladder(task, Objective::kScore).back().value, 3 * 4 * (50 + 6 * 10));
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kScore})->low, 3 * 4 * (50 + 6 * 10));
  EXPECT_FALSE(terms_of(task_of_hands(kCalled, "solo-herz")).sie);
  // Without the highest six or more nobody has a Sie.
  task.declarer = Seat::number(3);
  EXPECT_FALSE(terms_of(task).sie);
  task.contract = contract("wenz");
  task.declarer = Seat::number(1);
  EXPECT_FALSE(terms_of(task).sie);
}

// The side of the declarer can have all twelve trumps.
TEST(Kurzschafkopf, TwelveLaufende) {
  const Task task = task_of_hands(
      {"CQ SQ HQ DQ CJ S9", "SA SJ HJ DJ HA HT", "HK H9 ST SK CA CT", "CK C9 DA DT DK D9"},
      "sauspiel-gras");
  EXPECT_EQ(terms_of(task).laufende, 10);
  Task all = task_of_hands(
      {"CQ SQ HQ DQ CJ C9", "CA SJ HJ DJ HA HT", "SA ST SK S9 CT CK", "HK H9 DA DT DK D9"},
      "solo-herz");
  all.declarer = Seat::number(3);
  EXPECT_EQ(terms_of(all).laufende, 12);
}

// Nobody has four cards of the called suit; three are enough where the round says so.
TEST(Kurzschafkopf, WhoRunsAway) {
  Task task = task_of_hands(kCalled, "sauspiel-gras");
  task.leader = Seat::number(3);
  task.play = play_of(cards("SK"));
  EXPECT_FALSE(played_so_far(task).ok());
  task.options = {{"davonlaufen", "3"}};
  EXPECT_TRUE(played_so_far(task).ok());
  task.play = play_of(cards("SA"));
  task.options = {};
  EXPECT_TRUE(played_so_far(task).ok());
}

}  // namespace matador::schafkopf::kurzschafkopf_test
