// What advice promises against what is scored: an ending counted by hand, endings in which nothing
// is hidden any more, and sums over many deals.

#include "solver/players/calibration.h"

#include <gtest/gtest.h>

#include <vector>

#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "tests/support/endings.h"
#include "tests/support/names.h"

namespace matador::calibration_test {
namespace {

// Advice over all ways to deal, if they are at most so many.
HousePlayer advised(std::uint64_t worlds) {
  return {.name = "advice", .about = "", .manner = HouseManner::kAdvice, .worlds = worlds};
}

// Seats 1 to 4.
constexpr Seat kNorth = Seat::number(1);
constexpr Seat kEast = Seat::number(2);
constexpr Seat kSouth = Seat::number(3);
constexpr Seat kWest = Seat::number(4);

// Eleven tricks, each led and won by West, to which all follow, but for North in the third of
// hearts.
constexpr const char* kElevenTricks =
    "SA SJ ST S9 SK S8 S7 S6 SQ S5 S4 S3 HQ H9 H8 H7 HJ H6 H5 H4 HT S2 H3 H2 "
    "DA DJ DT D9 DK D8 D7 D6 DQ D5 D4 D3 CA CQ CJ CT CK C9 C8 C7";

// Notrump declared by South. West has the king of hearts and the two of diamonds, North the five
// and six of clubs, East these two cards and South the others.
Task last_two_tricks(CardSet east, CardSet south) {
  const Game* bridge = find_game("bridge");
  const std::vector<Card> played = cards(kElevenTricks);
  DealBuilder builder(bridge->shape(4));
  for (std::size_t i = 0; i < played.size(); ++i) {
    builder.give(Seat::from_index((kWest.index() + static_cast<int>(i)) % 4), played[i]);
  }
  builder.give(kWest, CardSet{card("HK"), card("D2")});
  builder.give(kNorth, CardSet{card("C5"), card("C6")});
  builder.give(kEast, east);
  builder.give(kSouth, south);
  int notrump = 0;
  while (bridge->contract({.index = notrump}).trump) ++notrump;
  Task task =
      task_of({.game = bridge, .deal = builder.build().value()}, {.index = notrump}, kSouth);
  task.leader = kWest;
  task.play = play_of(played);
  return task;
}

// The two of diamonds wins a trick. Then the king falls to the ace: if East has it, in three ways
// of six, to the same side. The king first would leave North the last trick. So the two promises
// one trick and a half, and that is what is won over the six ways.
TEST(Calibration, AnEndingByHand) {
  Solver solver;
  CardSet hidden;
  for (Card other : cards("HA C2 C3 C4")) hidden |= CardSet{other};
  double scored = 0;
  int deals = 0;
  for (Card first : hidden) {
    for (Card second : hidden) {
      if (!(first < second)) continue;
      const CardSet east{first, second};
      const auto promises =
          promises_of(last_two_tricks(east, hidden - east), /*deal=*/1, advised(6), solver);
      ASSERT_TRUE(promises.ok()) << promises.status();
      const Promise& lead = promises->front();
      EXPECT_EQ(lead.seat, kWest);
      EXPECT_FALSE(lead.declares);
      EXPECT_EQ(lead.cards, 2);
      EXPECT_EQ(lead.worlds, 6);
      EXPECT_EQ(lead.promised.mean, 11 + 1.5);
      EXPECT_EQ(lead.scored, 11 + (east.contains(card("HA")) ? 2 : 1));
      scored += lead.scored;
      ++deals;
    }
  }
  EXPECT_EQ(deals, 6);
  EXPECT_EQ(scored / deals, 11 + 1.5);
}

// Played at random until everyone has two cards.
Task random_last_tricks(const Game& game, std::uint64_t number) {
  const int seats = game.seat_counts().front();
  Task task = numbered_tasks({.game = &game, .seats = seats}, /*seed=*/45 + number, 1).front();
  task.player.reset();
  if (!task.exchange) task.exchange = game.exchanges(task).back();
  const int cards = (game.shape(seats).hand_size - 2) * seats;
  task.play = random_play(task, cards, /*seed=*/45, number).value();
  return task;
}

// Once one way to deal is left for everybody, all cards are known, and a promise is kept.
TEST(Calibration, WhoKnowsAllCardsKeepsHisPromise) {
  Solver solver;
  for (const char* name : {"sjavs", "jass", "skat", "scharwenzel"}) {
    int kept = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
      const Task task = random_last_tricks(*find_game(name), number);
      const auto promises = promises_of(task, /*deal=*/1, advised(2000), solver);
      ASSERT_TRUE(promises.ok()) << promises.status() << deal_file_text(task);
      for (auto promise = promises->rbegin(); promise != promises->rend(); ++promise) {
        if (promise->worlds > 1) break;
        EXPECT_EQ(promise->promised.mean, promise->scored) << deal_file_text(task);
        ++kept;
      }
    }
    EXPECT_GT(kept, 0) << name;
  }
}

Promise promise_of(bool declares, int cards, double promised, double scored) {
  return {.seat = kNorth,
          .declares = declares,
          .cards = cards,
          .worlds = 40,
          .promised = {.mean = promised},
          .scored = scored};
}

// Two deals: of the first three promises, which fail together.
TEST(Calibration, ThePromisesOfADealCountAsOneDraw) {
  Calibration calibration;
  calibration.add(
      {promise_of(true, 8, 60, 50), promise_of(false, 8, 55, 70), promise_of(true, 7, 62, 50)});
  calibration.add({promise_of(true, 8, 40, 44)});
  calibration.add({});
  const std::vector<CalibrationRow> rows = calibration.rows();
  ASSERT_EQ(rows.size(), 8);  // 3 of both sides, 3 of the declaring side, 2 of the others
  EXPECT_EQ(rows[0].promises, 4);
  EXPECT_DOUBLE_EQ(rows[0].promised, 217.0 / 4);
  EXPECT_DOUBLE_EQ(rows[0].scored, 214.0 / 4);
  EXPECT_DOUBLE_EQ(rows[0].difference.mean, -0.75);
  // Sums of -7 of three and 4 of one; less their number times the mean, -4.75 and 4.75.
  EXPECT_DOUBLE_EQ(*rows[0].difference.se, 4.75 * 2 / 4);
  EXPECT_EQ(rows[0].difference.degrees, 1);
  EXPECT_EQ(rows[1].cards, 8);
  EXPECT_EQ(rows[1].promises, 3);
  EXPECT_EQ(rows[2].cards, 7);
  EXPECT_FALSE(rows[2].difference.se);  // of one deal
  EXPECT_EQ(rows[3].declares, true);
  EXPECT_DOUBLE_EQ(rows[3].difference.mean, -6);
  EXPECT_EQ(rows[6].declares, false);
  EXPECT_EQ(rows[7].cards, 8);
}

}  // namespace
}  // namespace matador::calibration_test
