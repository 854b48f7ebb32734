// Hands as people type and paste them in a command.

#include "formats/input/typed_hands.h"

#include <gtest/gtest.h>

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
