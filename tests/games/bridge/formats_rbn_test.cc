// Games of bridge in RBN: what is read of them, and what is said of the rest.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "tests/games/bridge/games_of_a_text.h"

namespace matador::bridge_formats_rbn_test {

using bridge_tests::doubts_in;
using bridge_tests::read_all;
using bridge_tests::read_one;
using bridge_tests::value;

constexpr char kGame[] = R"RBN(% RBN 1 records 1 deals
D 20240507:1930
L Zurich
E Club evening
K Keller:Moss
N Hart+Moss:Keller+Li:C
B 7:A
{Text over
two lines.}
H W:962.KJ8432.T.AT2:KQ5.AQT.A765.QJ4:JT83.975.KQ32.85:
A NZ:1N^1P3N!A
1 15-17
C 3N:N
P D24TA:CQ53A:HKT56:H2
R 10:+430
M S9339
)RBN";

TEST(Rbn, AGame) {
  const DealRecord record = read_one(kGame);
  EXPECT_EQ(value(record, "Game"), "bridge");
  EXPECT_EQ(value(record, "Deal"),
            "4:962.KJ8432.T.AT2 KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763");
  EXPECT_EQ(record.find("Deal")->line, 10U);
  EXPECT_EQ(value(record, "Contract"), "notrump");
  EXPECT_EQ(value(record, "Declarer"), "1");
  EXPECT_EQ(value(record, "Leader"), "none");
  EXPECT_EQ(value(record, "Bid"), "3NT");
  EXPECT_EQ(value(record, "Auction"), "N 1NT =1= Pass 3NT! AP");
  EXPECT_EQ(value(record, "Note1"), "15-17");
  EXPECT_EQ(value(record, "Play"), "D2 D4 DT DA CQ C5 C3 CA HK HT H5 H6 H2");
  EXPECT_EQ(value(record, "Result"), "10");
  EXPECT_EQ(value(record, "Dealer"), "N");
  EXPECT_EQ(value(record, "Vulnerable"), "None");
  EXPECT_EQ(value(record, "Date"), "2024.05.07");
  EXPECT_EQ(value(record, "Event"), "Club evening");
  EXPECT_EQ(value(record, "HomeTeam"), "Keller");
  EXPECT_EQ(value(record, "North"), "Hart");
  EXPECT_EQ(value(record, "South"), "Moss");
  EXPECT_EQ(value(record, "West"), "Keller");
  EXPECT_EQ(value(record, "East"), "Li");
  EXPECT_EQ(value(record, "Room"), "Closed");
  EXPECT_EQ(value(record, "Board"), "7");
  EXPECT_TRUE(read_problem(record).ok());
}

// Hands and what stands above them hold until there are others; the rest is of one game.
TEST(Rbn, WhatHoldsForTheGamesBehind) {
  const std::vector<absl::StatusOr<DealRecord>> games = read_all(absl::StrCat(
      "% RBN\r\nE Cup\r\n\r\n", kGame, "\nN A+B:C+D\nC 4S:S\nR 9\n\nB 8\nA EB:A\nC P\n"));
  ASSERT_EQ(games.size(), 3U);
  const auto& first = games[0].value();
  const auto& second = games[1].value();
  EXPECT_EQ(value(second, "Deal"), value(first, "Deal"));
  EXPECT_EQ(value(second, "Board"), "7");
  EXPECT_EQ(value(second, "Bid"), "4S");
  EXPECT_EQ(value(second, "North"), "A");
  EXPECT_EQ(value(second, "Play"), "none");
  EXPECT_EQ(value(second, "Auction"), "none");
  const auto& third = games[2].value();
  EXPECT_EQ(value(third, "Board"), "8");
  EXPECT_EQ(value(third, "Bid"), "Pass");
  EXPECT_EQ(value(third, "Vulnerable"), "All");
}

