// A table at which somebody plays: from the cards to the first lead, what was won so far, and par.

#include "formats/requests/naming_request.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "formats/input/deal_files.h"
#include "formats/requests/request.h"
#include "formats/requests/solve_request.h"
#include "solver/stop.h"

namespace matador::formats_naming_request_test {
namespace {

using Json = nlohmann::ordered_json;

Reply reply(const std::string& command, const std::string& deals, const Json& options) {
  const Json request{{"command", command}, {"deals", deals}, {"options", options}};
  return reply_to(request.dump());
}

Json answer(const std::string& command, const std::string& deals, const Json& options) {
  const Reply got = reply(command, deals, options);
  EXPECT_EQ(got.messages, "");
  return Json::parse(got.answer, nullptr, /*allow_exceptions=*/false);
}

std::string dealt(const std::string& game, int number = 0) {
  const Reply deal = reply("deal", "", {{"game", game}, {"seed", 1}, {"first", number}});
  return deal.answer.substr(0, deal.answer.size() - 1) + "[Seat \"1\"]\n\n";
}

constexpr char kSkat[] =
    "[Game \"skat\"]\n[Deal \"1:AKJ.A7.A9.AT9 Q9.KQT.QJ8.KQ T87.J98.T7.J8\"]\n"
    "[Talon \"C7 DK\"]\n[Seat \"1\"]\n";

// In the deal of the dealer's usual place seat 1 is forehand.
TEST(Naming, InSkatIsBidUpToWhatTheOthersGamesAreWorth) {
  const Json first = answer("name", kSkat, Json::object());
  EXPECT_EQ(first["seat"], 1);
  EXPECT_EQ(first["said"], Json::parse(R"([{"seat":2,"says":"18"}])"));
  EXPECT_EQ(first["question"], "hold");
  EXPECT_EQ(first["bid"], 18);
  const Json named = answer("name", kSkat, {{"said", "pass,pass,18"}});
  EXPECT_EQ(named["question"], "contract");
  EXPECT_EQ(named["talon"], Json::parse(R"(["C7","DK"])"));
  EXPECT_EQ(named["choices"].size(), 6);  // who has won the bidding cannot pass
  const Json laid = answer("name", kSkat, {{"said", "pass,pass,18,grand"}});
  EXPECT_EQ(laid["question"], "exchange");
  EXPECT_EQ(laid["least"], 2);
  EXPECT_EQ(laid["most"], 2);
  const Json ready = answer("name", kSkat, {{"said", "pass,pass,18,grand"}, {"aside", "C7 H7"}});
  EXPECT_EQ(ready["tags"]["Contract"], "grand");
  EXPECT_EQ(ready["tags"]["Declarer"], "1");
  EXPECT_EQ(ready["tags"]["Bid"], "18");
  EXPECT_EQ(ready["tags"]["Dealer"], "3");
  EXPECT_EQ(ready["tags"]["Discard"], "H7");
  EXPECT_EQ(ready["tags"]["Exchange"], "DK");
}

TEST(Naming, AllMayPass) {
  const Json passed = answer("name", kSkat, {{"said", "pass,pass,pass"}});
  EXPECT_EQ(passed["passed_out"], true);
  EXPECT_FALSE(passed.contains("tags"));
}

TEST(Naming, WhatCannotBeSaidIsAFault) {
  for (const char* said : {"19", "pass,pass,18,obenabe", "pass,pass,18,pass"}) {
    EXPECT_EQ(reply("name", kSkat, {{"said", said}}).status, 1) << said;
  }
  EXPECT_EQ(reply("name", kSkat, {{"said", "pass,pass,18,grand"}, {"aside", "C7"}}).status, 1);
}

// The declarer's deal can be solved, and nobody is asked who has nothing to say.
TEST(Naming, OthersDeclareWithoutAQuestion) {
  for (const char* game : {"sjavs", "scharwenzel", "davoserjazz", "bridge"}) {
    const Json settled = answer("name", dealt(game), Json::object());
    ASSERT_TRUE(settled.contains("tags") || settled.contains("passed_out")) << settled;
    EXPECT_EQ(settled.contains("openly"), game == std::string("bridge"));
    EXPECT_EQ(settled.contains("statements"),
              settled["game"] == "sjavs" || settled["game"] == "scharwenzel");
  }
}

TEST(Naming, ForehandMayPushInJass) {
  const Json first = answer("name", dealt("jass"), Json::object());
  EXPECT_EQ(first["seat"], 1);
  EXPECT_EQ(first["choices"].back()["says"], "push");
  const Json pushed = answer("name", dealt("jass"), {{"said", "push"}});
  EXPECT_EQ(pushed["declarer"], 3);
  EXPECT_EQ(pushed["said"].size(), 2);
}

// The deals before are the evening: the dealer passes on.
TEST(Naming, TheDealerPassesOn) {
  const Json second = answer("name", dealt("jass") + dealt("jass", 1), {{"number", 2}});
  EXPECT_EQ(second["dealer"], 1);
}

TEST(Count, TellsWhatPlayersAndSidesHaveWon) {
  const std::string deal =
      "[Game \"skat\"]\n[Deal \"1:AKJ.A7.A9.AT9 Q9.KQT.QJ8.KQ T87.J98.T7.J8\"]\n"
      "[Talon \"C7 DK\"]\n[Contract \"grand\"]\n[Declarer \"1\"]\n[Discard \"\"]\n[Exchange \"\"]\n"
      "[Play \"SA S9 S8 SK SQ S7 D9\"]\n";
  const Json count = answer("count", deal, Json::object());
  EXPECT_EQ(count["won"], Json::parse(R"([{"seat":1,"points":11},{"seat":1,"points":7}])"));
  EXPECT_EQ(count["tricks"], Json::parse("[2,0,0]"));
  EXPECT_EQ(count["points"], Json::parse("[18,0,0]"));
  EXPECT_EQ(count["sides"][0], Json::parse(R"({"seats":[1],"tricks":2,"points":18})"));
  EXPECT_EQ(count["needed"], Json::parse(R"({"points":61})"));
  EXPECT_FALSE(count.contains("secret"));
}

// A bid beyond the game takes Schneider; no number of tricks but none wins null.
TEST(Count, TellsWhatWinsTheDeal) {
  const std::string skat =
      "[Game \"skat\"]\n[Deal \"1:AKJ.A7.A9.AT9 Q9.KQT.QJ8.KQ T87.J98.T7.J8\"]\n"
      "[Talon \"C7 DK\"]\n[Declarer \"1\"]\n[Discard \"\"]\n[Exchange \"\"]\n";
  const auto needed = [](const std::string& deal) {
    return answer("count", deal, Json::object())["needed"];
  };
  EXPECT_EQ(needed(skat + "[Contract \"spades\"]\n[Bid \"33\"]\n"), (Json{{"points", 90}}));
  EXPECT_EQ(needed(skat + "[Contract \"null\"]\n"), nullptr);
  const std::string bridge =
      "[Game \"bridge\"]\n[Deal \"N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 "
      "43.432.432.A6532\"]\n[Contract \"3NT\"]\n[Declarer \"N\"]\n";
  EXPECT_EQ(needed(bridge), (Json{{"tricks", 9}}));
}

// Forehand of Jass with the four Unders, 200 points, which count twice in Obenabe.
TEST(Advice, AtAGlanceIsByGuesses) {
  const std::string hand =
      "[Game \"jass\"]\n[Seats \"4\"]\n[Deal \"1:AKU9.AU.U8.U - - -\"]\n[Seat \"1\"]\n";
  const Json first = answer("advise", hand, {{"glance", true}});
  EXPECT_EQ(first["guessed"], true);
  EXPECT_EQ(first["question"], "contract");
  EXPECT_EQ(first["advice"], "obenabe");
}

constexpr char kBoard[] =
    "[Game \"bridge\"]\n[Vulnerable \"NS\"]\n[Deal \"N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 "
    "765.9876.A765.K7 43.432.432.A6532\"]\n";
// By contract and declarer.
constexpr char kTricks[] = "7,6,7,6,9,4,9,4,9,4,9,4,9,4,9,4,9,4,9,4";

TEST(Par, IsToldByWhoIsVulnerable) {
  const Json par = answer("par", kBoard, {{"tricks", kTricks}});
  EXPECT_EQ(par["par"], Json::parse(R"([
    {"vulnerable":"None","score":"NS 400","contracts":"NS 3NT"},
    {"vulnerable":"NS","score":"NS 600","contracts":"NS 3NT","board":true},
    {"vulnerable":"EW","score":"NS 400","contracts":"NS 3NT"},
    {"vulnerable":"All","score":"NS 600","contracts":"NS 3NT"}])"));
  EXPECT_EQ(par["made"].size(), 10);
  EXPECT_EQ(par["made"][0], Json::parse(R"({"contract":"clubs","declarer":1,"bid":"1C"})"));
  EXPECT_EQ(par, answer("par", kBoard, Json::object()));  // as it is solved
}

// Of contracts that are not solved there is no par; what is given needs no solving.
TEST(Par, IsNotToldOfWhatAnInterruptHasLeft) {
  Interrupt interrupt;
  interrupt.set();
  Solver solver({.interrupt = &interrupt});
  std::istringstream board(kBoard);
  const NumberedDeal deal = *DealFiles(board, "deals").next();
  const auto told = [&](const ParSettings& settings) {
    return answer_par(deal, deal.content.value(), settings, solver);
  };
  const absl::StatusOr<std::string> left = told({});
  ASSERT_FALSE(left.ok());
  EXPECT_THAT(DealError::of(left).message, testing::HasSubstr("not all contracts are solved"));
  EXPECT_TRUE(told({.tricks = kTricks}).ok());
}

TEST(Par, NeedsATableAndAGameThatHasIt) {
  for (const char* tricks : {"", "7", "7,6,7,6,9,4,9,4,9,4,9,4,9,4,9,4,9,4,9,14", "a,b"}) {
    const Reply wrong = reply("par", kBoard, {{"tricks", tricks}});
    EXPECT_EQ(wrong.status, 1) << tricks;
    EXPECT_THAT(wrong.messages, testing::HasSubstr("expected 20 numbers from 0 to 13")) << tricks;
  }
  EXPECT_THAT(reply("par", kSkat, Json::object()).messages,
              testing::HasSubstr("par is for bridge"));
}

}  // namespace
}  // namespace matador::formats_naming_request_test
