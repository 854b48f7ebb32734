// How a deal ended: what [Result] and [Play] come to; the rows of the sheet.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/input/deal_files.h"
#include "formats/sheets/score_sheet.h"
#include "formats/sheets/sheet_view.h"
#include "solver/games/registry.h"

namespace matador::formats_result_test {

// What is expected of one side, and where each side can have melds.
ResultForm sjavs_form() {
  return {.solo = true,
          .expected = "expected \"points=73 tricks=5\", with solo=yes where one player won all"};
}
ResultForm jass_form() { return {.players = 3, .melds = 3, .expected = "expected another"}; }

ContractResult result_of(const Winnings& won) {
  return {.contract = {0}, .declarer = Seat::number(1), .won = won};
}

TEST(ResultWords, IsWrittenAsItIsRead) {
  EXPECT_EQ(write_result(result_of({73, 5}), sjavs_form()), "points=73 tricks=5");
  EXPECT_EQ(write_result(result_of({120, 8, true}), sjavs_form()), "points=120 tricks=8 solo=yes");
  EXPECT_EQ(write_result(result_of({0, 3}), {.points = false, .expected = ""}), "tricks=3");
  ContractResult three = result_of({92, 7});
  three.each = {{92, 7}, {40, 3}, {25, 2}};
  EXPECT_EQ(write_result(three, jass_form()), "points=92,40,25 tricks=7,3,2");
  ContractResult in_order = result_of({});
  in_order.in_order = {true, false, true};
  EXPECT_EQ(write_result(in_order, {.in_order = true, .expected = ""}), "tricks=WLW");
  ContractResult lists = result_of({});
  lists.lists = {{"first", {2}}, {"taken", {1, 0, 3}}};
  EXPECT_EQ(write_result(lists, {.expected = "", .lists = {{"first", 1}, {"taken", 3}}}),
            "first=2 taken=1,0,3");
}

// ---- Deals --------------------------------------------------------------------------------------

constexpr char kTold[] =
    "[Game \"sjavs\"]\n"
    "[Seats \"4\"]\n"
    "[Contract \"hearts\"]\n"
    "[Declarer \"2\"]\n"
    "[Result \"points=73 tricks=5\"]\n";

constexpr char kPlayed[] =
    "[Game \"sjavs\"]\n"
    "[Seats \"4\"]\n"
    "[Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8\"]\n"
    "[Play \"C9 C7 DJ CJ C8 CA S7 CQ H7 H8 HQ HT DA DQ D8 DT CT S8 H9 CK SJ HJ ST SK SQ D7 DK D9 "
    "HK HA S9 SA\"]\n";

constexpr char kAllPass[] =
    "[Game \"sjavs\"]\n"
    "[Seats \"4\"]\n"
    "[Deal \"1:QT7.AJ8..K8 K8.7.T9.J97 .T9.Q87.AQT AJ9.KQ.AKJ.\"]\n";

absl::StatusOr<DealResult> read_text(const std::string& text) {
  std::istringstream in(text);
  const std::optional<absl::StatusOr<DealRecord>> deal = DealReader(in).next();
  EXPECT_TRUE(deal && deal->ok()) << text;
  return read_result(deal->value());
}

DealResult result_of(const std::string& text) {
  const absl::StatusOr<DealResult> result = read_text(text);
  if (!result.ok()) ADD_FAILURE() << result.status().message();
  return result.value();
}

DealError error_of(const std::string& text) {
  const absl::StatusOr<DealResult> result = read_text(text);
  EXPECT_FALSE(result.ok()) << text;
  return !result.ok() ? DealError::of(result) : DealError{};
}

std::string with(const std::string& text, const std::string& good, const std::string& bad) {
  return absl::StrReplaceAll(text, {{good, bad}});
}

TEST(Results, AreTold) {
  const DealResult result = result_of(kTold);
  EXPECT_EQ(result.game, find_game("sjavs"));
  EXPECT_EQ(result.seats, 4);
  EXPECT_EQ(result.contract_result->contract, Contract{2});
  EXPECT_EQ(result.contract_result->declarer, Seat::number(2));
  EXPECT_EQ(result.contract_result->won, (Winnings{73, 5}));
  EXPECT_EQ(result.contract_result->score, 2);
}

TEST(Results, AreScoredByTheOptions) {
  const std::string vol = with(kTold, "points=73 tricks=5", "points=120 tricks=8 solo=yes");
  EXPECT_EQ(result_of(vol).contract_result->score, 16);
  EXPECT_EQ(result_of(vol + "[Options \"suduroy\"]\n").contract_result->score, 12);
}

TEST(Results, AreCountedFromThePlay) {
  const DealResult result = result_of(kPlayed);
  EXPECT_EQ(result.contract_result->contract, Contract{0});
  EXPECT_EQ(result.contract_result->declarer, Seat::number(4));
  EXPECT_EQ(result.contract_result->won, (Winnings{43, 4}));
  EXPECT_EQ(result.contract_result->score, -8);
  EXPECT_EQ(
      result_of(absl::StrCat(kPlayed, "[Result \"points=43 tricks=4\"]\n")).contract_result->won,
      (Winnings{43, 4}));
}

TEST(Results, OfAllPassesAreNone) { EXPECT_FALSE(result_of(kAllPass).contract_result); }

TEST(Results, OfThreePlayersCountWhatIsSetAside) {
  const DealResult result = result_of(
      "[Game \"sjavs\"]\n[Seats \"3\"]\n"
      "[Deal \"1:AQT98.7.AJ.A9 7.KQ.KQ98.Q87 KJ.AJT8.T7.JT\"]\n"
      "[Contract \"spades\"]\n[Declarer \"1\"]\n[Discard \"H7\"]\n[Exchange \"CK\"]\n"
      "[Play \"CA C7 CT CK C8 H8 S8 CQ CJ HQ HT ST S9 S7 SK SJ SQ HK C9 D8 HA DJ DK HJ D7 DA D9 SA "
      "DQ DT\"]\n");
  EXPECT_EQ(result.contract_result->won, (Winnings{103, 7}));
  EXPECT_EQ(result.contract_result->score, 4);
}

TEST(Results, OfKlorsjavsAreByOpponent) {
  const std::string stryger =
      "[Game \"klorsjavs\"]\n[Seats \"3\"]\n[Contract \"stryger\"]\n[Declarer \"3\"]\n"
      "[Result \"points=94 tricks=4\"]\n";
  EXPECT_EQ(result_of(stryger).contract_result->score, 8);
  EXPECT_EQ(result_of(stryger).contract_result->contract.trump, Suit::kClubs);
  const std::string hearts = "[Trump \"hearts\"]\n";
  EXPECT_EQ(
      result_of(stryger + hearts + "[Options \"farvesjavs\"]\n").contract_result->contract.trump,
      Suit::kHearts);
  EXPECT_EQ(error_of(stryger + hearts).line, 6U);
  EXPECT_EQ(error_of(stryger + "[Options \"farvesjavs\"]\n"),
            (DealError{1, "no [Trump] tag: with farvesjavs it is needed"}));
}

TEST(Results, NameTheTagAtFault) {
  EXPECT_EQ(error_of(with(kTold, "tricks=5", "tricks=9")),
            (DealError{5, "the declaring side cannot have won 9 tricks, expected 0 to 8"}));
  EXPECT_EQ(error_of(with(kTold, "[Contract \"hearts\"]\n", "")),
            (DealError{1, "no [Contract] tag: without [Deal] it is needed"}));
  EXPECT_EQ(error_of(with(kTold, "[Declarer \"2\"]\n", "")),
            (DealError{1, "no [Declarer] tag: without [Deal] it is needed"}));
  EXPECT_EQ(error_of(absl::StrCat(kTold, "[Play \"C9\"]\n")),
            (DealError{6, "[Play] needs [Deal]"}));
  EXPECT_EQ(error_of(with(kTold, "[Result", "[Results")),
            (DealError{1, "no [Result] tag, and no [Deal] whose [Play] would tell how it ended"}));
  EXPECT_EQ(error_of(with(kPlayed, " SA\"", "\"")),
            (DealError{4, "the play is not complete, and no [Result] tells how it ended"}));
  EXPECT_EQ(error_of(with(kPlayed, "[Play", "[Game2")),
            (DealError{1, "neither [Play] nor [Result] tells how the deal ended"}));
  EXPECT_EQ(error_of(absl::StrCat(kPlayed, "[Result \"points=43 tricks=5\"]\n")),
            (DealError{5,
                       "the play ended with 43 points in 4 tricks, not with 43 points in 5 "
                       "tricks"}));
  EXPECT_EQ(error_of(with(kPlayed, "C9 C7", "C9 ST")),
            (DealError{4, "ST is played by seat 2, who has to follow suit to C9"}));
  EXPECT_EQ(error_of(absl::StrCat(kAllPass, "[Result \"points=60 tricks=4\"]\n")).line, 4U);
  EXPECT_EQ(error_of(absl::StrCat(kAllPass, "[Play \"SQ\"]\n")).line, 4U);
}

constexpr char kTwoSuits[] =
    "[Game \"sjavs\"]\n[Seats \"4\"]\n"
    "[Deal \"1:.T9.T7.AQ97 JT.Q8.K8.KJ AK97.A.9.T8 Q8.KJ7.AQJ.\"]\n"
    "[Result \"points=73 tricks=5\"]\n";

// Seat 4 may name hearts or diamonds.
TEST(Results, NeedAContractWhereTheAuctionLeavesSeveral) {
  EXPECT_EQ(error_of(kTwoSuits),
            (DealError{1, "no [Contract] tag, and it may be hearts or diamonds"}));
  EXPECT_EQ(result_of(absl::StrCat(kTwoSuits, "[Contract \"hearts\"]\n")).contract_result->score,
            2);
}

// Seat 4 follows HT with the jack of diamonds, which he may only if hearts are trumps.
TEST(Results, TakeTheContractThatThePlayLeaves) {
  const DealResult result = result_of(absl::StrCat(kTwoSuits, "[Play \"HT H8 HA DJ\"]\n"));
  EXPECT_EQ(result.contract_result->contract, Contract{2});
}

// ---- Rows ---------------------------------------------------------------------------------------

SheetRow row(const std::string& text) {
  return {.deal = 7, .result = result_of(text), .totals = {24, 22}, .bonus = 0};
}

TEST(SheetRows, HaveTheirKeysInOrder) {
  EXPECT_EQ(sheet_json(row(kTold)),
            "{\"deal\":7,\"game\":\"sjavs\",\"seats\":4,\"contract\":\"hearts\",\"declarer\":2,"
            "\"points\":73,\"tricks\":5,\"score\":2,\"bonus\":0,\"sheet\":[24,22]}\n");
  EXPECT_EQ(
      sheet_json(row(kAllPass)),
      "{\"deal\":7,\"game\":\"sjavs\",\"seats\":4,\"passed_out\":true,\"score\":0,\"bonus\":0,"
      "\"sheet\":[24,22]}\n");
}

constexpr char kAsJoker[] =
    "[Game \"coiffeur\"]\n"
    "[Seats \"3\"]\n"
    "[Contract \"roses\"]\n"
    "[Declarer \"2\"]\n"
    "[Result \"points=92 tricks=7\"]\n"
    "[As \"joker\"]\n";

TEST(Results, CountAsAJoker) {
  EXPECT_TRUE(result_of(kAsJoker).contract_result->as_joker);
  EXPECT_FALSE(result_of(with(kAsJoker, "[As \"joker\"]\n", "")).contract_result->as_joker);
  const DealError error = error_of(with(kAsJoker, "\"joker\"", "\"joke\""));
  EXPECT_EQ(error.line, 6u);
  EXPECT_EQ(error.message, "a contract can count as \"joker\", not as \"joke\"");
}

TEST(SheetRows, TellOfTheEndOfARubber) {
  SheetRow last = row(kTold);
  last.rubber_end = RubberEnd{.number = 3, .won = {0, 2}, .tally = {"crosses", {1, 4}}};
  EXPECT_TRUE(sheet_json(last).ends_with("}\n{\"rubber\":3,\"winner\":2,\"crosses\":[1,4]}\n"));
  EXPECT_TRUE(sheet_csv(last).ends_with(",24|22,3,2,1|4,,,,,,,,,,,,,,,,,,,,,,,\n"));
  last.rubber_end = RubberEnd{.number = 1, .won = {1, 0, 1}, .tally = {"crosses", {1, 0, 1}}};
  EXPECT_TRUE(sheet_json(last).ends_with("{\"rubber\":1,\"winners\":[1,3],\"crosses\":[1,0,1]}\n"));
}

TEST(SheetRows, HaveAColumnForThreads) {
  SheetRow last = row(kTold);
  last.own = {{"hooks", {0, 2}}};
  last.result.contract_result->matadors = {3, 0};
  last.result.contract_result->tout = Seat::number(2);
  last.result.contract_result->all_passed = true;
  last.rubber_end = RubberEnd{.number = 3, .won = {0, 2}, .tally = {"threads", {1, 4}}};
  EXPECT_TRUE(sheet_csv(last).ends_with(",24|22,3,2,,,,,,,0|2,3|0,2,true,1|4,,,,,,,,,,,,,\n"));
}

TEST(SheetRows, HaveAFieldForEachColumn) {
  const auto fields = [](const std::string& line) {
    return std::count(line.begin(), line.end(), ',');
  };
  EXPECT_EQ(fields(sheet_csv(row(kTold))), fields(sheet_csv_header()));
  EXPECT_EQ(fields(sheet_csv(row(kAllPass))), fields(sheet_csv_header()));
}

TEST(SheetRows, TellOfTheEndOfAGame) {
  SheetRow last = row(kTold);
  last.rubber_end = RubberEnd{
      .number = 1, .won = {1, 0}, .details = {{"sheet", {3012, 2900}}}, .tally = {"won", {1, 0}}};
  EXPECT_TRUE(sheet_json(last).ends_with(
      "}\n{\"rubber\":1,\"winner\":1,\"sheet\":[3012,2900],\"won\":[1,0]}\n"));
}

// In a contract that only tricks decide.
TEST(SheetRows, HavePointsOnlyWhereTheContractHasThem) {
  const auto told = [](const std::string& game, int seats, const std::string& contract,
                       const std::string& result) {
    return row(absl::StrCat("[Game \"", game, "\"]\n[Seats \"", seats, "\"]\n[Contract \"",
                            contract, "\"]\n[Declarer \"1\"]\n[Result \"", result, "\"]\n"));
  };
  for (const SheetRow& null :
       {told("skat", 3, "null", "tricks=2"), told("schafkopf", 4, "bettel", "tricks=2")}) {
    EXPECT_TRUE(sheet_json(null).find("\"declarer\":1,\"tricks\":2") != std::string::npos)
        << sheet_json(null);
    EXPECT_TRUE(sheet_csv(null).find(",1,,2,") != std::string::npos) << sheet_csv(null);
  }
  const SheetRow grand = told("skat", 3, "grand", "points=0 tricks=0 matadors=1");
  EXPECT_TRUE(sheet_json(grand).find("\"points\":0,\"tricks\":0") != std::string::npos);
  EXPECT_TRUE(sheet_csv(grand).find(",1,0,0,") != std::string::npos);
}

// The line above the first deal is what every column has before it.
TEST(SheetViews, OpenWithTheStart) {
  for (
      const char* const tags : {
          "[Game \"sjavs\"]\n[Seats \"4\"]\n[Contract \"hearts\"]\n[Result \"points=73 tricks=5\"]",
          "[Game \"klorsjavs\"]\n[Seats \"3\"]\n[Contract \"spil\"]\n[Result \"points=73 "
          "tricks=4\"]",
          "[Game \"jass\"]\n[Seats \"4\"]\n[Contract \"bells\"]\n[Result \"points=92 tricks=5\"]",
          "[Game \"coiffeur\"]\n[Seats \"3\"]\n[Contract \"bells\"]\n[Result \"points=92 "
          "tricks=7\"]",
          "[Game \"scharwenzel\"]\n[Seats \"4\"]\n[Contract \"hearts\"]\n[Result \"tricks=WWWWW\"]",
          "[Game \"skat\"]\n[Seats \"3\"]\n[Contract \"null\"]\n[Result \"tricks=0\"]",
          "[Game \"schafkopf\"]\n[Seats \"4\"]\n[Contract \"wenz\"]\n[Result \"points=73 tricks=5 "
          "matadors=1\"]",
          "[Game \"bridge\"]\n[Seats \"4\"]\n[Contract \"notrump\"]\n[Bid \"3NT\"]\n"
          "[Vulnerable \"None\"]\n[Result \"9\"]",
      }) {
    const DealResult result = result_of(absl::StrCat(tags, "\n[Declarer \"2\"]\n"));
    const auto sheet = make_sheet(result);
    const std::vector<int> start = sheet->start();
    SheetRow first{.deal = 1, .result = result};
    ASSERT_FALSE(sheet->enter(first)) << tags;
    EXPECT_EQ(sheet->start(), start) << tags;
  }
}

TEST(SheetViews, OfNothingAreEmpty) {
  const auto sheet = make_sheet({{.game = find_game("sjavs")}, 4});
  EXPECT_EQ(SheetView(true).end(*sheet), "");
}

// ---- Jass ---------------------------------------------------------------------------------------

constexpr char kJass[] =
    "[Game \"jass\"]\n"
    "[Seats \"4\"]\n"
    "[Contract \"shields\"]\n"
    "[Declarer \"2\"]\n"
    "[Result \"points=92 tricks=5 melds=20,50\"]\n";

constexpr char kJass3[] =
    "[Game \"jass\"]\n"
    "[Seats \"3\"]\n"
    "[Contract \"undenufe\"]\n"
    "[Declarer \"2\"]\n"
    "[Result \"points=92,40,25 tricks=7,3,2 melds=0,50,0\"]\n";

std::string with_result(const std::string& text, const std::string& result) {
  return text.substr(0, text.find("[Result")) + "[Result \"" + result + "\"]\n";
}

// (92 + 20 - 65 - 50) * 2
TEST(JassResults, AreScoredWithMeldsAndMultiplier) {
  EXPECT_EQ(result_of(kJass).contract_result->score, 2 * (92 + 20 - 65 - 50));
  EXPECT_EQ(result_of(absl::StrCat(kJass, "[Options \"multipliers=1-1-5-2-3-4\"]\n"))
                .contract_result->score,
            5 * (92 + 20 - 65 - 50));
}

TEST(JassResults, OfAMatchHaveAHundredMore) {
  EXPECT_EQ(result_of(with_result(kJass, "points=157 tricks=9")).contract_result->score, 2 * 257);
  EXPECT_EQ(result_of(with_result(kJass, "points=157 tricks=8")).contract_result->score, 2 * 157);
  EXPECT_EQ(result_of(with_result(kJass, "points=0 tricks=0")).contract_result->score, -2 * 257);
}

TEST(JassResults, OfThreeAreThoseOfTheDeclarer) {
  const DealResult result = result_of(kJass3);
  EXPECT_EQ(result.contract_result->score, 4 * (40 + 50));
  EXPECT_EQ(result.contract_result->won, (Winnings{40, 3}));
  EXPECT_EQ(result.contract_result->each, (std::vector<Winnings>{{92, 7}, {40, 3}, {25, 2}}));
}

TEST(JassResults, MustBePossible) {
  const auto error = [](const std::string& text, const std::string& result) {
    return error_of(with_result(text, result)).message;
  };
  EXPECT_EQ(error(kJass, "points=257 tricks=9"),
            "the declaring side cannot have won 257 points in 9 tricks, expected 157 points; the "
            "100 of a match are not counted in points=");
  EXPECT_EQ(error(kJass, "points=4 tricks=0"),
            "the declaring side cannot have won 4 points in 0 tricks, expected 0 points");
  EXPECT_EQ(error(kJass3, "points=92,40,24 tricks=7,3,2"),
            "together that is 156 points in 12 tricks, expected 157 points in 12 tricks");
  EXPECT_EQ(error(kJass3, "points=92,40,25 tricks=7,2,2"),
            "together that is 157 points in 11 tricks, expected 157 points in 12 tricks");
  EXPECT_EQ(
      error(kJass3, "points=92,65,0 tricks=12,0,0"),
      "seat 1 cannot have won 92 points in 12 tricks, all won by one player, expected 157 points");
  for (const char* melds : {"melds=50,50", "melds=30,0", "melds=25,0", "melds=0,10", "melds=990,0",
                            "melds=50,20 stoeck=20,0", "melds=20,0 stoeck=40,0"}) {
    const std::string what = error(kJass, absl::StrCat("points=92 tricks=5 ", melds));
    EXPECT_TRUE(what.starts_with(absl::StrCat(melds, " cannot be: one side scores Wyz"))) << what;
  }
  EXPECT_TRUE(error(kJass3, "points=92,40,25 tricks=7,3,2 melds=0,50,20")
                  .starts_with("melds=0,50,20 cannot be"));  // no Stöck in Undenufe
}

TEST(JassResults, OfFiveHaveAJokerWhoDoesNotDeclare) {
  const std::string five = with(kJass, "\"4\"", "\"5\"");
  EXPECT_EQ(result_of(five).contract_result->joker, Seat::number(5));
  EXPECT_EQ(result_of(five + "[Joker \"3\"]\n").contract_result->joker, Seat::number(3));
  EXPECT_EQ(error_of(five + "[Joker \"2\"]\n").message, "seat 2 is the joker, who cannot declare");
}

}  // namespace matador::formats_result_test
