// Requests: JSON in, JSON out. The commands of the program share all but the reading of requests,
// so what each command answers is tested there, in commands/.

#include "formats/requests/request.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "formats/requests/table_request.h"
#include "solver/games/registry.h"
#include "solver/stop.h"

namespace matador::formats_request_test {
namespace {

using Json = nlohmann::ordered_json;

constexpr char kDeal[] =
    "[Game \"sjavs\"]\n[Seats \"4\"]\n"
    "[Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8\"]\n"
    "[Contract \"hearts\"]\n[Declarer \"1\"]\n";

Reply reply(const std::string& command, const std::string& deals, const Json& options) {
  const Json request{{"command", command}, {"deals", deals}, {"options", options}};
  return reply_to(request.dump());
}

TEST(Request, OptionsAreThoseOfTheCommandLine) {
  const Reply solved =
      reply("solve", kDeal, {{"cards", true}, {"line", false}, {"objective", "score"}});
  EXPECT_EQ(solved.status, 0);
  EXPECT_EQ(solved.messages, "");
  const Json answer = Json::parse(solved.answer);
  EXPECT_EQ(answer["objective"], "score");
  EXPECT_TRUE(answer.contains("cards"));
  EXPECT_FALSE(answer.contains("line"));
  EXPECT_EQ(solved.answer.back(), '\n');
  const Reply limited = reply("solve", kDeal, {{"limit", 10}});
  EXPECT_EQ(Json::parse(limited.answer)["exact"], false);
}

TEST(Request, AFaultyDealHasItsLineAndTheOthersTheirAnswers) {
  const std::string deals =
      "[Game \"sjavs\"]\n[Seats \"4\"]\n[Deal \"1:A A A A\"]\n\n" + std::string(kDeal);
  const Reply solved = reply("solve", deals, Json::object());
  EXPECT_EQ(solved.status, 1);
  EXPECT_EQ(solved.messages.rfind("deals:3: deal 1: ", 0), 0) << solved.messages;
  EXPECT_EQ(Json::parse(solved.answer)["deal"], 2);
}

TEST(Request, DealsThatAreWrittenAreReadByOtherCommands) {
  const Reply dealt = reply("deal", "", {{"game", "sjavs"}, {"seed", 1}, {"deals", 3}});
  ASSERT_EQ(dealt.status, 0) << dealt.messages;
  const Reply spoken = reply("auction", dealt.answer, Json::object());
  EXPECT_EQ(spoken.status, 0) << spoken.messages;
  EXPECT_EQ(std::count(spoken.answer.begin(), spoken.answer.end(), '\n'), 3);
  EXPECT_EQ(reply("convert", dealt.answer, Json::object()).answer, dealt.answer);
}

TEST(Request, APlayIsReplayedAndScoredAndAdvisedOn) {
  const Reply replayed =
      reply("replay", std::string(kDeal) + "[Play \"HA HT\"]\n", {{"cards", true}});
  EXPECT_EQ(Json::parse(replayed.answer)["moves"].size(), 2) << replayed.messages;
  const Reply scored = reply("score",
                             "[Game \"sjavs\"]\n[Seats \"4\"]\n[Contract \"hearts\"]\n"
                             "[Declarer \"1\"]\n[Result \"points=73 tricks=5\"]\n",
                             Json::object());
  EXPECT_EQ(Json::parse(scored.answer)["score"], 2) << scored.messages;
  const Reply advised =
      reply("advise",
            "[Game \"jass\"]\n[Seats \"2\"]\n[Deal \"1:AKO.T98.76.A -\"]\n"
            "[Dealer \"1\"]\n[Contract \"obenabe\"]\n[Play \"BA\"]\n[Seat \"1\"]\n",
            {{"worlds", 2}});
  ASSERT_EQ(advised.status, 0) << advised.messages;
  EXPECT_EQ(Json::parse(advised.answer)["question"], "card");
}

// As many processes do that share no memory; the bytes are those of one.
TEST(Request, PartsOfATableAreMerged) {
  for (const Json& question :
       {Json{{"question", "points"}, {"game", "sjavs"}, {"deals", 30}, {"by", "trumps(declarer)"}},
        Json{{"question", "share"},
             {"game", "jass"},
             {"deals", 100},
             {"where", "has(1, \"AU SU RU\")"}}}) {
    std::string parts;
    for (const char* shard : {"2/3", "3/3", "1/3"}) {
      Json part = question;
      part["shard"] = shard;
      parts += reply("table", "", part).answer;
    }
    const Reply whole = reply("merge", parts, Json::object());
    EXPECT_EQ(whole.answer, reply("table", "", question).answer) << whole.messages;
  }
  EXPECT_EQ(reply("merge", "{}", Json::object()).status, 2);
}

TEST(Request, WorldsOfAdviceAreSolvedInParts) {
  const std::string cards =  // good for spades or hearts
      "[Game \"sjavs\"]\n[Seats \"4\"]\n[Deal \"1:AQ9.KJT.AJ. - - -\"]\n[Seat \"1\"]\n";
  const std::string lead = "[Contract \"hearts\"]\n[Declarer \"2\"]\n";
  for (const std::string& deal : {cards, cards + lead}) {
    const Json options{{"worlds", 24}};
    std::string solved;
    for (int first : {2, 0, 1}) {
      Json part = options;
      part["first"] = first;
      part["step"] = 3;
      const Reply values = reply("worlds", deal, part);
      ASSERT_EQ(values.status, 0) << values.messages;
      EXPECT_EQ(Json::parse(values.answer)["worlds"].size(), 8);
      solved += values.answer;
    }
    const Reply whole = reply("advise", deal, {{"worlds", 24}, {"solved", solved}});
    EXPECT_EQ(whole.answer, reply("advise", deal, options).answer) << whole.messages;
    // Of more worlds the first ones that are there count.
    const Reply more = reply("advise", deal, {{"worlds", 40}, {"solved", solved}});
    EXPECT_EQ(Json::parse(more.answer)["worlds"], 24);
  }
  const Reply one = reply("worlds", cards, {{"worlds", 2}, {"among", "1"}});
  EXPECT_EQ(Json::parse(one.answer)["asked"], Json::parse("[false,true]")) << one.answer;
  EXPECT_EQ(reply("worlds", cards, {{"worlds", 2}, {"among", "7"}}).status, 1);
  EXPECT_EQ(reply("worlds", cards, {{"worlds", 2}, {"among", "x"}}).status, 2);
  EXPECT_EQ(reply("advise", cards, {{"worlds", 2}, {"solved", "{\"asked\":1}"}}).status, 2);
}

TEST(Request, AdviceIsNoPartOfTheWorlds) {
  const std::string cards =
      "[Game \"sjavs\"]\n[Seats \"4\"]\n[Deal \"1:AQ9.KJT.AJ. - - -\"]\n[Seat \"1\"]\n";
  for (const char* option : {"first", "step", "among"}) {
    const Reply advice = reply("advise", cards, {{"worlds", 2}, {option, "1"}});
    EXPECT_EQ(advice.status, 2) << option;
    EXPECT_NE(advice.messages.find(option), std::string::npos) << advice.messages;
  }
}

// Ten deals are solved at once, and so many cards are enough.
TEST(Request, TablesOfSolvedDealsHaveEnoughDeals) {
  const Arguments question = Arguments::of("table", {{"game", "sjavs"}}).value();
  TableQuestion asked = read_table_question(question, "points").value();
  EXPECT_EQ(asked.enough_nodes, kEnoughForTable);
  EXPECT_EQ(read_table_question(question, "length").value().enough_nodes, 0U);
  for (const char* bound : {"deals", "limit"}) {
    const Arguments bounded = Arguments::of("table", {{"game", "sjavs"}, {bound, "20"}}).value();
    EXPECT_EQ(read_table_question(bounded, "points").value().enough_nodes, 0U) << bound;
  }
  Solver solver;
  asked.enough_nodes = 1;
  const StatisticsRecord table = answer_table(asked, solver).value();
  EXPECT_EQ(table.population->deals, kDealsAtOnce);
  EXPECT_EQ(
      note_on_enough(asked, table),
      "10 of 10000 deals are solved, for which the search has played 0 million cards; --deals "
      "says how many, and takes longer\n");
  const Arguments ten = Arguments::of("table", {{"game", "sjavs"}, {"deals", "10"}}).value();
  EXPECT_EQ(
      statistics_json(table),
      statistics_json(answer_table(read_table_question(ten, "points").value(), solver).value()));
}

TEST(Request, TablesAreCountedOrSampled) {
  const Reply counted = reply("table", "", {{"question", "length"}, {"game", "sjavs"}});
  EXPECT_EQ(Json::parse(counted.answer)["population"], "all") << counted.messages;
  const Reply sampled =
      reply("table", "", {{"question", "tricks"}, {"game", "sjavs"}, {"deals", 20}, {"seed", 3}});
  EXPECT_EQ(Json::parse(sampled.answer)["examined"], 20) << sampled.messages;
  EXPECT_EQ(
      reply("table", "", {{"question", "tricks"}, {"game", "sjavs"}, {"deals", "2e1"}, {"seed", 3}})
          .answer,
      sampled.answer);
  const Json rare{
      {"question", "length"}, {"game", "sjavs"}, {"where", "length(1) == 12"}, {"deals", 10}};
  const Reply none = reply("table", "", rare);
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.messages, "no deal of 10 matches\n");
  EXPECT_EQ(reply("table", "", {{"game", "sjavs"}}).status, 2);
}

TEST(Request, TagsAreOptions) {
  const Json tags{{"game", "sjavs"},
                  {"deal", "1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8"},
                  {"contract", "hearts"},
                  {"declarer", 1}};
  const Reply alone = reply("solve", "", tags);
  EXPECT_EQ(alone.status, 0) << alone.messages;
  const Json added{{"contract", "hearts"}, {"declarer", "1"}};
  const std::string deal =
      "[Game \"sjavs\"]\n[Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8\"]\n";
  EXPECT_EQ(reply("solve", deal, added).answer, alone.answer);
  EXPECT_EQ(reply("solve", deal + "[Contract \"clubs\"]\n", added).status, 1);
}

TEST(Request, AnInterruptEndsIt) {
  const std::string request = Json{{"command", "solve"}, {"deals", kDeal}}.dump();
  Interrupt interrupt;
  EXPECT_NE(reply_to(request, SolverOptions().table_mib, &interrupt).answer, "");
  interrupt.set();
  EXPECT_EQ(reply_to(request, SolverOptions().table_mib, &interrupt).answer, "");
}

// The solver is kept from request to request, but never lent to two at once.
TEST(Request, WhoHearsOfAdviceMayAskAgain) {
  const Json advise{{"command", "advise"},
                    {"deals",
                     "[Game \"jass\"]\n[Seats \"2\"]\n[Deal \"1:AKO.T98.76.A -\"]\n"
                     "[Dealer \"1\"]\n[Contract \"obenabe\"]\n[Play \"BA\"]\n[Seat \"1\"]\n"},
                    {"options", {{"worlds", 3}}}};
  const std::string advised = reply_to(advise.dump()).answer;
  const std::string solved = reply("solve", kDeal, Json::object()).answer;
  std::vector<std::string> meanwhile;
  const Reply heard = reply_to(advise.dump(), SolverOptions().table_mib, /*interrupt=*/nullptr, {},
                               [&](const std::string& /*so_far*/) {
                                 meanwhile.push_back(reply("solve", kDeal, Json::object()).answer);
                               });
  EXPECT_EQ(heard.answer, advised) << heard.messages;
  ASSERT_FALSE(meanwhile.empty());
  EXPECT_EQ(meanwhile, std::vector<std::string>(meanwhile.size(), solved));
}

TEST(Request, AKeptSolverAnswersAsANewOne) {
  const auto solved = [](const Json& options) { return reply("solve", kDeal, options).answer; };
  const std::string first = solved(Json::object());
  reply("solve", reply("deal", "", {{"game", "skat"}, {"deals", 1}}).answer, {{"limit", 1000}});
  solved({{"objective", "score"}});
  Interrupt interrupt;
  interrupt.set();
  reply_to(Json{{"command", "solve"}, {"deals", kDeal}}.dump(), SolverOptions().table_mib,
           &interrupt);
  EXPECT_EQ(solved(Json::object()), first);
  EXPECT_EQ(solved({{"table-mib", 1}}), first);
  EXPECT_EQ(solved(Json::object()), first);
}

TEST(Request, TellsHowManyDealsAreDone) {
  std::vector<std::uint64_t> done;
  const auto asked = [&](const std::string& command, const std::string& deals,
                         const Json& options) {
    done.clear();
    const Json request{{"command", command}, {"deals", deals}, {"options", options}};
    return reply_to(request.dump(), SolverOptions().table_mib, /*interrupt=*/nullptr,
                    [&](std::uint64_t deals_done) { done.push_back(deals_done); });
  };
  const Json three{{"game", "sjavs"}, {"deals", 3}};
  asked("solve", reply("deal", "", three).answer, Json::object());
  EXPECT_EQ(done, (std::vector<std::uint64_t>{1, 2, 3}));
  const Json sampled{{"question", "vol"}, {"game", "sjavs"}, {"deals", 25}};
  const Reply table = asked("table", "", sampled);
  EXPECT_EQ(done, (std::vector<std::uint64_t>{10, 20, 25}));
  EXPECT_EQ(table.answer, reply("table", "", sampled).answer);
}

TEST(Request, GamesAreAllGames) {
  const Reply games = reply("games", "", Json::object());
  EXPECT_EQ(games.status, 0);
  EXPECT_EQ(std::count(games.answer.begin(), games.answer.end(), '\n'), std::ssize(all_games()));
}

// All conditions of a list must hold, as on the command line.
TEST(Request, SeveralConditions) {
  const auto dealt = [](const Json& where) {
    return reply("deal", "", {{"game", "sjavs"}, {"seed", 3}, {"deals", 5}, {"where", where}})
        .answer;
  };
  const std::string both = dealt("(length(1) >= 5) and (length(2) >= 5 or length(3) >= 5)");
  EXPECT_EQ(dealt(Json{"length(1) >= 5", "length(2) >= 5 or length(3) >= 5"}), both);
  EXPECT_NE(dealt(Json{"length(1) >= 5"}), both);
  EXPECT_EQ(dealt(Json{"length(1) >= 5"}), dealt("length(1) >= 5"));
}

TEST(Request, WhatIsWrongIsTold) {
  const auto fault = [](const std::string& request) {
    const Reply reported = reply_to(request);
    EXPECT_EQ(reported.status, 2) << request;
    EXPECT_EQ(reported.answer, "");
    return reported.messages;
  };
  EXPECT_EQ(fault("solve"), "a request must be a JSON object: {\"command\":...,\"deals\":...}\n");
  EXPECT_EQ(fault(R"({"command":"slove"})"),
            "unknown command \"slove\"; did you mean \"solve\"?\n");
  EXPECT_EQ(fault(R"({"command":"solve","deal":""})"),
            "unknown key \"deal\" in a request; did you mean \"deals\"?\n");
  EXPECT_EQ(fault(R"({"command":"solve","deals":7})"), "\"deals\" of a request must be a text\n");
  EXPECT_EQ(fault(R"({"command":"solve","options":{"card":true}})"),
            "unknown option \"card\"; did you mean \"cards\"?\n");
  EXPECT_EQ(fault(R"({"command":"solve","options":{"limit":"many"}})"),
            "--limit \"many\" is not a whole number of at least 1\n");
  EXPECT_EQ(fault(R"({"command":"solve","options":{"cards":[]}})"),
            "option \"cards\" of a request must be a text, a whole number, true or false\n");
  EXPECT_EQ(fault(R"({"command":"deal","options":{"seed":1}})"), "--game is needed\n");
  for (const char* where : {"[]", R"([7])", R"(["length(1) > 5",true])"}) {
    EXPECT_EQ(fault(absl::StrCat(R"({"command":"deal","options":{"where":)", where, "}}")),
              "option \"where\" of a request must be a condition or a list of conditions\n");
  }
}

TEST(Request, AReplyIsOneTextForCallersThatTakeNoMore) {
  EXPECT_EQ(reply_json({.answer = "{}\n", .messages = "\xff", .status = 1}),
            "{\"status\":1,\"answer\":\"{}\\n\",\"messages\":\"\xEF\xBF\xBD\"}");
}

}  // namespace
}  // namespace matador::formats_request_test
