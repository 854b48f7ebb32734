// Players by their names and seats.

#include <gtest/gtest.h>

#include "formats/cards/seating.h"
#include "solver/games/registry.h"

namespace matador::formats_players_test {

const Game& bridge() { return *find_game("bridge"); }
const Game& sjavs() { return *find_game("sjavs"); }

constexpr Seat kFirst = Seat::number(1);
constexpr Seat kSecond = Seat::number(2);
constexpr Seat kThird = Seat::number(3);

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

}  // namespace matador::formats_players_test
