// Hands as people type and paste them in a command.

#include "formats/input/typed_hands.h"

#include <gtest/gtest.h>

#include <string>

#include "solver/games/registry.h"

namespace matador::formats_typed_hands_test {

constexpr char kBridge[] = "AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 43.432.432.A6532";

TEST(TypedHands, BeginWithASeatOrAreGroupsOfRanks) {
  for (const char* hands : {"1:A B", "N:A B", "12:", kBridge, "N:\nA B"}) {
    EXPECT_TRUE(is_hands_text(hands)) << hands;
  }
  for (const char* other :
       {"", "1", "N", ":", "[Deal", "NS:A", "a.deals", "pn|N:", "a.b.c.d", "N:A B\nN:A B",
        "AKQ2.AK5.T98.QJ4", "A.K.Q.J T.9.8.7", "one.two.three.four a.k.q.j"}) {
    EXPECT_FALSE(is_hands_text(other)) << other;
  }
}

TEST(TypedHands, StandInOneLine) {
  EXPECT_EQ(one_line_of_hands("1:A B"), "1:A B");
  EXPECT_EQ(one_line_of_hands(kBridge), std::string("N:") + kBridge);
  EXPECT_EQ(one_line_of_hands("A.K.Q.J T.9.8.7"), "A.K.Q.J T.9.8.7");
  EXPECT_EQ(one_line_of_hands("N:\nA.K.Q.J\r\nT.9.8.7 A.K.Q.J\n"), "N:A.K.Q.J T.9.8.7 A.K.Q.J");
  EXPECT_EQ(one_line_of_hands("N: S AK H Q\nS QJ H A\n"), "N:S AK H Q | S QJ H A");
  EXPECT_EQ(one_line_of_hands("1: HA HK | S9\n| SA"), "1:HA HK | S9 | SA");
  EXPECT_EQ(one_line_of_hands(""), "");
}

// The value in canonical form; else what is wrong.
std::string ordered(const std::string& text, const char* game = "jass", int seats = 4) {
  const absl::StatusOr<std::string> hands = order_hands(text, *find_game(game), seats);
  return hands.ok() ? *hands : std::string(hands.status().message());
}

TEST(HandsOfSeats, StayAsTheyAreWithoutMarks) {
  for (const char* text : {"1:A B C D", "3:A B - -", "A B C D", "1:SA,SK;SU B C D", ""}) {
    EXPECT_EQ(ordered(text), text);
  }
  EXPECT_EQ(ordered("N:A B C D", "bridge"), "N:A B C D");
}

TEST(HandsOfSeats, HaveMarksBetweenThem) {
  for (const char* text :
       {"1:S A, R 6 / S K / S O / S U", "1: S A, R 6|S K|S O|S U", "1: S A, R 6; S K; S O; S U",
        "S A, R 6 / S K / S O / S U", "1: S A, R 6 2: S K 3: S O 4: S U"}) {
    EXPECT_EQ(ordered(text), "1:S A, R 6 | S K | S O | S U") << text;
  }
  EXPECT_EQ(ordered("2: S A / S K"), "2:S A | S K");
}

TEST(HandsOfSeats, HaveTheirSeatsInAnyOrder) {
  EXPECT_EQ(ordered("seat 2: B / Seat 1: A / 4: D / Sitz 3: C"), "1:A | B | C | D");
  EXPECT_EQ(ordered("Nord: C / Ost: B / S\u00FCd: A / West: D"), "1:A | B | C | D");
  EXPECT_EQ(ordered("Nord: C / Ost: D / S\u00FCd: A / West: B", "sjavs"), "1:A | B | C | D");
  EXPECT_EQ(ordered("N: A / E: B / S: C / W: D", "bridge"), "1:A | B | C | D");
  EXPECT_EQ(ordered("1: A / 2: B / 4: D"), "1:A | B | rest | D");
  EXPECT_EQ(ordered("1: A / 3: C"), "1:A | - | C | -");
  EXPECT_EQ(ordered("1: A / 2: B / 3: C"), "1:A | B | C");
}

TEST(HandsOfSeats, MayBeginWithALetterOfASuit) {
  EXPECT_EQ(ordered("1: S: A K / S: O / S: U / S: 9"), "1:S: A K | S:O | S:U | S:9");
  EXPECT_EQ(ordered("1: A K / S: O", "jass", 2), "1:A K | S:O");
  EXPECT_EQ(ordered("S: A K / S: O / S: U / S: 9"), "1:S:A K | S:O | S:U | S:9");
}

TEST(HandsOfSeats, AreFaultsWhereASeatIsNotClear) {
  EXPECT_EQ(ordered("1: A / 1: B / 2: C"), "two hands of seat 1: the second is \"B\"");
  EXPECT_EQ(ordered("1: A / B / 3: C"),
            "some hands have their seat before them and some do not, expected all of them or the "
            "first alone");
  EXPECT_EQ(ordered("Nord: A / 9: B"), "bad seat \"9\", expected a number from 1 to 4");
}

TEST(HandsOfSeats, AreLines) {
  for (const char* line : {"1: SA SK", "S\u00FCd: Schilten Ass", "Seat 2: A.B.C.D", "N:A B"}) {
    EXPECT_TRUE(is_seated_hand(line)) << line;
  }
  for (const char* line : {"[Deal \"1:A\"]", "1:", "Trumpf: Rosen", "SA SK", "{\"deal\":1}"}) {
    EXPECT_FALSE(is_seated_hand(line)) << line;
  }
}

// Lines as people paste them, without a tag.
TEST(HandsOfSeats, AreADealWithoutMore) {
  const std::string lines = "West: SA SK\nNord: SO S9\nOst: S8 S7\nS\u00FCd: S6 SU\n";
  EXPECT_TRUE(is_hands_text(lines));
  EXPECT_EQ(ordered(one_line_of_hands(lines)), "1:S6 SU | S8 S7 | SO S9 | SA SK");
  EXPECT_TRUE(is_hands_text("1: SA SK\n2: SO S9"));
  for (const char* other : {"N:A.K.Q.J T.9.8.7\nE:A.K.Q.J T.9.8.7", "S: AK\nH: Q\nD: J\nC: 9",
                            "1: SA\n1: SK", "1: SA\nSK\n3: SO"}) {
    EXPECT_FALSE(is_hands_text(other)) << other;
  }
}

TEST(TypedHands, AreSuspectedInWordsThatAreNoFiles) {
  for (const char* cards :
       {"AKQ2.AK5.T98.QJ4", "A.K.Q.J T.9.8.7", "S AKQ2 H AK5 D T98", "\u2660AK"}) {
    EXPECT_TRUE(looks_like_cards(cards)) << cards;
  }
  for (const char* file : {"a.deals", "my deals.pbn", "deals", ""}) {
    EXPECT_FALSE(looks_like_cards(file)) << file;
  }
}

}  // namespace matador::formats_typed_hands_test
