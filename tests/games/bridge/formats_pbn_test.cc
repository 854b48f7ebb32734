// Games of bridge in PBN: what of the standard is read, and what is said of the rest.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "tests/games/bridge/games_of_a_text.h"

namespace matador::bridge_formats_pbn_test {

using bridge_tests::doubts_in;
using bridge_tests::read_all;
using bridge_tests::read_one;
using bridge_tests::value;

constexpr char kGame[] = R"PBN(% PBN 2.1
% EXPORT
%
[Event "Test"]
[Board "1"]
[West "Miller"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2"]
[Declarer "N"]
[Contract "3NT"]
[Result "9"]
{ A comment
over two lines, and a blank one

with a ; and a [tag "in it"] }
[Auction "N"]
1NT =1= Pass 3NT $1 AP
[Note "1:strong"]
[Play "E"]
D2 D4 DT DA ; North wins
C5 C3 CA =2= CQ
H5 H6 HK HT
- - H2 -
*
[Note "2:a note"]
[OptimumResultTable "Declarer;Denomination\2R;Result\2R"]
N NT 10
N  S  9
)PBN";

// What is said of the only deal of the text, with its line.
std::string fault(const std::string& text) {
  const std::vector<absl::StatusOr<DealRecord>> deals = read_all(text);
  EXPECT_EQ(deals.size(), 1U) << text;
  return deals.at(0).ok() ? "none"
                          : absl::StrCat(DealError::of(deals.at(0)).line, ": ",
                                         DealError::of(deals.at(0)).message);
}

std::string changed(const std::string& from, const std::string& to) {
  std::string text = absl::StrReplaceAll(kGame, {{from, to}});
  EXPECT_NE(text, kGame) << from;
  return text;
}

TEST(Pbn, AGame) {
  const DealRecord record = read_one(kGame);
  EXPECT_EQ(value(record, "Game"), "bridge");
  EXPECT_EQ(value(record, "Seats"), "4");
  EXPECT_EQ(value(record, "Deal").substr(0, 20), "1:KQ5.AQT.A765.QJ4 J");
  EXPECT_EQ(record.find("Deal")->line, 9U);
  EXPECT_EQ(value(record, "Contract"), "notrump");
  EXPECT_EQ(value(record, "Declarer"), "1");
  EXPECT_EQ(value(record, "Leader"), "none");
  EXPECT_EQ(value(record, "Bid"), "3NT");
  EXPECT_EQ(value(record, "Auction"), "N 1NT =1= Pass 3NT $1 AP");
  EXPECT_EQ(value(record, "Note1"), "strong");
  EXPECT_EQ(value(record, "Note2"), "none");  // about a card
  EXPECT_EQ(value(record, "OptimumResultTable"),
            "Declarer;Denomination\\2R;Result\\2R N NT 10 N S 9");
  EXPECT_EQ(value(record, "Note"), "none");
  const absl::StatusOr<Problem> problem = read_problem(record);
  ASSERT_TRUE(problem.ok());
}

// Each column is that of a seat; who has won the trick before begins.
TEST(Pbn, ThePlayInItsOrder) {
  EXPECT_EQ(value(read_one(kGame), "Play"), "D2 D4 DT DA CQ C5 C3 CA HK HT H5 H6 H2");
}

TEST(Pbn, ALeadOutOfTurnIsAnotherLeader) {
  const std::string game =
      changed("[Play \"E\"]\nD2 D4 DT DA ; North wins\nC5 C3 CA =2= CQ\nH5 H6 HK HT\n- - H2 -\n*",
              "[Play \"E\"]\nD2 ^L D4 DT DA\n+");
  const DealRecord record = read_one(game);
  EXPECT_EQ(value(record, "Leader"), "3");
  EXPECT_EQ(value(record, "Play"), "D4 DT DA D2");
}

// With cards or without; one who is not to lead is told, unless he is marked.
TEST(Pbn, PlayNamesTheLeader) {
  const auto game = [](const char* play) {
    return absl::StrCat(
        "[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2\"]\n"
        "[Declarer \"N\"]\n[Contract \"3NT\"]\n[Play \"",
        play);
  };
  const std::vector<std::string> doubts{
      "4: the first card is South's, but East leads if North declares"};
  EXPECT_EQ(value(read_one(game("E\"]\n*\n")), "Leader"), "none");
  EXPECT_TRUE(doubts_in(game("E\"]\n*\n")).empty());
  for (const char* play : {"S\"]\n*\n", "S\"]\nD4 - - -\n*\n"}) {
    EXPECT_EQ(value(read_one(game(play)), "Leader"), "3");
    EXPECT_EQ(doubts_in(game(play)), doubts);
  }
  EXPECT_TRUE(doubts_in(game("E\"]\nD2 ^L D4 DT DA\n+\n")).empty());
}

// Tags of deal files mean in PBN what they mean there.
TEST(Pbn, TagsOfDealFiles) {
  const std::string unplayed = absl::StrReplaceAll(kGame, {{"[Play \"E\"]", "[Play \"E\"]\n*"}});
  const DealRecord record = read_one(absl::StrCat(
      "[Leader \"W\"]\n[Options \"none\"]\n[Seats \"4\"] [Game \"Bridge\"]\n", unplayed));
  EXPECT_EQ(value(record, "Leader"), "W");
  EXPECT_EQ(value(record, "Options"), "none");
  EXPECT_EQ(value(record, "Seats"), "4");
}

TEST(Pbn, ContractsAndDeclarers) {
  const std::vector<std::pair<std::string, std::string>> contracts{{"4HX", "hearts"},
                                                                   {"7NTXX", "notrump"},
                                                                   {"1C", "clubs"},
                                                                   {"S", "spades"},
                                                                   {"2NT", "notrump"}};
  const std::string unplayed = absl::StrReplaceAll(kGame, {{"[Play \"E\"]", "[Play \"E\"]\n*"}});
  for (const auto& [pbn, name] : contracts) {
    const DealRecord record = read_one(absl::StrReplaceAll(unplayed, {{"3NT\"]", pbn + "\"]"}}));
    EXPECT_EQ(value(record, "Contract"), name);
    EXPECT_EQ(value(record, "Bid"), pbn);
  }
  EXPECT_EQ(
      value(read_one(absl::StrReplaceAll(unplayed, {{"[Declarer \"N\"]", "[Declarer \"^w\"]"}})),
            "Declarer"),
      "4");
  const std::string unbid = absl::StrReplaceAll(unplayed, {{"[Auction \"N\"]", "[Auction \"?\"]"}});
  for (const char* open : {"Pass", "", "?"}) {
    const DealRecord record =
        read_one(absl::StrReplaceAll(unbid, {{"3NT\"]", absl::StrCat(open, "\"]")}}));
    EXPECT_EQ(value(record, "Contract"), "none");
    EXPECT_EQ(value(record, "Declarer"), "none");
  }
}

TEST(Pbn, TheImportFormIsFree) {
  const DealRecord record = read_one(
      "[Deal \"w:kq5.aqt.a765.qj4 jt83.975.kq32.85 a74.6.j984.k9763 962.kj8432.t.at2\"] [ Event\n"
      "\"a \\\"b\\\"\" ] ; a comment\n"
      "[Site \"Here\"][Site \"ignored\"][Contract \"1s\"] [Declarer \"s\"][Play \"w\"] sk{x}s8 !? "
      "s4 s2 dA d2 d4 "
      "dT");
  EXPECT_EQ(value(record, "Event"), "a \"b\"");
  EXPECT_EQ(value(record, "Site"), "Here");
  EXPECT_EQ(value(record, "Deal").substr(0, 6), "4:kq5.");
  EXPECT_EQ(value(record, "Play"), "SK S8 S4 S2 DA D2 D4 DT");
}

TEST(Pbn, TagsAreInherited) {
  const std::string deal =
      "[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2\"]\n";
  const std::vector<absl::StatusOr<DealRecord>> deals =
      read_all(absl::StrCat("[Event \"##Cup\"]\n[Site \"Here\"]\n", deal, "\n[Site \"#\"]\n", deal,
                            "\n[Event \"Final\"]\n[Round \"#\"]\n", deal, "\n", deal));
  ASSERT_EQ(deals.size(), 4U);
  const auto& second = deals[1].value();
  EXPECT_EQ(value(second, "Event"), "Cup");
  EXPECT_EQ(value(second, "Site"), "Here");
  const auto& third = deals[2].value();
  EXPECT_EQ(value(third, "Event"), "Final");
  EXPECT_EQ(value(third, "Round"), "");
  EXPECT_EQ(value(deals[3].value(), "Event"), "Cup");
}

// A blank line between two games is good style, but not what makes them two.
TEST(Pbn, ASecondEventBoardOrDealBeginsAGame) {
  const std::string game(kGame);
  const std::vector<absl::StatusOr<DealRecord>> apart = read_all(game + "\n" + game + "\n" + game);
  const std::vector<absl::StatusOr<DealRecord>> together = read_all(game + game + game);
  ASSERT_EQ(together.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(together[i].value(), apart[i].value()) << i;
  }

  const std::string deal =
      "[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2\"]";
  for (const std::string& text :
       {absl::StrCat(deal, "\n", deal), absl::StrCat(deal, " ", deal),
        absl::StrCat("[Board \"1\"]\n", deal, "\n[Board \"2\"]\n", deal),
        absl::StrCat(deal, "\n[Board \"1\"]\n", deal, "\n[Board \"2\"]"),
        absl::StrCat("[Event \"#\"]\n", deal, "\n[Event \"#\"]", deal),
        absl::StrCat("[Event \"A\"]\n[Board \"1\"]\n[Event \"A\"]\n[Board \"2\"]\n", deal)}) {
    EXPECT_EQ(read_all(text).size(), 2U) << text;
  }
  const std::string other = absl::StrReplaceAll(deal, {{"KQ5.AQT", "AQT.KQ5"}});
  const std::vector<absl::StatusOr<DealRecord>> both =
      read_all(absl::StrCat("[Board \"1\"]\n", deal, "\n[Board \"2\"]\n", other));
  EXPECT_EQ(both.at(1).value().find("Board")->value, "2");
  EXPECT_EQ(both.at(1).value().find("Deal")->line, 4U);
  EXPECT_NE(both.at(0).value().find("Deal")->value, both.at(1).value().find("Deal")->value);
}

TEST(Pbn, OneGameHasEventBoardAndDealOnce) {
  for (const char* more : {"{ [Board \"2\"] }", "; [Board \"2\"]", "[Note \"1:[Board \"]",
                           "[Boards \"2\"]", "{\n[Event \"2\"]\n[Deal \"N:...\"] }"}) {
    EXPECT_EQ(read_all(absl::StrCat(kGame, more)).size(), 1U) << more;
  }
}

TEST(Pbn, ManyGamesWithoutABlankLineAreAllRead) {
  std::string text;
  for (int i = 0; i < 500; ++i) text += kGame;  // more than a deal may have
  const std::vector<absl::StatusOr<DealRecord>> games = read_all(text);
  EXPECT_EQ(games.size(), 500U);
  for (const auto& game : games) EXPECT_TRUE(game.ok());
}

TEST(Pbn, NamesInLatin1) {
  EXPECT_EQ(value(read_one(changed("Miller",
                                   "M\xFC"
                                   "ller")),
                  "West"),
            "M\u00fcller");
  EXPECT_EQ(value(read_one(changed("Miller",
                                   "O\x92\xD6"
                                   "e")),
                  "West"),
            "O?\u00d6e");  // 92 is a control character there
}

TEST(Pbn, ADealFileIsNone) {
  const std::vector<absl::StatusOr<DealRecord>> deals =
      read_all(absl::StrCat(kGame, "\n[Game \"sjavs\"]\n[Seats \"4\"]\n[Note \"{\"]\n\n", kGame));
  ASSERT_EQ(deals.size(), 3U);
  EXPECT_EQ(value(deals[1].value(), "Note"), "{");
  EXPECT_TRUE(deals[2].ok());
}

TEST(Pbn, Faults) {
  EXPECT_EQ(fault(changed("[Dealer \"N\"]", "[Dealer \"Q\"]")),
            "7: [Dealer] is \"Q\", expected N, E, S or W");
  EXPECT_EQ(fault(changed("[Vulnerable \"None\"]", "[Vulnerable \"Some\"]")),
            "8: [Vulnerable] is \"Some\", expected None, NS, EW or All");
  EXPECT_EQ(fault(changed("3NT\"]", "8NT\"]")),
            "11: [Contract] is \"8NT\", expected a contract as in 4S, 3NTX or Pass");
  EXPECT_EQ(fault(changed("[Declarer \"N\"]", "[Declarer \"NS\"]")),
            "10: [Declarer] is \"NS\", expected N, E, S or W");
  EXPECT_EQ(fault(changed("DT DA ;", "DT D9 ;")).substr(0, 18), "21: [Play]: D9 is ");
  EXPECT_EQ(fault(changed("C5 C3 CA", "C5 H6 CA")).substr(0, 14), "22: [Play]: H6");
  EXPECT_EQ(fault(changed("- - H2 -\n", "- - H2 -\n- D8 - -\n")),
            "25: [Play]: D8 stands behind a card that is not given");
  EXPECT_EQ(fault(changed("D2 D4", "D1 D4")).substr(0, 25), "21: [Play]: unknown card ");
  for (const char* result : {"0", "12"}) {
    EXPECT_EQ(fault(changed("[Result \"9\"]", absl::StrCat("[Result \"", result, "\"]"))),
              absl::StrCat("12: [Result] is ", result,
                           ", but [Play] leaves the declarer 1 to 11 tricks"));
  }
  for (const char* tag : {"Declarer", "Contract"}) {
    const std::string game = absl::StrReplaceAll(changed("[Auction \"N\"]", "[Auction \"?\"]"),
                                                 {{absl::StrCat("[", tag, " "), "[Remark "}});
    EXPECT_EQ(fault(game), absl::StrCat("20: [Play] has cards, but there is no [", tag, "]"));
  }
  EXPECT_EQ(fault(changed("[Dealer \"N\"]", "[Dealer \"N\"] [Seats \"3\"]")),
            "7: [Seats] is \"3\", expected 4 players in bridge");
  EXPECT_EQ(fault(changed("[Dealer \"N\"]", "[Dealer \"N\"] [Game \"sjavs\"]")),
            "7: [Game] is \"sjavs\", expected bridge");
  EXPECT_EQ(fault(changed("[Play \"E\"]\nD2 D4", "[Leader \"W\"]\n[Play \"E\"]\nD2 ^L D4")),
            "20: [Leader] is \"W\", but [Play] begins with seat 3");
  EXPECT_EQ(fault(changed("[Deal \"N", "[Deal \"##N")), "9: [Deal] cannot be inherited by #");
  EXPECT_EQ(fault(changed("[Event \"Test\"]", "[Event \"Test]")),
            "4: no closing quote, expected [Name \"value\"]");
  EXPECT_EQ(fault(changed("[Event \"Test\"]", "Hello")),
            "4: no tag before \"Hello\", expected [Name \"value\"]");
}

// Those of the tags, and behind them those of the cards and the auction.
TEST(Pbn, EachFaultOfAGameIsTold) {
  const std::string game =
      absl::StrReplaceAll(kGame, {{"[Dealer \"N\"]", "[Dealer \"Q\"]"},
                                  {"[Vulnerable \"None\"]", "[Vulnerable \"x\"]"},
                                  {"N:KQ5.", "N:KQ4."},
                                  {"3NT\"]", "9NT\"]"},
                                  {"1NT =1=", "1NT 1NT"}});
  const std::vector<absl::StatusOr<DealRecord>> deals = read_all(game);
  ASSERT_EQ(deals.size(), 1U);
  const DealError error = DealError::of(deals.front());
  std::vector<std::uint64_t> lines{error.line};
  for (const DealError& more : error.more) lines.push_back(more.line);
  EXPECT_EQ(lines, (std::vector<std::uint64_t>{7, 8, 9, 11, 17}));
}

// A hand that is not known is a fault where somebody needs it.
TEST(Pbn, HandsThatAreNotKnown) {
  const std::string text =
      "[Event \"\"]\n[Deal \"N:KQ5.AQT.A765.QJ4 - A74.6.J984.K9763 -\"]\n[Declarer \"N\"]\n"
      "[Contract \"1S\"]\n";
  const absl::StatusOr<Problem> problem = read_problem(read_one(text));
  ASSERT_FALSE(problem.ok());
  EXPECT_EQ(DealError::of(problem).line, 2U);
  EXPECT_EQ(DealError::of(problem).message,
            "hand of East: not known, but all cards are needed here");
}

// ---- Whatever comes -----------------------------------------------------------------------------

// Every record and every fault is in order; the number of good deals.
int good_deals(const std::string& text) {
  int good = 0;
  for (const absl::StatusOr<DealRecord>& deal : read_all(text)) {
    if (deal.ok()) {
      EXPECT_EQ(read_one(write_record(*deal)), *deal);
    }
    const absl::StatusOr<Problem> problem = deal.ok() ? read_problem(*deal) : deal.status();
    if (!problem.ok()) {
      EXPECT_GT(DealError::of(problem).line, 0U) << text;
      EXPECT_TRUE(is_text(DealError::of(problem).message)) << problem.status().message();
      EXPECT_LT(DealError::of(problem).message.size(), 400U);
    } else {
      ++good;
    }
  }
  return good;
}

std::string games(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) absl::StrAppend(&text, kGame, "\n");
  return text;
}

