// Games of bridge in LIN: what is read of them, and what is said of the rest.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "tests/games/bridge/games_of_a_text.h"

namespace matador::bridge_formats_lin_test {

using bridge_tests::doubts_in;
using bridge_tests::read_all;
using bridge_tests::read_one;
using bridge_tests::value;

// A line for each board, as the server keeps the games of a player.
constexpr char kGame[] =
    "pn|South,Miller,North,East|st||"
    "md|3SA74H6DJ984CK9763,S962HKJ8432DTCAT2,SKQ5HAQTDA765CQJ4,|rh||ah|Board 1|sv|o|"
    "mb|1N|mb|p|mb|3N!|an|to play|mb|p|mb|p|mb|p|pc|D2|pc|d4|pc|D10|pc|DA|pg||"
    "pc|CQC5C3CA|pg||pc|HK|pc|HT|pc|H5|pc|H6|pg||pc|H2|mc|9|\n";

// A match of two rooms, with a header, a comment over several lines, and lines broken anywhere.
constexpr char kMatch[] = R"LIN(vg|Bermuda Bowl,Final,I,1,2,ITALY,0,USA,0|
rs|3NN=,3NN-1|
pn|A,B,C,D,E,F,G,H|pg||
qx|o12|nt|A comment
| md|3SA74H6DJ984CK9763,S962HKJ8432DTCAT2,SKQ5HAQTDA765CQJ4,SJT83H975DKQ32C85|
sv|N|mb|p|mb|p|mb|p|mb|p|pg||
qx|c12|md|1SA74H6DJ984CK9763,S962HKJ8432DTCAT2,SKQ5HAQTDA765CQJ4|sv|b|mb|p|mb|1H|mb|d|mb|4H|
mb|4S|mb|p|mb|p|mb|d|mb|r|mb|p|mb|p|mb|p|pc|H9|)LIN";

// Whoever's hand is left out, his cards are in the play.
TEST(Lin, AHandThatIsLeftOutIsTheRest) {
  for (const char* hands : {"SA74H6DJ984CK9763,S962HKJ8432DTCAT2,SKQ5HAQTDA765CQJ4,",
                            "SA74H6DJ984CK9763,S962HKJ8432DTCAT2,,SJT83H975DKQ32C85"}) {
    const DealRecord record = read_one(absl::StrCat(
        "md|3", hands, "|sv|o|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|D2|pc|D4|pc|DT|pc|DA|\n"));
    EXPECT_EQ(value(record, "Deal"),
              "3:A74.6.J984.K9763 962.KJ8432.T.AT2 KQ5.AQT.A765.QJ4 JT83.975.KQ32.85");
    EXPECT_EQ(value(record, "Play"), "D2 D4 DT DA") << hands;
  }
}

TEST(Lin, AGame) {
  const DealRecord record = read_one(kGame);
  EXPECT_EQ(value(record, "Game"), "bridge");
  EXPECT_EQ(value(record, "Deal"),
            "3:A74.6.J984.K9763 962.KJ8432.T.AT2 KQ5.AQT.A765.QJ4 JT83.975.KQ32.85");
  EXPECT_EQ(value(record, "Contract"), "notrump");
  EXPECT_EQ(value(record, "Declarer"), "1");
  EXPECT_EQ(value(record, "Bid"), "3NT");
  EXPECT_EQ(value(record, "Auction"), "N 1NT Pass 3NT =1= Pass Pass Pass");
  EXPECT_EQ(value(record, "Note1"), "to play");
  EXPECT_EQ(value(record, "Dealer"), "N");
  EXPECT_EQ(value(record, "Vulnerable"), "None");
  EXPECT_EQ(value(record, "Board"), "1");
  EXPECT_EQ(value(record, "West"), "Miller");
  EXPECT_EQ(value(record, "Result"), "9");
  EXPECT_EQ(value(record, "Play"), "D2 D4 DT DA CQ C5 C3 CA HK HT H5 H6 H2");
  EXPECT_TRUE(read_problem(record).ok());
}

