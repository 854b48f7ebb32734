// Players by their names and seats, what becomes of a bid, and who is drawn where.

#include "formats/cards/players.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/input/notes.h"
#include "formats/text/diagram.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador::formats_players_test {

const Game& bridge() { return *find_game("bridge"); }
const Game& jass() { return *find_game("jass"); }
const Game& sjavs() { return *find_game("sjavs"); }

constexpr Seat kFirst = Seat::number(1);
constexpr Seat kSecond = Seat::number(2);
constexpr Seat kThird = Seat::number(3);

using Names = std::vector<std::string>;

TEST(Players, GoByTheirSeats) {
  const Players players(sjavs(), 4);
  EXPECT_EQ(players.name(kSecond), "seat 2");
  EXPECT_EQ(players.title(kSecond), "Seat 2");
  EXPECT_EQ(players.short_name(kSecond), "2");
  EXPECT_EQ(players.names({kSecond}), "seat 2");
  EXPECT_EQ(players.names({kFirst, kThird}), "seats 1 and 3");
  EXPECT_EQ(players.names({kFirst, kSecond, kThird}), "seats 1, 2 and 3");
  EXPECT_EQ(players.side({kFirst, kThird}), "1+3");
  EXPECT_FALSE(players.any_person());
}

TEST(Players, GoByThePointsOfTheCompass) {
  const Players players(bridge(), 4);
  EXPECT_EQ(players.name(kSecond), "East");
  EXPECT_EQ(players.short_name(kSecond), "E");
  EXPECT_EQ(players.names({kFirst, kThird}), "North and South");
  EXPECT_EQ(players.side({kFirst, kThird}), "NS");
}

TEST(Players, GoByTheirNames) {
  const Players players(sjavs(), 4, {"Anna", "Beni", "", "Dora"});
  EXPECT_EQ(players.title(kFirst), "Anna");
  EXPECT_EQ(players.place(kFirst), "Seat 1");
  EXPECT_EQ(players.title(kThird), "Seat 3");
  EXPECT_EQ(players.names({kFirst, kThird}), "Anna and seat 3");
  EXPECT_EQ(players.side({kFirst, kThird}), "Anna+3");
  EXPECT_EQ(players.short_name(kSecond), "Beni");
}

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

Task task_of(const Deal& deal, int strain) {
  Problem problem{.game = &bridge(), .deal = deal, .contract = Contract{strain}};
  problem.declarer = kFirst;
  return bridge().tasks(problem, false).value().front();
}

TEST(Bids, AreMadeOrGoDown) {
  const Task hearts = task_of(numbered_deal(bridge().shape(4), 1, 0), 2);
  const auto fate = [&](const std::string& bid, int tricks) {
    return fate_of_bid({.bid = bid}, hearts, tricks);
  };
  EXPECT_EQ(fate("4H", 10), "4H is made");
  EXPECT_EQ(fate("4HX", 9), "4HX goes down 1");
  EXPECT_EQ(fate("1H", 13), "1H is made with 6 overtricks");
  EXPECT_EQ(fate("2H", 9), "2H is made with 1 overtrick");
  EXPECT_EQ(fate("7H", 0), "7H goes down 13");
  for (const char* other : {"", "H", "4S", "3NT", "8H", "PASS"}) EXPECT_EQ(fate(other, 10), "");
}

// The names of the seats as they stand in the lines of a drawn table.
Names drawn(const Game& game, int seats) {
  const Deal deal = numbered_deal(game.shape(seats), 1, 0);
  const CardFace face(card_style(game), false);
  const TrickOrder suits = natural_order(deal.shape().pack, face.style());
  const Players players(game, seats);
  const std::string text =
      table_view(deal, Played(deal, suits, kFirst), suits, face, players, [](Seat) { return ""; });
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

}  // namespace matador::formats_players_test
