// PBN as it is found: what programs write that the standard writes otherwise.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "tests/games/bridge/games_of_a_text.h"

namespace matador::bridge_formats_pbn_wild_test {

using bridge_tests::doubts_in;
using bridge_tests::read_all;
using bridge_tests::read_one;
using bridge_tests::value;

constexpr char kDeal[] =
    "[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2\"]\n";

DealRecord with(const std::string& tags) { return read_one(kDeal + tags); }

TEST(PbnAsFound, Contracts) {
  const std::vector<std::pair<std::string, std::string>> contracts{
      {"3 NT", "3NT"},       {"4\u2660", "4S"}, {"4\u2665\uFE0F*", "4HX"}, {"4 S **", "4SXX"},
      {"5 \u2666 X", "5DX"}, {"ap", "Pass"},    {"Passed out", "Pass"},    {"All Pass", "Pass"},
      {"7ntxx", "7NTXX"},    {"2N", "2NT"}};
  for (const auto& [found, standard] : contracts) {
    const std::string text = absl::StrCat("[Contract \"", found, "\"]\n[Declarer \"West\"]\n");
    EXPECT_EQ(value(with(text), "Bid"), standard) << found;
    EXPECT_EQ(value(with(text), "Declarer"), standard == "Pass" ? "none" : "4") << found;
  }
  for (const char* none : {"4S by N", "4", "NT4", "4SXXX", "*"}) {
    const auto game = read_all(absl::StrCat(kDeal, "[Contract \"", none, "\"]\n"));
    EXPECT_FALSE(game.at(0).ok()) << none;
  }
}

TEST(PbnAsFound, ResultsThatCountFromTheContract) {
  const auto result = [](const std::string& contract, const std::string& text) {
    return value(with(absl::StrCat("[Contract \"", contract, "\"]\n[Declarer \"N\"]\n[Result \"",
                                   text, "\"]\n")),
                 "Result");
  };
  EXPECT_EQ(result("3NT", "="), "9");
  EXPECT_EQ(result("3NT", "+1"), "10");
  EXPECT_EQ(result("4 S*", "-3"), "7");
  EXPECT_EQ(result("4S", "7"), "7");
  // Such a result cannot be, and the reader of results says so.
  EXPECT_EQ(result("7S", "+1"), "+1");
  EXPECT_EQ(result("1S", "-8"), "-8");
  EXPECT_EQ(result("S", "+1"), "+1");  // of no level
}

TEST(PbnAsFound, DealersAndWhoIsVulnerable) {
  const DealRecord record = with("[Dealer \"West\"]\n[Vulnerable \"n-s\"]\n");
  EXPECT_EQ(value(record, "Dealer"), "W");
  EXPECT_EQ(value(record, "Vulnerable"), "NS");
  EXPECT_EQ(value(with("[Vulnerable \"Neither\"]\n"), "Vulnerable"), "None");
  EXPECT_EQ(value(with("[Vulnerable \"Game all\"]\n"), "Vulnerable"), "All");
}

TEST(PbnAsFound, CallsWithAlertsAndExplanations) {
  for (const char* calls : {"1NT* Pass 2C*! Pass\n2\u2660 =1= pass 4s** AP",
                            "1N(15-17) P 2\u2663 $2 P 2S P 4S All Pass",
                            "1NT {strong} Pass 2C ; Stayman\nPass 2S! P\n4\u2660 AllPass"}) {
    const DealRecord record = with(absl::StrCat("[Auction \"North\"]\n", calls, "\n"));
    EXPECT_EQ(value(record, "Bid"), "4S") << calls;
    EXPECT_EQ(value(record, "Declarer"), "1") << calls;
  }
}

// Notes about calls are kept with their numbers, wherever they stand before the play; those about
// cards, without a number or a text, and second ones are left out. None of them is inherited.
TEST(PbnAsFound, NotesAboutCalls) {
  const std::string auction = "[Auction \"North\"]\n1NT=2= P 2C* =10=\nPass 2S =33= P 4S =x= AP\n";
  const std::string notes =
      "[Note \"2: 15-17\"]\n[Note \"10:#Stayman\"]\n[Note \"10:again\"]\n[Note \"none\"]\n"
      "[Note \"3:\"]\n[Note \"33:far\"]\n";
  const std::string play = "[Play \"East\"]\nD2 =1= - - -\n*\n[Note \"1:low\"]\n";
  const std::vector<absl::StatusOr<DealRecord>> games =
      read_all(absl::StrCat(kDeal, auction, notes, play, "\n", kDeal, auction));
  ASSERT_EQ(games.size(), 2U);
  const auto& first = games[0].value();
  EXPECT_EQ(value(first, "Auction"), "N 1NT =2= P 2C =10= Pass 2S P 4S AP");
  EXPECT_EQ(value(first, "Note2"), "15-17");
  EXPECT_EQ(value(first, "Note10"), "#Stayman");
  EXPECT_EQ(value(first, "Play"), "D2");
  for (const char* none : {"Note", "Note1", "Note3", "Note33"}) {
    EXPECT_EQ(value(first, none), "none") << none;
  }
  EXPECT_EQ(value(games[1].value(), "Note2"), "none");
}

TEST(PbnAsFound, CardsWithSymbolsAndTensOfTwoDigits) {
  const DealRecord record = with(
      "[Contract \"3NT\"]\n[Declarer \"N\"]\n[Play \"East\"]\n\u26662 D4 d10 \u2666A\n"
      "-- -- -- CQ\n*\n");
  EXPECT_EQ(value(record, "Play"), "D2 D4 DT DA CQ");
}

// Quotes within a value, as programs write them that do not know of the backslash.
TEST(PbnAsFound, NamesWithQuotes) {
  const DealRecord record =
      with("[West \"Anna \"Aces\" Keller\"]\n[East \"\"Bo\" Li\" ; a comment\n]\n");
  EXPECT_EQ(value(record, "West"), "Anna \"Aces\" Keller");
  EXPECT_EQ(value(record, "East"), "\"Bo\" Li");
}

// [Game] begins a deal file; a tag whose name only begins like that does not, nor [DealId] a deal.
TEST(PbnAsFound, TagsWhoseNamesBeginLikeOthers) {
  for (const char* tag : {"GameScores", "GameType", "Games", "Game_2", "DealId", "EventId"}) {
    const std::string other = absl::StrCat("[", tag, " \"N:0 100\"]");
    for (const std::string& game :
         {absl::StrCat("[Event \"Cup\"]\n", other, "\n", kDeal),
          absl::StrCat("[Event \"Cup\"]\n", kDeal, other, "\n"),
          absl::StrCat("[Event \"Cup\"] ", other, " ", kDeal), absl::StrCat(other, "\n", kDeal)}) {
      const DealRecord record = read_one(game);
      EXPECT_EQ(value(record, "Deal").substr(0, 3), "1:K") << game;
      EXPECT_EQ(value(record, tag), "N:0 100") << game;
    }
    const auto games =
        read_all(absl::StrCat("[Event \"Cup\"]\n", kDeal, other, "\n\n[Event \"#\"]\n", kDeal));
    ASSERT_EQ(games.size(), 2U) << tag;
    EXPECT_EQ(value(games[1].value(), "Event"), "Cup") << tag;
  }
  const auto mixed = read_all(absl::StrCat(kDeal, "\n [ Game \"sjavs\"]\n[Seats \"4\"]\n"));
  ASSERT_EQ(mixed.size(), 2U);
  EXPECT_EQ(value(mixed[1].value(), "Game"), "sjavs");
}

// A table that does not name its board has played that of the game before.
TEST(PbnAsFound, AnotherTableOfABoard) {
  const std::string first = absl::StrCat(
      "[Event \"Match\"]\n[Board \"3\"]\n[North \"A\"]\n[Room \"Open\"]\n[Dealer \"S\"]\n"
      "[Vulnerable \"EW\"]\n[Score \"NS 400\"]\n",
      kDeal, "[Contract \"3NT\"]\n[Declarer \"N\"]\n\n");
  const std::string second = "[Room \"Closed\"]\n[Contract \"2H\"]\n[Declarer \"W\"]\n";
  for (const char* same :
       {"", "[Board \"3\"]\n", "[Site \"A: hall\"]\n", "[Event \"#\"]\n[Dealer \"South\"]\n"}) {
    const auto games = read_all(absl::StrCat(first, same, second, "\n", second));
    ASSERT_EQ(games.size(), 3U) << same;
    for (std::size_t i : {1U, 2U}) {
      const auto& table = games[i].value();
      EXPECT_EQ(value(table, "Deal").substr(0, 8), "1:KQ5.AQ");
      EXPECT_EQ(value(table, "Event"), "Match");
      EXPECT_EQ(value(table, "Board"), "3");
      EXPECT_EQ(value(table, "Vulnerable"), "EW");
      EXPECT_EQ(value(table, "Bid"), "2H");
      EXPECT_EQ(value(table, "Declarer"), "4");
      for (const char* own : {"North", "Score"}) EXPECT_EQ(value(table, own), "none") << own;
    }
  }
  // Another board or one without a number, a deal under a misspelt name, no table at all, or a game
  // before that has no deal.
  for (const std::string& game :
       {absl::StrCat(first, "[Board \"4\"]\n", second),
        absl::StrCat(first, "[Dealer \"N\"]\n", second),
        absl::StrCat(first, "[Event \"Final\"]\n", second),
        absl::StrCat(first, "[De \"N:AKQ.AKQ.AKQ.AKQJ - - -\"]\n", second),
        absl::StrCat(first, "[Site \"Here\"]\n"),
        absl::StrCat(first, "[Board \"4\"]\n[Result \"9\"]\n\n", second),
        absl::StrCat("[Board \"\"]\n", kDeal, "\n[Board \"\"]\n", second),
        absl::StrCat(first, "[Board \"4\"\n\n", second)}) {
    const auto games = read_all(game);
    ASSERT_TRUE(games.back().ok()) << game;
    EXPECT_EQ(value(*games.back(), "Deal"), "none") << game;
  }
}

// The first of two values counts, and it is told where they differ.
TEST(PbnAsFound, ATagThatIsThereTwice) {
  const std::string twice =
      absl::StrCat(kDeal, "[Result \"9\"]\n[Site \"Here\"]\n[Result \"8\"]\n[Site \"Here\"]\n");
  EXPECT_EQ(doubts_in(twice),
            (std::vector<std::string>{"4: [Result] is \"9\" before and \"8\" here "
                                      "in the same game; the first counts"}));
  EXPECT_EQ(value(read_one(twice), "Result"), "9");
}

// Of a comment without its end the tags up to the next one are lost; the reader is told.
TEST(PbnAsFound, TagsWithinAComment) {
  const std::string open = absl::StrCat(kDeal, "{ tricks: 10 8\n[North \"A\"]\n [South  \"B\"]\n",
                                        "[Result \"9\"]\n{ par }\n[Site \"Here\"]\n");
  EXPECT_EQ(doubts_in(open), (std::vector<std::string>{
                                 "3: [North] and 2 tags below it are left out, within the comment "
                                 "that begins in line 2; is its } missing?"}));
  EXPECT_EQ(value(read_one(open), "North"), "none");
  EXPECT_EQ(value(read_one(open), "Site"), "Here");
  EXPECT_EQ(doubts_in(absl::StrCat(kDeal, "{\n[North \"A\"] }")),
            (std::vector<std::string>{"3: [North] is left out, within the comment that begins in "
                                      "line 2; is its } missing?"}));
  // Also where what is lost makes the game a bad one.
  EXPECT_EQ(doubts_in(absl::StrCat(kDeal,
                                   "{\n[Contract \"3NT\"] }\n[Declarer \"N\"]\n[Play "
                                   "\"E\"]\nD2\n"))
                .size(),
            1U);
  for (const char* comment :
       {"{ [Board \"2\"] }", "{ a\n[b]\n[c d] and [Site \"x\"] }", "; [Board \"2\"]"}) {
    EXPECT_TRUE(doubts_in(absl::StrCat(kDeal, comment)).empty()) << comment;
  }
}

// Old programs end a file like this.
TEST(PbnAsFound, ControlZAtTheEnd) {
  EXPECT_EQ(value(read_one(absl::StrCat(kDeal, "\r\n\x1A")), "Deal").substr(0, 3), "1:K");
  EXPECT_EQ(value(read_one(absl::StrCat(kDeal, "\x1A")), "Deal").substr(0, 3), "1:K");
}

// A byte order mark, CRLF, and names in ISO 8859-1 together.
TEST(PbnAsFound, FilesOfOtherMachines) {
  const std::string game = absl::StrCat("% PBN 2.1\n[North \"J\xFCrg\"]\n", kDeal);
  const DealRecord record =
      read_one(absl::StrCat("\xEF\xBB\xBF", absl::StrReplaceAll(game, {{"\n", "\r\n"}})));
  EXPECT_EQ(value(record, "North"), "J\u00fcrg");
}

}  // namespace matador::bridge_formats_pbn_wild_test
