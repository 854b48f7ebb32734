// What programs that draw a game learn of it.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "formats/cards/card_style.h"
#include "formats/output/game_json.h"
#include "solver/games/registry.h"

namespace matador::table_facts_test {

using Json = nlohmann::ordered_json;

TEST(TableFacts, PlaceEveryCardOfThePackUnderEveryContract) {
  for (const Game* game : all_games()) {
    const Json facts = table_facts(*game);
    const auto suits = facts["cards"]["suits"].get<std::string>();
    ASSERT_EQ(suits.size(), 4U) << game->name();
    EXPECT_EQ(facts["cards"]["names"].size(), 4U) << game->name();
    for (const auto& [contract, order] : facts["orders"].items()) {
      const auto ranks = order["ranks"].get<std::string>();
      for (Card card : game->shape(game->seat_counts().front()).pack) {
        const std::string name = write_card(card, card_style(*game));
        const bool trump = std::find(order["trumps"].begin(), order["trumps"].end(), Json(name)) !=
                           order["trumps"].end();
        EXPECT_TRUE(trump || ranks.find(name[1]) != std::string::npos)
            << game->name() << " " << contract << " " << name;
        EXPECT_NE(suits.find(name[0]), std::string::npos) << game->name() << " " << name;
      }
    }
  }
}

TEST(TableFacts, AreThoseOfTheGame) {
  const auto facts = [](const char* game) { return table_facts(*find_game(game)); };
  EXPECT_EQ(facts("jass")["title"], "Schieber Jass");
  EXPECT_EQ(facts("sjavs")["orders"][""]["trumps"], Json({"CQ", "SQ", "CJ", "SJ", "HJ", "DJ"}));
  EXPECT_EQ(facts("scharwenzel")["orders"]["hearts"]["trumps"].dump().substr(0, 16),
            R"(["CQ","H7","SQ",)");
  EXPECT_EQ(facts("skat")["orders"]["null"]["ranks"], "AKQJT987");
  EXPECT_TRUE(facts("skat")["sees_talon"].get<bool>());
  const auto tags = [&facts](const char* game) {
    const Json table = facts(game);
    std::string all;
    for (const Json& place : table["places"]) all += place["tag"].get<std::string>() + " ";
    return all;
  };
  EXPECT_EQ(tags("bridge"), "Deal ");
  EXPECT_EQ(tags("skat"), "Deal Talon ");
  EXPECT_EQ(tags("sjavs"), "Deal Table Talon ");
  EXPECT_EQ(tags("jass"), "Deal Second ");
  EXPECT_EQ(facts("bridge")["dummy"], 2);
  EXPECT_EQ(facts("bridge")["seating"]["names"][0], "North");
  EXPECT_FALSE(facts("jass").contains("dummy"));
  EXPECT_TRUE(facts("jass")["seating"]["counter_clockwise"].get<bool>());
  EXPECT_EQ(facts("davoserjazz")["without_tricks"], Json({"qabbalah"}));
  EXPECT_EQ(facts("schafkopf")["tags"], Json({"Partner", "Doubled"}));
  EXPECT_TRUE(facts("sjavs")["tags"].empty());
  EXPECT_EQ(facts("jass")["formats"], Json({{{"name", "jass-kit"}, {"ending", "jsonl"}}}));
}

}  // namespace matador::table_facts_test
