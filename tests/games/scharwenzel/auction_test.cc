// The forced auction of Scharwenzel (rules 3.4, 3.5): a deal for every sentence, random deals
// against the reference, and deals in which all pass.

#include "solver/games/auction.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/scharwenzel/scharwenzel.h"
#include "solver/games/tasks.h"
#include "tests/games/scharwenzel/reference_rules.h"
#include "tests/support/names.h"

namespace matador::scharwenzel::auction_test {

const Game& game() { return *find_game("scharwenzel"); }

using Suits = std::vector<Suit>;

struct Case {
  const char* meaning;
  Hands hands;
  std::vector<std::string> statements;
  Suits suits;
};

// The comment beside each deal has the longest suits of seats 1 to 4.
const std::vector<Case> kCases{
    {"with clubs among his longest suits the winner names any of them",  // 5 CS, 4 H, 4 SHD, 3 C
     {"JT8..J9.AQT", "9.KJ98.87.8", "AKQ.AQ.KQ.J", "7.T7.AT.K97"},
     {"5", "pass", "pass", "pass"},
     {Suit::kClubs, Suit::kSpades}},
    {"the shortest bid is three; who has won by \"better\" names clubs, although diamonds are as "
     "long",  // 3 H, 5 D, 5 S, 5 CD
     {"K8.Q98.T.98", "9.J7.AKQ8.T", "AT7.AT.J.J7", "QJ.K.97.AKQ"},
     {"3", "5", "pass", "5 clubs"},
     {Suit::kClubs}},
    {"who has won by a longer suit over a \"better\" names clubs or another",
     // 4 HD, 4 SD, 4 C, 5 CS
     {".AKJ8.AQ9.7", "KT7.9.T87.Q", "9.QT.KJ.A98", "AQJ8.7..KJT"},
     {"4", "pass", "4 clubs", "5"},
     {Suit::kClubs, Suit::kSpades}},
    {"all four suits, where the permanent trumps are the longest of each",
     // 3 SH, 3 C, 5 CSHD, 4 CD
     {"KT9.K97.K8.", "8.QT.Q9.AT8", "QJ7.AJ.T.J7", "A.8.AJ7.KQ9"},
     {"3", "3 clubs", "5", "pass"},
     {Suit::kClubs, Suit::kSpades, Suit::kHearts, Suit::kDiamonds}},
};

TEST(ScharwenzelAuction, EverySentenceOfTheRule) {  // 3.4
  for (const Case& example : kCases) {
    SCOPED_TRACE(example.meaning);
    const Problem problem{.game = &game(), .deal = whole_deal(example.hands)};
    const Auction auction = forced_auction(game(), problem.deal);
    EXPECT_EQ(statement_names(auction), example.statements);
    EXPECT_EQ(auction.suits, example.suits);
    // Each of these suits is a task of the deal.
    Suits solved;
    const std::vector<Task> tasks = game().tasks(problem).value();
    for (const Task& task : tasks) {
      solved.push_back(trump_of(task.contract));
      EXPECT_EQ(task.declarer, auction.declarer);
    }
    EXPECT_EQ(solved, example.suits);
  }
}

class RandomScharwenzelAuction : public testing::TestWithParam<int> {};

TEST_P(RandomScharwenzelAuction, AgreesWithTheReference) {
  const DealShape shape = game().shape(GetParam());
  int clubs_and_others = 0;
  for (std::uint64_t number = 0; number < 20'000; ++number) {
    SCOPED_TRACE("deal 17/" + std::to_string(number));
    const Deal deal = numbered_deal(shape, /*seed=*/17, number);
    const Seat forehand = Seat::from_index(static_cast<int>(number) % deal.seats());
    const Auction auction = forced_auction(game(), deal, forehand);
    const reference::scharwenzel::Auction expected =
        reference::scharwenzel::auction(deal, forehand);
    ASSERT_EQ(statement_names(auction), expected.statements);
    ASSERT_EQ(auction.declarer, expected.declarer);
    ASSERT_EQ(auction.suits, expected.suits);
    ASSERT_TRUE(auction.declarer || GetParam() == 8);  // 3.4
    if (expected.suits.size() > 1 && expected.suits.front() == Suit::kClubs) ++clubs_and_others;
  }
  EXPECT_GE(clubs_and_others, 200);
}

INSTANTIATE_TEST_SUITE_P(Players, RandomScharwenzelAuction, testing::Values(4, 6, 8));

// ---- All pass -----------------------------------------------------------------------------------

// The first deal of eight players in which nobody has three of a suit.
Problem passed_deal() {
  std::uint64_t number = 0;
  const auto deal = [&] { return numbered_deal(game().shape(8), /*seed=*/1, number); };
  while (forced_auction(game(), deal()).declarer) ++number;
  return {.game = &game(), .deal = deal()};
}

TEST(ScharwenzelAllPass, ClubsAreTrumpsAndForehandsSideDeclares) {  // 3.4, 3.5
  Problem problem = passed_deal();
  for (const bool says_so : {false, true}) {
    problem.all_passed = says_so;
    const std::vector<Task> tasks = game().tasks(problem).value();
    ASSERT_EQ(tasks.size(), 1U);
    EXPECT_EQ(tasks[0].contract, contract_of(Suit::kClubs));
    EXPECT_EQ(tasks[0].declarer, Seat::number(1));
    EXPECT_TRUE(tasks[0].all_passed);
    problem.dealer = Seat::number(5);
    EXPECT_EQ(game().tasks(problem).value()[0].declarer, Seat::number(6));
    problem.dealer = {};
  }
}

TEST(ScharwenzelAllPass, TheDealMayNameADeclarerOfEitherSide) {  // 3.5
  Problem problem = passed_deal();
  for (const bool says_so : {false, true}) {
    problem.all_passed = says_so;
    for (const int declarer : {2, 7}) {
      problem.declarer = Seat::number(declarer);
      const std::vector<Task> tasks = game().tasks(problem).value();
      ASSERT_EQ(tasks.size(), 1U);
      EXPECT_EQ(tasks[0].contract, contract_of(Suit::kClubs));
      EXPECT_EQ(tasks[0].declarer, Seat::number(declarer));
      EXPECT_TRUE(tasks[0].all_passed);
    }
  }
}

TEST(ScharwenzelAllPass, AContractAloneCanOnlyBeClubs) {  // 3.4
  Problem problem = passed_deal();
  problem.contract = contract_of(Suit::kClubs);
  EXPECT_TRUE(game().tasks(problem).value()[0].all_passed);
  problem.contract = contract_of(Suit::kHearts);
  EXPECT_FALSE(game().tasks(problem).ok());
}

// The reported auction counts, also against the hands.
TEST(ScharwenzelAllPass, AContractWithADeclarerStands) {  // 3.4
  Problem problem = passed_deal();
  for (const Suit trump : kAllSuits) {
    problem.contract = contract_of(trump);
    problem.declarer = Seat::number(2);
    const std::vector<Task> tasks = game().tasks(problem).value();
    ASSERT_EQ(tasks.size(), 1U);
    EXPECT_EQ(tasks[0].contract, problem.contract);
    EXPECT_EQ(tasks[0].declarer, problem.declarer);
    EXPECT_EQ(tasks[0].leader, Seat::number(1));  // 3.3: forehand
    EXPECT_FALSE(tasks[0].all_passed);
  }
}

TEST(ScharwenzelAllPass, OnlyEightPlayersCan) {  // 3.4
  for (const int seats : {4, 6, 8}) {
    Problem problem{.game = &game(), .deal = numbered_deal(game().shape(seats), /*seed=*/1, 0)};
    ASSERT_TRUE(forced_auction(game(), problem.deal).declarer);
    problem.all_passed = true;
    EXPECT_EQ(game().tasks(problem).ok(), seats == 8);
    EXPECT_EQ(all_passed(seats, Seat::number(1), {}, {}).ok(), seats == 8);
  }
}

}  // namespace matador::scharwenzel::auction_test
