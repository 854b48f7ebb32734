// End positions in the formats of other programs: who leads now, and what is played from there.

#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "absl/strings/str_cat.h"
#include "formats/games/bridge/pbn_writer.h"
#include "formats/input/completed_record.h"
#include "formats/input/problem.h"
#include "tests/games/bridge/games_of_a_text.h"

namespace matador::bridge_formats_endings_test {

using bridge_tests::read_one;
using bridge_tests::value;

constexpr char kHands[] = "[Deal \"N:.QT.T. 9..KQ. KJT... Q.K.9.\"]\n";
constexpr char kContract[] = "[Declarer \"S\"]\n[Contract \"NT\"]\n";

Problem problem_of(const DealRecord& record) {
  const absl::StatusOr<Problem> problem = read_problem_or_ending(record);
  if (!problem.ok()) ADD_FAILURE() << problem.status().message();
  return problem.value();
}

TEST(PbnEndings, PlayNamesTheLeader) {
  for (const char* cards : {"", "*\n", "- - - -\n"}) {
    const DealRecord record = read_one(absl::StrCat(kHands, kContract, "[Play \"S\"]\n", cards));
    EXPECT_EQ(value(record, "Contract"), "notrump");
    EXPECT_EQ(value(record, "Declarer"), "3");
    EXPECT_EQ(value(record, "Leader"), "3");
    EXPECT_EQ(value(record, "Play"), "none");
    EXPECT_EQ(problem_of(record).leader, Seat::number(3));
  }
  // Whose turn it is anyway, and in all contracts.
  EXPECT_EQ(value(read_one(absl::StrCat(kHands, kContract, "[Play \"W\"]\n")), "Leader"), "4");
  EXPECT_EQ(value(read_one(absl::StrCat(kHands, "[Play \"S\"]\n")), "Leader"), "3");
  // In a whole deal too, though it be declarer himself.
  const DealRecord whole = read_one(absl::StrCat(
      "[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2\"]\n",
      kContract, "[Play \"S\"]\n*\n"));
  EXPECT_EQ(value(whole, "Leader"), "3");
}

TEST(PbnEndings, CardsInColumns) {
  const DealRecord record =
      read_one(absl::StrCat(kHands, kContract, "[Play \"S\"]\nSK SQ HT S9\nSJ D9 DT DQ\nST\n*\n"));
  EXPECT_EQ(value(record, "Leader"), "3");
  EXPECT_EQ(value(record, "Play"), "SK SQ HT S9 SJ D9 DT DQ ST");
  EXPECT_EQ(problem_of(record).play.size(), 9U);
  const auto wrong =
      bridge_tests::read_all(absl::StrCat(kHands, kContract, "[Play \"S\"]\nSK HK - -\n"));
  EXPECT_EQ(DealError::of(wrong.at(0)).message.substr(0, 18), "[Play]: HK is play");
}

std::string pbn_of(const DealRecord& record) {
  return std::get<std::string>(*write_pbn(record, problem_of(record), nullptr));
}

TEST(PbnEndings, NobodySaysWhoLeads) {
  const auto doubts = [](const std::string& text) {
    return completed(read_one(text)).value().doubts.size();
  };
  EXPECT_EQ(doubts(absl::StrCat(kHands, kContract)), 1U);
  EXPECT_EQ(doubts(absl::StrCat(kHands, kContract, "[Play \"S\"]\n")), 0U);
}

// What is read is written, and what a deal file says without a level.
TEST(PbnEndings, AreWritten) {
  for (const char* play :
       {"[Play \"S\"]\n*\n", "[Play \"S\"]\nSK - - -\n*\n", "[Play \"W\"]\nHK HT - -\n*\n"}) {
    for (const char* contract : {kContract, "[Declarer \"S\"]\n[Contract \"3NT\"]\n"}) {
      const DealRecord record = read_one(absl::StrCat(kHands, contract, play));
      const std::string pbn = pbn_of(record);
      EXPECT_NE(pbn.find(play), std::string::npos) << pbn;
      const DealRecord back = read_one(pbn);
      for (const char* name : {"Deal", "Contract", "Declarer", "Leader", "Play", "Bid"}) {
        EXPECT_EQ(value(back, name), value(record, name)) << name;
      }
    }
  }
  DealRecord record = read_one(
      "[Game \"bridge\"]\n[Seats \"4\"]\n[Deal \"1:.QT.T. 9..KQ. KJT... Q.K.9.\"]\n"
      "[Leader \"3\"]\n");
  EXPECT_EQ(value(read_one(pbn_of(record)), "Leader"), "3");
  record.add("Contract", "hearts");
  record.add("Declarer", "2");
  const DealRecord back = read_one(pbn_of(record));
  EXPECT_EQ(value(back, "Contract"), "hearts");
  EXPECT_EQ(value(back, "Declarer"), "2");
  EXPECT_EQ(value(back, "Leader"), "3");
}

// The cards tell who leads.
TEST(PbnEndings, InLinAndRbn) {
  constexpr char kLin[] =
      "md|3SKJTHDC,SQHKD9C,SHQTDTC,S9HDKQC|sv|o|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|pc|SK|\n";
  const DealRecord lin = read_one(kLin);
  EXPECT_EQ(value(lin, "Leader"), "3");
  EXPECT_EQ(value(lin, "Play"), "SK");
  EXPECT_TRUE(bridge_tests::doubts_in(kLin).empty());
  const DealRecord rbn = read_one("H N:.QT.T.:9..KQ.:KJT...:Q.K.9.\nC 3N:S\nP SK\n");
  EXPECT_EQ(value(rbn, "Leader"), "3");
  EXPECT_EQ(value(rbn, "Play"), "SK");
}

}  // namespace matador::bridge_formats_endings_test
