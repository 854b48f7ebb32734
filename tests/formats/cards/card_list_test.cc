// Lists of cards as people write them.

#include "formats/cards/card_list.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/swiss_cards.h"
#include "formats/game_format.h"
#include "solver/cards/card_set.h"
#include "solver/games/registry.h"

namespace matador::formats_card_list_test {

// The cards in canonical form; else what is wrong.
std::string read(const char* text, const CardStyle& style) {
  const absl::StatusOr<std::vector<Card>> cards = read_card_list(text, style);
  if (!cards.ok()) return std::string(cards.status().message());
  std::string canonical;
  for (Card card : *cards)
    absl::StrAppend(&canonical, canonical.empty() ? "" : " ", write_card(card, style));
  return canonical;
}
std::string french(const char* text) { return read(text, kFrenchCards); }
std::string swiss(const char* text) { return read(text, kSwissCards); }
std::string skat(const char* text) { return read(text, card_style(*find_game("skat"))); }

TEST(CardLists, HaveASuitInEachCard) {
  for (const char* text :
       {"HJ HT S9", "hj h10 s9", "HJ,H10,S9", "HJ, H10; S9", "\u2665J \u266510 \u26609",
        "\u2661J \u2665\uFE0F10 \u26649", "\u2665J\u266510\u26609", "JH TH 9S",
        "J\u2665 10\u2665 9\u2660", "J\u266510\u26659\u2660", "Herz Bube, Herz 10, Pik 9",
        "Jack of hearts, 10 of hearts, 9 of spades", "valet de coeur 10 coeur 9 pique"}) {
    EXPECT_EQ(french(text), "HJ HT S9") << text;
  }
  EXPECT_EQ(french(""), "");
}

TEST(CardLists, HaveWordsOfTheTable) {
  const char* const hand = "SA SU S9 RK R6 BA BT AO A7";
  for (const char* text :
       {"Schilten Ass Puur N\u00E4ll, Rosen K\u00F6nig 6, Schellen Ass 10, Eichel Ober 7",
        "Schilte Sau Under Nell, Rose Ch\u00F6nig Sechs, Sch\u00E4lle Daus Zehner, Eichle Ober 7",
        "Schilten Su Bueb Neller, Rosen K\u00FCnig 6, Schelle As Banner, Eicheln Dame 7",
        "Schuufle Ass Pur Nel, H\u00E4rz K\u00F6nig 6, Egge Ass 10, Chr\u00FCz Dame 7"}) {
    EXPECT_EQ(swiss(text), hand) << text;
  }
  EXPECT_EQ(swiss("Rosen K, SU"), "RK SU");  // a card where it can be one
  EXPECT_EQ(swiss("SU SA"), "SU SA");
  EXPECT_EQ(french("\u2663D \u2660D \u2663B \u2665A"), "CQ SQ CJ HA");
  EXPECT_EQ(french("Schliten Ass"),
            "unknown card \"Schliten\", expected a suit letter and a rank, as "
            "in HA");
  EXPECT_EQ(swiss("Schliten Ass"), "unknown card \"Schliten\"; did you mean \"schilten\"?");
  EXPECT_EQ(swiss("A SA SU"), "\"SA\" cannot stand behind \"A\": write each card with its suit");
}

TEST(CardLists, HaveASuitBeforeItsRanks) {
  for (const char* text :
       {"H: J 10 9 S: A K", "H: J 10 9, S: A K", "H:J109 S:AK", "\u2665 J 10 9 \u2660 A K",
        "\u2665J109 \u2660AK", "\u2665J109\u2660AK", "H J T 9 S A K", "HJT9 SAK",
        "Herz Bube, 10, 9; Pik Ass, K\u00F6nig", "H: J109 D: S: AK C:", "H J109 D - S AK"}) {
    EXPECT_EQ(french(text), "HJ HT H9 SA SK") << text;
  }
  EXPECT_EQ(swiss("Schilten Ass, Puur, 9, Schellen Banner, Ober"), "SA SU S9 BT BO");
  EXPECT_EQ(swiss("Ro U 9 Ei As"), "RU R9 AA");
}

TEST(CardLists, HaveGermanSuitsInTwoLettersAndHyphens) {
  EXPECT_EQ(skat("KrB PiB HeA Ka10 HZ"), "CJ SJ HA DT HT");
  EXPECT_EQ(skat("Kreuz-Bube, Herz-Sieben Pik acht"), "CJ H7 S8");
  EXPECT_EQ(french("KaAK7 Pi9"), "DA DK D7 S9");
  EXPECT_EQ(french("\u2665 8 KA10"), "H8 HK HA HT");  // in capitals they are ranks
  EXPECT_EQ(french("H: J109 D: - S: AK"), "HJ HT H9 SA SK");
  EXPECT_EQ(skat("KB"),
            "unknown card \"KB\": K may be Kreuz or Karo, write the suit as a word, a symbol or a "
            "letter, as in HA");
}

// Behind a suit in words or a symbol, whatever stands between them.
TEST(CardLists, HaveQueenAndJackByTheirLettersBehindSuitsInWords) {
  for (const char* text : {"kl\u00F8r K D B, hjerter D 10", "Kreuz K D B Herz D 10",
                           "KreuzK KreuzD KreuzB HerzD Herz10", "\u2663 K D B \u2665 D 10",
                           "\u2663KDB \u2665D10", "kl\u00F8r: KDB hjerter: D ti"}) {
    EXPECT_EQ(french(text), "CK CQ CJ HQ HT") << text;
  }
  EXPECT_EQ(french("hjerter K D: 10"), "HK DT");  // only suits have colons
  EXPECT_EQ(french("H K D 10"), "HK DT");         // the suits are letters
  EXPECT_EQ(french("hearts K D 10"), "HK DT");    // no D is a queen in English
}

TEST(CardLists, HaveRanksInTheLanguagesThatPeoplePlayIn) {
  EXPECT_EQ(french("hjerter es konge dame kn\u00E6gt ti ni otte syv"), "HA HK HQ HJ HT H9 H8 H7");
  EXPECT_EQ(french("hjartari kongur drotning knektur t\u00EDggju n\u00EDggju \u00E1tta sjey"),
            "HK HQ HJ HT H9 H8 H7");
  EXPECT_EQ(french("hjartari fr\u00FA, spa\u00F0ari dama"), "HQ SQ");
  EXPECT_EQ(french("dix de carreau, neuf de pique"), "DT S9");
  EXPECT_EQ(swiss("Rosen K\u00FCng"), "RK");
}

TEST(CardLists, AreReadByWhatFitsWhereAWordCanBeASuitAndARank) {
  EXPECT_EQ(swiss("AK AU"), "AK AU");                // each a card with its suit first
  EXPECT_EQ(swiss("S: A K A: K U"), "SA SK AK AU");  // only suits have colons
  EXPECT_EQ(swiss("Schilten AK"), "SA SK");
  EXPECT_EQ(swiss("KA US"), "AK SU");
  EXPECT_EQ(skat("Herz D B"), "HQ HJ");
  EXPECT_EQ(skat("HD DB"), "HQ DJ");
}

TEST(CardLists, ThatCanBeReadInTwoWaysNameBoth) {
  EXPECT_EQ(swiss("S K A 9"),
            "\"S K A 9\" can be read as SK A9 or as SK SA S9: write each card with its suit");
  EXPECT_EQ(skat("H A D B"),
            "\"H A D B\" can be read as HA DJ or as HA HQ HJ: write each card with its suit");
}

// The king of diamonds, or Kreuz Dame.
TEST(CardLists, LeaveOutWhatTwoLanguagesReadDifferently) {
  EXPECT_EQ(french("KD"), "DK");
  const CardStyle& skat = card_style(*find_game("skat"));
  EXPECT_FALSE(read_card_list("KD", skat).ok());
  EXPECT_FALSE(read_card_list("HA KD", skat).ok());
  EXPECT_FALSE(read_card("KD", skat).ok());
  EXPECT_TRUE(read_card_list("KH", skat).ok());
  EXPECT_TRUE(read_card_list("Karo König", skat).ok());
}

TEST(CardLists, HaveTheKingOfDiamondsBesideCardsWithTheirRankFirst) {
  EXPECT_EQ(skat("7S KH QH KD QD"), "S7 HK HQ DK DQ");
  EXPECT_EQ(skat("KD AD"), "DK DA");
  EXPECT_EQ(skat("S KD"), "SK SQ");  // ranks of a suit
}

TEST(CardLists, SayWhatIsWrong) {
  EXPECT_EQ(french("HA XQ"), "unknown card \"XQ\", expected a suit letter and a rank, as in HA");
  for (const char* text : {"H", "J", "HA H", "J: H", "JH:", "::", "of", ",", "HA of HT", "HA :: HT",
                           "jack of", "of hearts"}) {
    EXPECT_TRUE(french(text).starts_with("unknown card ")) << text << " " << french(text);
  }
  for (const char* text : {"HA 7", "7 8 H", "H: HA", "H D A"}) {
    EXPECT_TRUE(french(text).find(" cannot stand behind ") != std::string::npos) << text;
  }
  EXPECT_EQ(french("HJ JS"), "\"JS\" has the rank first, but the cards before it have the suit");
  EXPECT_EQ(french("JH HJ"), "\"HJ\" has the suit first, but the cards before it have the rank");
  EXPECT_EQ(french("Jack of hearts, spades jack"),
            "\"spades\" has the suit first, but the cards before it have the rank");
}

// Whatever stands there, reading ends soon.
TEST(CardLists, OfManyDoubtfulWordsAreReadInNoTime) {
  std::string text = "S K";
  for (int i = 0; i < 1000; ++i) text += " A 9";
  EXPECT_NE(swiss(text.c_str()).find(" can be read as "), std::string::npos);
  text = std::string(4000, 'A');
  EXPECT_FALSE(read_card_list(text + "X", kSwissCards).ok());
}

RC_GTEST_PROP(CardLists, AreReadAsWritten, (std::uint64_t mask)) {
  const CardSet cards = CardSet::from_mask(mask & kPack52.mask());
  const std::vector<Card> listed(cards.begin(), cards.end());
  for (const Game* game : all_games()) {
    const CardStyle& style = card_style(*game);
    RC_ASSERT(read_card_list(write_cards(cards, style), style).value() == listed);
    for (bool symbols : {false, true}) {
      RC_ASSERT(read_card_list(CardFace(style, symbols).cards(cards), style).value() == listed);
    }
  }
}

}  // namespace matador::formats_card_list_test