TEST(Lin, BothRoomsOfAMatch) {
  const std::vector<absl::StatusOr<DealRecord>> games = read_all(kMatch);
  ASSERT_EQ(games.size(), 2U);
  const auto& open = games[0].value();
  EXPECT_EQ(value(open, "Event"), "Bermuda Bowl");
  EXPECT_EQ(value(open, "Board"), "12");
  EXPECT_EQ(value(open, "South"), "A");
  EXPECT_EQ(value(open, "Vulnerable"), "NS");
  EXPECT_EQ(value(open, "Bid"), "Pass");
  EXPECT_EQ(value(open, "Contract"), "none");
  EXPECT_EQ(open.find("Deal")->line, 5U);
  const auto& closed = games[1].value();
  EXPECT_EQ(value(closed, "South"), "E");
  EXPECT_EQ(value(closed, "East"), "H");
  EXPECT_EQ(value(closed, "Vulnerable"), "All");
  EXPECT_EQ(value(closed, "Bid"), "4SXX");
  EXPECT_EQ(value(closed, "Contract"), "spades");
  EXPECT_EQ(value(closed, "Declarer"), "3");  // South, as dealer the fifth to call
  EXPECT_EQ(value(closed, "Play"), "H9");
  EXPECT_EQ(value(closed, "Leader"), "2");  // East led in place of West
}

TEST(Lin, GamesOneAfterTheOther) {
  EXPECT_EQ(read_all(absl::StrCat(kGame, kGame, "\n", kGame)).size(), 3U);
  EXPECT_EQ(read_all(absl::StrCat(kGame, kMatch)).size(), 3U);
  // A deal file may follow.
  const std::string pbn = "[Deal \"N:KQ5.AQT.A765.QJ4 - - -\"]\n";
  EXPECT_EQ(read_all(absl::StrCat(kGame, pbn)).size(), 2U);
}

// A value without an end, and two letters and a bar that are no LIN, take no deal behind them.
TEST(Lin, AValueWithoutAnEndHurtsNoOtherDeal) {
  const std::string hands = "KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2";
  const std::string tag = absl::StrCat("[Game \"bridge\"]\n[Deal \"N:", hands, "\"]\n");
  const std::string json = absl::StrCat(R"({"Deal": "N:)", hands, "\"}\n");
  const std::string unfinished = absl::StrReplaceAll(kGame, {{"|mc|9|\n", "|mc|9\n"}});
  for (const std::string& deal : {tag, json, std::string(kGame), absl::StrCat("N:", hands, "\n")}) {
    const std::string blank = deal.starts_with("N") ? "\n" : "";  // else hands may be of the value
    const auto read = read_all(absl::StrCat(unfinished, blank, deal, "\n", kGame));
    ASSERT_EQ(read.size(), 3U) << deal;
    EXPECT_EQ(read[0].value(), read[2].value()) << deal;
    EXPECT_EQ(value(*read[1], "Deal"), value(read_one(deal), "Deal"));
    for (const char* words : {"ab|", "ab|the\nwords", "ab|a value| b", "ab|a\n\nvalue|"}) {
      const auto behind = read_all(absl::StrCat(deal, "\n", words, "\n", blank, deal));
      ASSERT_EQ(behind.size(), deal == kGame ? 2U : 3U) << words << deal;
      EXPECT_EQ(value(*behind.back(), "Deal"), value(*read[1], "Deal")) << words << deal;
      if (deal != kGame) {
        EXPECT_EQ(DealError::of(behind[1]).line, deal == tag ? 4U : 3U) << words << deal;
      }
    }
  }
  // The value may go on behind a blank line.
  EXPECT_EQ(read_one(absl::StrReplaceAll(kGame, {{"|st|", "|nt|some\n\n\nwords|st|"}})),
            read_one(kGame));
}

// One bar too many or too few before the hands.
TEST(Lin, TheHandsBringNamesAndValuesBackInStep) {
  const std::string deal = value(read_one(kGame), "Deal");
  for (const char* before : {"|st||md|", "st|md|", "pn|A,B|,C,D|st||md|", "pn,A|st||md|"}) {
    const auto games = read_all(absl::StrCat(
        kGame, absl::StrReplaceAll(kGame, {{"|st||md|", absl::StrCat("|", before)}}), kGame));
    ASSERT_EQ(games.size(), 3U) << before;
    for (const auto& game : games) EXPECT_EQ(value(*game, "Deal"), deal) << before;
  }
}

