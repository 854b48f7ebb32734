// Contracts of Schafkopf as players say them.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "formats/games/schafkopf/format.h"
#include "solver/games/schafkopf/rules.h"

namespace matador::schafkopf::formats_spoken_test {

TEST(SchafkopfSpoken, Contracts) {
  const std::vector<std::pair<std::string, std::string_view>> spoken{
      {"Rufspiel auf die Alte", "sauspiel-eichel"},
      {"Sauspiel auf die Blaue", "sauspiel-gras"},
      {"Sauspiel auf die Hundsgfickte", "sauspiel-schellen"},
      {"auf die Bumpel", "sauspiel-schellen"},
      {"mit der Alten", "sauspiel-eichel"},
      {"Mit der Blauen", "sauspiel-gras"},
      {"Sau auf die Gr\u00FCne", "sauspiel-gras"},
      {"Rufspiel mit der Schellen-Sau", "sauspiel-schellen"},
      {"die Alte", "sauspiel-eichel"},
      {"Blaue", "sauspiel-gras"},
      {"Rufspiel Laub", "sauspiel-gras"},
      {"Eichel-Solo", "solo-eichel"},
      {"Herzsolo", "solo-herz"},
      {"Gras Solo", "solo-gras"},
      {"Solo Hearts", "solo-herz"},
      {"Schelln sticht", "solo-schellen"},
      {"Wenz", "wenz"},
      {"Schellen Wenz", "farbwenz-schellen"},
      {"Eichel-Farbwenz", "farbwenz-eichel"},
      {"Geier", "geier"},
      {"Gras-Geier", "farbgeier-gras"},
      {"Bettel normal", "bettel"},
      {"Hochzeit", "hochzeit"},
      {"Ramsch", "ramsch"},
      {"Pik-Solo", "solo-gras"},
      {"Rot-Wenz", "farbwenz-herz"},
      {"Karo Solo", "solo-schellen"},
      {"Blatt-Solo", "solo-gras"}};
  for (const auto& [text, contract] : spoken) {
    const auto read = read_spoken(text);
    ASSERT_TRUE(read.has_value()) << text;
    EXPECT_EQ(read->contract, contract) << text;
    EXPECT_FALSE(read->tout) << text;
  }
  for (const Kind& kind : Rules::kContracts) {
    const auto read = read_spoken(std::string(kind.name));
    EXPECT_TRUE(read.has_value() && read->contract == kind.name) << kind.name;
  }
}

TEST(SchafkopfSpoken, ATout) {
  for (const char* text : {"Wenz-Tout", "Wenz Tout", "Tout Wenz"}) {
    const auto read = read_spoken(text);
    ASSERT_TRUE(read.has_value()) << text;
    EXPECT_EQ(read->contract, "wenz");
    EXPECT_TRUE(read->tout);
  }
  EXPECT_EQ(read_spoken("Eichel-Solo-Tout")->contract, "solo-eichel");
}

TEST(SchafkopfSpoken, NoContract) {
  for (const char* text :
       {"", "Solo", "Sauspiel", "Rufspiel auf Herz", "Eichel", "Herz", "Eichel Herz Solo",
        "Eichel-Solo von Anna", "Wenz auf die Alte", "Farbwenz", "Tout", "weiter"}) {
    EXPECT_FALSE(read_spoken(text).has_value()) << text;
  }
}

}  // namespace matador::schafkopf::formats_spoken_test
