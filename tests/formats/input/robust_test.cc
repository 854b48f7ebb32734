// Truncated, mutated and binary input: every byte sequence comes to an end, and each deal of it is
// either read or has its message.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <random>
#include <sstream>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador::formats_robust_test {

// Deals of all kinds: four, three and two players, with a talon, an exchange, piles.
Problem good_problem(int number) {
  const Game& game = *find_game(number % 4 == 3 ? "klorsjavs" : "sjavs");
  const int seats = number % 4 == 3 ? 3 : 4 - number % 4;
  const Deal deal = numbered_deal(game.shape(seats), 5, static_cast<std::uint64_t>(number));
  Problem problem{.game = &game,
                  .deal = deal,
                  .contract = Contract{number % 4},
                  .declarer = Seat::number(2),
                  .options = {game.info().names_trump ? RuleOption{"farvesjavs", ""}
                                                      : RuleOption{"solo-vol", "off"}}};
  if (game.info().names_trump) problem.trump = Suit::kHearts;
  if (!deal.talon().empty()) {
    problem.exchange = {.discard = {deal.hand(Seat::number(2)).first()},
                        .take = {deal.talon().first()}};
  }
  return problem;
}

std::string good_deals(int count) {
  std::string text;
  for (int number = 0; number < count; ++number) {
    DealRecord record = write_problem(good_problem(number));
    record.add("Note", "\u2663 is \"clubs\"");
    text += write_record(record);
  }
  return text;
}

struct Tally {
  int good = 0;
  int faulty = 0;
};

Tally read_through(const std::string& text) {
  std::istringstream in(text);
  DealReader reader(in);
  Tally tally;
  while (const auto deal = reader.next()) {
    const absl::StatusOr<Problem> problem = deal->ok() ? read_problem(**deal) : deal->status();
    if (problem.ok()) read_tasks(**deal, *problem, false).IgnoreError();
    if (!problem.ok()) {
      EXPECT_GT(DealError::of(problem).line, 0U)
          << problem.status().message() << " in " << absl::CEscape(text);
      EXPECT_TRUE(is_text(DealError::of(problem).message)) << problem.status().message();
      EXPECT_LT(DealError::of(problem).message.size(), 400U);
      ++tally.faulty;
    } else {
      ++tally.good;
    }
  }
  return tally;
}

TEST(Robust, GoodDealsAreGood) {
  const Tally tally = read_through(good_deals(20));
  EXPECT_EQ(tally.good, 20);
  EXPECT_EQ(tally.faulty, 0);
}

TEST(Robust, EveryTruncation) {
  const std::string text = good_deals(4);
  for (std::size_t length = 0; length < text.size(); ++length) {
    const Tally tally = read_through(text.substr(0, length));
    EXPECT_LE(tally.faulty, 1) << length;
  }
}

// The byte at `place` becomes `byte`: no more than the deal it is in, or the two that it joins, may
// suffer.
TEST(Robust, EveryByteMutated) {
  const std::string text = good_deals(5);
  for (std::size_t place = 0; place < text.size(); ++place) {
    for (char byte : {'\0', '\n', '"', '[', 'A', ' ', '\xFF'}) {
      std::string changed = text;
      changed[place] = byte;
      EXPECT_GE(read_through(changed).good, 3) << place << " " << static_cast<int>(byte);
    }
  }
}

TEST(Robust, BinaryInputHurtsNoDealBehindIt) {
  std::mt19937 random(1);
  std::uniform_int_distribution<int> byte(0, 255);
  for (int round = 0; round < 50; ++round) {
    std::string noise;
    for (int i = 0; i < 20000; ++i) noise += static_cast<char>(byte(random));
    EXPECT_EQ(read_through(noise + "\n\n" + good_deals(3)).good, 3) << "round " << round;
  }
}

TEST(Robust, AHugeLineIsOneFaultyDeal) {
  const Tally tally =
      read_through(absl::StrCat(std::string(std::size_t{1} << 24, '\0'), "\n\n", good_deals(1)));
  EXPECT_EQ(tally.good, 1);
  EXPECT_EQ(tally.faulty, 1);
}

RC_GTEST_PROP(Robust, AnyBytes, (const std::string& bytes)) {
  read_through(bytes);
  read_through(good_deals(1) + bytes + good_deals(1));
}

}  // namespace matador::formats_robust_test