TEST(Lin, FaultsHaveTheirLineAndHurtNoOtherGame) {
  const std::vector<std::pair<std::pair<std::string, std::string>, std::string>> faults{
      {{"md|3", "md|7"}, "md: the dealer is 7, expected 1 (South) to 4 (East)"},
      {{"md|3", "md|0"},
       "md: no dealer, and mb has calls: expected 1 (South) to 4 (East) before the hands"},
      {{"md|3SA74H6DJ984CK9763,S962HKJ8432DTCAT2,SKQ5HAQTDA765CQJ4,", "md|0"},
       "md: no hands, expected three or four with commas"},
      {{"SA74H6", "A74H6"}, "md: unknown suit \"A\" in the hand of South"},
      {{"SA74H6", "SA74H1"}, "md: unknown rank \"1\" in the hand of South"},
      {{",SKQ5HAQTDA765CQJ4,|", "|"}, "md: 2 hands, expected three or four with commas"},
      {{"sv|o|", "sv|x|"}, "sv: \"x\", expected o, n, e or b"},
      {{"mb|1N|", "mb|8N|"}, "mb: unknown call \"8N\", expected a bid as 1N, or p, d, r"},
      {{"pc|D2|", "pc|2D|"}, "pc: unknown card \"2D\""},
      {{"pc|d4|", "pc|D2|"}, "pc: D2 is played twice"},
      {{"pc|d4|", "pc|D3|"}, "pc: D3 and D2 are of one hand, and cannot be in one trick"},
      {{"pc|D2|pc|d4|", "pc|d4|pc|D2|"}, "pc: \"D2\" is out of turn, before DT"},
      {{"mc|9|", "mc|14|"}, "mc: \"14\", expected the declarer's tricks, 0 to 13"},
  };
  for (const auto& [change, message] : faults) {
    const std::string text =
        absl::StrCat(kGame, absl::StrReplaceAll(kGame, {{change.first, change.second}}), kGame);
    const std::vector<absl::StatusOr<DealRecord>> games = read_all(text);
    ASSERT_EQ(games.size(), 3U) << text;
    EXPECT_TRUE(games[0].ok());
    EXPECT_TRUE(games[2].ok());
    ASSERT_FALSE(games[1].ok()) << change.second;
    EXPECT_EQ(DealError::of(games[1]).line, 2U) << change.second;
    EXPECT_EQ(DealError::of(games[1]).message, message);
  }
}

TEST(Lin, EachFaultOfAGameIsTold) {
  const std::string game = absl::StrReplaceAll(kGame, {{"sv|o|", "\nsv|x|\n"},
                                                       {"mb|1N|", "mb|1N|\nmb|0N|"},
                                                       {"pc|CQ", "\npc|CX"},
                                                       {"mc|9|", "\nmc|14|"}});
  const std::vector<absl::StatusOr<DealRecord>> games = read_all(game);
  ASSERT_EQ(games.size(), 1U);
  const DealError error = DealError::of(games[0]);
  std::vector<std::uint64_t> lines{error.line};
  for (const DealError& more : error.more) lines.push_back(more.line);
  EXPECT_EQ(lines, (std::vector<std::uint64_t>{2, 4, 5, 6}));
}

// What is wrong with cards and auction is reported beside the faults of other fields, but not what
// only follows from them.
TEST(Lin, FaultsOfTheAuctionBesideOthers) {
  const auto messages = [](const std::string& text) {
    std::vector<std::string> all;
    const std::vector<absl::StatusOr<DealRecord>> games = read_all(text);
    const DealError error = DealError::of(games.at(0));
    all.push_back(error.message);
    for (const DealError& more : error.more) all.push_back(more.message);
    return all;
  };
  const std::vector<std::string> both =
      messages(absl::StrReplaceAll(kGame, {{"sv|o|", "sv|x|"}, {"mb|1N|", "mb|1N|mb|1S|"}}));
  ASSERT_EQ(both.size(), 2U);
  EXPECT_NE(absl::StrCat(both[0], both[1]).find("call 2, \"1S\" by East"), std::string::npos);
  EXPECT_EQ(messages(absl::StrReplaceAll(kGame, {{"md|3", "md|7"}})).size(), 1U);
}

