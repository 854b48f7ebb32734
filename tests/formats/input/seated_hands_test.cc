// Hands with marks between them, and with their seats before them.

#include "formats/input/seated_hands.h"

#include <gtest/gtest.h>

#include <string>

#include "solver/games/registry.h"

namespace matador::formats_seated_hands_test {

// The value in canonical form; else what is wrong.
std::string ordered(const std::string& text, const char* game = "jass", int seats = 4) {
  const absl::StatusOr<std::string> hands = order_hands(text, *find_game(game), seats);
  return hands.ok() ? *hands : std::string(hands.status().message());
}

TEST(SeatedHands, StayAsTheyAreWithoutMarks) {
  for (const char* text : {"1:A B C D", "3:A B - -", "A B C D", "1:SA,SK;SU B C D", ""}) {
    EXPECT_EQ(ordered(text), text);
  }
  EXPECT_EQ(ordered("N:A B C D", "bridge"), "N:A B C D");
}

TEST(SeatedHands, HaveMarksBetweenThem) {
  for (const char* text :
       {"1:S A, R 6 / S K / S O / S U", "1: S A, R 6|S K|S O|S U", "1: S A, R 6; S K; S O; S U",
        "S A, R 6 / S K / S O / S U", "1: S A, R 6 2: S K 3: S O 4: S U"}) {
    EXPECT_EQ(ordered(text), "1:S A, R 6 | S K | S O | S U") << text;
  }
  EXPECT_EQ(ordered("2: S A / S K"), "2:S A | S K");
}

TEST(SeatedHands, HaveTheirSeatsInAnyOrder) {
  EXPECT_EQ(ordered("seat 2: B / Seat 1: A / 4: D / Sitz 3: C"), "1:A | B | C | D");
  EXPECT_EQ(ordered("Nord: C / Ost: B / S\u00FCd: A / West: D"), "1:A | B | C | D");
  EXPECT_EQ(ordered("Nord: C / Ost: D / S\u00FCd: A / West: B", "sjavs"), "1:A | B | C | D");
  EXPECT_EQ(ordered("N: A / E: B / S: C / W: D", "bridge"), "1:A | B | C | D");
  EXPECT_EQ(ordered("1: A / 2: B / 4: D"), "1:A | B | rest | D");
  EXPECT_EQ(ordered("1: A / 3: C"), "1:A | - | C | -");
  EXPECT_EQ(ordered("1: A / 2: B / 3: C"), "1:A | B | C");
}

TEST(SeatedHands, MayBeginWithALetterOfASuit) {
  EXPECT_EQ(ordered("1: S: A K / S: O / S: U / S: 9"), "1:S: A K | S:O | S:U | S:9");
  EXPECT_EQ(ordered("1: A K / S: O", "jass", 2), "1:A K | S:O");
  EXPECT_EQ(ordered("S: A K / S: O / S: U / S: 9"), "1:S:A K | S:O | S:U | S:9");
}

TEST(SeatedHands, AreFaultsWhereASeatIsNotClear) {
  EXPECT_EQ(ordered("1: A / 1: B / 2: C"), "two hands of seat 1: the second is \"B\"");
  EXPECT_EQ(ordered("1: A / B / 3: C"),
            "some hands have their seat before them and some do not, expected all of them or the "
            "first alone");
  EXPECT_EQ(ordered("Nord: A / 9: B"), "bad seat \"9\", expected a number from 1 to 4");
}

TEST(SeatedHands, AreLines) {
  for (const char* line : {"1: SA SK", "S\u00FCd: Schilten Ass", "Seat 2: A.B.C.D", "N:A B"}) {
    EXPECT_TRUE(is_seated_hand(line)) << line;
  }
  for (const char* line : {"[Deal \"1:A\"]", "1:", "Trumpf: Rosen", "SA SK", "{\"deal\":1}"}) {
    EXPECT_FALSE(is_seated_hand(line)) << line;
  }
}

}  // namespace matador::formats_seated_hands_test
