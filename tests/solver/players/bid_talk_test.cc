#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "solver/players/declaring.h"

namespace matador::solver_bid_talk_test {
namespace {

// The bidding of three who go as far as their limits, seat 1 forehand: "2:18 1:yes 2:pass ...".
std::string talk(const std::array<int, 3>& limits, BidTalk& talk) {
  std::string text;
  while (const auto turn = talk.turn()) {
    const bool yes = turn->bid <= limits[at(turn->seat)];
    const std::string offer = turn->holds ? "yes" : std::to_string(turn->bid);
    text += std::to_string(turn->seat.number()) + ":" + (yes ? offer : "pass") + " ";
    talk.say(yes);
  }
  return text;
}

BidTalk three() { return {Seat::number(1), 3, {18, 20, 22, 23}}; }

TEST(BidTalk, TheNextBidsToForehandAndTheLastToWhoIsLeft) {
  BidTalk bids = three();
  EXPECT_EQ(talk({18, 20, 22}, bids), "2:18 1:yes 2:20 1:pass 3:22 2:pass ");
  EXPECT_EQ(bids.winner(), Seat::number(3));
  EXPECT_EQ(bids.bid(), 22);
}

TEST(BidTalk, WhoHoldsABidIsLeft) {
  BidTalk bids = three();
  EXPECT_EQ(talk({20, 20, 0}, bids), "2:18 1:yes 2:20 1:yes 2:pass 3:pass ");
  EXPECT_EQ(bids.winner(), Seat::number(1));
  EXPECT_EQ(bids.bid(), 20);
}

TEST(BidTalk, ForehandMayPlayWhereAllOthersPass) {
  BidTalk bids = three();
  EXPECT_EQ(talk({18, 0, 0}, bids), "2:pass 3:pass 1:18 ");
  EXPECT_EQ(bids.winner(), Seat::number(1));
  EXPECT_EQ(bids.bid(), 18);
  BidTalk passed = three();
  EXPECT_EQ(talk({0, 0, 0}, passed), "2:pass 3:pass 1:pass ");
  EXPECT_EQ(passed.winner(), std::nullopt);
}

TEST(BidTalk, TheHighestBidEndsIt) {
  BidTalk bids = three();
  EXPECT_EQ(talk({99, 99, 99}, bids), "2:18 1:yes 2:20 1:yes 2:22 1:yes 2:23 1:yes ");
  EXPECT_EQ(bids.winner(), Seat::number(1));
  EXPECT_EQ(bids.bid(), 23);
}

}  // namespace
}  // namespace matador::solver_bid_talk_test
