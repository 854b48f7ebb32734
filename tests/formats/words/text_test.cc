// Text, suggestions and CSV.

#include "formats/words/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "formats/output/csv.h"
#include "formats/words/suggest.h"

namespace matador::formats_text_test {

TEST(EditDistance, CountsChangesAndSwaps) {
  EXPECT_EQ(edit_distance("", ""), 0U);
  EXPECT_EQ(edit_distance("", "abc"), 3U);
  EXPECT_EQ(edit_distance("hearts", "hearts"), 0U);
  EXPECT_EQ(edit_distance("Hearts", "hearts"), 0U);
  EXPECT_EQ(edit_distance("heart", "hearts"), 1U);
  EXPECT_EQ(edit_distance("haerts", "hearts"), 1U);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
}

RC_GTEST_PROP(EditDistance, IsTheSameBothWays, (const std::string& a, const std::string& b)) {
  RC_ASSERT(edit_distance(a, b) == edit_distance(b, a));
}

TEST(Letters, ArePlainWithoutAccentsAndCapitals) {
  EXPECT_EQ(plain_letters("Tr\u00E8fle"), "trefle");
  EXPECT_EQ(plain_letters("KL\u00D8R"), "klor");
  EXPECT_EQ(plain_letters("C\u0153ur Spa\u00F0ari Gru\u0308n"), "coeur spadari grun");
  EXPECT_EQ(plain_letters("\u2660A"), "\u2660a");
  EXPECT_TRUE(is_same_name("Kl\u00F8r-Sjavs", "klorsjavs"));
  EXPECT_FALSE(is_same_name("sjavs", "sjav"));
}

TEST(DidYouMean, NamesTheNearest) {
  const std::vector<std::string> suits{"clubs", "spades", "hearts", "diamonds"};
  EXPECT_EQ(did_you_mean("heart", suits), "; did you mean \"hearts\"?");
  EXPECT_EQ(did_you_mean("CLUBS", suits), "; did you mean \"clubs\"?");
  EXPECT_EQ(did_you_mean("dia", suits), "; did you mean \"diamonds\"?");
  EXPECT_EQ(did_you_mean("obenabe", suits), "");
  EXPECT_EQ(did_you_mean("", suits), "");
  EXPECT_EQ(did_you_mean_or_expected("heart", suits), "; did you mean \"hearts\"?");
  EXPECT_EQ(did_you_mean_or_expected("obenabe", {"clubs", "spades", "hearts"}),
            ", expected clubs, spades or hearts");
  EXPECT_EQ(did_you_mean_or_expected("obenabe", {"clubs"}), ", expected clubs");
  EXPECT_EQ(did_you_mean_or_expected("obenabe", {}), ", there are none");
  EXPECT_EQ(did_you_mean(std::string(1'000'000, 'h'), suits), "");
}

TEST(Text, IsPrintableWhateverItsBytes) {
  EXPECT_EQ(printable("St\u00F6ck\n\tb"), "St\u00F6ck\n\tb");
  EXPECT_EQ(printable("a\x1B[2J\xFF\u202E"), R"(a\x1b[2J\xff\xe2\x80\xae)");
  EXPECT_EQ(shortened(std::string(30, '\xFF'), 20), std::string(17, '\xFF') + "...");
}

TEST(Text, IsUtf8WithoutControlCharacters) {
  EXPECT_TRUE(is_text("\u2663 Stöck\t10"));
  EXPECT_FALSE(is_text(std::string_view("a\0b", 3)));
  EXPECT_FALSE(is_text("\x1B[2J"));
  EXPECT_FALSE(is_text("\u009B2J"));  // the same to some terminals
  EXPECT_FALSE(is_text("\u202E"));    // what follows is shown backwards
  EXPECT_TRUE(is_text("\u00A0\u2029"));
  EXPECT_FALSE(
      is_text("St\xF6"
              "ck"));                         // Latin-1
  EXPECT_FALSE(is_text("\xE2\x99"));          // cut short
  EXPECT_FALSE(is_text("\xC0\x80"));          // overlong
  EXPECT_FALSE(is_text("\xED\xA0\x80"));      // a surrogate
  EXPECT_FALSE(is_text("\xF4\x90\x80\x80"));  // beyond the last code point
}

TEST(Quotes, AreShortAndPrintable) {
  EXPECT_EQ(in_quotes("\u2663Q"), "\"\u2663Q\"");
  EXPECT_EQ(in_quotes("a\x1B\xFF"), "\"a\\x1b\\xff\"");
  EXPECT_EQ(in_quotes("\u009B\u202E"), "\"\\xc2\\x9b\\xe2\\x80\\xae\"");
  EXPECT_EQ(in_quotes(std::string(1000, 'x')), "\"" + std::string(40, 'x') + "...\"");
}

TEST(Columns, CountCharacters) {
  EXPECT_EQ(width("\u2663Q"), 2U);
  EXPECT_EQ(left_in(4, "\u2663Q") + "|", "\u2663Q  |");
  EXPECT_EQ(right_in(4, "\u2663Q"), "  \u2663Q");
  EXPECT_EQ(left_in(1, "abc"), "abc");
}

TEST(Csv, QuotesWhereItMust) {
  EXPECT_EQ(csv_row({"1", "a,b", "say \"x\"", ""}), "1,\"a,b\",\"say \"\"x\"\"\",\n");
}

}  // namespace matador::formats_text_test
