// Whose hand --hand is, and the talon in it.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/partial_problem.h"

namespace matador::formats_own_hand_test {

using Given = std::vector<std::pair<std::string, std::string>>;

// The tags in one line, or the fault.
std::string read(const std::string& hand, const Given& given) {
  DealRecord record;
  for (const auto& [name, value] : given) record.add(name, value);
  const absl::StatusOr<DealRecord> tags = tags_of_own_hand({kOwnHand, hand}, record);
  if (!tags.ok()) return DealError::of(tags).message;
  std::string text;
  for (const Tag& tag : tags.value().tags) {
    absl::StrAppend(&text, text.empty() ? "" : " ", tag.name, "=", tag.value);
  }
  for (const DealError& doubt : tags.value().doubts) {
    absl::StrAppend(&text, "; ", doubt.message);
  }
  return text;
}

constexpr char kTen[] = "AJT.J98.KQ.Q8";

TEST(OwnHand, IsThatOfTheLeaderOnceTheDeclarerIsKnown) {
  const Given bridge{{"Game", "bridge"}, {"Contract", "3NT"}, {"Declarer", "South"}};
  EXPECT_EQ(read("KQT84.72.J53.Q62", bridge), "Deal=4:KQT84.72.J53.Q62 - - -");
  Given with = bridge;
  with.emplace_back("Seat", "E");
  EXPECT_EQ(read("KQT84.72.J53.Q62", with), "Deal=E:KQT84.72.J53.Q62 - - -");
  with = bridge;
  with.emplace_back("Play", "S2");
  EXPECT_EQ(read("KQT84.72.J53.Q62", with), "Deal=1:KQT84.72.J53.Q62 - - -");
  EXPECT_EQ(read(kTen, {{"Game", "skat"}, {"Contract", "grand"}, {"Declarer", "3"}}),
            "Deal=1:AJT.J98.KQ.Q8 - -");
  EXPECT_EQ(
      read(kTen, {{"Game", "skat"}, {"Contract", "grand"}, {"Declarer", "3"}, {"Dealer", "1"}}),
      "Deal=2:AJT.J98.KQ.Q8 - -");
}

TEST(OwnHand, IsThatOfTheDeclarerWhoHasStillToDecide) {
  EXPECT_EQ(read(kTen, {{"Game", "skat"}, {"Declarer", "3"}}), "Deal=3:AJT.J98.KQ.Q8 - -");
  EXPECT_EQ(
      read(kTen, {{"Game", "skat"}, {"Contract", "grand"}, {"Declarer", "3"}, {"Talon", "C7 D7"}}),
      "Deal=3:AJT.J98.KQ.Q8 - -");
}

TEST(OwnHand, MayHoldTheTalonThatTheDeclarerSees) {
  const Given skat{{"Game", "skat"}};
  const char kExpected[] = "Deal=1:AJT.J98.KQ.Q8 - - Talon=C7 D7";
  EXPECT_EQ(read("SA SJ ST HJ H9 H8 DK DQ CQ C8 C7 D7", skat), kExpected);
  EXPECT_EQ(read("AJT.J98.KQ.Q8 + Kreuz 7, Karo 7", skat), kExpected);
  EXPECT_EQ(read("AJT.J98.KQ7.Q87", skat), "Deal=1:AJT.J98.KQ7.Q - - Talon=C7 C8");
  EXPECT_EQ(read("AJT.J98.KQ7.Q87", {{"Game", "skat"}, {"Seat", "1"}, {"Declarer", "2"}}),
            "Deal=1:AJT.J98.KQ7.Q87 - -");
  EXPECT_EQ(read("AJT.J98.KQ.Q8 + C7", skat),
            "1 cards behind the plus, expected the 2 of the talon");
  EXPECT_EQ(read("AJT.J98.KQ.Q8 + C7 D7", {{"Game", "skat"}, {"Skat", "C7 D7"}}),
            "a plus, and the talon is given beside it, expected one of both");
  EXPECT_EQ(read("AJT.J98.KQ.Q8 + C7", {{"Game", "sjavs"}}),
            "a plus, but there is no talon in this game");
}

TEST(OwnHand, MayHaveGroupsWithBlanksOrSlashes) {
  const Given bridge{{"Game", "bridge"}};
  EXPECT_EQ(read("KQT84 72 J53 Q62", bridge), "Deal=1:KQT84.72.J53.Q62 - - -");
  EXPECT_EQ(read("J7/AKT97//AT9876", bridge), "Deal=1:J7.AKT97..AT9876 - - -");
  EXPECT_EQ(read("HA HK HQ HJ", bridge), "Deal=1:.AKQJ.. - - -");
}

TEST(OwnHand, MayHaveSmallCards) {
  EXPECT_EQ(read("AKxx Qxx Kxx Qxx", {{"Game", "bridge"}}),
            "Deal=1:AK32.Q32.K32.Q32 - - -; x is read as C2 C3 S2 S3 H2 H3 D2 D3");
}

TEST(OwnHand, IsThatOfThePlayerWhoSpeaksNext) {
  const char kHand[] = "K.AKT7.A.QJ";
  EXPECT_EQ(read(kHand, {{"Game", "sjavs"}, {"Statements", "pass,5"}}), "Deal=3:K.AKT7.A.QJ - - -");
  EXPECT_EQ(read(kHand, {{"Game", "sjavs"}, {"Dealer", "1"}, {"Statements", "pass"}}),
            "Deal=3:K.AKT7.A.QJ - - -");
}

}  // namespace matador::formats_own_hand_test
