// Auctions in LIN and PBN: the contract that comes of one, and what is said of one that breaks the
// laws, is cut off, or leads to another contract than the tags tell.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "tests/games/bridge/games_of_a_text.h"

namespace matador::bridge_formats_auction_test {

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
  const Outcome<Problem> problem = read_problem(record);
  const auto* error = std::get_if<DealError>(&problem);
  return error == nullptr ? "" : error->message;
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

TEST(AuctionText, IllegalAndUnfinishedAuctionsAreFaults) {
  const std::string unfinished =
      ", before three passes in a row; * at its end says that the rest is not given";
  const std::vector<std::pair<std::string, std::string>> auctions{
      {"1S", "[Auction] ends after 1 call" + unfinished},
      {"1S p 2S", "[Auction] ends after 3 calls" + unfinished},
      {"1S p 2S p p", "[Auction] ends after 5 calls" + unfinished},
      {"p p p", "[Auction] ends after 3 calls" + unfinished},
      {"7N 7S p p p", "2, \"7S\" by East"},
      {"1S 1S p p p", "2, \"1S\" by East"},
      {"1N p p p 2S", "5, \"2S\" by North"},
      {"p p p p p", "5, \"Pass\" by North"},
      {"p d p p p", "2, \"X\" by East"},
      {"1N p d p p p", "3, \"X\" by South"},
      {"1N d d p p p", "3, \"X\" by South"},
      {"1N r p p p", "2, \"XX\" by East"},
      {"1N d p r p p p", "4, \"XX\" by West"},
      {"1N d r r p p p", "4, \"XX\" by West"}};
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

}  // namespace matador::bridge_formats_auction_test
