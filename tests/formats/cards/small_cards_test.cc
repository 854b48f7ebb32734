// An x for a small card: which card it is, and where that cannot be known.

#include "formats/cards/small_cards.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/games/registry.h"

namespace matador::formats_small_cards_test {

// The hands with what was read, or the fault.
std::string named(const std::vector<std::string>& hands, const char* game = "bridge",
                  CardSet aside = {}) {
  const Game& of = *find_game(game);
  const auto read = name_small_cards(hands, of, Seat::number(1), of.seat_counts().front(), aside);
  if (!read.ok()) return std::string(read.status().message());
  return absl::StrCat(absl::StrJoin(read->hands, " | "), read->taken.empty() ? "" : "; ",
                      read->taken);
}

TEST(SmallCards, AreTheLowestThatNobodyNames) {
  EXPECT_EQ(named({"AKxx.Qxx.K2.Q432"}), "AK32.Q32.K2.Q432; x is read as S2 S3 H2 H3");
  EXPECT_EQ(named({"AKx...", "Q2..."}), "AK3... | Q2...; x is read as S3 of North");
  EXPECT_EQ(named({"AKx..."}, "bridge", CardSet{Card(Suit::kSpades, Rank::kTwo)}),
            "AK3...; x is read as S3");
  EXPECT_EQ(named({"AKx...", "rest", "-"}), "AK2... | rest | -; x is read as S2 of North");
  EXPECT_EQ(named({"AK2...", "QJ3..."}), "AK2... | QJ3...");
}

TEST(SmallCards, AreWrittenAsCardsAre) {
  for (const char* hand : {"\u2660 A x x \u2665 Q x", "SAxx HQx", "S: A x x, H: Q x",
                           "Spades A x x, hearts Q x", "Sx SA Sx HQ Hx"}) {
    EXPECT_EQ(named({hand}), "A32.Q2..; x is read as S2 S3 H2") << hand;
  }
  EXPECT_EQ(named({"Schilten Ass x, Rosen Puur x"}, "jass"), "A6.U6..; x is read as R6 S6");
}

TEST(SmallCards, OfSeveralHandsAreDealtOutInTurn) {
  EXPECT_EQ(
      named({"AKxxx...", "Qx...", "Jxx..."}),
      "AK752... | Q3... | J64...; x is read as S2 S5 S7 of North, S3 of East, S4 S6 of South");
}

TEST(SmallCards, AreNoneWhereItMattersWhichTheyAre) {
  EXPECT_EQ(named({"AKJT9xxx...", "8x...", "Qx..."}),
            "AKJT9652... | 83... | Q4...; x is read as S2 S5 S6 of North, S3 of East, S4 of South");
  EXPECT_EQ(named({"A3x..."}), "A32...; x is read as S2");
  EXPECT_EQ(named({"A2x..."}),
            "an x of spades could only be S3, which is above S2 of the same hand: write the cards");
  EXPECT_EQ(named({"Kx...", "Q32...", "Jx..."}),
            "an x of spades may be S5 of North or S5 of South, which is above S2: write the cards");
  EXPECT_EQ(named({"AKxx...", "JT98...", "765...", "43..."}),
            "an x of spades could only be SQ, which is no small card: write the cards");
  EXPECT_EQ(named({"Axx...", "KQJT98765432..."}),
            "2 small cards x of spades, but what nobody names is none");
}

TEST(SmallCards, AreNotTheLettersOfWords) {
  EXPECT_EQ(named({"Schilten Six Ass, Rosen six"}, "jass"), "Schilten Six Ass, Rosen six");
  EXPECT_EQ(named({"Schilten Six Ass, Rosen six, Rosen six"}, "jass"), "R6 is there twice");
}

TEST(SmallCards, FaultsAreThoseOfTheHand) {
  EXPECT_EQ(named({"AxZ..."}),
            "unknown rank \"Z\" in \"AZ\"; the ranks are A K Q J T 9 8 7 6 5 4 3 2");
  EXPECT_EQ(named({"AxZ...", "K..."}).substr(0, 34), "hand of North: unknown rank \"Z\" in");
  EXPECT_EQ(named({"SAx SA"}), "SA is there twice");
  EXPECT_EQ(named({"extra"}),
            "unknown card \"extra\", expected a suit letter and a rank, as in HA");
}

}  // namespace matador::formats_small_cards_test
