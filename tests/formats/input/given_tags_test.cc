// Tags that are given as options: their names, what is read of them alone, and beside a deal.

#include "formats/input/given_tags.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "formats/input/partial_problem.h"
#include "formats/input/tag_table.h"

namespace matador::formats_given_tags_test {

DealRecord tags(std::initializer_list<Tag> all) { return {.tags = all}; }

DealRecord read(const GivenTags& given, const DealRecord& record = {}) {
  const absl::StatusOr<DealRecord> read = given.add_to(record);
  EXPECT_TRUE(read.ok());
  return read.ok() ? read.value() : DealRecord{};
}

DealError fault(const GivenTags& given, const DealRecord& record = {}) {
  const absl::StatusOr<DealRecord> read = given.add_to(record);
  EXPECT_FALSE(read.ok());
  return !read.ok() ? DealError::of(read) : DealError{};
}

TEST(GivenTags, HaveOptionsOfTheirNames) {
  EXPECT_EQ(option_of_tag("AllPassed"), "all-passed");
  EXPECT_EQ(option_of_tag("Deal"), "deal");
  std::set<std::string> options;
  for (const KnownTag& tag : known_tags()) {
    EXPECT_TRUE(options.insert(option_of_tag(tag.name)).second) << tag.name.text();
    EXPECT_EQ(tag.value.empty(), tag.about.empty()) << tag.name.text();
  }
}

TEST(GivenTags, AreADealOfTheirOwnInTheUsualOrder) {
  const GivenTags given(tags({{"Deal", "1:A B C"}, {"Game", "sjavs"}}));
  EXPECT_EQ(read(given), tags({{"Game", "sjavs"}, {"Deal", "1:A B C"}}));
  EXPECT_TRUE(GivenTags().empty());
}

TEST(GivenTags, AreADealWhereTheyTellCardsOrAResult) {
  for (const char* name : {"Deal", kOwnHand, "Result"}) {
    EXPECT_TRUE(GivenTags(tags({{"Game", "sjavs"}, {name, "x"}})).are_a_deal()) << name;
  }
  EXPECT_TRUE(GivenTags(tags({{"Game", "skat"}, {"AllPassed", "yes"}})).are_a_deal());
  EXPECT_FALSE(GivenTags(tags({{"AllPassed", "yes"}})).are_a_deal());
  EXPECT_FALSE(GivenTags(tags({{"Game", "sjavs"}, {"Declarer", "2"}})).are_a_deal());
  EXPECT_FALSE(GivenTags().are_a_deal());
}

// The seat tells the game; what else is given is read as beside [Game].
TEST(GivenTags, NeedNoGameWhereOneHasSuchSeats) {
  constexpr char kHands[] = "N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7";
  DealRecord given = tags({{"Deal", kHands}, {"Declarer", "1"}, {"Play", "HQ H6"}});
  const DealRecord deal = read(GivenTags(given));
  EXPECT_EQ(deal.find("Game")->value, "bridge");
  EXPECT_EQ(deal.find("Play")->value, "HQ H6");
  given.add("Game", "bridge");
  EXPECT_EQ(deal, read(GivenTags(given)));
  EXPECT_EQ(read(GivenTags(tags({{"Deal", "1:A B C"}}))).find("Game"), nullptr);
}

TEST(GivenTags, AreReadAsInAFile) {
  const GivenTags pbn(tags({{"Contract", "3NT"},
                            {"Deal",
                             "N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 "
                             "43.432.432.A6532"},
                            {"Declarer", "S"}}));
  const DealRecord deal = read(pbn);
  EXPECT_EQ(deal.find("Game")->value, "bridge");
  EXPECT_EQ(deal.find("Declarer")->value, "S");
  const DealError error = fault(GivenTags(tags({{"Play", "a\001b"}})));
  EXPECT_EQ(option_at(error.line), "--play");
}

TEST(GivenTags, AddWhatADealLacks) {
  const DealRecord deal = tags({{"Game", "sjavs", 7}, {"Seats", "2", 8}});
  const GivenTags given(tags({{"Game", "Sjavs"}, {"Declarer", "2"}}));
  EXPECT_EQ(read(given, deal), tags({{"Game", "sjavs"}, {"Seats", "2"}, {"Declarer", "2"}}));
  EXPECT_EQ(option_at(read(given, deal).find("Declarer")->line), "--declarer");
  EXPECT_EQ(option_at(7), std::nullopt);
  const DealError error = fault(GivenTags(tags({{"Seats", "3"}})), deal);
  EXPECT_EQ(error.line, 8U);
  EXPECT_EQ(error.message, "[Seats] is \"2\", but --seats says \"3\"");
}

// As "Herz" and "hearts", "forehand" and the seat that it is.
TEST(GivenTags, MayHaveAnotherSpellingOfWhatADealHas) {
  const DealRecord deal = tags({{"Game", "sjavs"},
                                {"Seats", "4"},
                                {"Dealer", "2"},
                                {"Deal", "1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8"},
                                {"Contract", "Herz"},
                                {"Declarer", "forehand"},
                                {"Play", "S9 CA"}});
  const GivenTags given(tags({{"Game", "Sjavs"},
                              {"Contract", "hearts"},
                              {"Declarer", "3"},
                              {"Deal", "1:.QJA.A7.A9T T987.T.KQ.7 AK.97.J98.Q rest"},
                              {"Play", "\u26609 ca"}}));
  EXPECT_EQ(read(given, deal), deal);
  const DealError other = fault(GivenTags(tags({{"Contract", "Pik"}})), deal);
  EXPECT_EQ(other.message,
            "[Contract] is \"Herz\", but --contract says \"Pik\"; matador solve --contracts asks "
            "what others are worth");
  EXPECT_EQ(fault(GivenTags(tags({{"Declarer", "rearhand"}})), deal).message,
            "[Declarer] is \"forehand\", but --declarer says \"rearhand\"");
}

TEST(GivenTags, HaveOnesOwnHand) {
  const DealRecord hand = tags({{"Game", "sjavs"}, {kOwnHand, "HA HK, CQ"}, {"Seat", "2"}});
  EXPECT_EQ(read(GivenTags(hand)).find("Deal")->value, "2:.AK..Q - - -");
  EXPECT_EQ(read(GivenTags(hand)).find(kOwnHand), nullptr);
  const DealRecord three = tags({{"Game", "sjavs"}, {"Seats", "3"}, {kOwnHand, "A..Q.7"}});
  EXPECT_EQ(read(GivenTags(three)).find("Deal")->value, "1:A..Q.7 - -");
  const DealError error = fault(GivenTags(tags({{kOwnHand, "HA"}})));
  EXPECT_EQ(option_at(error.line), "--hand");
  EXPECT_EQ(error.message, "--hand needs --game");
}

}  // namespace matador::formats_given_tags_test
