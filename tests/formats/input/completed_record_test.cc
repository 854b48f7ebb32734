// What a deal leaves to be understood.

#include "formats/input/completed_record.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "formats/input/deal_tags.h"

namespace matador::formats_completed_record_test {

DealRecord record_of(std::vector<std::pair<std::string, std::string>> tags) {
  DealRecord record;
  for (auto& [name, value] : tags) record.add(std::move(name), std::move(value));
  return record;
}

// Which is no fault.
DealRecord understood(const DealRecord& record, bool usual_seats = false) {
  const absl::StatusOr<DealRecord> read = completed(record, usual_seats);
  EXPECT_TRUE(read.ok());
  return read.ok() ? read.value() : DealRecord{};
}

constexpr char kDeal[] = "1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8";

// The value of a tag of a completed deal of Sjavs with one tag more.
std::string completed_tag(const std::string& name, const std::string& value,
                          const std::string& dealer = "4") {
  const DealRecord record = understood(record_of({{"Game", "sjavs"},
                                                  {"Seats", "4"},
                                                  {"Dealer", dealer},
                                                  {"Deal", kDeal},
                                                  {"Names", "Anna, Beni, ?, J\u00F3gvan"},
                                                  {name, value}}));
  return record.find(name)->value;
}

TEST(CompletedRecords, HaveSeatsByTheirHands) {
  const auto seats = [](const char* game, const std::string& deal) {
    const DealRecord record = understood(record_of({{"Game", game}, {"Deal", deal}}));
    const Tag* tag = record.find("Seats");
    return tag == nullptr ? "none" : tag->value;
  };
  EXPECT_EQ(seats("sjavs", kDeal), "4");
  EXPECT_EQ(seats("Sjavs", "1:AQJ.AJ.A7.AT9 - -"), "3");
  EXPECT_EQ(seats("sjavs", "1:\u2660A K | \u2660Q | - | -"), "4");
  EXPECT_EQ(seats("sjavs", "1:- - - - -"), "none");  // no game for five
  EXPECT_EQ(seats("skat", kDeal), "3");              // as always: the hands are at fault
  EXPECT_EQ(seats("sjavs", "- - - -"), "none");
  EXPECT_EQ(seats("whist", kDeal), "none");
  EXPECT_EQ(understood(record_of({{"Game", "sjavs"}, {"Result", "points=73"}})).tags.size(), 2U);
}

TEST(CompletedRecords, HaveTheUsualNumberOfSeatsWhereThatIsAskedFor) {
  const auto seats = [](std::vector<std::pair<std::string, std::string>> tags) {
    const DealRecord record = understood(record_of(std::move(tags)), /*usual_seats=*/true);
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
  const DealRecord skat = understood(
      record_of({{"Game", "Skat"}, {"Seats", "3"}, {"Dealer", "1"}, {"Declarer", "Mittelhand"}}));
  EXPECT_EQ(skat.find("Declarer")->value, "3");
}

// Where a player is called like a place at the table.
TEST(CompletedRecords, SeatsThatCanBeUnderstoodInTwoWaysAreFaults) {
  const auto leader = [](const char* names, const char* seat) {
    const absl::StatusOr<DealRecord> read = completed(record_of(
        {{"Game", "sjavs"}, {"Seats", "4"}, {"Dealer", "1"}, {"Names", names}, {"Leader", seat}}));
    return read.ok() ? read.value().find("Leader")->value : DealError::of(read).message;
  };
  EXPECT_EQ(leader("Anna, Beni, Geber, Dora", "geber"),
            "[Leader]: \"geber\" is seat 3, the player of that name, or seat 1, who has "
            "that place: write 3 or 1");
  EXPECT_EQ(leader("Geber, Beni, Carla, Dora", "Geber"), "1");
  EXPECT_EQ(leader("Anna, Beni, Geber, Dora", "Dealer"), "1");
  EXPECT_EQ(understood(record_of({{"Game", "sjavs"},
                                  {"Seats", "4"},
                                  {"Names", "Anna, Beni, Dealer, Dora"},
                                  {"Dealer", "Dealer"}}))
                .find("Dealer")
                ->value,
            "3");
}

TEST(CompletedRecords, DealTheRest) {
  const auto dealt = [](const std::string& deal) {
    return understood(record_of({{"Game", "sjavs"}, {"Deal", deal}})).find("Deal")->value;
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
  EXPECT_EQ(understood(record_of(tags)), record_of(tags));  // the skat is not known
  tags.emplace_back("Talon", "CT C7");
  EXPECT_EQ(understood(record_of(tags)).find("Deal")->value,
            "1:AJT.J98.KQ.Q8 K8.AT7.A98.A9 Q97.KQ.JT7.KJ");
}

TEST(CompletedRecords, DealTheRestToALastHandThatIsLeftOut) {
  const auto dealt = [](const char* game, const char* seats, const std::string& deal,
                        const char* talon) {
    DealRecord record = record_of({{"Game", game}, {"Deal", deal}});
    if (*seats != '\0') record.add("Seats", seats);
    if (*talon != '\0') record.add("Talon", talon);
    return understood(record).find("Deal")->value;
  };
  EXPECT_EQ(dealt("sjavs", "4", "1:.AQJ.A7.AT9 T987.T.KQ.7 QJ.K8.T.KJ8", ""),
            "1:.AQJ.A7.AT9 T987.T.KQ.7 QJ.K8.T.KJ8 AK.97.J98.Q");
  EXPECT_EQ(dealt("skat", "", "1:AJT.J98.KQ.Q8 K8.AT7.A98.A9", "CT C7"),
            "1:AJT.J98.KQ.Q8 K8.AT7.A98.A9 Q97.KQ.JT7.KJ");
  // Three may play, but not with hands of eight cards.
  EXPECT_EQ(dealt("sjavs", "", "1:.AQJ.A7.AT9 T987.T.KQ.7 QJ.K8.T.KJ8", ""),
            "1:.AQJ.A7.AT9 T987.T.KQ.7 QJ.K8.T.KJ8 AK.97.J98.Q");
  EXPECT_EQ(dealt("sjavs", "", "1:.AQJ.A7.AT9 T987.T.KQ.7 QJ.K8.T.KJ", ""),
            "1:.AQJ.A7.AT9 T987.T.KQ.7 QJ.K8.T.KJ");
  // Without the talon nobody knows.
  EXPECT_EQ(dealt("skat", "", "1:AJT.J98.KQ.Q8 K8.AT7.A98.A9", ""),
            "1:AJT.J98.KQ.Q8 K8.AT7.A98.A9");
}

// Tags of a deal file, as those of PBN.
TEST(CompletedRecords, OfBridgeAreReadAsPeopleWriteThem) {
  const auto read = [](std::vector<std::pair<std::string, std::string>> tags, const char* name) {
    tags.insert(tags.begin(), {"Game", "bridge"});
    const DealRecord record = understood(record_of(std::move(tags)));
    const Tag* tag = record.find(name);
    return tag == nullptr ? "none" : tag->value;
  };
  constexpr char kThree[] = "KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763";
  for (const char* end : {"", " -", " rest"}) {
    EXPECT_EQ(read({{"Deal", std::string("N:") + kThree + end}}, "Deal"),
              std::string("N:") + kThree + " 962.KJ8432.T.AT2");
  }
  EXPECT_EQ(read({{"Contract", "4\u2660 *"}}, "Contract"), "spades");
  EXPECT_EQ(read({{"Contract", "4\u2660 *"}}, "Bid"), "4SX");
  EXPECT_EQ(read({{"Contract", "s"}}, "Contract"), "spades");
  EXPECT_EQ(read({{"Contract", "s"}}, "Bid"), "none");
  EXPECT_EQ(read({{"Contract", "pass"}}, "Contract"), "none");
  EXPECT_EQ(read({{"Contract", "all pass"}}, "Bid"), "Pass");
  EXPECT_EQ(read({{"Contract", "3NT"}, {"Bid", "4NT"}}, "Contract"), "3NT");
  EXPECT_EQ(read({{"Vulnerable", "E-W"}}, "Vulnerable"), "EW");
}

TEST(CompletedRecords, AnnounceWhatTheContractSays) {
  const auto read = [](const char* contract) {
    const DealRecord record = understood(record_of({{"Game", "skat"}, {"Contract", contract}}));
    const Tag* announced = record.find("Announced");
    return record.find("Contract")->value + (announced == nullptr ? "" : ": " + announced->value);
  };
  EXPECT_EQ(read("Null Ouvert"), "null: ouvert");
  EXPECT_EQ(read("null ouvert hand"), "null: ouvert hand");
  EXPECT_EQ(read("Grand Hand"), "grand: hand");
  EXPECT_EQ(read("grand ouvert"), "grand: hand schneider schwarz ouvert");
  for (const char* contract : {"null", "null null", "grand loud", "", "ouvert"}) {
    EXPECT_EQ(read(contract), contract);
  }
}

// A whole deal in the usual form is read into values once; a change of its tags ends that.
TEST(CompletedRecords, HoldTheValuesOfAWholeDeal) {
  const std::vector<std::pair<std::string, std::string>> tags{
      {"Game", "sjavs"}, {"Seats", "4"}, {"Deal", kDeal}};
  DealRecord record = understood(record_of(tags));
  ASSERT_TRUE(record.whole);
  EXPECT_EQ(record.whole->game->name(), "sjavs");
  EXPECT_EQ(record.whole->seats, 4);
  EXPECT_EQ(write_hands(record.whole->hands, *record.whole->game, 4), kDeal);
  EXPECT_EQ(record, record_of(tags));
  record.erase("Deal");
  EXPECT_FALSE(record.whole);
  for (const char* other : {"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q rest", "1:.A. T.. AK.. QJ..",
                            "1: HA HQ | ST S9 | SA SK | SQ SJ", "2:.AQJ.A7.AT9 - - -"}) {
    const absl::StatusOr<DealRecord> read =
        completed(record_of({{"Game", "sjavs"}, {"Seats", "4"}, {"Deal", other}}));
    EXPECT_FALSE(read.value().whole) << other;
  }
}

// A player's name stands for his seat before a hand and in a result.
TEST(CompletedRecords, HavePlayersByTheirNames) {
  const std::string hands = ".AQJ.A7.AT9 | T987.T.KQ.7 | AK.97.J98.Q | ";
  const auto of_names = [](const char* game, const std::string& name, const std::string& value) {
    return understood(record_of({{"Game", game},
                                 {"Seats", "4"},
                                 {"Names", "Anna Maria, Beni, ?, J\u00F3gvan"},
                                 {name, value}}))
        .find(name)
        ->value;
  };
  EXPECT_EQ(of_names("sjavs", "Deal", "Beni: " + hands + "QJ.K8.T.KJ8"),
            of_names("sjavs", "Deal", "2: " + hands + "QJ.K8.T.KJ8"));
  EXPECT_EQ(of_names("sjavs", "Deal", "jogvan: HA, Beni: S7 / anna maria: H9 / 3: H10"),
            of_names("sjavs", "Deal", "4: HA, 2: S7 / 1: H9 / 3: H10"));
  EXPECT_EQ(of_names("davoserjazz", "Result", "first=Beni last=J\u00F3gvan"), "first=2 last=4");
  EXPECT_EQ(of_names("davoserjazz", "Result", "seat=Carla"), "seat=Carla");
}

}  // namespace matador::formats_completed_record_test