// Lines within a comment are left out; where its end seems to be missing, with a word about it.
TEST(Rbn, ACommentWithoutItsEnd) {
  const std::string hands = "H N:KQ5.AQT.A765.QJ4:JT83.975.KQ32.85:A74.6.J984.K9763:\n";
  const std::vector<std::string> told{
      "3: a comment begins with {, what is in it is left out; is its } missing?"};
  for (const char* comment : {"{ no end\nR 9\n", "{ no end\nR 9\n{ par }\n"}) {
    const std::string game = absl::StrCat("% RBN\n", hands, comment);
    EXPECT_EQ(doubts_in(game), told) << game;
    EXPECT_EQ(value(read_one(game), "Result"), "none");
  }
  EXPECT_EQ(doubts_in(absl::StrCat("% RBN\nE Cup\n{ text\n", hands, "}\nC P\n")), told);
  EXPECT_TRUE(doubts_in(kGame).empty());
}

TEST(Rbn, AuctionsAndContracts) {
  const auto with = [](const std::string& lines) {
    return read_one(
        absl::StrCat("H N:KQ5.AQT.A765.QJ4:JT83.975.KQ32.85:A74.6.J984.K9763:\n", lines, "\n"));
  };
  EXPECT_EQ(value(with("A W?:PP1S*X:R2C!P?P:2S??PPP"), "Auction"),
            "W Pass Pass 1S X XX 2C! Pass? Pass 2S?? Pass Pass Pass");
  EXPECT_EQ(value(with("A NZ:1N^1^2P^03N!^9A\n0 none\n2 last"), "Auction"),
            "N 1NT =2= Pass 3NT! =9= AP");
  EXPECT_EQ(value(with("A 1NA"), "Auction"), "W 1NT AP");
  EXPECT_EQ(value(with("A SE"), "Auction"), "none");
  EXPECT_EQ(value(with("A SE"), "Vulnerable"), "EW");
  EXPECT_EQ(value(with("A NB:1SXY"), "Auction"), "N 1S X *");
  EXPECT_EQ(value(with("C 4HX:W"), "Bid"), "4HX");
  EXPECT_EQ(value(with("C 6SR:E"), "Bid"), "6SXX");
  EXPECT_EQ(value(with("C 6SR:E"), "Declarer"), "2");
}

// Hands may be hidden, or not known.
TEST(Rbn, Hands) {
  EXPECT_EQ(value(read_one("H E;K5.T..KQJT:A876.A2.765.A876;\n"), "Deal"),
            "2:K5.T..KQJT A876.A2.765.A876 - -");
  EXPECT_EQ(value(read_one("H N:AKQ72..AKQ72.653::.AKQ72.653.AKQ72\n"), "Deal"),
            "1:AKQ72..AKQ72.653 - .AKQ72.653.AKQ72 -");
  EXPECT_EQ(value(read_one("H W:43:KJ2:Q976:AT85\n"), "Deal"), "4:43... KJ2... Q976... AT85...");
}

TEST(Rbn, FaultsHaveTheirLineAndHurtNoOtherGame) {
  const std::vector<std::pair<std::pair<std::string, std::string>, std::string>> faults{
      {{"A NZ:1N", "A NZ:8N"},
       "A: unknown call \"8N^1P3N!A\", expected a bid as 1N, or P, X, R, A"},
      {{"H W:", "H X:"}, "H: begins with \"X\", expected W, N, E or S and a colon"},
      {{"JT83.975.KQ32.85:\n", "JT83.975.KQ32.85:::\n"}, "H: there are 6 hands"},
      {{"P D24TA", "P D2FTA"}, "P: unknown card \"FTA:CQ53A:HKT56:H2\""},
      {{"P D24TA", "P 24TA"}, "P: unknown card \"24TA:CQ53A:HKT56:H2\""},
      {{"P D24TA", "P D23TA"}, "P: D3 and D2 are of one hand, and cannot be in one trick"},
      {{"R 10", "B 3"}, "a second line B; a blank line ends a game"}};
  for (const auto& [change, message] : faults) {
    const std::string changed = absl::StrReplaceAll(kGame, {{change.first, change.second}});
    const std::vector<absl::StatusOr<DealRecord>> games =
        read_all(absl::StrCat(kGame, "\n", changed, "\n", kGame));
    ASSERT_EQ(games.size(), 3U) << changed;
    EXPECT_TRUE(games[0].ok());
    EXPECT_TRUE(games[2].ok());
    ASSERT_FALSE(games[1].ok()) << changed;
    EXPECT_EQ(DealError::of(games[1]).message, message) << changed;
    EXPECT_GT(DealError::of(games[1]).line, 17U) << changed;
  }
}

