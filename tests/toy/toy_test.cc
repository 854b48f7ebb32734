// A game is a module: a folder in the solver, a folder in the formats and a line in the list of
// games are enough to read, warn about, solve and write its deals.

#include <gtest/gtest.h>

#include <string>

#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/output/answers.h"
#include "solver/deals/numbered.h"
#include "solver/games/auction.h"
#include "solver/games/registry.h"
#include "solver/games/toy/stake.h"
#include "solver/solve.h"

namespace matador {
namespace {

const Game& the_toy() { return *find_game("toy"); }

// A deal in which somebody bids, with a stake.
DealRecord record_with(const std::string& stake) {
  std::uint64_t number = 0;
  while (!forced_auction(the_toy(), numbered_deal(the_toy().shape(3), 1, number)).declarer)
    ++number;
  DealRecord record =
      write_problem({.game = &the_toy(), .deal = numbered_deal(the_toy().shape(3), 1, number)});
  if (!stake.empty()) record.add("Stake", stake);
  return record;
}

Task task_of(const DealRecord& record) {
  const absl::StatusOr<Problem> problem = read_problem(record);
  return the_toy().tasks(problem.value()).value().front();
}

TEST(Toy, IsTheLastOfAllGames) {
  EXPECT_EQ(all_games().back(), &the_toy());
  EXPECT_EQ(all_formats().size(), all_games().size());
  EXPECT_EQ(&format_of(the_toy()), all_formats().back());
}

TEST(Toy, HasAnAuctionAndATalon) {
  const Task task = task_of(record_with(""));
  EXPECT_EQ(task.declarer, forced_auction(the_toy(), task.deal).declarer);
  EXPECT_EQ(task.deal.talon().size(), 2);
  const absl::StatusOr<Solution> solution =
      Solver().solve(task, {.objective = Objective::kTricks, .exchanges = true});
  ASSERT_TRUE(solution.ok()) << solution.status();
  EXPECT_EQ(solution->exchanges.size(), 21U);  // none, or each of ten cards for each of two
}

TEST(Toy, CountsByItsOwnTag) {
  const Task task = task_of(record_with("3"));
  ASSERT_EQ(task.own, OwnFacts(toy::Stake{3}));
  const int tricks = Solver().solve(task, {.objective = Objective::kTricks})->low;
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kScore})->low, 3 * (2 * tricks - 10));
}

TEST(Toy, IsWrittenAsItWasRead) {
  const DealRecord record = record_with("3");
  EXPECT_EQ(write_problem(read_problem(record).value()), record);
  const Task task = task_of(record);
  const Request request{.objective = Objective::kTricks};
  const std::string line =
      answer_json({.deal = 1, .task = task, .request = request, .solution = {}});
  EXPECT_NE(line.find("\"game\":\"toy\""), std::string::npos) << line;
}

TEST(Toy, SaysWhatIsWrongWithItsTag) {
  const absl::StatusOr<Problem> problem = read_problem(record_with("much"));
  ASSERT_FALSE(problem.ok());
  EXPECT_EQ(DealError::of(problem).message, "bad stake \"much\"");
}

TEST(Toy, HasATagThatOtherGamesAreWarnedAbout) {
  EXPECT_TRUE(warnings_about_tags(record_with("3")).empty());
  DealRecord other;
  other.add("Game", "sjavs");
  other.add("Seats", "3");
  other.add("Stake", "3");
  other.add("Staek", "3");
  const std::vector<DealError> warnings = warnings_about_tags(other);
  ASSERT_EQ(warnings.size(), 2U);
  EXPECT_EQ(warnings[0].message, "[Stake] means nothing in sjavs with 3 players");
  EXPECT_EQ(warnings[1].message, "[Staek] is ignored; did you mean [Stake]?");
}

}  // namespace
}  // namespace matador
