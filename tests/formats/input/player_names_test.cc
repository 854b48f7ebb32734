// The names of the players, as tags tell them.

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "formats/input/notes.h"
#include "solver/games/registry.h"

namespace matador::formats_player_names_test {

const Game& bridge() { return *find_game("bridge"); }
const Game& sjavs() { return *find_game("sjavs"); }

using Names = std::vector<std::string>;

Outcome<Names> names_of(const Game& game, const std::string& tag, const std::string& value) {
  DealRecord record;
  record.tags.push_back({tag, value, 7});
  return read_names(record, game, 4);
}

TEST(Players, AreReadFromTags) {
  EXPECT_EQ(std::get<Names>(names_of(sjavs(), "Names", "Anna,  Beni ,?,Zo\u00EB")),
            (Names{"Anna", "Beni", "", "Zo\u00EB"}));
  EXPECT_EQ(std::get<Names>(names_of(bridge(), "East", "Beni")), (Names{"", "Beni", "", ""}));
  EXPECT_EQ(std::get<Names>(names_of(bridge(), "East", "?")), Names{});
  EXPECT_EQ(std::get<Names>(names_of(sjavs(), "East", "Beni")), Names{});
  EXPECT_EQ(std::get<DealError>(names_of(sjavs(), "Names", "Anna, Beni, Carla")),
            (DealError{7,
                       "[Names] has 3 of 4 names, expected them by seat with commas between them, "
                       "and ? for one that is not known"}));
  EXPECT_EQ(std::get<Names>(names_of(sjavs(), "Names", "Anna, ?, ?, ?")),
            (Names{"Anna", "", "", ""}));
  EXPECT_EQ(std::get<DealError>(names_of(sjavs(), "Names", "Anna, Beni, ?, Beni")),
            (DealError{7, "[Names] has \"Beni\" twice, expected another name for each seat"}));
}

}  // namespace matador::formats_player_names_test
