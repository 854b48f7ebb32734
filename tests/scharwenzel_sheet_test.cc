// What deals of Scharwenzel that were played bring, and what that does to the sheet (rules 3.5
// to 3.9).

#include <gtest/gtest.h>

#include <optional>
#include <string_view>
#include <vector>

#include "solver/games/scharwenzel/score.h"
#include "solver/games/scharwenzel/sheet.h"

namespace matador::scharwenzel {

static void PrintTo(const Gains& gains, std::ostream* out) {
  *out << gains.points << " points, " << gains.hooks << " hooks";
}

namespace {

std::vector<bool> tricks(std::string_view text) {
  std::vector<bool> won;
  for (char trick : text) won.push_back(trick == 'W');
  return won;
}

std::optional<Account> account(const Stakes& stakes, std::string_view won,
                               const std::optional<Tout>& tout = std::nullopt) {
  return account_of(stakes, tout, tricks(won));
}

constexpr Stakes kFour{.tricks = 8, .matadors = {.ours = 3}};

TEST(ScharwenzelAccount, MajorityForTheFirstAndMatadors) {
  EXPECT_EQ(account(kFour, "WLWWWW")->ours, (Gains{.points = 5}));
  EXPECT_EQ(account(kFour, "WLWWWWLL")->ours, (Gains{.points = 5}));
  EXPECT_EQ(account(kFour, "WWWWW")->ours, (Gains{.points = 7}));
  EXPECT_EQ(account(kFour, "LLLLL")->theirs, (Gains{.points = 4}));
  EXPECT_EQ(account(kFour, "LLLLL")->ours, Gains{});
  EXPECT_EQ(account(kFour, "WWWW"), std::nullopt);
  EXPECT_EQ(account(kFour, "WLWLWLW"), std::nullopt);
  EXPECT_EQ(account(kFour, "WLWLWLWL")->bock, 2);
  EXPECT_EQ(account(kFour, "WLWLWLWL")->ours, Gains{});
}

TEST(ScharwenzelAccount, HoldersOfMatadors) {
  Stakes stakes = kFour;
  stakes.pays_holders = true;
  EXPECT_EQ(account(stakes, "WLWLWLWL")->ours, (Gains{.points = 3}));
  EXPECT_EQ(account(stakes, "LLLLL")->ours, (Gains{.points = 3}));
  EXPECT_EQ(score(stakes, *account(stakes, "LLLLL")), -1);
  EXPECT_EQ(account(stakes, "WWWWWWWW")->ours, (Gains{.points = 2, .hooks = 1}));
}

TEST(ScharwenzelAccount, Tout) {
  EXPECT_EQ(account(kFour, "WWWWWW"), std::nullopt);
  EXPECT_EQ(account(kFour, "WWWWWWWW")->ours, (Gains{.points = 2, .hooks = 1}));
  EXPECT_EQ(account(kFour, "WWWWWL")->theirs, (Gains{.hooks = 2}));
  EXPECT_EQ(account(kFour, "WWWWW", announced(true)), std::nullopt);
  EXPECT_EQ(account(kFour, "WWWWWWWW", announced(true))->ours, (Gains{.points = 2, .hooks = 2}));
  EXPECT_EQ(account(kFour, "WWL", announced(true))->theirs, (Gains{.hooks = 4}));
  EXPECT_EQ(account(kFour, "LLLLLLLL", announced(false))->theirs, (Gains{.points = 2, .hooks = 2}));
  EXPECT_EQ(account(kFour, "LLLW", announced(false))->ours, (Gains{.hooks = 4}));
  EXPECT_EQ(score(kFour, *account(kFour, "WWWWWL")), -48);
}

TEST(ScharwenzelAccount, WhoHasBegunTheNextTrickHasNotStopped) {
  const auto account_when_begun = [](std::string_view won) {
    return account_of(kFour, std::nullopt, tricks(won), /*next_begun=*/true);
  };
  EXPECT_EQ(account_when_begun("WWWWW"), std::nullopt);
  EXPECT_EQ(account_when_begun("LLLLL"), std::nullopt);
  EXPECT_EQ(account_when_begun("WWWWWL")->theirs, (Gains{.hooks = 2}));
  EXPECT_EQ(account_when_begun("WLWWWW")->ours, (Gains{.points = 5}));
}

// What is told of a deal is what the ladder of its decisions has.
TEST(ScharwenzelAccount, AgreesWithTheLadder) {
  for (const bool holders : {false, true}) {
    for (int number = 0; number < 256; ++number) {
      std::vector<bool> won;
      int count = 0;
      int first = 0;
      for (int i = 0; i < 8; ++i) {
        won.push_back((number >> i & 1) != 0);
        count += won.back() ? 1 : 0;
        first += won.back() && i < 5 ? 1 : 0;
      }
      Stakes stakes = kFour;
      stakes.pays_holders = holders;
      const bool stops = (first == 5 && count < 8) || (first == 0 && count > 0);
      if (stops) won.resize(5);
      int value = 0;
      for (const Rung& rung : score_ladder(stakes)) {
        if ((rung.goal == Goal::kFirst ? first : count) >= rung.need) value = rung.value;
      }
      EXPECT_EQ(score(stakes, *account_of(stakes, std::nullopt, won)), value) << number;
    }
  }
}

TEST(ScharwenzelSheet, ThreadsHooksAndBocks) {
  const Stakes clubs{.tricks = 8, .win = 4, .matadors = {.ours = 7}};
  Sheet sheet;
  EXPECT_EQ(sheet.enter(Seat::number(2), *account(clubs, "WLWLWLWL")).points, (std::vector{0, 0}));
  EXPECT_EQ(sheet.carried(), 4);
  // A tout claims nothing of it.
  EXPECT_EQ(sheet.enter(Seat::number(2), *account(clubs, "WWWWWWWW")).bonus, 0);
  EXPECT_EQ(sheet.threads(), (std::vector{0, 1}));
  EXPECT_EQ(sheet.points(), (std::vector{0, 4}));
  const Sheet::Entry won = sheet.enter(Seat::number(4), *account(clubs, "WWWWW"));
  EXPECT_EQ(won.bonus, 4);
  EXPECT_EQ(won.points, (std::vector{0, 21}));
  EXPECT_EQ(sheet.carried(), 0);
  // The others have nothing: a Petersdorfer.
  const Sheet::Entry end = sheet.enter(Seat::number(2), *account(clubs, "LWWWWW"));
  EXPECT_EQ(end.points, (std::vector{0, 32}));
  EXPECT_EQ(end.threads, (std::vector{0, 2}));
  EXPECT_EQ(sheet.threads(), (std::vector{0, 3}));
  EXPECT_EQ(sheet.points(), (std::vector{0, 0}));
  // With something on the other side it is one thread.
  sheet.enter(Seat::number(1), *account(clubs, "WWWWW"));
  sheet.enter(Seat::number(2), *account(clubs, "WWWWW"));
  EXPECT_EQ(sheet.enter(Seat::number(3), *account(clubs, "WWWWW")).threads, (std::vector{1, 0}));
  EXPECT_EQ(sheet.games(), 2);
}

}  // namespace
}  // namespace matador::scharwenzel