// Of two values the last counts, and it is told where they differ.
TEST(Lin, AValueThatIsToldTwice) {
  const auto with = [](const std::string& fields) {
    return absl::StrReplaceAll(kGame, {{"mc|9|", fields}});
  };
  using Doubts = std::vector<std::string>;
  EXPECT_EQ(value(read_one(with("mc|9|\nmc|8|")), "Result"), "8");
  EXPECT_EQ(doubts_in(with("mc|9|\nmc|8|")),
            Doubts{"2: mc: 9 before and 8 here in the same game; the last counts"});
  EXPECT_EQ(doubts_in(with("mc|9|\nmc|9|")), Doubts{});
  EXPECT_EQ(value(read_one(with("sv|e|")), "Vulnerable"), "EW");
  EXPECT_EQ(doubts_in(with("sv|e|")),
            Doubts{"1: sv: None before and EW here in the same game; the last counts"});
}

// Vugraph of two rooms with names for each board, words for calls, and a claim in lower case.
TEST(Lin, AsItIsFound) {
  const std::string text =
      "\xEF\xBB\xBF vg|Club,Round 1,I,1,2,A,0,B,0|\r\nrs|3NN+1,4SS-1|\r\npw|A,B,C,D,E,F,G,H|\r\n"
      "qx|o5,BOARD 5|pn|J\xFCrg,Li,Moss,Hart|st||md|3sa74h6dj984ck9763,s962hkj8432dtcat2,"
      "skq5haqtda765cqj4|sv|0|mb|1NT!|an|15-17|mb|PASS|mb|3n|mb|ap|pg||\r\n"
      "pc|d2|pc|d4|pc|dt|pc|da|pg||nt|South is\r\n[thinking]|pg||mc|10|pg||\r\n"
      "qx|c5|md|3SA74H6DJ984CK9763,S962HKJ8432DTCAT2,SKQ5HAQTDA765CQJ4,SJT83H975DKQ32C85|"
      "pn|E,F,G,H|sv|o|mb|1N*|mb|dbl|mb|rdbl|mb|ppp|pg||\r\n";
  const std::vector<absl::StatusOr<DealRecord>> games = read_all(text);
  ASSERT_EQ(games.size(), 2U);
  const auto& open = games[0].value();
  EXPECT_EQ(value(open, "South"), "J\u00fcrg");
  EXPECT_EQ(value(open, "Board"), "5");
  EXPECT_EQ(value(open, "Bid"), "3NT");
  EXPECT_EQ(value(open, "Auction"), "N 1NT =1= Pass 3NT AP");
  EXPECT_EQ(value(open, "Note1"), "15-17");
  EXPECT_EQ(value(open, "Result"), "10");
  EXPECT_EQ(value(open, "Play"), "D2 D4 DT DA");
  const auto& closed = games[1].value();
  EXPECT_EQ(value(closed, "South"), "E");
  EXPECT_EQ(value(closed, "East"), "H");
  EXPECT_EQ(value(closed, "Bid"), "1NTXX");
  EXPECT_EQ(value(closed, "Board"), "5");
}

// What a call means: the same words are one note; no call, no words and too many words have none.
TEST(Lin, Explanations) {
  const std::string long_line(3000, 'x');
  const std::string game = absl::StrReplaceAll(
      kGame,
      {{"mb|1N|", "an|nobody|mb|1N!|an|\"15\" - 17|"},
       {"mb|3N!|an|to play|mb|p|", "mb|2C!|an|asks|mb|d|an|\"15\" - 17|an|more|mb|r!|an||mb|p|"},
       {"mb|p|mb|p|pc|D2|",
        "mb|2D|an|" + long_line + "\n" + long_line + "|mb|p|mb|3N|mb|ppp|pc|D2|"}});
  const DealRecord record = read_one(game);
  EXPECT_EQ(value(record, "Auction"),
            "N 1NT =1= Pass 2C =2= X =1= XX Pass 2D Pass 3NT Pass Pass Pass");
  EXPECT_EQ(value(record, "Note1"), "'15' - 17");
  EXPECT_EQ(value(record, "Note2"), "asks");
  EXPECT_EQ(value(record, "Note3"), "none");
}

