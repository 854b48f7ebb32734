// What becomes of a bid.

#include "formats/input/notes.h"

#include <gtest/gtest.h>

#include <string>

#include "formats/game_format.h"
#include "formats/input/tag_table.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador::formats_notes_test {

Task task_of(const Deal& deal, int strain) {
  const Game& bridge = *find_game("bridge");
  Problem problem{.game = &bridge, .deal = deal, .contract = Contract{strain}};
  problem.declarer = Seat::number(1);
  return bridge.tasks(problem, false).value().front();
}

TEST(Bids, AreMadeOrGoDown) {
  const Task hearts = task_of(numbered_deal(find_game("bridge")->shape(4), 1, 0), 2);
  const auto fate = [&](const std::string& bid, int tricks,
                        Language language = Language::kEnglish) {
    DealRecord record;
    record.add("Bid", bid);
    Task task = hearts;
    task.own = format_of(*task.game).tags->read(record);
    return fate_of_bid(task, tricks, language);
  };
  EXPECT_EQ(fate("4H", 10), "4H is made");
  EXPECT_EQ(fate("4HX", 9), "4HX goes down 1");
  EXPECT_EQ(fate("1H", 13), "1H is made with 6 overtricks");
  EXPECT_EQ(fate("2H", 9), "2H is made with 1 overtrick");
  EXPECT_EQ(fate("7H", 0), "7H goes down 13");
  EXPECT_EQ(fate("4H", 10, Language::kGerman), "4H ist erfüllt");
  EXPECT_EQ(fate("4HX", 8, Language::kGerman), "4HX fällt, 2 unter");
  EXPECT_EQ(fate("2H", 9, Language::kGerman), "2H ist erfüllt mit 1 Überstich");
  for (const char* other : {"", "H", "4S", "3NT", "8H", "PASS"}) EXPECT_EQ(fate(other, 10), "");
}

}  // namespace matador::formats_notes_test
