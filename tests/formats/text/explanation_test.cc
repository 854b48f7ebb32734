// What an explanation says is true of the play: what each card does in its trick, and which trick
// shows why a line is worse.

#include "formats/text/explanation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/permutation.hpp>
#include <string>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/requests/deal_solver.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"

namespace matador {
namespace {

constexpr std::uint64_t kSeed = 91;
constexpr int kEndings = 60;

// A deal under one of its contracts, played at random by the rules until few cards are left.
Task ending(const Party& party, std::uint64_t seed, std::uint64_t number, int cards_left) {
  const Game* game = find_game(std::string(party.game));
  const std::vector<Task> tasks =
      game->tasks({.game = game, .deal = numbered_deal(game->shape(party.seats), seed, number)},
                  /*all_contracts=*/true)
          .value();
  Dice dice{seed, number};
  Task task = dice.one_of(tasks);
  if (!task.exchange) task.exchange = game->exchanges(task).front();
  Played played = played_so_far(task).value();
  while (played.to_play() &&
         (played.hand(*played.to_play()).size() > cards_left || played.trick_open())) {
    task.play.emplace_back(dice.one_of(played.legal()));
    EXPECT_TRUE(played.play(task.play.back()).ok());
  }
  return task;
}

class ExplanationTest : public testing::TestWithParam<Party> {};

CardSet lane_with(Card card, const TrickOrder& order) {
  CardSet cards;
  for (const std::vector<Card>& lane : order.lanes) {
    if (!ranges::contains(lane, card)) continue;
    for (Card other : lane) cards |= CardSet{other};
  }
  return cards;
}

bool side_takes(Card card, SeatSet side, const std::vector<ActedTrick>& tricks) {
  for (const ActedTrick& trick : tricks) {
    for (const ActedCard& acted : trick.cards) {
      if (acted.card == card) return side.contains(trick.best().seat);
    }
  }
  ADD_FAILURE() << "nobody takes the card";
  return false;
}

// By the definitions alone: from the lanes, and from who has won the trick in the end.
TEST_P(ExplanationTest, EachCardDoesWhatItsLaneAndTheWinnerSay) {
  int ruffs = 0;
  for (std::uint64_t number = 0; number < kEndings; ++number) {
    const Task task = ending(GetParam(), kSeed, number, 3);
    const TrickOrder order = task.game->order(task);
    const Played played = played_so_far(task).value();
    const std::vector<ActedTrick> tricks = acted_tricks(task, {});
    ASSERT_EQ(tricks.size(), played.tricks().size()) << deal_file_text(task);
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      SCOPED_TRACE(testing::Message() << "trick " << i + 1 << " of\n" << deal_file_text(task));
      const CardSet led = lane_with(tricks[i].cards.front().card, order);
      ASSERT_EQ(tricks[i].best().seat, played.tricks()[i].winner);
      EXPECT_EQ(tricks[i].points, played.tricks()[i].points);
      for (std::size_t turn = 0; turn < tricks[i].cards.size(); ++turn) {
        const auto& [seat, card, act] = tricks[i].cards[turn];
        EXPECT_EQ(act == Act::kLead, turn == 0);
        EXPECT_EQ(act == Act::kLead || act == Act::kFollow || act == Act::kBeat,
                  led.contains(card));
        const bool trump = order.has_trump && ranges::contains(order.lanes.front(), card);
        EXPECT_EQ(act == Act::kDiscard, !led.contains(card) && !trump);
        const bool ruff = act == Act::kRuff || act == Act::kOverruff;
        if (turn == tricks[i].winner) {
          EXPECT_TRUE(act == Act::kLead || act == Act::kBeat || ruff);
        }
        ruffs += ruff ? 1 : 0;
      }
    }
  }
  EXPECT_GT(ruffs, 0);
}

// Every card that costs something has its price, a line that ends in that value, and a trick in
// which somebody gets what he does not get in best play.
TEST_P(ExplanationTest, ACardThatCostsSomethingHasATrickThatShowsIt) {
  Solver solver;
  int costly_cards = 0;
  for (std::uint64_t number = 0; number < kEndings; ++number) {
    const Task task = ending(GetParam(), kSeed + 1, number, 4);
    SCOPED_TRACE(deal_file_text(task));
    Answer answer{.deal = 1,
                  .task = task,
                  .request = {.objective = Objective::kTricks, .cards = true, .line = true},
                  .solution = {}};
    answer.solution = solver.solve(task, answer.request).value();
    const auto explanation = explain(answer, solver);
    ASSERT_TRUE(explanation.ok()) << explanation.status();
    const std::vector<ActedTrick> best = acted_tricks(task, answer.solution.line);
    const SeatSet side = task.game->declaring_side(task);
    int before = 0;
    for (const CostlyMove& costly : explanation->costly) {
      EXPECT_GE(costly.cost, std::max(1, before));
      before = costly.cost;
      ASSERT_FALSE(costly.line.empty());
      EXPECT_EQ(costly.line.front(), costly.move);
      Task played = task;
      played.play.insert(played.play.end(), costly.line.begin(), costly.line.end());
      const int value = solver.solve(played, {.objective = Objective::kTricks})->low;
      EXPECT_EQ(std::abs(value - answer.solution.low), costly.cost);
      const std::vector<ActedTrick> worse = acted_tricks(task, costly.line);
      const auto point =
          turning_point(best, worse, task.game->order(task), side, /*by_points=*/false);
      ASSERT_TRUE(point.has_value());
      const Card winner = worse[point->trick].best().card;
      for (const ActedTrick& trick : best) EXPECT_NE(trick.best().card, winner);
      ++costly_cards;
    }
    // A card of best play that matters is the only one that costs nothing.
    if (explanation->matters) {
      EXPECT_EQ(explanation->matters->best, std::vector<Move>{explanation->matters->move});
      EXPECT_GT(explanation->least_cost, 0);
    }
  }
  EXPECT_GT(costly_cards, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, ExplanationTest,
                         testing::Values(kSjavs4, kSjavs2, Party{"jass", 4}, Party{"bridge", 4},
                                         Party{"scharwenzel", 4}, Party{"skat", 3}));

// By the value of each position of the play alone.
TEST(LostDealTest, TellsTheLastChanceOrTheContractsThatWouldHaveWon) {
  Solver solver;
  int by_a_card = 0;
  int by_a_contract = 0;
  const Request by_score{.objective = Objective::kScore};
  for (std::uint64_t number = 0; number < 40; ++number) {
    const Task task = ending(kSjavs4, kSeed + 3, number, 0);
    SCOPED_TRACE(deal_file_text(task));
    ReplayAnswer answer{.deal = 1, .task = task, .objective = Objective::kPoints, .replays = {}};
    answer.replays.push_back(solver.replay(task, {.objective = Objective::kPoints}).value());
    const ReplayExplanation explanation = explain(answer, ReplayRequest{}, solver).value();
    ASSERT_TRUE(explanation.lost.has_value());
    const LostDeal& lost = *explanation.lost;
    std::vector<int> scores;
    for (std::size_t i = 0; i <= task.play.size(); ++i) {
      Task position = task;
      position.play.resize(i, Move::pass());
      scores.push_back(solver.solve(position, by_score)->low);
    }
    const bool declarer_lost = scores.back() <= 0;
    EXPECT_EQ(lost.side == task.game->declaring_side(task), declarer_lost);
    EXPECT_EQ(lost.objective, Objective::kScore);
    EXPECT_EQ(lost.best, scores.front());
    std::optional<std::size_t> last_chance;
    for (std::size_t i = 0; i < task.play.size(); ++i) {
      if ((scores[i] <= 0) != declarer_lost) last_chance = i;
    }
    ASSERT_EQ(lost.lost_with.has_value(), last_chance.has_value());
    if (last_chance) {
      EXPECT_EQ(lost.lost_with->index, *last_chance);
      EXPECT_TRUE(lost.contracts.empty());
      ++by_a_card;
      continue;
    }
    std::vector<std::pair<std::string, int>> winning;
    const Problem problem{.game = task.game, .deal = task.deal};
    const std::vector<Task> others = task.game->tasks(problem, /*all_contracts=*/true).value();
    for (const Task& other : others) {
      const int score = solver.solve(other, by_score)->low;
      if (declarer_lost && other.declarer == task.declarer && score > 0) {
        winning.emplace_back(shown_contract(*task.game, other.contract), score);
      }
    }
    EXPECT_TRUE(ranges::is_permutation(lost.contracts, winning));
    by_a_contract += winning.empty() ? 0 : 1;
  }
  EXPECT_GT(by_a_card, 0);
  EXPECT_GT(by_a_contract, 0);
}

// Over endings of Sjavs: the card that is named takes points to the other side.
TEST(TurningPointTest, TheCardThatIsNamedChangesSides) {
  Solver solver;
  int named = 0;
  for (std::uint64_t number = 0; number < kEndings; ++number) {
    const Task task = ending(kSjavs4, kSeed + 2, number, 4);
    SCOPED_TRACE(deal_file_text(task));
    Answer answer{.deal = 1,
                  .task = task,
                  .request = {.objective = Objective::kPoints, .cards = true, .line = true},
                  .solution = {}};
    answer.solution = solver.solve(task, answer.request).value();
    const Explanation explanation = explain(answer, solver).value();
    const TrickOrder order = task.game->order(task);
    const SeatSet side = task.game->declaring_side(task);
    const std::vector<ActedTrick> best = acted_tricks(task, answer.solution.line);
    for (const CostlyMove& costly : explanation.costly) {
      const std::vector<ActedTrick> worse = acted_tricks(task, costly.line);
      const auto point = turning_point(best, worse, order, side, /*by_points=*/true);
      ASSERT_TRUE(point.has_value());
      if (!point->caught) continue;
      ++named;
      EXPECT_GT(order.points_of(*point->caught), 0);
      EXPECT_NE(side_takes(*point->caught, side, best), side_takes(*point->caught, side, worse));
    }
  }
  EXPECT_GT(named, kEndings / 2);
}

}  // namespace
}  // namespace matador
