// The dealer in deal files, in the JSON of the commands and on the score-sheet: where nobody sits
// matters to nothing, and [Dealer] is shown where the deal names one, and only there.

#include "tests/support/rotation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "formats/game_format.h"
#include "formats/games/jass/melds_view.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "formats/sheets/score_sheet.h"
#include "formats/text/auction_view.h"
#include "solver/games/auction.h"

namespace matador::formats_rotation_test {

using Json = nlohmann::json;

Problem read_again(const Problem& problem) { return read_problem(write_problem(problem)).value(); }

// Of a deal that names its dealer in any case, as the rotated one does.
struct Pair {
  Problem problem;
  Rotation rotation;
  Problem rotated;
};

Pair random_pair(const GameTable& players, std::uint64_t number, int cards_left) {
  Problem problem = random_problem(players, number, cards_left);
  if (!problem.dealer) problem.dealer = Seat::number(players.seats);
  const Rotation rotation(players.seats, 1 + static_cast<int>(number) % (players.seats - 1));
  return {read_again(problem), rotation, read_again(rotation.of(problem))};
}

std::string trace(const Pair& pair) {
  return write_record(write_problem(pair.problem)) + write_record(write_problem(pair.rotated));
}

int rotated(const Json& seat, const Rotation& rotation) {
  return rotation.of(Seat::number(seat.get<int>())).number();
}

class RotatedAuctionText : public testing::TestWithParam<GameTable> {};

TEST_P(RotatedAuctionText, IsTheSame) {
  for (std::uint64_t number = 0; number < 200; ++number) {
    const Pair pair = random_pair(GetParam(), number, /*cards_left=*/3);
    SCOPED_TRACE(trace(pair));
    const auto json_of = [](const Problem& problem) {
      return Json::parse(auction_json(
          {1, problem, forced_auction(*problem.game, problem.deal, forehand(problem))}));
    };
    const Json json = json_of(pair.problem);
    Json expected = json;
    expected["dealer"] = rotated(json["dealer"], pair.rotation);
    if (json.contains("declarer")) expected["declarer"] = rotated(json["declarer"], pair.rotation);
    ASSERT_EQ(json_of(pair.rotated), expected);
  }
}

class RotatedMeldsText : public testing::TestWithParam<GameTable> {};

TEST_P(RotatedMeldsText, AreTheSame) {
  for (std::uint64_t number = 0; number < 200; ++number) {
    const Pair pair = random_pair(GetParam(), number, /*cards_left=*/3);
    SCOPED_TRACE(trace(pair));
    const auto json_of = [](const Problem& problem) {
      return Json::parse(melds_json(find_melds(1, problem.game->tasks(problem)->front())));
    };
    const Json json = json_of(pair.problem);
    Json expected = json;
    expected["dealer"] = rotated(json["dealer"], pair.rotation);
    const auto rotate = [&](Json& scores) {
      for (const char* list : {"worth", "best_meld", "scored", "stoeck", "melds"}) {
        scores[list] = Json(pair.rotation.of(scores[list].get<std::vector<Json>>()));
      }
    };
    rotate(expected);
    if (expected.contains("second")) rotate(expected["second"]);
    ASSERT_EQ(json_of(pair.rotated), expected);
  }
}

// The totals after one deal, and what it scored; none where the deal leaves open what was played.
struct Entered {
  std::vector<int> totals;
  int score;
};
std::optional<Entered> entered(const Problem& problem) {
  const DealRecord record = write_problem(problem);
  const absl::StatusOr<DealResult> result = read_result(record);
  if (!result.ok()) return std::nullopt;
  const auto sheet = make_sheet(read_heading(record).value());
  SheetRow row{.deal = 1, .result = result.value()};
  EXPECT_EQ(row.result.dealer, problem.dealer);
  EXPECT_FALSE(sheet->enter(row));
  return Entered{row.totals, row.result.contract_result ? row.result.contract_result->score : 0};
}

class RotatedSheet : public testing::TestWithParam<GameTable> {};

TEST_P(RotatedSheet, CreditsTheSamePlayers) {
  for (std::uint64_t number = 0; number < 30; ++number) {
    const Pair pair = random_pair(GetParam(), number, /*cards_left=*/0);
    SCOPED_TRACE(trace(pair));
    const std::optional<Entered> sheet = entered(pair.problem);
    std::optional<Entered> other = entered(pair.rotated);
    ASSERT_EQ(sheet.has_value(), other.has_value());
    if (!sheet) continue;
    EXPECT_EQ(other->score, sheet->score);
    std::vector<int> expected = sheet->totals;
    if (expected.size() == static_cast<std::size_t>(GetParam().seats)) {
      expected = pair.rotation.of(expected);
    } else if (GetParam().seats == 5) {
      // The columns are the seats that are not the joker's, counted from seat 1.
      std::ranges::sort(expected);
      std::ranges::sort(other->totals);
    } else if (pair.rotation.of(Seat::number(1)).number() % 2 == 0) {
      std::ranges::reverse(expected);
    }
    EXPECT_EQ(other->totals, expected);
  }
}

std::string name(const testing::TestParamInfo<GameTable>& players) {
  return players.param.game + std::to_string(players.param.seats);
}

INSTANTIATE_TEST_SUITE_P(
    EveryGame, RotatedAuctionText,
    testing::ValuesIn(tables_of([](const Game& game) { return game.has_auction(); })), name);
INSTANTIATE_TEST_SUITE_P(EveryGame, RotatedMeldsText,
                         testing::ValuesIn(tables_of([](const Game& game) {
                           return game.info().melds.has_value();
                         })),
                         name);
INSTANTIATE_TEST_SUITE_P(EveryGame, RotatedSheet, testing::ValuesIn(tables_of([](const Game& game) {
                           return format_of(game).sheet != nullptr;
                         })),
                         name);

// ---- [Dealer] -----------------------------------------------------------------------------------

TEST(DealerTag, IsReadAndWritten) {
  Problem problem = random_problem({"sjavs", 4}, 1, /*cards_left=*/3);
  problem.dealer = Seat::number(2);
  const DealRecord record = write_problem(problem);
  ASSERT_NE(record.find("Dealer"), nullptr);
  EXPECT_EQ(record.find("Dealer")->value, "2");
  EXPECT_EQ(read_again(problem).dealer, Seat::number(2));
  problem.dealer = {};
  EXPECT_EQ(write_problem(problem).find("Dealer"), nullptr);
  EXPECT_EQ(read_again(problem).dealer, std::nullopt);
}

TEST(DealerTag, MustBeASeat) {
  Problem problem = random_problem({"sjavs", 3}, 1, /*cards_left=*/3);
  problem.dealer = {};
  DealRecord record = write_problem(problem);
  record.tags.push_back({"Dealer", "4", 9});
  EXPECT_EQ(DealError::of(read_problem(record)),
            (DealError{9, "bad seat \"4\", expected a number from 1 to 3"}));
}

}  // namespace matador::formats_rotation_test
