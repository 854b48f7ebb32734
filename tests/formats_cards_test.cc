// Cards and hands, read and written.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "formats/card_style.h"
#include "solver/cards/notation.h"
#include "solver/cards/pack.h"

namespace matador {
namespace {

constexpr Card kQueenOfClubs(Suit::kClubs, Rank::kQueen);
constexpr Card kTenOfHearts(Suit::kHearts, Rank::kTen);

std::string message_of(const absl::Status& status) { return std::string(status.message()); }

TEST(Cards, AreReadInEverySpelling) {
  for (const char* text : {"CQ", "cq", "cQ", "\u2663Q", "\u2663\uFE0FQ"}) {
    EXPECT_EQ(read_card(text, kFrenchCards).value(), kQueenOfClubs) << text;
  }
  for (const char* text : {"HT", "H10", "h10", "\u2665T", "\u266510"}) {
    EXPECT_EQ(read_card(text, kFrenchCards).value(), kTenOfHearts) << text;
  }
}

TEST(Cards, AreReadAsWritten) {
  for (Card card : kPack52) {
    EXPECT_EQ(read_card(write_card(card, kFrenchCards), kFrenchCards).value(), card);
    EXPECT_EQ(write_card(card, kFrenchCards), to_string(card));
  }
}

TEST(Cards, OthersAreRefused) {
  for (const char* text : {"", "C", "Q", "QC", "CQQ", "C1", "C11", "XQ", "CX", "\u2663", "C Q"}) {
    EXPECT_FALSE(read_card(text, kFrenchCards).ok()) << text;
  }
  EXPECT_EQ(message_of(read_card("XQ", kFrenchCards).status()),
            "unknown card \"XQ\", expected a suit letter and a rank, as in HA");
}

TEST(Hands, AreReadInAnyOrderWithTensAndVoids) {
  const CardSet hand = read_hand("kA..10q.jT", kFrenchCards).value();
  EXPECT_EQ(write_hand(hand, kFrenchCards), "AK..QT.JT");
}

TEST(Hands, SayWhatIsWrong) {
  EXPECT_EQ(message_of(read_hand("A.K.Q", kFrenchCards).status()),
            "expected 4 groups of ranks with dots between them, found 3 in \"A.K.Q\"");
  EXPECT_EQ(message_of(read_hand("AX...", kFrenchCards).status()), "unknown rank \"X\" in \"AX\"");
  EXPECT_EQ(message_of(read_hand("A1...", kFrenchCards).status()), "unknown rank \"1\" in \"A1\"");
  EXPECT_EQ(message_of(read_hand("A\u00E4...", kFrenchCards).status()),
            "unknown rank \"\u00E4\" in \"A\u00E4\"");
  EXPECT_EQ(message_of(read_hand(".KTK..", kFrenchCards).status()), "HK is there twice");
}

TEST(Sets, AreReadInAnyOrderAndWrittenInTheirs) {
  const CardSet cards = read_cards(" h10\tCQ  \u26667 ", kFrenchCards).value();
  EXPECT_EQ(write_cards(cards, kFrenchCards), "CQ HT D7");
  EXPECT_EQ(read_cards("", kFrenchCards).value(), CardSet{});
  EXPECT_EQ(write_cards({}, kFrenchCards), "");
  EXPECT_EQ(message_of(read_cards("CQ cq", kFrenchCards).status()), "CQ is there twice");
  EXPECT_FALSE(read_cards("CQ,H7", kFrenchCards).ok());
}

TEST(Suits, HaveNames) {
  EXPECT_EQ(read_suit("hearts", kFrenchCards).value(), Suit::kHearts);
  EXPECT_EQ(message_of(read_suit("haerts", kFrenchCards).status()),
            "unknown suit \"haerts\"; did you mean \"hearts\"?");
}

RC_GTEST_PROP(Hands, AreReadAsWritten, (std::uint64_t mask)) {
  const CardSet hand = CardSet::from_mask(mask & kPack52.mask());
  RC_ASSERT(read_hand(write_hand(hand, kFrenchCards), kFrenchCards).value() == hand);
}

TEST(Faces, HaveSymbolsOrLetters) {
  EXPECT_EQ(CardFace(kFrenchCards, true).card(kTenOfHearts), "\u266510");
  EXPECT_EQ(CardFace(kFrenchCards, false).card(kTenOfHearts), "H10");
  EXPECT_EQ(CardFace(kFrenchCards, false).cards({kTenOfHearts, kQueenOfClubs}), "CQ H10");
}

}  // namespace
}  // namespace matador
