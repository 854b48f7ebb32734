// Score and par of bridge: worked by hand, and par against libdds.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/games/bridge/score.h"
#include "tests/games/bridge/dds.h"
#include "tests/support/dice.h"

namespace matador::bridge::par_test {

constexpr int kClubs = 0;
constexpr int kDiamonds = 1;
constexpr int kHearts = 2;
constexpr int kSpades = 3;
constexpr int kNotrump = 4;
constexpr SeatSet kNobody;
constexpr SeatSet kNorthSouth{Seat::number(1), Seat::number(3)};
constexpr SeatSet kEastWest{Seat::number(2), Seat::number(4)};
constexpr SeatSet kAll{Seat::number(1), Seat::number(2), Seat::number(3), Seat::number(4)};

// In the notation of libdds: "4S*-EW-1".
std::string text(const ParContract& contract) {
  std::string seats;
  for (int seat = 0; seat < 4; ++seat) {
    if (contract.declarers.contains(Seat::from_index(seat))) seats += "NESW"[seat];
  }
  const std::string over = contract.over() == 0  ? ""
                           : contract.over() > 0 ? absl::StrCat("+", contract.over())
                                                 : absl::StrCat(contract.over());
  return absl::StrCat(contract.bid.level, std::string(1, "CDHSN"[contract.bid.strain]),
                      contract.risk == Risk::kDoubled ? "*" : "", "-", seats, over);
}

std::vector<std::string> sorted(std::vector<std::string> texts) {
  std::ranges::sort(texts);
  return texts;
}

std::vector<std::string> texts(const Par& par) {
  std::vector<std::string> all;
  for (const ParContract& contract : par.contracts) all.push_back(text(contract));
  return sorted(all);
}

// Law 78 B: the greatest differences that are still worth 0, 1, ... 23.
TEST(BridgeScore, InternationalMatchpoints) {
  int expected = 0;
  for (int most : {10,  40,  80,   120,  160,  210,  260,  310,  360,  420,  490,  590,
                   740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490, 2990, 3490, 3990}) {
    EXPECT_EQ(imps(most), expected) << most;
    EXPECT_EQ(imps(-most), -expected) << most;
    ++expected;
    EXPECT_EQ(imps(most + 10), expected) << most + 10;
    EXPECT_EQ(imps(-most - 10), -expected) << most + 10;
  }
  EXPECT_EQ(expected, 24);
  EXPECT_EQ(imps(0), 0);
}

TEST(BridgeScore, MadeContracts) {
  EXPECT_EQ(score({1, kClubs}, Risk::kUndoubled, false, 7), 70);
  EXPECT_EQ(score({1, kNotrump}, Risk::kUndoubled, false, 8), 120);
  EXPECT_EQ(score({2, kSpades}, Risk::kUndoubled, true, 8), 110);
  EXPECT_EQ(score({3, kNotrump}, Risk::kUndoubled, false, 9), 400);
  EXPECT_EQ(score({4, kHearts}, Risk::kUndoubled, true, 11), 650);
  EXPECT_EQ(score({5, kDiamonds}, Risk::kUndoubled, false, 11), 400);
  EXPECT_EQ(score({6, kNotrump}, Risk::kUndoubled, false, 12), 990);
  EXPECT_EQ(score({6, kClubs}, Risk::kUndoubled, true, 13), 1390);
  EXPECT_EQ(score({7, kSpades}, Risk::kUndoubled, true, 13), 2210);
  EXPECT_EQ(score({7, kNotrump}, Risk::kUndoubled, false, 13), 1520);
}

TEST(BridgeScore, DoubledContractsThatAreMade) {
  EXPECT_EQ(score({1, kNotrump}, Risk::kDoubled, false, 7), 180);
  EXPECT_EQ(score({2, kSpades}, Risk::kDoubled, false, 8), 470);
  EXPECT_EQ(score({2, kClubs}, Risk::kDoubled, true, 9), 380);
  EXPECT_EQ(score({4, kSpades}, Risk::kDoubled, true, 10), 790);
  EXPECT_EQ(score({4, kSpades}, Risk::kRedoubled, true, 11), 1480);
  EXPECT_EQ(score({1, kClubs}, Risk::kRedoubled, false, 7), 230);
  EXPECT_EQ(score({7, kNotrump}, Risk::kRedoubled, true, 13), 2980);
}

TEST(BridgeScore, ContractsThatGoDown) {
  const auto down = [](Risk risk, bool vulnerable) {
    std::vector<int> points;
    for (int tricks : {9, 8, 7, 6, 5}) {
      points.push_back(score({4, kSpades}, risk, vulnerable, tricks));
    }
    return points;
  };
  using Points = std::vector<int>;
  EXPECT_EQ(down(Risk::kUndoubled, false), (Points{-50, -100, -150, -200, -250}));
  EXPECT_EQ(down(Risk::kUndoubled, true), (Points{-100, -200, -300, -400, -500}));
  EXPECT_EQ(down(Risk::kDoubled, false), (Points{-100, -300, -500, -800, -1100}));
  EXPECT_EQ(down(Risk::kDoubled, true), (Points{-200, -500, -800, -1100, -1400}));
  EXPECT_EQ(down(Risk::kRedoubled, false), (Points{-200, -600, -1000, -1600, -2200}));
  EXPECT_EQ(down(Risk::kRedoubled, true), (Points{-400, -1000, -1600, -2200, -2800}));
}

// Everybody wins six tricks or fewer in every strain, unless a test says more.
TrickTable six_tricks() {
  TrickTable tricks;
  for (auto& by_seat : tricks) by_seat = {6, 6, 6, 6};
  return tricks;
}

TEST(BridgePar, NobodyGainsByBidding) {
  const Par found = par(six_tricks(), kNobody, Seat::number(1));
  EXPECT_EQ(found.score, 0);
  EXPECT_TRUE(found.contracts.empty());
}

TEST(BridgePar, WhoMayBidFirst) {
  TrickTable tricks = six_tricks();
  tricks[kNotrump] = {7, 7, 7, 7};
  const Par first = par(tricks, kNobody, Seat::number(3));
  EXPECT_EQ(first.score, 90);
  EXPECT_EQ(texts(first), std::vector<std::string>{"1N-NS"});
  const Par second = par(tricks, kNobody, Seat::number(4));
  EXPECT_EQ(second.score, -90);
  EXPECT_EQ(texts(second), std::vector<std::string>{"1N-EW"});
}

// Of East and West only East makes a spade, and West deals: North bids it before him.
TEST(BridgePar, WhichOfTwoPartnersMayBidFirst) {
  TrickTable tricks = six_tricks();
  tricks[kSpades] = {7, 7, 7, 6};
  EXPECT_EQ(par(tricks, kNobody, Seat::number(4)).score, 80);
  EXPECT_EQ(par(tricks, kNobody, Seat::number(2)).score, -80);
}

// North and South make four hearts, the others are two down in four spades.
TEST(BridgePar, ASacrifice) {
  TrickTable tricks;
  for (auto& by_seat : tricks) by_seat = {7, 5, 7, 5};
  tricks[kHearts] = {10, 3, 10, 3};
  tricks[kSpades] = {5, 8, 5, 8};
  const Par cheap = par(tricks, kNorthSouth, Seat::number(1));
  EXPECT_EQ(cheap.score, 300);
  EXPECT_EQ(texts(cheap), std::vector<std::string>{"4S*-EW-2"});
  // Vulnerable two down cost 500, more than the 420 of the game.
  const Par dear = par(tricks, kEastWest, Seat::number(1));
  EXPECT_EQ(dear.score, 420);
  EXPECT_EQ(texts(dear), std::vector<std::string>{"4H-NS"});
}

// Only East makes the slam; from the other side it is one down.
TEST(BridgePar, TheBetterHandDeclares) {
  TrickTable tricks;
  for (auto& by_seat : tricks) by_seat = {1, 11, 1, 11};
  tricks[kDiamonds] = {1, 12, 1, 11};
  const Par found = par(tricks, kAll, Seat::number(2));
  EXPECT_EQ(found.score, -1370);
  EXPECT_EQ(texts(found), std::vector<std::string>{"6D-E"});
}

std::string tricks_text(const TrickTable& tricks) {
  std::string text = "tricks of N E S W in C D H S NT:";
  for (const auto& by_seat : tricks) absl::StrAppend(&text, " ", absl::StrJoin(by_seat, "-"));
  return text;
}

// Tables as deals have them: partners seldom differ, and the sides share the tricks. Now and then
// the sides are equal, and it matters who bids first.
TrickTable random_table(Dice& dice) {
  TrickTable tricks;
  const int strength = dice.below(7);
  const bool equal = dice.below(8) == 0;
  for (auto& by_seat : tricks) {
    const int ours = equal ? 6 + dice.below(2) : std::min(13, strength + dice.below(8));
    const int theirs = equal ? ours : std::clamp(14 - ours - dice.below(3), 0, 13);
    for (int seat = 0; seat < 4; ++seat) {
      const int most = seat % 2 == 0 ? ours : theirs;
      by_seat[static_cast<std::size_t>(seat)] =
          std::clamp(most - (dice.below(6) == 0 ? 1 : 0), 0, 13);
    }
  }
  return tricks;
}

// "4S-EW+1" and "5S-EW" alike as "11S-EW": where the lower bid would do libdds has now and then the
// higher one, which is worth the same. Nor has it all contracts where the side that bids second
// makes one that the other side might have bid first, and to no avail.
std::vector<std::string> played(const std::vector<std::string>& contracts) {
  std::vector<std::string> all;
  for (const std::string& text : contracts) {
    const std::size_t seats_end = text.find_last_of("NESW") + 1;
    const int over = seats_end == text.size() ? 0 : std::stoi(text.substr(seats_end));
    all.push_back(absl::StrCat(Bid::kBook + (text[0] - '0') + over, text.substr(1, seats_end - 1)));
  }
  return sorted(all);
}

TEST(BridgePar, AsLibddsHasIt) {
  dds::use_one_thread();
  int sacrifices = 0;
  int first_matters = 0;
  int others = 0;
  for (std::uint64_t number = 0; number < 2000 && !HasFailure(); ++number) {
    Dice dice{77, number};
    const TrickTable tricks = random_table(dice);
    SCOPED_TRACE(tricks_text(tricks));
    for (SeatSet vulnerable : {kNobody, kNorthSouth, kEastWest, kAll}) {
      std::vector<int> scores;
      for (int dealer = 1; dealer <= 4; ++dealer) {
        SCOPED_TRACE(absl::StrCat("vulnerable ", vulnerable.mask(), ", dealer ", dealer));
        const Par found = par(tricks, vulnerable, Seat::number(dealer));
        const dds::Par expected = dds::par(tricks, vulnerable, Seat::number(dealer));
        EXPECT_EQ(found.score, expected.score);
        const std::vector<std::string> contracts = texts(found);
        EXPECT_TRUE(std::ranges::includes(played(contracts), played(expected.contracts)))
            << absl::StrJoin(contracts, " ") << ", not " << absl::StrJoin(expected.contracts, " ");
        if (contracts != sorted(expected.contracts)) ++others;
        scores.push_back(found.score);
        if (!found.contracts.empty() && found.contracts.front().over() < 0) ++sacrifices;
      }
      if (scores[0] != scores[1]) ++first_matters;
    }
  }
  EXPECT_GT(sacrifices, 1000);
  EXPECT_GT(first_matters, 10);
  EXPECT_LT(others, 300) << "of 32000";
}

}  // namespace matador::bridge::par_test
