// Auctions in LIN, PBN, RBN and links: the contract that comes of one, and what is said of one that
// breaks the laws, is cut off, or leads to another contract than the tags tell.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/input/completed_record.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "tests/games/bridge/games_of_a_text.h"

namespace matador::bridge_formats_auction_test {

using bridge_tests::doubts_in;
using bridge_tests::read_one;
using bridge_tests::value;

// The calls of an auction that North opens, separated by spaces.
DealRecord lin(const std::string& calls) {
  std::string text = "md|3SA74H6DJ984CK9763,S962HKJ8432DTCAT2,SKQ5HAQTDA765CQJ4|sv|o|";
  for (const std::string& call : words(calls)) {
    absl::StrAppend(&text, "mb|", call, "|");
  }
  return read_one(text + "\n");
}

// `tags`: further tags, as [Contract "3NT"].
DealRecord pbn(const std::string& calls, const std::string& tags = "") {
  return read_one(
      absl::StrCat("[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 "
                   "962.KJ8432.T.AT2\"]\n[Dealer \"N\"]\n",
                   tags, "[Auction \"N\"]\n", calls, "\n"));
}

// What a command would say of the game; empty where it solves it.
std::string fault(const DealRecord& record) {
  const absl::StatusOr<Problem> problem = read_problem(record);
  return problem.ok() ? "" : DealError::of(problem).message;
}

std::string contract(const DealRecord& record) {
  return absl::StrCat(value(record, "Bid"), " ", value(record, "Declarer"));
}

TEST(AuctionText, TheContractOfAFinishedAuction) {
  const std::vector<std::pair<std::string, std::string>> auctions{
      {"1N p 3N p p p", "3NT 1"},
      {"p p 1S d 2S p 4S p p p", "4S 3"},    // South named spades first
      {"1C 1H 2C 2H d p p p", "2HX 2"},      // East before West
      {"p p p 1H d r p p p", "1HXX 4"},      // West
      {"1N d r 2C p p 2N p p p", "2NT 1"}};  // a double ends with the next bid
  for (const auto& [calls, expected] : auctions) {
    EXPECT_EQ(contract(lin(calls)), expected) << calls;
    EXPECT_EQ(fault(lin(calls)), "") << calls;
    const std::string in_pbn = absl::StrReplaceAll(calls, {{"d", "X"}, {"r", "XX"}, {"p", "Pass"}});
    EXPECT_EQ(contract(pbn(in_pbn)), expected) << calls;
    EXPECT_EQ(fault(pbn(in_pbn)), "") << calls;
  }
}

TEST(AuctionText, IllegalAuctionsAreFaults) {
  const std::vector<std::pair<std::string, std::string>> auctions{
      {"7N 7S p p p", "2, \"7S\" by East"},    {"1S 1S p p p", "2, \"1S\" by East"},
      {"1N p p p 2S", "5, \"2S\" by North"},   {"p p p p p", "5, \"Pass\" by North"},
      {"p d p p p", "2, \"X\" by East"},       {"1N p d p p p", "3, \"X\" by South"},
      {"1N d d p p p", "3, \"X\" by South"},   {"1N r p p p", "2, \"XX\" by East"},
      {"1N d p r p p p", "4, \"XX\" by West"}, {"1N d r r p p p", "4, \"XX\" by West"}};
  for (const auto& [calls, expected] : auctions) {
    EXPECT_NE(fault(lin(calls)).find(expected), std::string::npos)
        << calls << ": " << fault(lin(calls));
    EXPECT_EQ(contract(lin(calls)), "none none") << calls;
    const std::string in_pbn = absl::StrReplaceAll(calls, {{"d", "X"}, {"r", "XX"}, {"p", "Pass"}});
    EXPECT_EQ(fault(pbn(in_pbn)), fault(lin(calls))) << calls;
  }
  EXPECT_EQ(
      fault(pbn("1NT Psas 3NT AP")),
      "[Auction]: call 2, \"Psas\" by East, is unknown, expected a bid as 1NT, or Pass, X, XX, AP");
}

// What a command warns of; empty where it has no doubt.
std::string doubt(const DealRecord& record) {
  const DealRecord read = completed(record).value();
  return read.doubts.empty() ? "" : read.doubts.front().message;
}

// The deal is good, and only the contract is missing.
TEST(AuctionText, AnUnfinishedAuctionIsKept) {
  const std::string unfinished = ", before three passes in a row, and tells no contract";
  const std::vector<std::pair<std::string, std::string>> auctions{
      {"1S", "[Auction] ends after 1 call" + unfinished},
      {"1S p 2S", "[Auction] ends after 3 calls" + unfinished},
      {"1S p 2S p p", "[Auction] ends after 5 calls" + unfinished},
      {"p p p", "[Auction] ends after 3 calls" + unfinished}};
  for (const auto& [calls, expected] : auctions) {
    const std::string in_pbn = absl::StrReplaceAll(calls, {{"p", "Pass"}});
    for (const DealRecord& record : {lin(calls), pbn(in_pbn)}) {
      EXPECT_EQ(fault(record), "") << calls;
      EXPECT_EQ(contract(record), "none none") << calls;
      EXPECT_EQ(value(record, "Auction"), "N " + in_pbn);
      EXPECT_EQ(doubt(record), expected) << calls;
    }
    const DealRecord told = pbn(in_pbn, "[Contract \"2S\"][Declarer \"N\"]");
    EXPECT_EQ(contract(told), "2S 1") << calls;
    EXPECT_EQ(fault(told) + doubt(told), "") << calls;
  }
  const std::string hands =
      "H N:KQ5.AQT.A765.QJ4:JT83.975.KQ32.85:A74.6.J984.K9763:962.KJ8432.T.AT2\n";
  EXPECT_EQ(doubt(read_one(hands + "A NZ:1SP2S\n")), "[Auction] ends after 3 calls" + unfinished);
  EXPECT_EQ(doubt(read_one(hands + "A NZ:1SP2S\nC 2S:N\n")), "");
  EXPECT_EQ(doubt(read_one(hands + "A NZ:1SP2SY\n")), "");
  EXPECT_EQ(doubt(pbn("1S Pass 2S *")), "");
}

// Without the contract nobody knows who has won the tricks, and the rest is there.
TEST(AuctionText, ThePlayBehindAnUnfinishedAuctionIsLeftOut) {
  const std::string game =
      "[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2\"]\n"
      "[Result \"9\"]\n[Auction \"N\"]\n1NT Pass 3NT\n[Play \"E\"]\nD2 D4 DT DA\n*\n";
  EXPECT_EQ(value(read_one(game), "Play"), "none");
  EXPECT_EQ(value(read_one(game), "Result"), "9");
  EXPECT_EQ(doubts_in(game), (std::vector<std::string>{
                                 "5: [Play] has cards, but there is no [Contract]: they are left "
                                 "out"}));
  const std::string in_lin =
      "md|3SA74H6DJ984CK9763,S962HKJ8432DTCAT2,SKQ5HAQTDA765CQJ4|sv|o|mb|1N|mb|p|\npc|D2|pc|D4|\n";
  EXPECT_EQ(value(read_one(in_lin), "Play"), "none");
  EXPECT_EQ(doubts_in(in_lin),
            (std::vector<std::string>{
                "2: [Play] has cards, but there is no [Contract]: they are left out"}));
}

// A question to the reader says that the rest is not given, if no call follows.
TEST(AuctionText, AQuestionIsNoCall) {
  EXPECT_EQ(value(lin("1S p 2S p ?"), "Auction"), "N 1S Pass 2S Pass *");
  EXPECT_EQ(value(lin("1S p ? 2S p p p"), "Auction"), "N 1S Pass 2S Pass Pass Pass");
  EXPECT_EQ(contract(lin("1S p ? 2S p p p")), "2S 1");
  const DealRecord link = read_one(
      "https://www.bridgebase.com/tools/handviewer.html?n=skq5haqtda765cqj4&e=sjt83h975dkq32c85"
      "&s=sa74h6dj984ck9763&w=s962hkj8432dtcat2&d=n&v=0&b=1&a=1s(5?)p2sp?\n");
  EXPECT_EQ(value(link, "Auction"), "N 1S Pass 2S Pass *");
  EXPECT_EQ(fault(link) + doubt(link), "");
}

// PBN lets the rest of an auction be untold, and a call out of turn or too low stand.
TEST(AuctionText, WhatIsNotToldIsNoFault) {
  for (const char* calls : {"", "*", "1NT *", "1NT Pass ^I 2S Pass *", "- 1NT Pass Pass"}) {
    EXPECT_EQ(fault(pbn(calls, "[Contract \"3NT\"][Declarer \"E\"]")), "") << calls;
  }
}

TEST(AuctionText, TheTagsSayTheSame) {
  const auto fault_of = [](const std::string& tags) { return fault(pbn("1NT Pass 3NT AP", tags)); };
  EXPECT_EQ(fault_of("[Contract \"3NT\"][Declarer \"N\"]"), "");
  EXPECT_EQ(fault_of("[Contract \"?\"][Declarer \"?\"]"), "");
  EXPECT_EQ(fault_of("[Contract \"3NTX\"][Declarer \"N\"]"),
            "the contract is \"3NTX\", but [Auction] leads to 3NT");
  EXPECT_EQ(fault_of("[Contract \"4S\"][Declarer \"N\"]"),
            "the contract is \"4S\", but [Auction] leads to 3NT");
  EXPECT_EQ(fault_of("[Contract \"Pass\"]"),
            "the contract is \"Pass\", but [Auction] leads to 3NT");
  EXPECT_EQ(fault_of("[Contract \"3NT\"][Declarer \"S\"]"),
            "[Declarer] is South, but [Auction] leads to 3NT by North");
}

// Declarer and dummy have sat down in each other's places.
TEST(AuctionText, ADeclarerWhoHasChangedPlaces) {
  const DealRecord record = pbn("1NT Pass 3NT AP", "[Contract \"3NT\"][Declarer \"^S\"]");
  EXPECT_EQ(contract(record), "3NT 3");
  EXPECT_EQ(value(record, "ChangedPlaces"), "yes");
  EXPECT_EQ(fault(record), "");
  EXPECT_EQ(fault(read_one(write_record(record))), "");  // as a deal file
  EXPECT_EQ(fault(pbn("1NT Pass 3NT AP", "[Declarer \"^N\"]")), "");
  EXPECT_EQ(fault(pbn("1NT Pass 3NT AP", "[Declarer \"^E\"]")),
            "[Declarer] is East, but [Auction] leads to 3NT by North");
}

}  // namespace matador::bridge_formats_auction_test
