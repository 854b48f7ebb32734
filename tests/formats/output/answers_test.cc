// The JSON and CSV lines of answers, to the letter.

#include "formats/output/answers.h"

#include <gtest/gtest.h>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador::formats_answers_test {

Problem problem() {
  const Game& game = *find_game("sjavs");
  return {.game = &game, .deal = numbered_deal(game.shape(4), 1, 0)};
}

Answer answer() {
  const Problem asked = problem();
  const Task task{.game = asked.game,
                  .deal = asked.deal,
                  .contract = Contract{2},
                  .declarer = Seat::number(2),
                  .leader = Seat::number(1),
                  .exchange = Exchange{},
                  .play = {},
                  .options = {}};
  Solution solution;
  solution.low = solution.high = 73;
  solution.to_play = Seat::number(1);
  solution.nodes = 12345;
  return {.deal = 1, .task = task, .request = {}, .solution = solution};
}

constexpr char kHead[] =
    R"({"deal":1,"game":"sjavs","seats":4,"contract":"hearts","declarer":2,"leader":1,)";

TEST(AnswerJson, HasTheValue) {
  EXPECT_EQ(
      answer_json(answer()),
      std::string(kHead) + R"("objective":"points","value":73,"to_play":1,"nodes":12345})" + "\n");
}

TEST(AnswerJson, HasCardsLineAndBest) {
  Answer full = answer();
  full.request.line = true;
  full.request.objective = Objective::kScore;
  full.solution.moves = {{Card(Suit::kHearts, Rank::kAce), 73},
                         {Card(Suit::kHearts, Rank::kTen), 65}};
  full.solution.line = {Card(Suit::kHearts, Rank::kAce), Card(Suit::kHearts, Rank::kNine)};
  full.best = true;
  EXPECT_EQ(answer_json(full), std::string(kHead) +
                                   R"("objective":"score","value":73,"to_play":1,)"
                                   R"("cards":{"HA":73,"HT":65},"line":["HA","H9"],)"
                                   R"("nodes":12345,"best":true})" +
                                   "\n");
}

TEST(AnswerJson, HasTheIntervalWhereTheLimitWasReached) {
  Answer open = answer();
  open.request.line = true;
  open.solution.exact = false;
  open.solution.low = 61;
  EXPECT_EQ(
      answer_json(open),
      std::string(kHead) +
          R"("objective":"points","exact":false,"low":61,"high":73,"to_play":1,"nodes":12345})" +
          "\n");
}

TEST(AnswerJson, OfAFinishedDealHasNobodyToPlay) {
  Answer finished = answer();
  finished.request.line = true;
  finished.solution.to_play = std::nullopt;
  EXPECT_EQ(
      answer_json(finished),
      std::string(kHead) + R"("objective":"points","value":73,"line":[],"nodes":12345})" + "\n");
}

// ---- The exchange with the talon ----------------------------------------------------------------

constexpr Card kSevenOfSpades(Suit::kSpades, Rank::kSeven);
constexpr Card kNineOfDiamonds(Suit::kDiamonds, Rank::kNine);
constexpr Card kNineOfClubs(Suit::kClubs, Rank::kNine);
constexpr Card kSevenOfHearts(Suit::kHearts, Rank::kSeven);

Answer open_exchange() {
  Answer open = answer();
  open.task.exchange = std::nullopt;
  open.solution.exchange = {.discard = {kNineOfDiamonds, kSevenOfSpades},
                            .take = {kSevenOfHearts, kNineOfClubs}};
  return open;
}

TEST(AnswerJson, HasTheBestExchangeInListingOrder) {
  EXPECT_EQ(answer_json(open_exchange()),
            std::string(kHead) +
                R"("objective":"points","value":73,"to_play":1,)"
                R"("exchange":{"discard":["S7","D9"],"take":["C9","H7"]},"nodes":12345})" +
                "\n");
}

TEST(AnswerJson, HasAllExchangesAndTheBlindOne) {
  Answer all = open_exchange();
  all.solution.exchange = Exchange{};
  all.solution.exchanges = {
      {.exchange = {}, .value = 73},
      {.exchange = {.discard = {kSevenOfSpades}, .take = {kNineOfClubs}}, .value = 60},
      {.exchange = {.discard = {kSevenOfSpades}, .take = {kSevenOfHearts}}, .value = 71},
      {.exchange = {.discard = {kNineOfDiamonds}, .take = {kNineOfClubs}}, .value = 66},
      {.exchange = {.discard = {kNineOfDiamonds}, .take = {kSevenOfHearts}}, .value = 65}};
  EXPECT_EQ(answer_json(all),
            std::string(kHead) +
                R"("objective":"points","value":73,"to_play":1,)"
                R"("exchange":{"discard":[],"take":[]},"exchanges":[)"
                R"({"discard":[],"take":[],"value":73},)"
                R"({"discard":["S7"],"take":["C9"],"value":60},)"
                R"({"discard":["S7"],"take":["H7"],"value":71},)"
                R"({"discard":["D9"],"take":["C9"],"value":66},)"
                R"({"discard":["D9"],"take":["H7"],"value":65}],)"
                R"("blind":{"discard":["S7"],"mean":65.5,"values":{"C9":60,"H7":71}},)"
                R"("nodes":12345})" +
                "\n");
}