TEST(RobustPbn, EveryTruncation) {
  const std::string text = games(2);
  for (std::size_t length = 0; length < text.size(); ++length) good_deals(text.substr(0, length));
}

// Of three games only the one that is changed may suffer, or the two that it joins.
TEST(RobustPbn, EveryByteMutated) {
  const std::string text = games(3);
  const std::size_t length = games(1).size();
  for (std::size_t place = length; place < 2 * length; ++place) {
    for (char byte : {'\0', '\n', '"', '[', '{', '}', ';', '#', '\xFF'}) {
      std::string mutated = text;
      mutated[place] = byte;
      EXPECT_GE(good_deals(mutated), 1) << place - length << " " << static_cast<int>(byte);
    }
  }
}

TEST(RobustPbn, ACommentWithoutEndHurtsItsDealOnly) {
  const std::string plain =
      "[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2\"]\n";
  const std::vector<absl::StatusOr<DealRecord>> deals = read_all(plain + "{ no end\n\n" + plain);
  ASSERT_EQ(deals.size(), 2U);
  EXPECT_EQ(DealError::of(deals[0]), (DealError{2, "a comment begins with { and has no }"}));
  EXPECT_TRUE(deals[1].ok());
  std::string many;
  for (int i = 0; i < 20000; ++i) many += "{\n\n";
  EXPECT_EQ(good_deals(many + plain + "\n" + plain), 2);
  EXPECT_EQ(good_deals("{" + std::string(1 << 20, '\n') + plain + "\n" + plain), 2);
}

