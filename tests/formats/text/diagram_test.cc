// Who is drawn where.

#include "formats/text/diagram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador::formats_diagram_test {

const Game& bridge() { return *find_game("bridge"); }
const Game& jass() { return *find_game("jass"); }
const Game& sjavs() { return *find_game("sjavs"); }

using Names = std::vector<std::string>;

// The names of the seats as they stand in the lines of a drawn table.
Names drawn(const Game& game, int seats) {
  const Deal deal = numbered_deal(game.shape(seats), 1, 0);
  const CardFace face(card_style(game), false);
  const TrickOrder suits = natural_order(deal.shape().pack, face.style());
  const Players players(game, seats);
  const std::string text = table_view(deal, Played(deal, suits, Seat::number(1)), suits, face,
                                      players, [](Seat) { return ""; });
  Names names;
  std::vector<std::pair<std::size_t, std::string>> found;
  for (int i = 0; i < seats; ++i) {
    const std::string title = players.title(Seat::from_index(i));
    found.emplace_back(text.find(title), title);
  }
  std::sort(found.begin(), found.end());
  for (const auto& [at, name] : found) names.push_back(name);
  return names;
}

TEST(TableView, DrawsEachGameAsItIsPlayed) {
  EXPECT_EQ(drawn(bridge(), 4), (Names{"North", "West", "East", "South"}));
  EXPECT_EQ(drawn(sjavs(), 4), (Names{"Seat 3", "Seat 2", "Seat 4", "Seat 1"}));
  EXPECT_EQ(drawn(jass(), 4), (Names{"Seat 3", "Seat 4", "Seat 2", "Seat 1"}));
  EXPECT_EQ(drawn(sjavs(), 3), (Names{"Seat 2", "Seat 3", "Seat 1"}));
  EXPECT_EQ(drawn(*find_game("coiffeur"), 3), (Names{"Seat 3", "Seat 2", "Seat 1"}));
  EXPECT_EQ(drawn(jass(), 5), (Names{"Seat 4", "Seat 3", "Seat 5", "Seat 1", "Seat 2"}));
  EXPECT_EQ(drawn(*find_game("scharwenzel"), 6),
            (Names{"Seat 3", "Seat 4", "Seat 5", "Seat 2", "Seat 1", "Seat 6"}));
  EXPECT_EQ(drawn(jass(), 6), (Names{"Seat 5", "Seat 4", "Seat 3", "Seat 6", "Seat 1", "Seat 2"}));
}

}  // namespace matador::formats_diagram_test
