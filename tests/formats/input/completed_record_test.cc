// What a deal leaves to be understood.

#include "formats/input/completed_record.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace matador::formats_completed_record_test {

DealRecord record_of(std::vector<std::pair<std::string, std::string>> tags) {
  DealRecord record;
  for (auto& [name, value] : tags) record.add(std::move(name), std::move(value));
  return record;
}

constexpr char kDeal[] = "1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8";

// The value of a tag of a completed deal of Sjavs with one tag more.
std::string completed_tag(const std::string& name, const std::string& value,
                          const std::string& dealer = "4") {
  const DealRecord record = completed(record_of({{"Game", "sjavs"},
                                                 {"Seats", "4"},
                                                 {"Dealer", dealer},
                                                 {"Deal", kDeal},
                                                 {"Names", "Anna, Beni, ?, J\u00F3gvan"},
                                                 {name, value}}));
  return record.find(name)->value;
}

TEST(CompletedRecords, HaveSeatsByTheirHands) {
  const auto seats = [](const char* game, const std::string& deal) {
    const DealRecord record = completed(record_of({{"Game", game}, {"Deal", deal}}));
    const Tag* tag = record.find("Seats");
    return tag == nullptr ? "none" : tag->value;
  };
  EXPECT_EQ(seats("sjavs", kDeal), "4");
  EXPECT_EQ(seats("Sjavs", "1:AQJ.AJ.A7.AT9 - -"), "3");
  EXPECT_EQ(seats("sjavs", "1:\u2660A K | \u2660Q | - | -"), "4");
  EXPECT_EQ(seats("sjavs", "1:- - - - -"), "none");  // no game for five
  EXPECT_EQ(seats("skat", kDeal), "none");
  EXPECT_EQ(seats("sjavs", "- - - -"), "none");
  EXPECT_EQ(seats("whist", kDeal), "none");
  EXPECT_EQ(completed(record_of({{"Game", "sjavs"}, {"Result", "points=73"}})).tags.size(), 2U);
}

TEST(CompletedRecords, HaveTheUsualNumberOfSeatsWhereThatIsAskedFor) {
  const auto seats = [](std::vector<std::pair<std::string, std::string>> tags) {
    const DealRecord record = completed(record_of(std::move(tags)), /*usual_seats=*/true);
    const Tag* tag = record.find("Seats");
    return tag == nullptr ? "none" : tag->value;
  };
  EXPECT_EQ(seats({{"Game", "skat"}}), "3");
  EXPECT_EQ(seats({{"Game", "sjavs"}}), "4");
  EXPECT_EQ(seats({{"Game", "sjavs"}, {"Deal", "1:A B C"}}), "3");
  EXPECT_EQ(seats({{"Game", "sjavs"}, {"Deal", "1:HA CQ | S9 | - | -"}}), "4");
  EXPECT_EQ(seats({{"Game", "skat"}, {"Deal", kDeal}}), "3");
  EXPECT_EQ(seats({{"Game", "sjavs"}, {"Seats", "2"}}), "2");
  EXPECT_EQ(seats({{"Game", "whist"}}), "none");
}

TEST(CompletedRecords, HaveNumbersForSeatsByName) {
  EXPECT_EQ(completed_tag("Declarer", "Beni"), "2");
  EXPECT_EQ(completed_tag("Leader", "jogvan"), "4");
  EXPECT_EQ(completed_tag("Seat", "ANNA"), "1");
  EXPECT_EQ(completed_tag("Declarer", "forehand", /*dealer=*/"2"), "3");
  EXPECT_EQ(completed_tag("Leader", "Vorhand", /*dealer=*/"Beni"), "3");
  EXPECT_EQ(completed_tag("Declarer", "Geber", /*dealer=*/"2"), "2");
  // These are left to those who read the tags.
  for (const char* seat : {"3", "9", "Carla", "?", "", "Mittelhand"}) {
    EXPECT_EQ(completed_tag("Declarer", seat), seat);
  }
  EXPECT_EQ(completed_tag("Dealer", "4", "forehand"), "forehand");
  const DealRecord skat = completed(
      record_of({{"Game", "Skat"}, {"Seats", "3"}, {"Dealer", "1"}, {"Declarer", "Mittelhand"}}));
  EXPECT_EQ(skat.find("Declarer")->value, "3");
}

TEST(CompletedRecords, DealTheRest) {
  const auto dealt = [](const std::string& deal) {
    return completed(record_of({{"Game", "sjavs"}, {"Deal", deal}})).find("Deal")->value;
  };
  EXPECT_EQ(dealt("1:.AQJ.A7.AT9 T987.T.KQ.7 rest QJ.K8.T.KJ8"),
            "1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8");
  for (const char* deal :
       {"1:rest rest AK.97.J98.Q QJ.K8.T.KJ8", "1:rest T987.T.KQ.7 - QJ.K8.T.KJ8",
        "1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98. rest"}) {
    EXPECT_EQ(dealt(deal), deal);
  }
  std::vector<std::pair<std::string, std::string>> tags{
      {"Game", "skat"}, {"Seats", "3"}, {"Deal", "1:AJT.J98.KQ.Q8 rest Q97.KQ.JT7.KJ"}};
  EXPECT_EQ(completed(record_of(tags)), record_of(tags));  // the skat is not known
  tags.emplace_back("Talon", "CT C7");
  EXPECT_EQ(completed(record_of(tags)).find("Deal")->value,
            "1:AJT.J98.KQ.Q8 K8.AT7.A98.A9 Q97.KQ.JT7.KJ");
}

TEST(CompletedRecords, AnnounceWhatTheContractSays) {
  const auto read = [](const char* contract) {
    const DealRecord record = completed(record_of({{"Game", "skat"}, {"Contract", contract}}));
    const Tag* announced = record.find("Announced");
    return record.find("Contract")->value + (announced == nullptr ? "" : ": " + announced->value);
  };
  EXPECT_EQ(read("Null Ouvert"), "Null: ouvert");
  EXPECT_EQ(read("null ouvert hand"), "null: ouvert hand");
  EXPECT_EQ(read("Grand Hand"), "Grand: hand");
  EXPECT_EQ(read("grand ouvert"), "grand: hand schneider schwarz ouvert");
  for (const char* contract : {"null", "null null", "grand loud", "", "ouvert"}) {
    EXPECT_EQ(read(contract), contract);
  }
}

}  // namespace matador::formats_completed_record_test
