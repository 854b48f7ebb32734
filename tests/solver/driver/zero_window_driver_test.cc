// Which rungs of a ladder are asked about.

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "solver/driver/position_solver.h"

namespace matador::zero_window_driver_test {

constexpr int kTops[] = {1, 2, 13, 157};

// Asks about one value; about `hard` in vain.
struct Ladder {
  Range range;
  int value;
  int hard = 0;
  std::vector<int> asked = {};

  Range driver(ZeroWindowDriver driver) {
    while (const std::optional<int> rung = driver.next()) {
      asked.push_back(*rung);
      if (*rung != hard && value >= *rung) range.low = *rung;
      if (*rung != hard && value < *rung) range.high = *rung - 1;
      driver.answer(*rung, range);
    }
    return driver.range();
  }
};

TEST(ZeroWindowDriver, FindsEveryValueFromEveryRung) {
  for (int top : kTops) {
    for (int value = 0; value <= top; ++value) {
      for (int first = 1; first <= top; ++first) {
        for (int step : {0, 1, top / 10 + 1}) {
          Ladder ladder{.range = {0, top}, .value = value};
          EXPECT_EQ(ladder.driver(ZeroWindowDriver({0, top}, first, step)), (Range{value, value}))
              << "from " << first << " to " << value << " of " << top << ", step " << step;
          EXPECT_EQ(ladder.asked.front(), first);
        }
      }
    }
  }
}

TEST(ZeroWindowDriver, GoesUpAndDownByStepsThatDouble) {
  Ladder up{.range = {0, 40}, .value = 30};
  up.driver(ZeroWindowDriver({0, 40}, 8, 2));
  EXPECT_EQ(up.asked, (std::vector<int>{8, 10, 14, 22, 38, 30, 34, 32, 31}));
  Ladder down{.range = {0, 40}, .value = 2};
  down.driver(ZeroWindowDriver({0, 40}, 20, 2));
  EXPECT_EQ(down.asked, (std::vector<int>{20, 18, 14, 6, 1, 3, 2}));
}

TEST(ZeroWindowDriver, LeavesAHardQuestionToTheEnd) {
  for (int value = 0; value <= 13; ++value) {
    for (int hard = 1; hard <= 13; ++hard) {
      Ladder ladder{.range = {0, 13}, .value = value, .hard = hard};
      const Range found = ladder.driver(ZeroWindowDriver({0, 13}, hard, 1));
      const bool other = value != hard && value != hard - 1;  // another question answers it
      EXPECT_EQ(found, (other ? Range{value, value} : Range{hard - 1, hard}))
          << "hard: " << hard << ", value: " << value;
    }
  }
}

TEST(ZeroWindowDriver, OfALongLadderTheNeighboursOfAHardQuestionAreHardToo) {
  ZeroWindowDriver driver({0, 157}, 80, 15);
  driver.answer(80, {0, 157});
  const std::optional<int> next = driver.next();
  ASSERT_TRUE(next);
  EXPECT_EQ(*next, 65);
  for (std::optional<int> rung = next; rung; rung = driver.next()) driver.answer(*rung, {0, 157});
  driver.forget_failures();
  EXPECT_EQ(driver.next(), 80);
}

}  // namespace matador::zero_window_driver_test
