// What a program that plays is asked: all that it knows, and no card more; and what it may answer.

#include "formats/play/protocol.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "formats/input/json_deal.h"
#include "formats/input/partial_problem.h"
#include "solver/advice/hindsight.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/inference/possible.h"

namespace matador::protocol_test {
namespace {

Task begun(const Game& game, int seats, int cards) {
  Task task = numbered_tasks({.game = &game, .seats = seats}, /*seed=*/4, 1).front();
  task.player.reset();
  if (!task.exchange) task.exchange = game.exchanges(task).back();
  task.play = random_play(task, cards, /*seed=*/4, /*number=*/0).value();
  return task;
}

// The worlds that fit what is known, drawn by the same chance.
std::vector<Deal> worlds_of(const PartialProblem& partial) {
  const auto possible = PossibleWorlds::of(question_of(partial).value().known);
  std::vector<Deal> deals;
  const auto worlds = find_worlds(*possible, {.worlds = 10, .enumerate = 0});
  if (!worlds.ok()) return deals;
  for (const World& world : worlds->worlds) deals.push_back(world.deal);
  return deals;
}

TEST(Protocol, ALineMayHaveAnyBytes) {
  const Task task = begun(*find_game("sjavs"), 4, 0);
  const auto move = read_turn_answer("{\"move\":\"\xFF\"}", task);
  ASSERT_FALSE(move.ok());
  EXPECT_EQ(turn_fault(move.status()),
            "{\"error\":\"no JSON at column 10: \\\"\\\\xff\\\"}\\\"\"}\n");
  EXPECT_EQ(turn_fault(absl::InvalidArgumentError("\xFF")), "{\"error\":\"\uFFFD\"}\n");
}

TEST(Protocol, TheTagsSayAllThatThePlayerKnows) {
  for (const Game* game : all_games()) {
    for (int seats : game->seat_counts()) {
      for (int cards : {0, 1, 5, 13}) {
        const Task task = begun(*game, seats, cards);
        const auto question = nlohmann::json::parse(turn_question(task, 1));
        const auto record = read_json_record(question["tags"].dump(), /*line=*/1);
        ASSERT_TRUE(record.ok()) << record.status();
        const auto read = read_partial_problem(*record);
        ASSERT_TRUE(read.ok()) << DealError::of(read).message << write_record(*record);
        const std::vector<Deal> known = worlds_of(as_known(task, task.play.size()));
        EXPECT_EQ(worlds_of(read.value()), known) << write_record(*record);
      }
    }
  }
}

TEST(Protocol, LegalMovesAreAnswers) {
  const Task task = begun(*find_game("jass"), 4, 6);
  const Turn turn = *turn_of(task);
  for (const Move& move : turn.moves) {
    const std::string line = R"({"move":")" + to_string(move.card, kSwissNotation) + R"("})";
    EXPECT_EQ(read_turn_answer(line, task).value(), move);
  }
}

TEST(Protocol, WhatIsNoAnswerSaysWhy) {
  const Task task = begun(*find_game("sjavs"), 4, 1);
  const Card other = task.deal.hand(task.leader).first();
  const std::pair<std::string, std::string> cases[] = {
      {"", "the JSON breaks off"},
      {"HA", "no JSON at column 1: \"HA\""},
      {"[]", "expected an object"},
      {R"({"card":"HA"})", "expected an object"},
      {R"({"move":7})", "expected an object"},
      {R"({"move":"XX"})", "XX"},
      {R"({"move":"HA HK"})", "is not one move"},
      {R"({"move":"pass"})", "no card"},
      {R"({"move":"HA","move":"HK"})", "twice"},
      {R"({"move":")" + to_string(other) + R"("})", "seat"},
  };
  for (const auto& [line, why] : cases) {
    const absl::StatusOr<Move> move = read_turn_answer(line, task);
    ASSERT_FALSE(move.ok()) << line;
    EXPECT_NE(std::string(move.status().message()).find(why), std::string::npos) << move.status();
    EXPECT_FALSE(nlohmann::json::parse(turn_fault(move.status()))["error"].empty());
  }
}

}  // namespace
}  // namespace matador::protocol_test