// The text of a game that was played so far.
std::string lin_of(const Task& task, std::mt19937& random) {
  const CardStyle& style = card_style(*task.game);
  const auto hand = [&](int seat) {
    std::string text;
    for (Card card : task.deal.hand(Seat::number(seat))) text += write_card(card, style);
    return text;
  };
  // South, West, North, East; the dealer is the declarer, who bids seven at once.
  std::string text =
      absl::StrCat("md|", (task.declarer.number() + 1) % 4 + 1, hand(3), ",", hand(4), ",", hand(1),
                   random() % 2 == 0 ? "," + hand(2) : "", "|sv|e|");
  const char* kStrains[] = {"C", "D", "H", "S", "N"};
  absl::StrAppend(&text, "mb|7", kStrains[task.contract.index], "|mb|p|mb|p|mb|p|");
  for (Move move : task.play) {
    absl::StrAppend(&text, "pc|", write_card(move.card, style), random() % 9 == 0 ? "|\n" : "|");
  }
  return text + "\n";
}

TEST(Lin, AnyPlayIsReadAsItWas) {
  const Game& game = *find_game("bridge");
  std::mt19937 random(7);
  for (std::uint64_t number = 0; number < 100; ++number) {
    const Deal deal = numbered_deal(game.shape(4), 17, number);
    const Contract contract{static_cast<int>(random() % 5)};
    const Problem problem{.game = &game,
                          .deal = deal,
                          .contract = contract,
                          .declarer = Seat::number(1 + static_cast<int>(random() % 4))};
    Task task = game.tasks(problem)->front();
    Played played = played_so_far(task).value();
    for (std::uint64_t left = random() % 53; left > 0 && played.to_play(); --left) {
      std::vector<Card> legal;
      for (Card card : played.legal()) legal.push_back(card);
      task.play.emplace_back(legal[random() % legal.size()]);
      ASSERT_TRUE(played.play(task.play.back().card).ok());
    }
    const std::string text = lin_of(task, random);
    SCOPED_TRACE(text);
    const Problem read = read_problem(read_one(text)).value();
    EXPECT_EQ(read.deal, deal);
    EXPECT_EQ(read.contract->index, contract.index);
    EXPECT_EQ(read.declarer, problem.declarer);
    EXPECT_EQ(read.play, task.play);
    EXPECT_FALSE(read.leader);
  }
}

// Reading ends, whatever comes; and each fault is a short sentence with its line.
void read_through(const std::string& text) {
  for (const absl::StatusOr<DealRecord>& game : read_all(text)) {
    if (!game.ok()) {
      EXPECT_GT(DealError::of(game).line, 0U);
      EXPECT_TRUE(is_text(DealError::of(game).message)) << game.status().message();
      EXPECT_LT(DealError::of(game).message.size(), 400U) << game.status().message();
    } else {
      const auto& record = game.value();
      std::istringstream in(write_record(record));
      EXPECT_EQ(DealReader(in).next()->value(), record);
      read_problem(record).IgnoreError();
    }
  }
}

TEST(Lin, TruncatedAndChanged) {
  const std::string text = absl::StrCat(kGame, kMatch);
  for (std::size_t length = 0; length < text.size(); length += 3) {
    read_through(text.substr(0, length));
  }
  for (std::size_t place = 0; place < text.size(); place += 2) {
    for (char byte : {'\n', '|', 'S', '\xFF'}) {
      std::string changed = text;
      changed[place] = byte;
      read_through(changed);
    }
  }
}

TEST(Lin, NoMemoryThatAnInputCouldExceed) {
  std::string long_name = absl::StrCat("pn|", std::string(10'000'000, 'x'), "|", kGame);
  read_through(long_name);
  std::string cards = "md|3SA74,SK,SQ,|";
  for (int i = 0; i < 100'000; ++i) cards += "pc|SA|\n";
  read_through(cards);
  read_through(absl::StrReplaceAll(kGame, {{"mb|1N|", "mb|" + std::string(5000, 'p') + "|\n"}}));
}

RC_GTEST_PROP(Lin, AnyBytes, (const std::string& bytes)) {
  read_through("md|" + bytes);
  read_through(kGame + bytes);
}

}  // namespace matador::bridge_formats_lin_test
