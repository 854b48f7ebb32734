// How many ways there are to play the first 1, 2, 3, ... cards of a small deal: counted by the
// reference, and by the library's own notion of what may be played.
//
// The numbers were counted by a third program, written for that purpose alone (forty lines of
// Python that shared no code with either). They no longer grow over the last trick, where everybody
// has one card.

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "solver/games/sjavs/order.h"
#include "solver/tricks/played.h"
#include "tests/names.h"
#include "tests/reference/oracle.h"

namespace matador {
namespace {

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
};

std::uint64_t perft(const Played& played, int cards) {
  if (cards == 0) return 1;
  std::uint64_t ways = 0;
  for (Card card : played.legal()) {
    Played next = played;
    EXPECT_TRUE(next.play(card).ok());
    ways += perft(next, cards - 1);
  }
  return ways;
}

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

}  // namespace
}  // namespace matador
