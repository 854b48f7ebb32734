// What deals of Scharwenzel that were played bring, and what that does to the sheet (rules 3.5
// to 3.9).

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/scharwenzel/score.h"
#include "tests/support/dice.h"

namespace matador::scharwenzel {

static void PrintTo(const Gains& gains, std::ostream* out) {
  *out << gains.points << " points, " << gains.hooks << " hooks";
}

namespace sheet_test {

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

// The reported result of a deal is a rung of the ladder of its decisions.
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
        if ((rung.goal == Goal::kFirst ? first : count) >= rung.target) value = rung.value;
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

// ---- Whole evenings, reckoned a second time -----------------------------------------------------

// A deal of eight players, by the columns of the sheet: 0 of the odd seats, 1 of the even ones.
struct PlayedDeal {
  int declaring;
  int worth;            // of a win: 2 or 4
  int holder;           // of the matadors, of whom
  int matadors;         // there are 0 or 3 to 7
  int tout;             // the column that has announced it, or -1
  std::vector<int> by;  // each trick; three by the same column and no fourth: it has stopped
};

PlayedDeal random_deal(Dice& dice) {
  PlayedDeal deal{.declaring = dice.below(2),
                  .worth = 2 + 2 * dice.below(2),
                  .holder = dice.below(2),
                  .matadors = dice.below(2) == 0 ? 0 : 3 + dice.below(5),
                  .tout = dice.below(6) == 0 ? dice.below(2) : -1,
                  .by = {}};
  // Tricks often follow each other, or there would be few touts.
  for (int i = 0; i < 4; ++i) {
    deal.by.push_back(i > 0 && dice.below(3) > 0 ? deal.by.back() : dice.below(2));
  }
  const bool first_three = deal.by[0] == deal.by[1] && deal.by[1] == deal.by[2];
  if (deal.tout < 0 && first_three && dice.below(2) == 0) deal.by.pop_back();
  return deal;
}

struct Reckoning {
  bool pays_holders;
  std::array<int, 2> points{};
  std::array<int, 2> hooks{};
  std::array<int, 2> threads{};
  int carried = 0;

  void get_hooks(int column, int count) {  // 3.9
    hooks[static_cast<std::size_t>(column)] += count;
    threads[static_cast<std::size_t>(column)] += count;
  }
  void get_points(int column, int count) { points[static_cast<std::size_t>(column)] += count; }

  // Of a column that wants all four tricks (rules 3.8).
  void enter_tout(const PlayedDeal& deal, int column, int won, int lost) {
    for (const int by : deal.by) {
      if (by != column) return get_hooks(1 - column, lost);
    }
    get_points(column, deal.worth);
    get_hooks(column, won);
  }

  void enter_win(const PlayedDeal& deal, int column, int for_the_first) {  // 3.5 to 3.7
    get_points(column, deal.worth + for_the_first + carried);
    carried = 0;
    if (pays_holders || column == deal.holder) get_points(deal.holder, deal.matadors);
  }

  void enter(const PlayedDeal& deal) {
    int odd = 0;
    for (const int by : deal.by) odd += by == 0 ? 1 : 0;
    const int even = static_cast<int>(deal.by.size()) - odd;
    const int first = deal.by.front();
    const bool first_three = deal.by[1] == first && deal.by[2] == first;
    if (deal.tout >= 0) {
      enter_tout(deal, deal.tout, 2, 4);
    } else if (first_three && deal.by.size() == 3) {
      enter_win(deal, first, 2);
    } else if (first_three) {
      enter_tout(deal, first, 1, 2);
    } else if (odd != even) {
      enter_win(deal, odd > even ? 0 : 1, 0);
    } else {
      carried += deal.worth;
      if (pays_holders) get_points(deal.holder, deal.matadors);
    }
    end_game(odd >= even ? 0 : 1);
  }

  void end_game(int winner) {  // 3.9
    for (const int column : {winner, 1 - winner}) {
      const auto own = static_cast<std::size_t>(column);
      if (points[own] < 24) continue;
      threads[own] += points[1 - own] == 0 ? 2 : 1;
      points = {};
      return;
    }
  }
};

Account account_of(const PlayedDeal& deal, bool pays_holders) {
  const bool ours = deal.holder == deal.declaring;
  const Stakes stakes{
      .tricks = 4,
      .win = deal.worth,
      .matadors = {.ours = ours ? deal.matadors : 0, .theirs = ours ? 0 : deal.matadors},
      .pays_holders = pays_holders};
  std::vector<bool> won;
  for (const int by : deal.by) won.push_back(by == deal.declaring);
  std::optional<Tout> tout;
  if (deal.tout >= 0) tout = announced(deal.tout == deal.declaring);
  return *account_of(stakes, tout, won);
}

TEST(ScharwenzelSheet, IsWhatWasScored) {
  for (std::uint64_t number = 0; number < 500; ++number) {
    Dice dice{3059, number};
    Reckoning expected{.pays_holders = number % 2 == 1};
    Sheet sheet;
    for (int i = 0; i < 40; ++i) {
      SCOPED_TRACE("evening " + std::to_string(number) + ", deal " + std::to_string(i));
      const PlayedDeal deal = random_deal(dice);
      expected.enter(deal);
      const Seat declarer = Seat::number(1 + deal.declaring + 2 * dice.below(4));
      sheet.enter(declarer, account_of(deal, expected.pays_holders));
      ASSERT_EQ(sheet.points(), std::vector<int>(expected.points.begin(), expected.points.end()));
      ASSERT_EQ(sheet.hooks(), std::vector<int>(expected.hooks.begin(), expected.hooks.end()));
      ASSERT_EQ(sheet.threads(),
                std::vector<int>(expected.threads.begin(), expected.threads.end()));
      ASSERT_EQ(sheet.carried(), expected.carried);
    }
  }
}

}  // namespace sheet_test
}  // namespace matador::scharwenzel
