// Deals of bridge without a game: lines of hands, alone and in the list files of libdds.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/deal_files.h"
#include "tests/games/bridge/games_of_a_text.h"

namespace matador::bridge_formats_hands_test {

using bridge_tests::read_all;
using bridge_tests::read_one;
using bridge_tests::value;

constexpr char kThree[] = "KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763";
constexpr char kWest[] = "962.KJ8432.T.AT2";

std::string all_hands() { return absl::StrCat("1:", kThree, " ", kWest); }

TEST(HandLines, MayHaveQuotesBlanksAndALastHandThatIsLeftOut) {
  for (const std::string& line :
       {absl::StrCat("N:", kThree, " ", kWest), absl::StrCat("  n: ", kThree, "  ", kWest, " "),
        absl::StrCat("\"N:", kThree, " ", kWest, "\""),
        absl::StrCat("\"N:", kThree, " ", kWest, "\","), absl::StrCat("N:", kThree, " -"),
        absl::StrCat("N:", kThree)}) {
    EXPECT_EQ(value(read_one(line + "\n"), "Deal"), all_hands()) << line;
  }
  EXPECT_EQ(read_all(absl::StrCat("N:", kThree, "\nE:", kThree, "\n\nS:", kThree)).size(), 3U);
}

// A hand that is there is never changed, and two that are missing stay so.
TEST(HandLines, OnlyTheLastHandIsFilledIn) {
  EXPECT_EQ(value(read_one(absl::StrCat("N:", kThree, " 962")), "Deal"),
            absl::StrCat("1:", kThree, " 962"));
  EXPECT_EQ(value(read_one("N:KQ5.AQT.A765.QJ4 - A74.6.J984.K9763 -"), "Deal"),
            "1:KQ5.AQT.A765.QJ4 - A74.6.J984.K9763 -");
  EXPECT_EQ(value(read_one("N:KQ5.AQT.A765.QJ - JT83.975.KQ32.85 A74.6.J984.K9763"), "Deal"),
            "1:KQ5.AQT.A765.QJ - JT83.975.KQ32.85 A74.6.J984.K9763");
}

TEST(DdsList, HasADealForEachLinePbn) {
  const std::string first = absl::StrCat("PBN 1 0 2 0 \"N:", kThree, " ", kWest, "\" \n");
  const std::string known =
      "FUT 2 0 3 \nTABLE 5 8 5 8 \nPAR \"NS -110\" \"EW 110\" \nPAR2 \"110\" \nPLAY 1 \"SQ\" \n"
      "TRACE 1 6 \n";
  const std::vector<absl::StatusOr<DealRecord>> deals = read_all(
      absl::StrCat("NUMBER 3 \n", first, known, "PBN 3 1 4 2 \"S:", kThree, "\"\n", known, first));
  ASSERT_EQ(deals.size(), 3U);
  const auto& record = deals[0].value();
  EXPECT_EQ(value(record, "Dealer"), "E");
  EXPECT_EQ(value(record, "Vulnerable"), "None");
  EXPECT_EQ(value(record, "Deal"), all_hands());
  EXPECT_EQ(value(record, "Contract"), "none");
  EXPECT_EQ(record.find("Deal")->line, 2U);
  EXPECT_EQ(value(deals[1].value(), "Vulnerable"), "All");
  EXPECT_EQ(deals[2].value(), record);
}

TEST(DdsList, Faults) {
  const auto fault = [](const std::string& line) {
    const std::vector<absl::StatusOr<DealRecord>> deals = read_all(line + "\nFUT 1\n");
    EXPECT_EQ(deals.size(), 1U) << line;
    return deals.at(0).ok() ? "none" : DealError::of(deals.at(0)).message;
  };
  const std::string hands = absl::StrCat(" \"N:", kThree, "\"");
  EXPECT_EQ(fault("PBN 4 0 2 0" + hands),
            "PBN: the dealer is \"4\", expected 0 (North) to 3 (West)");
  EXPECT_EQ(fault("PBN 0 x 2 0" + hands),
            "PBN: who is vulnerable is \"x\", expected 0 (nobody), 1 (both), 2 (NS) or 3 (EW)");
  EXPECT_EQ(fault("PBN 0 1" + hands),
            "PBN: 2 numbers before the hands, expected dealer, vulnerable, trump and leader");
  EXPECT_EQ(fault("PBN 0 1 2 3 \"KQ5\""), "[Deal] is \"KQ5\", expected \"N:HAND HAND HAND HAND\"");
}

}  // namespace matador::bridge_formats_hands_test
