// What seats are called, and that they are read by their names.

#include "formats/cards/seating.h"

#include <gtest/gtest.h>

#include <string>

#include "formats/query/expression.h"
#include "formats/query/fixed_cards.h"
#include "solver/games/registry.h"

namespace matador::formats_seating_test {

const Game& bridge() { return *find_game("bridge"); }
const Game& sjavs() { return *find_game("sjavs"); }

TEST(Seating, SeatsOfBridgeHaveNames) {
  EXPECT_EQ(seat_name(bridge(), Seat::number(2)), "East");
  EXPECT_EQ(short_seat_name(bridge(), Seat::number(4)), "W");
  EXPECT_EQ(seat_name(sjavs(), Seat::number(2)), "seat 2");
  EXPECT_EQ(short_seat_name(sjavs(), Seat::number(2)), "2");
}

TEST(Seating, NamesAreReadAndNumbersToo) {
  for (const char* text : {"E", "e", "East", "east", "EAST", "2"}) {
    EXPECT_EQ(*read_seat(text, bridge(), 4), Seat::number(2)) << text;
  }
  EXPECT_EQ(*read_seat("2", sjavs(), 4), Seat::number(2));
  EXPECT_EQ(*read_seat("Nord", bridge(), 4), Seat::number(1));
  EXPECT_EQ(*read_seat("S\u00FCd", bridge(), 4), Seat::number(3));
  EXPECT_EQ(*read_seat("Ost", bridge(), 4), Seat::number(2));
  for (const char* text : {"", "0", "5", "NE", "X"}) {
    EXPECT_EQ(
        read_seat(text, bridge(), 4).status().message(),
        "bad seat \"" + std::string(text) + "\", expected a number from 1 to 4, or N, E, S or W");
  }
  EXPECT_EQ(read_seat("NE", sjavs(), 4).status().message(),
            "bad seat \"NE\", expected a number from 1 to 4");
}

TEST(Seating, FourSeatsWithNumbersHaveThePointsOfTheCompass) {
  const Game& jass = *find_game("jass");
  for (const char* text : {"S", "s", "South", "S\u00FCd", "Sued", "sud", "syd"}) {
    EXPECT_EQ(*read_seat(text, sjavs(), 4), Seat::number(1)) << text;
    EXPECT_EQ(*read_seat(text, jass, 4), Seat::number(1)) << text;
  }
  EXPECT_EQ(*read_seat("Nord", jass, 4), Seat::number(3));
  // Sjavs is played clockwise, Jass is not.
  EXPECT_EQ(*read_seat("West", sjavs(), 4), Seat::number(2));
  EXPECT_EQ(*read_seat("\u00D8st", sjavs(), 4), Seat::number(4));
  EXPECT_EQ(*read_seat("West", jass, 4), Seat::number(4));
  EXPECT_EQ(*read_seat("O", jass, 4), Seat::number(2));
  EXPECT_FALSE(read_seat("S", sjavs(), 3).ok());
}

TEST(Seating, PlacesAreCountedFromForehand) {
  const Game& skat = *find_game("skat");
  const Seat second = Seat::number(2);
  EXPECT_EQ(*read_seat("Vorhand", skat, 3, second), Seat::number(2));
  EXPECT_EQ(*read_seat("middlehand", skat, 3, second), Seat::number(3));
  EXPECT_EQ(*read_seat("Hinterhand", skat, 3, second), Seat::number(1));
  EXPECT_EQ(*read_seat("Geber", sjavs(), 4, second), Seat::number(1));
  EXPECT_FALSE(read_seat("middlehand", sjavs(), 4, second).ok());
  EXPECT_EQ(
      read_seat("forehand", skat, 3).status().message(),
      "bad seat \"forehand\", expected a number from 1 to 3; who has that place depends on the "
      "dealer");
}

TEST(Seating, PlayersHaveNames) {
  const Game& skat = *find_game("skat");
  const std::vector<std::string> names{"Anna", "", "Geber"};
  const auto seat = [&](const char* text, int forehand) {
    return read_seat(text, skat, 3, Seat::number(forehand), names);
  };
  EXPECT_EQ(*seat("anna", 1), Seat::number(1));
  EXPECT_EQ(*seat("Geber", 1), Seat::number(3));
  EXPECT_EQ(*seat("Vorhand", 2), Seat::number(2));
  EXPECT_EQ(
      seat("Geber", 2).status().message(),
      "\"Geber\" is seat 3, the player of that name, or seat 1, who has that place: write 3 or "
      "1");
  Case deal;
  deal.hands[2] = CardSet{Card(Suit::kSpades, Rank::kAce)};
  EXPECT_EQ(read_condition("has('Zoe B', 'SA')", skat, 3, {"", "Anna", "Zoe B"})->evaluate(deal),
            1);
  EXPECT_EQ(read_condition("has(geber, 'SA')", skat, 3, names).status().message(),
            "has(geber, 'SA')\n    ^\n\"geber\" is a place and the name of seat 3: write 3 for the "
            "player");
}

TEST(Seating, CardsAreFixedForThem) {
  const FixedCards by_name = *read_fixed("N:AK..-.Q W:...T", bridge(), 4);
  EXPECT_EQ(by_name, *read_fixed("1:AK..-.Q 4:...T", bridge(), 4));
  const FixedCards by_place = *read_fixed("dealer:AK...", sjavs(), 4, Seat::number(3));
  EXPECT_EQ(by_place, *read_fixed("2:AK...", sjavs(), 4));
}

TEST(Seating, ConditionsSpeakOfPlaces) {
  Case deal;
  deal.game = find_game("skat");
  deal.seats = 3;
  deal.forehand = Seat::number(2);
  deal.hands[2] = CardSet{Card(Suit::kSpades, Rank::kAce)};
  const auto value = [&](const char* text) {
    return read_condition(text, *deal.game, deal.seats)->evaluate(deal);
  };
  EXPECT_EQ(value("has(Mittelhand, 'SA')"), 1);
  EXPECT_EQ(value("has(dealer, 'SA')"), 0);
  EXPECT_EQ(value("vorhand"), 2);
  EXPECT_EQ(value("dealer"), 1);
}

TEST(Seating, ConditionsSpeakOfThem) {
  Case deal;
  deal.game = &bridge();
  deal.seats = 4;
  deal.hands[2] = CardSet{Card(Suit::kSpades, Rank::kAce), Card(Suit::kHearts, Rank::kKing)};
  deal.declarer = Seat::number(3);
  const auto value = [&](const char* text) {
    const auto read = read_condition(text, bridge(), 4);
    EXPECT_TRUE(read.ok()) << read.status().message();
    return read->evaluate(deal);
  };
  EXPECT_EQ(value("hcp(south)"), 7);
  EXPECT_EQ(value("hcp(S) + hcp(north)"), 7);
  EXPECT_EQ(value("declarer == south"), 1);
  EXPECT_EQ(value("declarer == west"), 0);
  EXPECT_EQ(read_condition("trumps(north) > 4", sjavs(), 3).status().message(),
            "trumps(north) > 4\n"
            "       ^\n"
            "unknown seat \"north\", expected 1 to 3, forehand, dealer, declarer or leader");
  EXPECT_TRUE(read_condition("trumps(north) > 4", sjavs(), 4).ok());
  EXPECT_EQ(read_condition("hcp(nort) > 4", bridge(), 4).status().message(),
            "hcp(nort) > 4\n"
            "    ^\n"
            "unknown seat \"nort\"; did you mean \"north\"?");
}

}  // namespace matador::formats_seating_test
