// The auction of bridge: what the laws allow, and the contract that comes of it.

#include "solver/games/bridge/auction.h"

#include <gtest/gtest.h>

#include <random>

namespace matador::bridge_auction_test {

using bridge::Auction;
using bridge::Call;
using bridge::FinalContract;
using bridge::Risk;

constexpr Call kPass{Call::Kind::kPass};
constexpr Call kDouble{Call::Kind::kDouble};
constexpr Call kRedouble{Call::Kind::kRedouble};
constexpr Call bid(int level, int strain) {
  return {Call::Kind::kBid, {.level = level, .strain = strain}};
}

Auction after(std::initializer_list<Call> calls) {
  Auction auction(Seat::number(2));
  for (const Call& call : calls) EXPECT_TRUE(auction.take(call).ok());
  return auction;
}

TEST(BridgeAuction, ThreePassesEndIt) {  // law 22
  EXPECT_FALSE(after({bid(1, 4), kPass, kPass}).over());
  EXPECT_TRUE(after({bid(1, 4), kPass, kPass, kPass}).over());
  EXPECT_FALSE(after({kPass, kPass, kPass}).over());
  EXPECT_TRUE(after({kPass, kPass, kPass, kPass}).over());
  EXPECT_FALSE(after({kPass, kPass, kPass, kPass}).contract());
  EXPECT_FALSE(after({bid(1, 4), kPass, kPass, kPass}).take(kPass).ok());
}

TEST(BridgeAuction, TheFirstOfTheSideWhoNamesTheStrainDeclares) {  // law 41
  const Auction auction =
      after({bid(1, 2), bid(1, 3), bid(2, 2), kPass, bid(4, 2), kPass, kPass, kPass});
  EXPECT_EQ(auction.contract(),
            (FinalContract{{.level = 4, .strain = 2}, Risk::kUndoubled, Seat::number(2)}));
  const Auction others = after({bid(1, 2), bid(2, 2), kDouble, kRedouble, kPass, kPass, kPass});
  EXPECT_EQ(others.contract(),
            (FinalContract{{.level = 2, .strain = 2}, Risk::kRedoubled, Seat::number(3)}));
}

TEST(BridgeAuction, ABidRises) {  // law 18
  EXPECT_FALSE(after({bid(2, 1)}).take(bid(2, 1)).ok());
  EXPECT_FALSE(after({bid(2, 1)}).take(bid(2, 0)).ok());
  EXPECT_FALSE(after({bid(2, 1)}).take(bid(1, 4)).ok());
  EXPECT_TRUE(after({bid(2, 1)}).take(bid(2, 2)).ok());
  EXPECT_TRUE(after({bid(2, 1)}).take(bid(3, 0)).ok());
}

TEST(BridgeAuction, DoublesAndRedoubles) {  // law 19
  EXPECT_FALSE(after({kPass}).take(kDouble).ok());
  EXPECT_TRUE(after({bid(1, 0)}).take(kDouble).ok());
  EXPECT_FALSE(after({bid(1, 0), kPass}).take(kDouble).ok());
  EXPECT_TRUE(after({bid(1, 0), kPass, kPass}).take(kDouble).ok());
  EXPECT_FALSE(after({bid(1, 0), kDouble, kPass, kPass}).take(kDouble).ok());
  EXPECT_FALSE(after({bid(1, 0), kDouble}).take(kDouble).ok());
  EXPECT_FALSE(after({bid(1, 0)}).take(kRedouble).ok());
  EXPECT_FALSE(after({bid(1, 0), kDouble, kPass}).take(kRedouble).ok());
  EXPECT_TRUE(after({bid(1, 0), kDouble, kPass, kPass}).take(kRedouble).ok());
  EXPECT_FALSE(after({bid(1, 0), kDouble, kRedouble}).take(kDouble).ok());
  EXPECT_FALSE(after({bid(1, 0), kDouble, kRedouble, kPass}).take(kRedouble).ok());
  // A new bid is not doubled any more.
  EXPECT_EQ(after({bid(1, 0), kDouble, bid(1, 1)}).contract()->risk, Risk::kUndoubled);
  EXPECT_TRUE(after({bid(1, 0), kDouble, bid(1, 1)}).take(kDouble).ok());
}

TEST(BridgeAuction, ACallThatIsRefusedChangesNothing) {
  Auction auction = after({bid(1, 0), kPass});
  EXPECT_FALSE(auction.take(kDouble).ok());
  EXPECT_EQ(auction.turn(), Seat::number(4));
  EXPECT_TRUE(auction.take(kPass).ok());
  EXPECT_TRUE(auction.take(kPass).ok());
  EXPECT_TRUE(auction.over());
}

// The longest auction: three passes, and 35 bids that are each doubled and redoubled as late as can
// be. Random calls never lead to a longer one, and end.
TEST(BridgeAuction, NoAuctionIsLongerThan319Calls) {
  Auction longest(Seat::number(1));
  int calls = 0;
  const auto take = [&](const Call& call) {
    ASSERT_TRUE(longest.take(call).ok()) << calls;
    ++calls;
  };
  for (int i = 0; i < 3; ++i) take(kPass);
  for (int level = 1; level <= 7; ++level) {
    for (int strain = 0; strain < 5; ++strain) {
      for (const Call& call :
           {bid(level, strain), kPass, kPass, kDouble, kPass, kPass, kRedouble, kPass, kPass}) {
        take(call);
      }
    }
  }
  take(kPass);
  EXPECT_TRUE(longest.over());
  EXPECT_EQ(calls, 319);

  std::mt19937 random(3);
  for (int i = 0; i < 1000; ++i) {
    Auction auction(Seat::number(1));
    int taken = 0;
    while (!auction.over()) {
      const auto kind = static_cast<Call::Kind>(random() % 4);
      const Call call{
          kind,
          {.level = 1 + static_cast<int>(random() % 7), .strain = static_cast<int>(random() % 5)}};
      if (auction.take(call).ok()) ++taken;
    }
    ASSERT_LE(taken, 319);
  }
}

}  // namespace matador::bridge_auction_test
