// The JSON and CSV lines of answers, to the letter.

#include <gtest/gtest.h>

#include "formats/answers.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador {
namespace {

Problem problem() {
  const Game& game = *find_game("sjavs");
  return {.game = &game, .deal = numbered_deal(game.shape(4), 1, 0)};
}

Answer answer() {
  const Problem asked = problem();
  const Task task{asked.game,      asked.deal, Contract{2}, Seat::number(2),
                  Seat::number(1), Exchange{}, {},          {}};
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
  full.solution.cards = {{Card(Suit::kHearts, Rank::kAce), 73},
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

TEST(AnswerJson, OfADealPassedOut) {
  EXPECT_EQ(passed_out_json(7, problem()),
            "{\"deal\":7,\"game\":\"sjavs\",\"seats\":4,\"passed_out\":true}\n");
}

TEST(AnswerCsv, HasARowAResult) {
  EXPECT_EQ(answer_csv_header(),
            "deal,game,seats,contract,declarer,leader,objective,value,low,high,to_play,best,nodes,"
            "passed_out\n");
  EXPECT_EQ(answer_csv(answer()), "1,sjavs,4,hearts,2,1,points,73,73,73,1,,12345,\n");
  EXPECT_EQ(passed_out_csv(7, problem()), "7,sjavs,4,,,,,,,,,,,true\n");
}

TEST(Objectives, HaveNames) {
  for (Objective objective : {Objective::kPoints, Objective::kTricks, Objective::kScore}) {
    EXPECT_EQ(find_objective(objective_name(objective)), objective);
  }
  EXPECT_EQ(find_objective("point"), std::nullopt);
}

}  // namespace
}  // namespace matador
