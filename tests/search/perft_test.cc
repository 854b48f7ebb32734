// Perft: the number of ways to play the first 1, 2, 3, ... cards of a small deal, counted by the
// reference and by the rules of the library.
//
// The numbers were counted by a third program, written for that purpose (forty lines of Python that
// share no code with either). They do not grow in the last trick, because each player has one card
// left.

#include "tests/support/perft.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "solver/games/sjavs/rules.h"
#include "solver/tricks/played.h"
#include "tests/games/sjavs/reference_rules.h"
#include "tests/reference/oracle.h"
#include "tests/support/names.h"

namespace matador::perft_test {

struct SmallDeal {
  Hands hands;
  Suit trump;
  int leader;
  std::vector<std::uint64_t> ways;  // to play 1, 2, 3, ... cards
  Piles piles = {};
};

const std::vector<SmallDeal> kSmallDeals{
    {{"A..7.Q", "K.A..8", "T.9.8.", "8.7..A"},
     Suit::kHearts,
     1,
     {3, 5, 5, 11, 22, 31, 37, 58, 58, 58, 58, 58}},
    {{"A.J.7.Q", "KJ.T..8", "T.Q.8.7", "8..9.AK"},
     Suit::kClubs,
     3,
     {4, 8, 22, 29, 87, 159, 239, 343, 686, 946, 1252, 1608, 1608, 1608, 1608, 1608}},
    {{"7.T.K.J", "Q.9.8.A", "K.A.A.K", "9.Q.Q.8"},
     Suit::kSpades,
     2,
     {4, 4, 4, 8, 24, 24, 30, 40, 80, 80, 96, 112, 112, 112, 112, 112}},
    {{"A8..7.KT", "7.K.KQ9.", "Q.A.A8.7", "J.7.T.J9"},
     Suit::kDiamonds,
     4,
     {5,     10,    24,     42,     168,    436,    1126,   2416,   7248,   14390,
      29150, 53916, 107832, 174472, 289280, 439456, 439456, 439456, 439456, 439456}},
    // Three players.
    {{"T7..A.", ".T.8.9", "9..9.7"}, Suit::kHearts, 2, {3, 5, 13, 26, 37, 60, 60, 60, 60}},
    {{".A.Q.7", "T.7.7.", "Q.J.K."}, Suit::kClubs, 3, {3, 3, 7, 14, 20, 36, 36, 36, 36}},
    {{"AK..8.T", ".Q9.KT.", "JT.A..9"},
     Suit::kSpades,
     1,
     {4, 14, 28, 84, 182, 378, 756, 1288, 2056, 2056, 2056, 2056}},
    {{".K.KQ.A", "Q..AT.K", "JT.J..J"},
     Suit::kClubs,
     3,
     {4, 7, 22, 66, 149, 273, 546, 990, 1416, 1416, 1416, 1416}},
    {{".JT..AQ9", "K.A9.K9.", "A8.K.T.T"},
     Suit::kDiamonds,
     2,
     {5, 6, 16, 64, 152, 264, 792, 1576, 2640, 5280, 8426, 12796, 12796, 12796, 12796}},
    // Two players, with cards face down.
    {{"J...", "..A."}, Suit::kHearts, 1, {2, 3, 3, 3, 3, 3}, {"D8/CA", "CK/CQ"}},
    {{"...", "..."}, Suit::kClubs, 2, {2, 2, 4, 7, 11, 14, 14, 14}, {"SJ/D8,HQ/S7", "SQ/CT,HJ/HT"}},
    {{"..Q7.", ".8..9"},
     Suit::kSpades,
     1,
     {4, 13, 46, 128, 396, 925, 2327, 4635, 8466, 14184, 14184, 14184},
     {"D8/DA,ST/CA", "HQ/DJ,S9/S7"}},
    {{"..A.", "T..."},
     Suit::kDiamonds,
     2,
     {4, 16, 60, 109, 357, 782, 2190, 4550, 10443, 19290, 31163, 48087, 48087, 48087},
     {"D9/CA,HJ/H7,DQ/CT", "HK/SQ,S8/D7,S9/DT"}},
    {{"KT..K.Q", "98.Q..A"},
     Suit::kHearts,
     2,
     {5, 11, 44, 102, 344, 758, 1978, 3536, 6438, 9312, 9312, 9312},
     {"D7/CK", "HK/HA"}},
};

TEST(Perft, Reference) {
  for (const SmallDeal& small : kSmallDeals) {
    const reference::Position start =
        reference::start(small_deal(small.hands, small.piles),
                         {.trump = small.trump, .leader = Seat::number(small.leader)});
    int cards = 0;
    for (std::uint64_t ways : small.ways) EXPECT_EQ(reference::perft(start, ++cards), ways);
    EXPECT_EQ(reference::perft(start, ++cards), 0u);
  }
}

TEST(Perft, Library) {
  for (const SmallDeal& small : kSmallDeals) {
    const Played start(small_deal(small.hands, small.piles), sjavs::order(small.trump),
                       Seat::number(small.leader));
    int cards = 0;
    for (std::uint64_t ways : small.ways) {
      if (ways > 20'000) break;  // every step of every way copies the whole play
      EXPECT_EQ(perft(start, ++cards), ways);
    }
  }
}

}  // namespace matador::perft_test
