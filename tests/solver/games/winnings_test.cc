// What a declaring side has won: counted from the play, and reported by the players.

#include "solver/games/winnings.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/tricks/played.h"
#include "tests/support/names.h"
#include "tests/support/rotation.h"

namespace matador::winnings_test {

const Game& sjavs_game() { return *find_game("sjavs"); }
const Game& klorsjavs_game() { return *find_game("klorsjavs"); }

ResultChecker unknown_deal(const Game& game, int seats) {
  const Seat declarer = Seat::number(2);
  return ResultChecker(game, seats, game.order(Contract{}, {}),
                       seats == 4 ? SeatSet{declarer, Seat::number(4)} : SeatSet{declarer});
}

// What is wrong with a result, or nothing.
std::string complaint(const ResultChecker& checker, const Winnings& reported) {
  return std::string(checker.accept(reported).status().message());
}

TEST(Value, IsTheHighestRungReached) {
  const std::vector<Rung> ladder{{.value = -1, .goal = Goal::kTricks, .target = 0},
                                 {.value = 1, .goal = Goal::kPoints, .target = 61},
                                 {.value = 5, .goal = Goal::kTricks, .target = 8},
                                 {.value = 9, .goal = Goal::kSolo, .target = 1}};
  EXPECT_EQ(value_of(ladder, {.points = 60, .tricks = 7}), -1);
  EXPECT_EQ(value_of(ladder, {.points = 61, .tricks = 2}), 1);
  EXPECT_EQ(value_of(ladder, {.points = 120, .tricks = 8}), 5);
  EXPECT_EQ(value_of(ladder, {.points = 120, .tricks = 8, .solo = true}), 9);
}

// ---- Without cards ------------------------------------------------------------------------------

TEST(Told, OfFourPlayers) {
  const ResultChecker checker = unknown_deal(sjavs_game(), 4);
  EXPECT_FALSE(checker.complete());
  for (const Winnings& possible : std::vector<Winnings>{
           {73, 5}, {0, 0}, {0, 1}, {44, 1}, {120, 7}, {76, 7}, {120, 8}, {120, 8, true}}) {
    EXPECT_EQ(checker.accept(possible).value(), possible);
  }
  EXPECT_EQ(complaint(checker, {60, 9}),
            "the declaring side cannot have won 9 tricks, expected 0 to 8");
  EXPECT_EQ(complaint(checker, {1, 0}),
            "the declaring side cannot have won 1 point in 0 tricks, expected 0 points");
  EXPECT_EQ(complaint(checker, {45, 1}),
            "the declaring side cannot have won 45 points in 1 trick, expected 0 to 44 points");
  EXPECT_EQ(complaint(checker, {75, 7}),
            "the declaring side cannot have won 75 points in 7 tricks, expected 76 to 120 points");
  EXPECT_EQ(complaint(checker, {119, 8}),
            "the declaring side cannot have won 119 points in 8 tricks, expected 120 points");
  EXPECT_EQ(complaint(checker, {120, 7, true}),
            "one player cannot have won all 8 tricks himself: his side has won 7");
}

// Nobody can have a single point: the cheapest card that is worth something is a jack.
TEST(Told, WhereACardIsWorthWhatItsTrickMakesOfIt) {
  const Game& game = *find_game("coiffeur");
  constexpr Contract kSlalom{.index = 6};
  const auto declarer = [&](const std::vector<RuleOption>& options) {
    return ResultChecker(game, 3, game.order(kSlalom, options), {Seat::number(1)});
  };
  const ResultChecker first = declarer({});
  const ResultChecker by_trick = declarer({{"slalom-values", "trick"}});
  for (const Winnings& won : std::vector<Winnings>{{113, 12}, {190, 12}, {201, 12}}) {
    EXPECT_TRUE(by_trick.accept(won).ok());
    EXPECT_FALSE(first.accept(won).ok());
  }
  EXPECT_EQ(complaint(by_trick, {202, 12}),
            "the declaring side cannot have won 202 points in 12 tricks, all won by one player, "
            "expected 113 to 201 points");
}

TEST(Told, NoCardsMakeUpOnePoint) {
  const ResultChecker checker = unknown_deal(sjavs_game(), 4);
  EXPECT_EQ(complaint(checker, {1, 1}),
            "the declaring side cannot have won 1 point in 1 trick: no cards add up to that");
  EXPECT_EQ(complaint(checker, {119, 7}),
            "the declaring side cannot have won 119 points in 7 tricks: no cards add up to that");
}

// The two cards on the table are the soloist's, with no trick and with all others too.
TEST(Told, OfThreePlayersCountsTheTalon) {
  const ResultChecker checker = unknown_deal(sjavs_game(), 3);
  EXPECT_TRUE(checker.accept({22, 0}).ok());
  EXPECT_TRUE(checker.accept({54, 1}).ok());
  EXPECT_TRUE(checker.accept({120, 9}).ok());
  EXPECT_EQ(complaint(checker, {23, 0}),
            "the declaring side cannot have won 23 points in 0 tricks, expected 0 to 22 points");
  EXPECT_EQ(complaint(checker, {120, 11}),
            "the declaring side cannot have won 11 tricks, expected 0 to 10");
}

TEST(Told, OfOneAgainstAllAVolIsHisOwn) {
  EXPECT_EQ(unknown_deal(sjavs_game(), 3).accept({120, 10}).value(), (Winnings{120, 10, true}));
  EXPECT_EQ(unknown_deal(sjavs_game(), 2).accept({120, 16}).value(), (Winnings{120, 16, true}));
  EXPECT_EQ(unknown_deal(klorsjavs_game(), 3).accept({120, 6}).value(), (Winnings{120, 6, true}));
  EXPECT_EQ(unknown_deal(sjavs_game(), 4).accept({120, 8}).value(), (Winnings{120, 8, false}));
}

// In Klørsjavs every card is worth something.
TEST(Told, OfKlorsjavs) {
  const ResultChecker checker = unknown_deal(klorsjavs_game(), 3);
  EXPECT_TRUE(checker.accept({4, 0}).ok());
  EXPECT_EQ(complaint(checker, {3, 0}),
            "the declaring side cannot have won 3 points in 0 tricks, expected 4 to 22 points");
  EXPECT_EQ(complaint(checker, {120, 5}),
            "the declaring side cannot have won 120 points in 5 tricks, expected 87 to 114 points");
}

// ---- With cards ---------------------------------------------------------------------------------

// Clubs, declared by seat 4: his side wins 43 points in four tricks.
constexpr std::string_view kPlay =
    "C9 C7 DJ CJ C8 CA S7 CQ H7 H8 HQ HT DA DQ D8 DT CT S8 H9 CK SJ HJ ST SK SQ D7 DK D9 HK HA S9 "
    "SA";
constexpr std::size_t kTwoTricks = 8;  // the side has won CJ C7 C9 DJ, 4 points, and lost the other

Task task(std::size_t cards_played) {
  std::vector<Move> play = play_of(cards(kPlay));
  play.resize(cards_played, play.front());
  const Deal deal = whole_deal({".AQJ.A7.AT9", "T987.T.KQ.7", "AK.97.J98.Q", "QJ.K8.T.KJ8"});
  const Problem problem{.game = &sjavs_game(), .deal = deal, .play = play};
  return sjavs_game().tasks(problem).value().front();
}

TEST(Counted, FromAWholePlay) {
  const ResultChecker checker = ResultChecker::of(task(32)).value();
  EXPECT_TRUE(checker.complete());
  EXPECT_EQ(checker.won(), (Winnings{43, 4}));
  EXPECT_EQ(checker.accept({43, 4}).value(), (Winnings{43, 4}));
  EXPECT_EQ(complaint(checker, {44, 4}),
            "the play ended with 43 points in 4 tricks, not with 44 points in 4 tricks");
}

TEST(Counted, FromTheTricksThatAreComplete) {
  for (std::size_t cards_played : {kTwoTricks, kTwoTricks + 1, kTwoTricks + 3}) {
    const ResultChecker checker = ResultChecker::of(task(cards_played)).value();
    EXPECT_FALSE(checker.complete());
    EXPECT_EQ(checker.won(), (Winnings{4, 1}));
    EXPECT_TRUE(checker.accept({43, 4}).ok());
    EXPECT_TRUE(checker.accept({4, 1}).ok());
    EXPECT_EQ(complaint(checker, {5, 1}),
              "the declaring side cannot have won 5 points in 1 trick, expected 4 points");
    EXPECT_EQ(complaint(checker, {0, 0}),
              "the declaring side cannot have won 0 tricks, expected 1 to 7");
    EXPECT_EQ(complaint(checker, {120, 8}),
              "the declaring side cannot have won 8 tricks, expected 1 to 7");
  }
}

TEST(Counted, KnowsWhoHasWonAlone) {
  // Hearts, and seat 1 has the four highest trumps: his partner may still win a trick.
  const Deal deal = whole_deal({"QJ.AKJ.K.QJ", "K9.Q.JT9.98", "A87.87.A.AK", "T.T9.Q87.T7"});
  Problem problem{.game = &sjavs_game(), .deal = deal, .contract = Contract{2}};
  problem.declarer = Seat::number(1);
  problem.play = play_of(cards("CQ HQ H7 H9"));
  const ResultChecker alone =
      ResultChecker::of(sjavs_game().tasks(problem).value().front()).value();
  EXPECT_TRUE(alone.accept({120, 8, true}).ok());
  EXPECT_TRUE(alone.accept({120, 8}).ok());
  problem.play = play_of(cards("CQ HQ H7 H9 DK D9 DA D7"));
  const ResultChecker shared =
      ResultChecker::of(sjavs_game().tasks(problem).value().front()).value();
  EXPECT_EQ(complaint(shared, {120, 8, true}),
            "one player cannot have won all 8 tricks himself: another has won one of them");
  EXPECT_TRUE(shared.accept({120, 8}).ok());
}

TEST(Counted, AgainstTheRules) {
  Task wrong = task(0);
  wrong.play = play_of(cards("C9 ST"));
  EXPECT_EQ(ResultChecker::of(wrong).status().message(),
            "ST is played by seat 2, who has to follow suit to C9");
}

// The card set aside counts for the soloist, and the one that he has left lying there.
TEST(Counted, WithAnExchange) {
  const Game& game = sjavs_game();
  const Deal deal = numbered_deal(game.shape(3), /*seed=*/1, /*number=*/0);
  Problem problem{.game = &game, .deal = deal, .contract = Contract{1}};
  problem.declarer = Seat::number(1);
  EXPECT_EQ(ResultChecker::of(game.tasks(problem).value().front()).value().won(), (Winnings{0, 0}));
  problem.exchange = {.discard = {card("ST")}, .take = {card("CK")}};  // H9 is left
  const ResultChecker checker = ResultChecker::of(game.tasks(problem).value().front()).value();
  EXPECT_EQ(checker.won(), (Winnings{10, 0}));
  EXPECT_TRUE(checker.accept({10, 0}).ok());
  EXPECT_FALSE(checker.accept({9, 0}).ok());
}

// Whoever plays, and whatever: no play that is possible is turned down, from its beginning on.
// Penalties are reported otherwise.
RC_GTEST_PROP(ResultChecker, AcceptsWhatWasPlayed, ()) {
  const GameTable players = *rc::gen::elementOf(
      tables_of([](const Game& game) { return !game.info().counts_penalties; }));
  const Problem problem =
      random_problem(players, *rc::gen::inRange<std::uint64_t>(0, 1000), /*cards_left=*/0);
  Task task = problem.game->tasks(problem).value().front();
  RC_PRE(task.game->has_tricks(task.contract));
  const ResultChecker whole = ResultChecker::of(task).value();
  RC_ASSERT(whole.complete());
  RC_ASSERT(whole.accept(whole.won()).ok());
  while (!task.play.empty()) {
    task.play.pop_back();
    RC_ASSERT(ResultChecker::of(task).value().accept(whole.won()).ok());
  }
  const SeatSet side = task.game->declaring_side(task);
  RC_ASSERT(ResultChecker(*task.game, players.seats, task.game->order(task), side)
                .accept(whole.won())
                .ok());
}

}  // namespace matador::winnings_test
