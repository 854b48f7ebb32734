// Whole evenings in every game: a person who takes every hint or plays any card comes to the end of
// each deal, and what is kept can be read, scored and gone on with.

#include "formats/play/evening.h"

#include <gtest/gtest.h>

#include <memory>
#include <sstream>

#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/players/house.h"

namespace matador::evening_test {
namespace {

class Room {
 public:
  explicit Room(const char* game, int seat = 1, std::optional<Contract> contract = {})
      : settings_{.game = find_game(game),
                  .seats = find_game(game)->seat_counts().front(),
                  .seat = Seat::number(seat),
                  .contract = contract} {}

  Evening evening(std::vector<DealRecord> before = {}) {
    return {settings_, std::move(before), *easy_, this_thread(solver_)};
  }

 private:
  EveningSettings settings_;
  Solver solver_;
  std::unique_ptr<CardPlayer> easy_ =
      house_player(*find_house_player("easy"), this_thread(solver_));
};

std::vector<DealRecord> records(const std::string& text) {
  std::istringstream in(text);
  DealFiles files(in, "evening");
  std::vector<DealRecord> records;
  while (const auto deal = files.next()) {
    if ((deal->content).ok()) records.push_back(*deal->content);
  }
  return records;
}

// The deal in play, by what is kept of it.
Task at_the_table(const Evening& evening) {
  const DealRecord last = records(evening.deals()).back();
  return read_tasks(last, read_problem(last).value(), /*all_contracts=*/false).value().front();
}

std::string any_move(const Evening& evening) {
  const Task task = at_the_table(evening);
  const Move move = turn_of(task)->moves.front();
  return move.is_card() ? to_string(move.card, *task.deal.shape().notation) : to_string(move);
}

// Plays the deal with the first legal card each time; the text at its end.
std::string play_deal(Evening& evening) {
  for (int card = 0; card < 60; ++card) {
    std::string text = evening.answer(any_move(evening));
    if (text.find("next, again") != std::string::npos) return text;
  }
  return "the deal has no end";
}

TEST(Evening, EveryContractIsPlayedReviewedAndScored) {
  for (const auto& [game, contract] : {std::pair("sjavs", 3),
                                       {"scharwenzel", 1},
                                       {"jass", 4},
                                       {"bridge", 4},
                                       {"davoserjazz", 5}}) {
    Room room(game, 1, Contract{contract});
    Evening evening = room.evening();
    evening.begin();
    const std::string end = play_deal(evening);
    EXPECT_NE(end.find("Played: "), std::string::npos) << game << "\n" << end;
    const std::string next = evening.answer("");
    EXPECT_NE(next.find("Deal 2"), std::string::npos) << game << "\n" << next;
    EXPECT_EQ(records(evening.deals()).size(), 2U) << game;
    EXPECT_TRUE(turn_of(at_the_table(evening)).ok()) << game;
  }
}

TEST(Evening, GoesOnWhereItWasLeft) {
  Room room("sjavs");
  Evening whole = room.evening();
  whole.begin();
  for (int card = 0; card < 11; ++card) {
    Evening resumed = room.evening(records(whole.deals()));
    resumed.begin();
    EXPECT_EQ(resumed.deals(), whole.deals());
    const std::string move = card == 8 ? "next" : any_move(whole);
    EXPECT_EQ(resumed.answer(move), whole.answer(move)) << card;
    EXPECT_EQ(resumed.deals(), whole.deals()) << card;
  }
}

TEST(Evening, BackTakesTheLastCardBack) {
  Room room("sjavs");
  Evening evening = room.evening();
  evening.begin();
  EXPECT_NE(evening.answer("back").find("no card of yours"), std::string::npos);
  const std::string before = evening.deals();
  evening.answer(any_move(evening));
  EXPECT_NE(evening.deals(), before);
  evening.answer("back");
  EXPECT_EQ(evening.deals(), before);
  play_deal(evening);
  const std::string over = evening.deals();
  evening.answer("back");
  EXPECT_LT(at_the_table(evening).play.size(), 32U);
  evening.answer(any_move(evening));
  EXPECT_EQ(evening.deals(), over);
  evening.answer("again");
  EXPECT_EQ(evening.deals(), before);
}

TEST(Evening, SaysWhatIsWrongAndLosesNothing) {
  Room room("sjavs");
  Evening evening = room.evening();
  evening.begin();
  const std::string before = evening.deals();
  for (const char* line : {"XX", "HA HK D9", "next", "review", "\x01", "7", "hearts"}) {
    EXPECT_NE(evening.answer(line), "") << line;
    EXPECT_FALSE(evening.over());
    EXPECT_EQ(evening.deals(), before) << line;
  }
  evening.answer("quit");
  EXPECT_TRUE(evening.over());
}

TEST(Evening, APersonNamesAContract) {
  Room room("jass");
  Evening evening = room.evening();
  EXPECT_NE(evening.begin().find("push"), std::string::npos);
  EXPECT_NE(evening.answer("harts").find("unknown contract"), std::string::npos);
  EXPECT_NE(evening.answer("hint").find("Advice is "), std::string::npos);
  EXPECT_NE(evening.answer("Obenabe").find("obenabe declared by you"), std::string::npos);
}

TEST(Evening, APersonExchanges) {
  Room room("skat", 1, Contract{4});
  Evening evening = room.evening();
  EXPECT_NE(evening.begin().find("set aside"), std::string::npos);
  EXPECT_NE(evening.answer("CJ").find("not allow"), std::string::npos);
  const std::string hint = evening.answer("hint");
  const std::string cards = hint.substr(hint.find("aside") + 6);
  EXPECT_NE(evening.answer(cards.substr(0, cards.find('.'))).find("You: "), std::string::npos);
}

}  // namespace
}  // namespace matador::evening_test