TEST(AnswerJson, HasNoBlindExchangeWhereTwoCardsAreTaken) {
  Answer cat = open_exchange();
  cat.solution.exchanges = {{.exchange = *cat.solution.exchange, .value = 73}};
  EXPECT_EQ(answer_json(cat).find("blind"), std::string::npos);
}

TEST(AnswerCsv, HasColumnsForTheExchange) {
  EXPECT_EQ(answer_csv(open_exchange()),
            "1,sjavs,4,hearts,2,1,points,73,73,73,1,,12345,,,S7 D9,C9 H7,,,,,\n");
  Answer nothing = open_exchange();
  nothing.solution.exchange = Exchange{};
  EXPECT_EQ(answer_csv(nothing),
            "1,sjavs,4,hearts,2,1,points,73,73,73,1,,12345,,,none,none,,,,,\n");
}

// ---- A trump suit beside the bid ----------------------------------------------------------------

TEST(Answers, NameTheTrumpSuitBesideTheBid) {
  const Game& game = *find_game("klorsjavs");
  Answer bid = answer();
  bid.task.game = &game;
  bid.task.deal = numbered_deal(game.shape(3), 1, 0);
  bid.task.contract = {.index = 1, .trump = Suit::kHearts};
  const std::string head =
      R"({"deal":1,"game":"klorsjavs","seats":3,"contract":"stryger","trump":"hearts",)";
  EXPECT_TRUE(answer_json(bid).starts_with(head)) << answer_json(bid);
  EXPECT_EQ(answer_csv(bid), "1,klorsjavs,3,stryger,2,1,points,73,73,73,1,,12345,,hearts,,,,,,,\n");
}

TEST(AnswerJson, NamesThePlayerAndTheModel) {
  const Game& jass = *find_game("jass");
  const Deal deal = numbered_deal(jass.shape(3), 1, 0);
  const auto tasks = jass.tasks({.game = &jass, .deal = deal, .contract = Contract{}}).value();
  Answer third{.deal = 1, .task = tasks[2], .request = {}, .solution = {}};
  third.solution.low = third.solution.high = 50;
  EXPECT_EQ(answer_json(third),
            R"({"deal":1,"game":"jass","seats":3,"contract":"acorns","declarer":1,"leader":1,)"
            R"("player":3,"objective":"points","value":50,"nodes":0})"
            "\n");
  EXPECT_EQ(answer_csv(third), "1,jass,3,acorns,1,1,points,50,50,50,,,0,,,,,3,paranoid,,,\n");
  third.request.model = Model::kMaxN;
  EXPECT_NE(answer_json(third).find(R"("objective":"points","model":"maxn","value":50)"),
            std::string::npos);
}

TEST(AnswerJson, OfADealPassedOut) {
  EXPECT_EQ(passed_out_json(7, "", problem()),
            "{\"deal\":7,\"game\":\"sjavs\",\"seats\":4,\"passed_out\":true}\n");
}

TEST(AnswerCsv, HasARowAResult) {
  EXPECT_EQ(answer_csv_header(),
            "deal,game,seats,contract,declarer,leader,objective,value,low,high,to_play,best,nodes,"
            "passed_out,trump,discard,take,player,model,place,dealer,as\n");
  EXPECT_EQ(answer_csv(answer()), "1,sjavs,4,hearts,2,1,points,73,73,73,1,,12345,,,,,,,,,\n");
  EXPECT_EQ(passed_out_csv(7, problem()), "7,sjavs,4,,,,,,,,,,,true,,,,,,,,\n");
}

TEST(Dealer, IsToldWhereTheDealNamesOne) {
  Answer dealt = answer();
  dealt.task.dealer = Seat::number(3);
  EXPECT_EQ(
      answer_json(dealt).substr(0, 74),
      "{\"deal\":1,\"game\":\"sjavs\",\"seats\":4,\"dealer\":3,\"contract\":\"hearts\",\"declare");
  EXPECT_EQ(answer_csv(dealt), "1,sjavs,4,hearts,2,1,points,73,73,73,1,,12345,,,,,,,,3,\n");
  Problem passed = problem();
  passed.dealer = Seat::number(1);
  EXPECT_EQ(passed_out_json(7, "", passed),
            "{\"deal\":7,\"game\":\"sjavs\",\"seats\":4,\"dealer\":1,\"passed_out\":true}\n");
}

TEST(Objectives, HaveNames) {
  for (Objective objective : {Objective::kPoints, Objective::kTricks, Objective::kScore}) {
    EXPECT_EQ(find_objective(objective_name(objective)), objective);
  }
  EXPECT_EQ(find_objective("point"), std::nullopt);
}

}  // namespace matador::formats_answers_test
