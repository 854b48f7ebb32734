// Cards and hands, read and written.

#include "formats/cards/card_style.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "formats/cards/swiss_cards.h"
#include "formats/words/text.h"
#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"
#include "solver/games/jass/rules.h"

namespace matador::formats_cards_test {

constexpr Card kQueenOfClubs(Suit::kClubs, Rank::kQueen);
constexpr Card kTenOfHearts(Suit::kHearts, Rank::kTen);

std::string message_of(const absl::Status& status) { return std::string(status.message()); }

TEST(Cards, AreReadInEverySpelling) {
  for (const char* text : {"CQ", "cq", "cQ", "\u2663Q", "\u2663\uFE0FQ", "\u2667Q", "QC", "q\u2663",
                           "KreuzDame", "tr\u00E8fleQ", "Kl\u00F8rDame"}) {
    EXPECT_EQ(read_card(text, kFrenchCards).value(), kQueenOfClubs) << text;
  }
  for (const char* text : {"HT", "H10", "h10", "\u2665T", "\u266510", "10h", "TH", "10\u2661"}) {
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
  for (const char* text : {"", "C", "Q", "CQQ", "C1", "C11", "XQ", "CX", "\u2663", "C Q"}) {
    EXPECT_FALSE(read_card(text, kFrenchCards).ok()) << text;
  }
  EXPECT_EQ(message_of(read_card("XQ", kFrenchCards).status()),
            "unknown card \"XQ\", expected a suit letter and a rank, as in HA");
}

TEST(Hands, AreReadInAnyOrderWithTensAndVoids) {
  const CardSet hand = read_hand("kA..10q.jT", kFrenchCards).value();
  EXPECT_EQ(write_hand(hand, kFrenchCards), "AK..QT.JT");
}

TEST(Hands, AreReadAsCards) {
  const CardSet hand = read_hand("AK..Q87.J", kFrenchCards).value();
  for (const char* text :
       {"SA SK DQ D8 D7 CJ", "AS KS QD 8D 7D JC", "S: AK H: D: Q87 C: J",
        "\u2660AK\u2662Q87\u2663J", "Pik Ass K\u00F6nig, Karo Dame 8 7, Kreuz Bube",
        "\u2660 A K \u2665 - \u2666 Q 8 7 \u2663 J"}) {
    EXPECT_EQ(read_hand(text, kFrenchCards).value(), hand) << text;
  }
  EXPECT_EQ(message_of(read_hand("AKQ", kFrenchCards).status()),
            "expected 4 groups of ranks with dots between them, found 1 in \"AKQ\"");
  EXPECT_EQ(message_of(read_hand("SA,XQ", kFrenchCards).status()),
            "unknown card \"XQ\", expected a suit letter and a rank, as in HA");
  EXPECT_EQ(message_of(read_hand("", kFrenchCards).status()),
            "expected 4 groups of ranks with dots between them, found 1 in \"\"");
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
  EXPECT_EQ(read_cards("CQ,H7", kFrenchCards).value(), read_cards("H7 CQ", kFrenchCards).value());
}

TEST(Suits, HaveNames) {
  EXPECT_EQ(read_suit("hearts", kFrenchCards).value(), Suit::kHearts);
  for (const char* name : {"Herz", "c\u0153ur", "HJERTER", "Hjartari", "\u2661", "H", "h"}) {
    EXPECT_EQ(read_suit(name, kFrenchCards).value(), Suit::kHearts) << name;
  }
  EXPECT_EQ(message_of(read_suit("x", kFrenchCards).status()),
            "unknown suit \"x\", expected clubs, spades, hearts or diamonds");
  EXPECT_EQ(message_of(read_suit("haerts", kFrenchCards).status()),
            "unknown suit \"haerts\"; did you mean \"hearts\"?");
}

// ---- Swiss cards --------------------------------------------------------------------------------

constexpr Card kUnderOfRoses(jass::kRoses, jass::kUnder);
constexpr Card kOberOfRoses(jass::kRoses, jass::kOber);
constexpr Card kTenOfBells(jass::kBells, Rank::kTen);

TEST(SwissCards, AreReadInEverySpelling) {
  for (const char* text : {"RU", "ru", "RJ", "HJ", "HU", "\u2665U", "\u2665\uFE0FJ", "RoU", "ROU",
                           "RosenUnder", "rosenJ", "Runder"}) {
    EXPECT_EQ(read_card(text, kSwissCards).value(), kUnderOfRoses) << text;
  }
  for (const char* text : {"RO", "ro", "RoO", "RQ", "HQ", "rosenober"}) {
    EXPECT_EQ(read_card(text, kSwissCards).value(), kOberOfRoses) << text;
  }
  for (const char* text :
       {"BT", "B10", "D10", "DT", "\u266610", "Sche10", "ScheT", "SchellenBanner"}) {
    EXPECT_EQ(read_card(text, kSwissCards).value(), kTenOfBells) << text;
  }
  EXPECT_EQ(read_card("AA", kSwissCards).value(), Card(jass::kAcorns, Rank::kAce));
  EXPECT_EQ(read_card("EichelAss", kSwissCards).value(), Card(jass::kAcorns, Rank::kAce));
  EXPECT_EQ(read_card("S9", kSwissCards).value(), Card(jass::kShields, Rank::kNine));
  EXPECT_EQ(read_card("\u26609", kSwissCards).value(), Card(jass::kShields, Rank::kNine));
  EXPECT_EQ(read_card("Schi9", kSwissCards).value(), Card(jass::kShields, Rank::kNine));
  EXPECT_EQ(read_card("SchiltenK\u00F6nig", kSwissCards).value(),
            Card(jass::kShields, Rank::kKing));
}

TEST(SwissCards, AreReadAsWritten) {
  for (Card card : kPack36) {
    EXPECT_EQ(read_card(write_card(card, kSwissCards), kSwissCards).value(), card);
  }
  EXPECT_EQ(write_card(kUnderOfRoses, kSwissCards), "RU");
  EXPECT_EQ(write_cards({kTenOfBells, kUnderOfRoses, kOberOfRoses}, kSwissCards), "RU RO BT");
}

TEST(SwissCards, OthersAreRefused) {
  for (const char* text : {"", "R", "U", "RUU", "EU", "SchU", "R1", "XU", "Rosen"}) {
    EXPECT_FALSE(read_card(text, kSwissCards).ok()) << text;
  }
  EXPECT_EQ(message_of(read_card("XU", kSwissCards).status()),
            "unknown card \"XU\", expected a suit letter and a rank, as in SA");
  EXPECT_FALSE(read_card("CU", kFrenchCards).ok());
}

TEST(SwissCards, MakeHandsOfShieldsRosesBellsAndAcorns) {
  const CardSet hand = read_hand("A.KO.UT9.876", kSwissCards).value();
  EXPECT_EQ(write_cards(hand, kSwissCards), "A6 A7 A8 RO RK SA B9 BT BU");
  EXPECT_EQ(read_hand("a.qK.10J9.678", kSwissCards).value(), hand);
  EXPECT_EQ(write_hand(hand, kSwissCards), "A.KO.UT9.876");
}

TEST(SwissCards, HaveSuitsWithNames) {
  EXPECT_EQ(read_suit("shields", kSwissCards).value(), jass::kShields);
  for (const char* name :
       {"schilten", "Schilten", "Shields", "schi", "SPADES", "\u2660", "Schaufel"}) {
    EXPECT_EQ(read_suit(name, kSwissCards).value(), jass::kShields) << name;
  }
  EXPECT_EQ(read_suit("R", kSwissCards).value(), jass::kRoses);
  EXPECT_EQ(message_of(read_suit("bell", kSwissCards).status()),
            "unknown suit \"bell\"; did you mean \"bells\"?");
}

TEST(SwissCards, ShowTwoLettersOnEveryScreen) {
  EXPECT_EQ(CardFace(kSwissCards, true).card(kTenOfBells), "Be10");
  EXPECT_EQ(CardFace(kSwissCards, false).card(kTenOfBells), "Be10");
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

TEST(SwissSuits, AreReadAsTheyAreShown) {
  for (const char* suits : {"english", "swiss", "german", "french", "CHSD", "SCHD", "DSHC", "hdcs",
                            "\u2663\u2660\u2666\u2665"}) {
    const absl::StatusOr<CardStyle> style = swiss_cards(suits);
    ASSERT_TRUE(style.ok()) << suits;
    for (Card card : jass::Rules::kPack) {
      for (bool symbols : {false, true}) {
        const std::string shown = CardFace(*style, symbols).card(card);
        EXPECT_EQ(read_card(shown, *style).value(), card) << suits << " " << shown;
      }
      EXPECT_EQ(read_card(write_card(card, kSwissCards), *style).value(), card) << suits;
    }
    for (Suit suit : kAllSuits) {
      const std::string name(style->look.names[at(suit)]);
      EXPECT_EQ(read_suit(name, *style).value(), suit) << suits << " " << name;
    }
  }
}

TEST(SwissSuits, AreShownInEnglishUnlessInSwiss) {
  const Card under(swiss::kShields, swiss::kUnder);
  EXPECT_EQ(CardFace(kSwissCards, true).card(under), "ShU");
  EXPECT_EQ(CardFace(swiss_cards("english").value(), true).card(under), "ShU");
  EXPECT_EQ(CardFace(swiss_cards("swiss").value(), true).card(under), "SchiU");
  EXPECT_EQ(CardFace(swiss_cards("german").value(), true).card(under), "SchiU");
}

TEST(SwissSuits, AreEachOfTheFrenchOnesOnce) {
  for (const char* suits : {"", "CHS", "CHSS", "CHSDC", "ARSB", "frensh"}) {
    EXPECT_FALSE(swiss_cards(suits).ok()) << suits;
  }
}

}  // namespace matador::formats_cards_test
