// Deals and values as numbers. That the values are those of text is tested by tests/python.

#include "formats/arrays/arrays.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/requests/solve_request.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador::formats_arrays_test {
namespace {

TEST(Masks, AreTheDealAgain) {
  for (const Game* game : all_games()) {
    for (int seats : game->seat_counts()) {
      const DealShape& shape = game->shape(seats);
      const Deal deal = numbered_deal(shape, /*seed=*/1, /*number=*/3);
      const std::vector<std::uint64_t> masks = masks_of(deal);
      EXPECT_EQ(mask_names(shape).size(), masks.size());
      const absl::StatusOr<Deal> again = deal_of_masks(shape, masks);
      ASSERT_TRUE(again.ok()) << again.status();
      EXPECT_EQ(*again, deal) << game->name() << " " << seats;
    }
  }
}

TEST(Masks, TellWhatIsWrong) {
  const Game& sjavs = *find_game("sjavs");
  const auto fault = [&](int seats, std::size_t place, std::uint64_t mask) {
    std::vector<std::uint64_t> masks = masks_of(numbered_deal(sjavs.shape(seats), 1, 0));
    masks[place] = mask;
    return std::string(deal_of_masks(sjavs.shape(seats), masks).status().message());
  };
  EXPECT_EQ(fault(4, 2, std::uint64_t{1} << 52), "bit 52 is no card, expected bits 0 to 51");
  EXPECT_EQ(fault(4, 0, 1), "C2 is not in the pack of this game");
  EXPECT_EQ(fault(2, 2, 0), "seat 1, pile 1, face up has 0 cards, expected 1");
}

TEST(Masks, ChooseTheNumberOfPlayers) {
  EXPECT_EQ(game_of_masks("jass", 4, "")->seats, 4);
  EXPECT_EQ(game_of_masks("jass", 4, "2")->seats, 2);  // with second hands
  EXPECT_EQ(game_of_masks("jass", 5, "")->seats, 5);
  EXPECT_FALSE(game_of_masks("jass", 9, "").ok());
  EXPECT_FALSE(game_of_masks("jass", 4, "3").ok());
}

TEST(ValueTable, HasAColumnForEachQuestionOfAnyDeal) {
  const Arguments arguments =
      *Arguments::of("solve", {{"contracts", "obenabe,undenufe"}, {"limit", "1"}});
  ArraySolver solver(*read_array_settings(arguments, /*vol=*/false));
  AlikeDeals alike = *read_alike_deals(*game_of_masks("jass", 4, ""), arguments);
  ValueTable table(/*cards=*/false, /*vol=*/false);
  const std::vector<std::uint64_t> masks =
      masks_of(numbered_deal(alike.problem.deal.shape(), 1, 0));
  EXPECT_TRUE(table.add(solver.row_of_masks(alike, 0, masks)).ok());
  const ValueRow faulty = solver.row_of_masks(alike, 1, std::vector<std::uint64_t>(4));
  EXPECT_FALSE(faulty.good);
  EXPECT_EQ(faulty.messages, "hands: row 1: seat 1 holds 0 cards, expected 9\n");
  EXPECT_TRUE(table.add(faulty).ok());
  const std::vector<std::string> columns = table.columns();
  ASSERT_EQ(columns.size(), 4);
  EXPECT_EQ(columns[1], R"({"contract":"obenabe","declarer":3,"objective":"points"})");
  const std::vector<std::int32_t> low = table.take(&ColumnValues::low);
  ASSERT_EQ(low.size(), 8);
  EXPECT_NE(low[3], kNoValue);
  EXPECT_EQ(low[4], kNoValue);
  const std::vector<std::uint64_t> all = table.masks();
  EXPECT_EQ(std::vector(all.begin(), all.begin() + 4), masks);
}

TEST(ValueTable, HasNoPlaceForSomeAnswers) {
  const GameOfMasks jass = *game_of_masks("jass", 4, "");
  for (const char* option : {"line", "play", "deal", "hand", "board"}) {
    const Arguments arguments = *Arguments::of("solve", {{option, "1"}});
    EXPECT_FALSE(read_alike_deals(jass, arguments).ok()) << option;
  }
  const Arguments cards = *Arguments::of("solve", {{"cards", ""}});
  EXPECT_FALSE(read_array_settings(cards, /*vol=*/true).ok());
}

}  // namespace
}  // namespace matador::formats_arrays_test
