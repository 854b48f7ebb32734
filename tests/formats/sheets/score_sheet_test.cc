// The sheets of games, from results to text, where a transcript would be long: a whole evening of
// Coiffeur (rules 2.18, 2.20).

#include "formats/sheets/score_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/sheets/sheet_view.h"
#include "solver/games/registry.h"

namespace matador::formats_sheets_test {

const Game& coiffeur() { return *find_game("coiffeur"); }
Heading coiffeur_of_three() { return {{.game = &coiffeur()}, 3}; }

DealResult result(const std::string& contract, int player, const Winnings& won,
                  bool is_joker = false) {
  const std::vector<ContractInfo>& all = coiffeur().info().contracts;
  const auto place = std::ranges::find(all, contract, &ContractInfo::name) - all.begin();
  ContractResult contract_result{
      .contract = {.index = static_cast<int>(place)}, .declarer = Seat::number(player), .won = won};
  contract_result.as_joker = is_joker;
  return {coiffeur_of_three(), contract_result};
}

class CoiffeurEvening : public testing::Test {
 protected:
  std::optional<SheetFault> enter(const DealResult& result) {
    row_ = {.deal = row_.deal + 1, .result = result};
    row_.result.contract_result->score = sheet_->score(*result.contract_result);
    std::optional<SheetFault> fault = sheet_->enter(row_);
    if (!fault) text_ += view_.add(*sheet_, row_);
    return fault;
  }

  std::unique_ptr<ScoreSheet> sheet_ = make_sheet(coiffeur_of_three());
  SheetView view_{false};
  SheetRow row_{.deal = 0, .result = {}};
  std::string text_;
};

TEST_F(CoiffeurEvening, IsShownAsATable) {
  enter(result("acorns", 1, {92, 7}));
  enter(result("acorns", 2, {157, 12}));
  enter(result("acorns", 3, {0, 0}));
  enter(result("slalom-undenufe", 1, {60, 4}));
  enter(result("roses", 2, {101, 8}, /*is_joker=*/true));
  EXPECT_EQ(text_ + view_.end(*sheet_),
            "Coiffeur, 3 players\n"
            "\n"
            " Deal   seat 1 | seat 2 | seat 3   contract\n"
            "             0 |      0 |      0\n"
            "    1       92 |        |          acorns by 1\n"
            "    2          |    157 |          acorns by 2            match\n"
            "    3          |        |      0   acorns by 3            null\n"
            "    4       60 |        |          slalom-undenufe by 1\n"
            "    5          |    101 |          roses by 2             as a joker\n"
            "\n"
            "Sheet 1 goes on:\n"
            "\n"
            "                   seat 1      seat 2      seat 3\n"
            "  acorns        1      92         157 III       0 OOO\n"
            "  roses         1\n"
            "  shields       1\n"
            "  bells         1\n"
            "  obenabe       2\n"
            "  undenufe      2\n"
            "  slalom        2      60\n"
            "  gustav        3\n"
            "  joker         3                 101\n"
            "  joker         3\n"
            "  sticks                0           3           0\n"
            "  circles               0           0           3\n"
            "  total                 0           3          -3\n");
}

TEST_F(CoiffeurEvening, HasItsKeysInOrder) {
  enter(result("gustav-obenabe", 2, {157, 12}));
  EXPECT_EQ(sheet_json(row_),
            "{\"deal\":1,\"game\":\"coiffeur\",\"seats\":3,\"contract\":\"gustav-obenabe\","
            "\"declarer\":2,\"points\":157,\"tricks\":12,\"multiplier\":3,\"score\":157,"
            "\"line\":\"gustav\",\"sheet\":[0,2,0]}\n");
}

TEST_F(CoiffeurEvening, HasNoPlaceForAContractForTheFourthTime) {
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(enter(result("roses", 1, {92, 7})));
  const std::optional<SheetFault> fault = enter(result("roses", 1, {92, 7}));
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->tag, "Contract");
  EXPECT_EQ(fault->what, "seat 1 has played roses already, and both jokers");
  const std::optional<SheetFault> joker = enter(result("bells", 1, {92, 7}, /*is_joker=*/true));
  ASSERT_TRUE(joker);
  EXPECT_EQ(joker->tag, "As");
  EXPECT_EQ(joker->what, "seat 1 has played both jokers already");
  EXPECT_FALSE(enter(result("bells", 1, {92, 7})));
}

TEST_F(CoiffeurEvening, EndsAfterThirtyDeals) {
  for (const char* contract : {"acorns", "roses", "shields", "bells", "obenabe", "undenufe",
                               "slalom-obenabe", "gustav-obenabe", "bells", "roses"}) {
    for (int player = 1; player <= 3; ++player) {
      ASSERT_FALSE(row_.rubber_end);
      ASSERT_FALSE(enter(result(contract, player, {40 * player, 5})));
    }
  }
  EXPECT_TRUE(sheet_json(row_).ends_with(
      "\"line\":\"joker\",\"sheet\":[-19,0,19]}\n"
      "{\"rubber\":1,\"winner\":3,\"sheet\":[-19,0,19],\"sticks\":[0,0,19],\"circles\":[19,0,0],"
      "\"won\":[0,0,1]}\n"));
  EXPECT_NE(text_.find("|      X   Sheet 1\n\n"), std::string::npos) << text_;
  EXPECT_EQ(view_.end(*sheet_), "");
}

}  // namespace matador::formats_sheets_test
