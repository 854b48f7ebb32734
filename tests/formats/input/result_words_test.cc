// The words of [Result].

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "formats/input/notes.h"

namespace matador::formats_result_words_test {

// What is expected of one side, and where each side can have melds.
ResultForm sjavs_form() {
  return {.solo = true,
          .expected = "expected \"points=73 tricks=5\", with solo=yes where one player won all"};
}
ResultForm jass_form() { return {.players = 3, .melds = 3, .expected = "expected another"}; }

std::string complaint(const std::string& text, const ResultForm& form = sjavs_form()) {
  return std::string(read_reported(text, form).status().message());
}

TEST(ResultText, IsRead) {
  EXPECT_EQ(read_reported("points=73 tricks=5", sjavs_form()).value(), (ReportedResult{{73}, {5}}));
  EXPECT_EQ(read_reported(" tricks=0\tpoints=0 ", sjavs_form()).value(),
            (ReportedResult{{0}, {0}}));
  EXPECT_EQ(read_reported("points=120 tricks=8 solo=yes", sjavs_form()).value(),
            (ReportedResult{{120}, {8}, true}));
  EXPECT_EQ(read_reported("points=92,40,25 tricks=7,3,2 melds=50,0,20 stoeck=0,0,20", jass_form())
                .value(),
            (ReportedResult{{92, 40, 25}, {7, 3, 2}, false, {{50, 0, 20}}, {{0, 0, 20}}}));
}

TEST(ResultText, MayLeaveOutTricksAndHaveCommas) {
  EXPECT_EQ(read_reported("points=73", sjavs_form()).value(), (ReportedResult{{73}, {}}));
  EXPECT_EQ(read_reported("points=73, tricks=5", sjavs_form()).value(),
            (ReportedResult{{73}, {5}}));
  EXPECT_EQ(
      read_reported("points=92,40,25 tricks=7,3,2 melds=0,0,20 St\u00F6ck=0,0,20", jass_form())
          .value(),
      (ReportedResult{{92, 40, 25}, {7, 3, 2}, false, {{0, 0, 20}}, {{0, 0, 20}}}));
  EXPECT_FALSE(read_reported("points=92,40,25", jass_form()).ok());
}

TEST(ResultText, SaysWhatIsWrong) {
  const std::string expected = sjavs_form().expected;
  EXPECT_EQ(complaint(""), "no points in \"\", " + expected);
  EXPECT_EQ(complaint("tricks=5"), "no points in \"tricks=5\", " + expected);
  EXPECT_EQ(complaint("75"),
            "unknown word \"75\"; the points of the declaring side are written "
            "points=75, " +
                expected);
  EXPECT_EQ(complaint("won"), "unknown word \"won\", " + expected);
  EXPECT_EQ(complaint("point=73"), "unknown word \"point\"; did you mean \"points\"?");
  EXPECT_EQ(complaint("points=73 tricks=5 points=73"), "\"points\" is there twice");
  EXPECT_EQ(complaint("points=73 tricks=5 solo=no"),
            "solo cannot be \"no\", only \"yes\", or absent");
  EXPECT_EQ(complaint("points=73 tricks=5 melds=50"), "unknown word \"melds\", " + expected);
  for (const char* number :
       {"", "x", "-1", "5x", "+5", "5.0", "1000", "99999999999999999999", "5,6"}) {
    EXPECT_EQ(complaint(absl::StrCat("points=", number)),
              absl::StrCat("bad number \"", number, "\", ", expected));
  }
}

TEST(ResultText, OfSeveralPlayersSaysWhatIsWrong) {
  EXPECT_EQ(complaint("points=92 tricks=7,3,2", jass_form()),
            "points needs 3 numbers, not 1, expected another");
  EXPECT_EQ(complaint("points=92,40,x", jass_form()), "bad number \"x\", expected another");
  EXPECT_EQ(complaint("points=92,40,25 tricks=7,3,2 meld=0,0,0", jass_form()),
            "unknown word \"meld\"; did you mean \"melds\"?");
  EXPECT_EQ(complaint("points=1,2,3 tricks=7,3,2 stoeck=0,0,0", jass_form()),
            "no melds in \"points=1,2,3 tricks=7,3,2 stoeck=0,0,0\", expected another");
  EXPECT_EQ(complaint("solo=yes", jass_form()), "unknown word \"solo\", expected another");
}

RC_GTEST_PROP(ResultText, WhateverItIsNothingHappens, (const std::string& text)) {
  for (const ResultForm& form : {sjavs_form(), jass_form()}) {
    RC_ASSERT(read_reported(text, form).ok() == complaint(text, form).empty());
  }
}

}  // namespace matador::formats_result_words_test