TEST(Rbn, EachFaultOfAGameIsTold) {
  const std::string game =
      absl::StrReplaceAll(kGame, {{"A NZ:1N", "A NZ:8N"}, {"C 3N:N", "C 9N:N"}, {"P D2", "P DX"}});
  const std::vector<absl::StatusOr<DealRecord>> games = read_all(game);
  ASSERT_EQ(games.size(), 1U);
  const DealError error = DealError::of(games[0]);
  std::vector<std::uint64_t> lines{error.line};
  for (const DealError& more : error.more) lines.push_back(more.line);
  EXPECT_EQ(lines, (std::vector<std::uint64_t>{11, 13, 14}));
}

TEST(Rbn, OtherDealsInTheFile) {
  const std::string deal = "[Game \"bridge\"]\n[Deal \"1:KQ5.AQT.A765.QJ4 - - -\"]\n";
  EXPECT_EQ(read_all(absl::StrCat(kGame, "\n", deal, "\n", kGame)).size(), 3U);
  EXPECT_EQ(read_all(absl::StrCat(deal, "\n", kGame)).size(), 2U);
}

// Reading ends, whatever comes; and what is read is read again from what is written.
void read_through(const std::string& text) {
  for (const absl::StatusOr<DealRecord>& game : read_all(text)) {
    if (!game.ok()) {
      EXPECT_GT(DealError::of(game).line, 0U) << text;
      EXPECT_TRUE(is_text(DealError::of(game).message)) << game.status().message();
      EXPECT_LT(DealError::of(game).message.size(), 400U) << game.status().message();
    } else {
      const auto& record = game.value();
      std::istringstream in(write_record(record));
      const std::optional<absl::StatusOr<DealRecord>> again = DealReader(in).next();
      ASSERT_TRUE(again && again->ok()) << write_record(record);
      EXPECT_EQ(again->value(), record);
      read_problem(record).IgnoreError();
    }
  }
}

TEST(Rbn, TruncatedAndChanged) {
  const std::string text = absl::StrCat(kGame, "\n", kGame);
  for (std::size_t length = 0; length < text.size(); length += 2) {
    read_through(text.substr(0, length));
  }
  for (std::size_t place = 0; place < text.size(); ++place) {
    for (char byte : {'\n', ':', 'S', '{', '\xFF', '\0'}) {
      std::string changed = text;
      changed[place] = byte;
      read_through(changed);
    }
  }
}

TEST(Rbn, NoMemoryThatAnInputCouldExceed) {
  std::string calls = "% RBN\nA NZ:";
  for (int i = 0; i < 100'000; ++i) calls += "P:\nA ";
  read_through(calls);
  read_through("% RBN\nP " + std::string(10'000'000, 'S') + "\n" + kGame);
  read_through("% RBN\nP S" + std::string(3000, '2') + "\nC 3N:N\nH N:K:2\n");
  read_through("% RBN\n{" + std::string(1 << 20, '\n') + kGame);
}

RC_GTEST_PROP(Rbn, AnyBytes, (const std::string& bytes)) {
  read_through("H W:" + bytes);
  read_through(kGame + bytes);
  read_through("% RBN\nA " + bytes + "\nP " + bytes);
}

}  // namespace matador::bridge_formats_rbn_test