TEST(RobustPbn, WhatIsTooLong) {
  const std::string deal =
      "[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2\"]\n";
  std::string table = "[ScoreTable \"Rank;Names\"]\n";
  for (int i = 0; i < 1000; ++i) absl::StrAppend(&table, i, " \"A B\"\n");
  EXPECT_EQ(value(read_one(deal + table), "ScoreTable"), "none");
  EXPECT_EQ(fault(deal + "[Event \"" + std::string(3000, '\xE9') + "\"]"),
            "2: [Event] is too long");
  std::string tags = deal;
  for (int i = 0; i < 127; ++i) absl::StrAppend(&tags, "[T", i, " \"\"]\n");
  EXPECT_EQ(fault(tags), "1: the game is too long");
  EXPECT_EQ(fault(deal + std::string(70000, '*') + "\n"), "2: the line is longer than 4096 bytes");
}

TEST(RobustPbn, BinaryInputHurtsNoDealBehindIt) {
  std::mt19937 random(1);
  std::uniform_int_distribution<int> byte(0, 255);
  for (int round = 0; round < 20; ++round) {
    std::string noise = "% PBN 2.1\n{\n[Deal \"N:\"]\n";
    for (int i = 0; i < 20000; ++i) noise += static_cast<char>(byte(random));
    EXPECT_GE(good_deals(noise + "}\n\n" + games(3)), 3) << "round " << round;
  }
}

RC_GTEST_PROP(RobustPbn, AnyBytes, (const std::string& bytes)) {
  good_deals(games(1) + bytes + games(1));
  good_deals("[Deal \"N:" + bytes);
}

}  // namespace matador::bridge_formats_pbn_test
