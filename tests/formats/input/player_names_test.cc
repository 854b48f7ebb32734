// The names of the players, as tags tell them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/input/notes.h"
#include "solver/games/registry.h"

namespace matador::formats_player_names_test {

const Game& bridge() { return *find_game("bridge"); }
const Game& sjavs() { return *find_game("sjavs"); }

using Names = std::vector<std::string>;

absl::StatusOr<Names> names_of(const Game& game, const std::string& tag, const std::string& value) {
  DealRecord record;
  record.tags.push_back({tag, value, 7});
  return read_names(record, game, 4);
}

TEST(Players, AreReadFromTags) {
  EXPECT_EQ(names_of(sjavs(), "Names", "Anna,  Beni ,?,Zo\u00EB").value(),
            (Names{"Anna", "Beni", "", "Zo\u00EB"}));
  EXPECT_EQ(names_of(bridge(), "East", "Beni").value(), (Names{"", "Beni", "", ""}));
  EXPECT_EQ(names_of(bridge(), "East", "?").value(), Names{});
  EXPECT_EQ(names_of(sjavs(), "East", "Beni").value(), Names{});
  EXPECT_EQ(DealError::of(names_of(sjavs(), "Names", "Anna, Beni, Carla")),
            (DealError{7,
                       "[Names] has 3 of 4 names, expected them by seat with commas between them, "
                       "and ? for one that is not known"}));
  EXPECT_EQ(names_of(sjavs(), "Names", "Anna, ?, ?, ?").value(), (Names{"Anna", "", "", ""}));
  EXPECT_EQ(DealError::of(names_of(sjavs(), "Names", "Anna, Beni, ?, Beni")),
            (DealError{7, "[Names] has \"Beni\" twice, expected another name for each seat"}));
}

}  // namespace matador::formats_player_names_test
