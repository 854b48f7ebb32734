// What is announced and bid, and what the tags of the skat leave to be understood.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/games/skat/skat_tags.h"

namespace matador::skat_tags_test {

TEST(SkatSaid, IsReadByItsWordsInAnyOrder) {
  EXPECT_EQ(skat::read_announced("").value(), skat::Announced{});
  EXPECT_EQ(skat::write_announced(skat::read_announced("ouvert schwarz schneider hand").value()),
            "hand schneider schwarz ouvert");
  EXPECT_EQ(skat::read_announced("hand hand").status().message(), "hand is announced twice");
  EXPECT_EQ(skat::write_announced(skat::read_announced("Schneider, Hand").value()),
            "hand schneider");
  EXPECT_EQ(skat::read_announced("loud").status().message(),
            "nobody announces \"loud\"; expected hand, schneider, schwarz or ouvert");
}

TEST(SkatSaid, HasABidThatIsTheValueOfAGame) {
  EXPECT_EQ(skat::read_bid("264").value(), 264);
  for (const std::string text : {"19", "288", "", "x", "18.5", "-18"}) {
    EXPECT_EQ(skat::read_bid(text).status().message(),
              "\"" + text +
                  "\" is no bid, expected the value of a game: 18, 20, 22, 23, 24, 27 up to 264");
  }
}

// "Talon=... Discard=... Exchange=..."
std::string completed(const std::vector<std::pair<std::string, std::string>>& tags) {
  DealRecord record;
  for (const auto& [name, value] : tags) record.add(name, value);
  skat::complete_exchange(record);
  std::string text;
  for (const char* name : {"Talon", "Discard", "Exchange"}) {
    const Tag* tag = record.find(name);
    absl::StrAppend(&text, tag == nullptr ? "none" : tag->value, "; ");
  }
  return text;
}

constexpr char kOwn[] = "1:AJT.J98.KQ.Q8 - -";
constexpr char kAll[] = "1:AJT.J98.KQ.Q8 K8.AT7.A98.A9 Q97.KQ.JT7.KJ";

TEST(SkatExchangeTags, CallTheTalonByItsName) {
  EXPECT_EQ(completed({{"Skat", "C7 D7"}}), "C7 D7; none; none; ");
  DealRecord both;
  both.add("Skat", "C7 D7");
  both.add("Talon", "C7 D7");
  skat::complete_exchange(both);
  EXPECT_EQ(DealError::of(skat::fault_of_skat(both)).message,
            "[Skat] and [Talon] are the same, expected one of them");
}

TEST(SkatExchangeTags, TellOfADiscardAlone) {
  EXPECT_EQ(completed({{"Deal", kOwn}, {"Talon", "C7 D7"}, {"Discard", "C7 S7"}}),
            "C7 D7; S7; D7; ");
  EXPECT_EQ(completed({{"Deal", kOwn}, {"Talon", "C7 D7"}, {"Discard", "Herz 9, Herz 8"}}),
            "C7 D7; H8 H9; C7 D7; ");
  EXPECT_EQ(completed({{"Deal", kAll}, {"Discard", "C7 H8"}}), "C7 CT; H8; CT; ");
  // His ten cards after the exchange, and the two that he has put away.
  EXPECT_EQ(completed({{"Deal", kOwn}, {"Discard", "C7 D7"}}), "C7 D7; ; ; ");
}

TEST(SkatExchangeTags, StayAsTheyAreWhereTheyCanMeanSeveralThings) {
  EXPECT_EQ(completed({{"Deal", kOwn}, {"Discard", "C7 SA"}}), "none; C7 SA; none; ");
  EXPECT_EQ(completed({{"Deal", kOwn}, {"Talon", "C7 D7"}, {"Discard", "S7"}}),
            "C7 D7; S7; none; ");
  EXPECT_EQ(completed({{"Deal", kOwn}, {"Talon", "C7 D7"}, {"Discard", ""}}), "C7 D7; ; none; ");
  EXPECT_EQ(
      completed({{"Deal", kOwn}, {"Talon", "C7 D7"}, {"Discard", "C7 S7"}, {"Exchange", "C7 D7"}}),
      "C7 D7; C7 S7; C7 D7; ");
}

}  // namespace matador::skat_tags_test
