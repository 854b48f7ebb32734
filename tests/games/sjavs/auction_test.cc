// The forced auction (rules 1.7 to 1.9, 1.15, 1.19): a deal for every sentence of it, and random
// deals against the reference.

#include "solver/games/auction.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "tests/games/sjavs/reference_auction.h"
#include "tests/support/names.h"

namespace matador::sjavs_auction_test {

const Game& sjavs() { return *find_game("sjavs"); }

using Suits = std::vector<Suit>;

struct Case {
  const char* meaning;
  Hands hands;
  std::vector<std::string> statements;
  Suits suits;
  Piles piles = {};
};

// The comment beside each deal has the longest suits of seats 1 to 4.
const std::vector<Case> kCases{
    {"shorter than five is a pass, and all may pass",  // 4 HD, 4 S, 4 H, 4 CD
     {"Q8.AT.QT.KQ", "AK7.Q.J9.AT", "T.KJ87.87.8", "J9.9.AK.J97"},
     {"pass", "pass", "pass", "pass"},
     {}},
    {"the length counts the permanent trumps; of several longest suits any may be named",
     // 6 SHD, 3 SHD, 3 C, 4 C
     {"AQJ.AJ.A.QJ", "KT.KQ.KQT.K", "98.T9.98.AT", "7.87.J7.987"},
     {"6", "pass", "pass", "pass"},
     {Suit::kSpades, Suit::kHearts, Suit::kDiamonds}},
    {"an equal length in another suit is no better",  // 5 HD, 3 SD, 4 C, 5 H
     {"J.K8.T8.QJ9", "T98.9.AK9.T", "AKQ.T.7.K87", "7.AQJ7.QJ.A"},
     {"5", "pass", "pass", "pass"},
     {Suit::kHearts, Suit::kDiamonds}},
    {"the last seat may be the first to bid",  // 3 CSD, 4 D, 4 H, 5 SH
     {"A9.T.J87.K8", "Q87.Q.KQ9.7", ".K98.AT.AQ9", "KJT.AJ7..JT"},
     {"pass", "pass", "pass", "5"},
     {Suit::kSpades, Suit::kHearts}},
    {"a longer suit is better, whatever suit it is",  // 5 C, 6 S, 4 H, 7 D
     {"7.98..AKJ87", "KT98.J.AJ9.", "A.AKQ7.7.T9", "QJ.T.KQT8.Q"},
     {"5", "6", "pass", "7"},
     {Suit::kDiamonds}},
    {"an equal length in clubs is better than an unnamed one",  // 3 H, 5 D, 5 S, 5 CD
     {"K8.Q98.T.98", "9.J7.AKQ8.T", "AT7.AT.J.J7", "QJ.K.97.AKQ"},
     {"pass", "5", "pass", "5 clubs"},
     {Suit::kClubs}},
    {"even if the unnamed one was in fact clubs",  // 5 C, 5 C, 4 D, 4 H
     {"A7.J.Q.AJT7", "KQJ.Q.J7.K8", "T9.A9.KT9.Q", "8.KT87.A8.9"},
     {"5", "5 clubs", "pass", "pass"},
     {Suit::kClubs}},
    {"and so in clubs at every length",  // 6 C, 6 C, 3 S, 3 D
     {"Q.98..AKQJ7", "AKJ.J.J.T98", "T98.AK.AK7.", "7.QT7.QT98."},
     {"6", "6 clubs", "pass", "pass"},
     {Suit::kClubs}},
    {"clubs that are shorter than another suit of his do not help",  // 5 D, 5 S, 4 C, 4 HD
     {"A.97.KQJ97.", "QJT87.T..K9", "9.KQJ.T.AT7", "K.A8.A8.QJ8"},
     {"5", "pass", "pass", "pass"},
     {Suit::kDiamonds}},
    {"a length said in clubs is not beaten by the same in clubs",  // 5 S, 5 C, 5 C, 4 H
     {"AT97.T.J8.A", "J8.J9.Q.QT7", "Q.A.K7.KJ98", "K.KQ87.AT9."},
     {"5", "5 clubs", "pass", "pass"},
     {Suit::kClubs}},
    {"but by a longer one",  // 5 D, 5 CH, 5 S, 6 H
     {"9..AT97.JT9", "J.AQ8..AKQ8", "AKT8..KQJ8.", "Q7.KJT97..7"},
     {"5", "5 clubs", "pass", "6"},
     {Suit::kHearts}},
    {"a longer one in clubs is said without its name, and clubs may still be named over an unnamed "
     "length that is longer than the first",  // 5 D, 6 S, 6 C, 4 HD
     {".T9.QJ97.JT", "AKT98.KQ..Q", "QJ7..A.AK97", ".AJ87.KT8.8"},
     {"5", "6", "6 clubs", "pass"},
     {Suit::kClubs}},
    {"clubs it is if they are among the longest, also where nobody had to name them",
     // 5 CS, 4 H, 4 SHD, 3 C
     {"JT8..J9.AQT", "9.KJ98.87.8", "AKQ.AQ.KQ.J", "7.T7.AT.K97"},
     {"5", "pass", "pass", "pass"},
     {Suit::kClubs}},
    {"three players: the same, with ten cards",  // 6 S, 5 D, 6 H
     {"AQT98.7.AJ.A9", "7.KQ.KQ98.Q87", "KJ.AJT8.T7.JT"},
     {"6", "pass", "pass"},
     {Suit::kSpades}},
    {"two players: cards that lie face up count, those that lie face down do not",  // 4 CS, 6 H
     {"87.87.87.AK", "T9.AK.AK.87"},
     {"pass", "6"},
     {Suit::kHearts},
     {"CT/CQ,C9/CJ,SA/SQ,SK/SJ", "HJ/H9,DJ/DQ,HQ/DT,HT/D9"}},
    {"two players: an equal length in clubs is better",  // 5 SH, 5 C
     {"AKT9.98.98.", "8..AK.AKT98"},
     {"5", "5 clubs"},
     {Suit::kClubs},
     {"SJ/CQ,H7/CJ,D7/SQ,HT/HJ", "S7/DJ,DQ/C7,DT/HK,HA/HQ"}},
    {"two players: more than a hand of eight",  // 12 C, 4 SHD
     {"QJ.J..AKQJ9", "AKT.AK.AKT."},
     {"12", "pass"},
     {Suit::kClubs},
     {"CT/S8,C8/H8,C7/D8,DJ/S7", "S9/HT,H9/H7,D9/DQ,HQ/D7"}},
};

TEST(Auction, EverySentenceOfTheRule) {
  for (const Case& example : kCases) {
    SCOPED_TRACE(example.meaning);
    const Auction auction = forced_auction(sjavs(), whole_deal(example.hands, example.piles));
    EXPECT_EQ(statement_names(auction), example.statements);
    EXPECT_EQ(auction.suits, example.suits);
  }
}

TEST(Auction, DeclarerIsTheLastToTell) {
  const Auction auction = forced_auction(
      sjavs(), whole_deal({"K8.Q98.T.98", "9.J7.AKQ8.T", "AT7.AT.J.J7", "QJ.K.97.AKQ"}));
  EXPECT_EQ(auction.declarer, Seat::number(4));
  EXPECT_EQ(auction.length, 5);
  EXPECT_TRUE(auction.better);
}

TEST(Auction, NobodyDeclaresWhenAllPass) {
  const Auction auction = forced_auction(
      sjavs(), whole_deal({"Q8.AT.QT.KQ", "AK7.Q.J9.AT", "T.KJ87.87.8", "J9.9.AK.J97"}));
  EXPECT_EQ(auction.declarer, std::nullopt);
  EXPECT_EQ(auction.length, 0);
  EXPECT_FALSE(auction.better);
}

TEST(Auction, TrumpLengthCountsPermanentTrumpsInEverySuit) {
  const CardSet hand = matador::hand("AQJ.KJ.A.AQ");  // permanent: SQ SJ HJ CQ
  EXPECT_EQ(trump_lengths(sjavs(), hand), (TrumpLengths{5, 5, 5, 5}));
}

class RandomAuction : public testing::TestWithParam<int> {};

TEST_P(RandomAuction, AgreesWithTheReference) {
  const DealShape shape = sjavs().shape(/*seats=*/GetParam());
  for (std::uint64_t number = 0; number < 50'000; ++number) {
    const Deal deal = numbered_deal(shape, /*seed=*/17, number);
    const Seat forehand = Seat::from_index(static_cast<int>(number) % deal.seats());
    const Auction auction = forced_auction(sjavs(), deal, forehand);
    const reference::Auction expected = reference::auction(deal, forehand);
    ASSERT_EQ(statement_names(auction), expected.statements) << "deal 17/" << number;
    ASSERT_EQ(auction.declarer, expected.declarer) << "deal 17/" << number;
    ASSERT_EQ(auction.suits, expected.suits) << "deal 17/" << number;
    if (!auction.declarer) continue;
    const int place = (auction.declarer->index() - forehand.index() + deal.seats()) % deal.seats();
    ASSERT_EQ(statement_name({auction.length, auction.better}),
              expected.statements[static_cast<std::size_t>(place)]);
  }
}

INSTANTIATE_TEST_SUITE_P(Players, RandomAuction, testing::Values(4, 3, 2));

}  // namespace matador::sjavs_auction_test
