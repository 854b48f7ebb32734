// A deal with the values of its tags as Matador writes them.

#include <gtest/gtest.h>

#include <string>

#include "formats/input/completed_record.h"

namespace matador::formats_canonical_record_test {

std::string written(const std::string& game, const std::string& seats, const std::string& name,
                    const std::string& value) {
  DealRecord record;
  record.add("Game", game);
  record.add("Seats", seats);
  record.add(name, value);
  return canonical(record).find(name)->value;
}

TEST(CanonicalRecords, HaveContractsCardsAndSeatsAsTheyAreWritten) {
  EXPECT_EQ(canonical({{{"Game", "Schieber"}, {"Seats", "4"}}}).find("Game")->value, "jass");
  EXPECT_EQ(written("Skat", "3", "Contract", "Herz"), "hearts");
  EXPECT_EQ(written("jass", "4", "Contract", "Bock"), "obenabe");
  EXPECT_EQ(written("klorsjavs", "3", "Trump", "Klør"), "clubs");
  EXPECT_EQ(written("sjavs", "4", "Play", "JH 10H, KH"), "HJ HT HK");
  EXPECT_EQ(written("davoserjazz", "4", "Play", "\u26607 pass +2d"), "S7 pass +D2");
  EXPECT_EQ(written("skat", "3", "Discard", "Pik 7 Karo Ass"), "S7 DA");
  EXPECT_EQ(written("bridge", "4", "Declarer", "South"), "3");
  EXPECT_EQ(written("bridge", "4", "Deal", "N:2AK...JQT - - -"), "1:AK2...QJT - - -");
  EXPECT_EQ(written("jass", "4", "Deal", "2:SA S10 AU | - | - | rest"), "1:rest AT...U - -");
  EXPECT_EQ(written("jass", "4", "Deal", "2:SA | -"), "2:A... -");  // of fewer hands
  EXPECT_EQ(written("sjavs", "4", "Shown", "3:ha kh 1:7s"), "3:HA HK 1:S7");
  EXPECT_EQ(written("sjavs", "2", "Table", "1:ck/8c,H8/-"), "1:CK/C8,H8/-");
}

TEST(CanonicalRecords, HaveTheirTagsInTheOrderOfTheManual) {
  DealRecord record;
  for (const char* name :
       {"Site", "Result", "Play", "Bid", "Contract", "Deal", "Event", "Dealer", "Seats", "Game"}) {
    record.add(name, std::string(name) == "Game" ? "bridge" : "4");
  }
  std::string order;
  for (const Tag& tag : canonical(record).tags) order += tag.name + " ";
  EXPECT_EQ(order, "Game Seats Dealer Deal Contract Bid Play Result Site Event ");
}

TEST(CanonicalRecords, KeepWhatCannotBeRead) {
  for (const char* name : {"Contract", "Declarer", "Deal", "Play", "Discard", "Shown", "Names"}) {
    EXPECT_EQ(written("skat", "3", name, "wrong"), "wrong") << name;
  }
  EXPECT_EQ(written("skat", "3", "Deal", "1:what is it | - | -"), "1:what is it | - | -");
  EXPECT_EQ(written("whist", "3", "Contract", "Herz"), "Herz");
  EXPECT_EQ(written("skat", "9", "Contract", "Herz"), "Herz");
  EXPECT_EQ(written("skat", "3", "Discard", ""), "");
}

}  // namespace matador::formats_canonical_record_test
