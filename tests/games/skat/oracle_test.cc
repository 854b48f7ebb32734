// The solver against the oracle in Skat: random endings of every contract, and small deals with the
// exchange open, and for each the value, the value of every card or exchange and the line of play,
// under every objective, with every technique of the search on and off.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/skat/rules.h"
#include "solver/games/skat/score.h"
#include "solver/solve.h"
#include "tests/games/skat/reference_rules.h"
#include "tests/support/comparison.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"
#include "tests/support/random_cards.h"

namespace matador::skat_oracle_test {

using reference::Measure;
using reference::skat::Contract;
using reference::skat::Position;
using Oracle = reference::Oracle<Position>;

constexpr std::uint64_t kSeed = 2026;
constexpr int kTriesOfATrick = 40;
constexpr int kContracts = 6;
constexpr int kNull = 5;

const Game& the_game() { return *find_game("skat"); }

bool is_null(const Task& task) { return task.contract.index == kNull; }

reference::skat::Terms terms_of(const Task& task) {
  const auto said = task.own.as<matador::skat::Said>();
  return {.contract = static_cast<Contract>(task.contract.index),
          .declarer = task.declarer,
          .leader = task.leader,
          .exchange = task.exchange.value_or(Exchange{}),
          .hand = said.announced.hand,
          .schneider = said.announced.schneider,
          .schwarz = said.announced.schwarz,
          .ouvert = said.announced.ouvert,
          .bid = said.bid.value_or(0)};
}

Position position_of(const Task& task) {
  Position position = start(task.deal, terms_of(task));
  for (Move move : task.play) position = play(position, move.card);
  return position;
}

// ---- Random endings -----------------------------------------------------------------------------

matador::skat::Announced random_announcement(bool null, Dice& dice) {
  if (dice.below(2) == 0) return {};
  const std::vector<matador::skat::Announced> in_null{
      {.hand = true}, {.ouvert = true}, {.hand = true, .ouvert = true}};
  const std::vector<matador::skat::Announced> else_{
      {.hand = true},
      {.hand = true, .schneider = true},
      {.hand = true, .schneider = true, .schwarz = true},
      {.hand = true, .schneider = true, .schwarz = true, .ouvert = true}};
  return dice.one_of(null ? in_null : else_);
}

Task random_task(const Deal& deal, Dice& dice) {
  Task task{.game = &the_game(),
            .deal = deal,
            .contract = {dice.below(kContracts)},
            .declarer = Seat::from_index(dice.below(3)),
            .leader = Seat::from_index(dice.below(3)),
            .exchange = std::nullopt,
            .play = {},
            .options = {}};
  matador::skat::Said said{.announced = random_announcement(is_null(task), dice)};
  const std::vector<int> bids{18, 20, 23, 24, 27, 33, 36, 46, 48, 59, 60, 72, 96, 120};
  if (dice.below(3) == 0) said.bid = dice.one_of(bids);
  task.own = said;
  return task;
}

bool plays_hand(const Task& task) { return terms_of(task).hand; }

Exchange random_exchange(const Task& task, Dice& dice) {
  if (plays_hand(task) || dice.below(3) == 0) return {};
  return dice.one_of(reference::skat::exchanges(task.deal, task.declarer));
}

// In every third ending the declarer has no trick yet, in every other third the others have none,
// if that can be had.
bool fulfilled(std::uint64_t number, const Position& position) {
  if (number % 3 == 0) return position.declarer_tricks == 0;
  return number % 3 == 1 || position.opponents_tricks == 0;
}

Task random_skat_ending(std::uint64_t number, int cards_per_hand, int cards_in_trick) {
  Dice dice{kSeed, number, static_cast<std::uint64_t>(cards_per_hand)};
  Task task = random_task(numbered_deal(the_game().shape(3), kSeed, number), dice);
  task.exchange = random_exchange(task, dice);
  const std::vector<Card> play = random_tricks(
      position_of(task), 3, (10 - cards_per_hand) * 3 + cards_in_trick, kTriesOfATrick, dice,
      [&](const Position& position) { return fulfilled(number, position); });
  task.play.assign(play.begin(), play.end());
  return task;
}

// Of so many of the cards.
int most_points(CardSet cards, int count) {
  std::vector<int> points;
  for (Card card : cards) points.push_back(ace_ten_points(card));
  std::ranges::sort(points, std::greater<>());
  return std::accumulate(points.begin(), points.begin() + count, 0);
}

// A deal of few cards that are worth 90 points or more together, so that all tricks are a schneider
// as in a whole deal: 10 cards at least.
Task random_skat_deal(std::uint64_t number, int hand_size, int talon) {
  Dice dice{kSeed, number, static_cast<std::uint64_t>(hand_size)};
  const int cards = 3 * hand_size + talon;
  CardSet pack = skat::Rules::kPack;
  while (pack.size() > cards) {
    const Card card = dice.one_of(pack);
    if (most_points(pack - CardSet{card}, cards) >= 90) pack -= CardSet{card};
  }
  const DealShape shape{.pack = pack, .seats = 3, .hand_size = hand_size};
  Task task = random_task(numbered_deal(shape, kSeed, number), dice);
  if (plays_hand(task)) task.exchange = Exchange{};
  return task;
}

// ---- The comparison -----------------------------------------------------------------------------

Expected expected_of_exchanges(const Task& task, Measure measure) {
  Expected expected{};
  for (const Exchange& exchange : reference::skat::exchanges(task.deal, task.declarer)) {
    reference::skat::Terms terms = terms_of(task);
    terms.exchange = exchange;
    const Position position = start(task.deal, terms);
    Oracle oracle;
    const int value = oracle.value(position, measure);
    expected.exchanges.emplace_back(exchange, value);
    if (expected.exchange && value <= expected.value) continue;
    expected.value = value;
    expected.exchange = exchange;
    expected.line = oracle.line(position, measure);
  }
  return expected;
}

// In null the reference counts tricks below 0.
void negate(Expected& expected) {
  expected.value = -expected.value;
  for (auto& [card, value] : expected.cards) value = -value;
  for (auto& [exchange, value] : expected.exchanges) value = -value;
}

void compare_task(std::vector<Setting>& settings, const Task& task) {
  Oracle oracle;
  const std::vector<Objective> known = task.game->objectives_of(task.contract);
  for (const auto& [objective, measure, name] : kObjectives) {
    if (std::ranges::find(known, objective) == known.end()) continue;
    Expected expected = task.exchange ? expected_of(oracle, position_of(task), measure)
                                      : expected_of_exchanges(task, measure);
    if (is_null(task) && objective == Objective::kTricks) negate(expected);
    compare_all(settings, task, objective, expected);
  }
}

using Endings = EndingsOf<int>;  // by the number of cards in the talon, -1 for endings

constexpr auto kName = [](const auto& info) {
  return "With" + std::to_string(info.param.cards_per_hand) + "Cards" +
         (info.param.table < 0 ? "" : std::to_string(info.param.table) + "Talon");
};

Task task_of(const Endings& endings, int i) {
  const auto& [talon, cards, count] = endings;
  const auto number = static_cast<std::uint64_t>(i);
  return talon < 0 ? random_skat_ending(number, cards, cards == 0 ? 0 : i / 6 % 3)
                   : random_skat_deal(number, cards, talon);
}

class SkatOracleTest : public testing::TestWithParam<Endings> {};

TEST_P(SkatOracleTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), task_of, compare_task);
}

INSTANTIATE_TEST_SUITE_P(Fast, SkatOracleTest,
                         testing::Values(Endings{-1, 0, 60}, Endings{-1, 1, 60},
                                         Endings{-1, 2, 150}, Endings{-1, 3, 150},
                                         Endings{-1, 4, 80}, Endings{-1, 5, 12}, Endings{1, 3, 30},
                                         Endings{2, 3, 60}, Endings{2, 4, 6}),
                         kName);
INSTANTIATE_TEST_SUITE_P(Slow, SkatOracleTest,
                         testing::Values(Endings{-1, 5, 400}, Endings{-1, 6, 60},
                                         Endings{-1, 7, 12}, Endings{1, 3, 100}, Endings{2, 3, 100},
                                         Endings{2, 4, 100}, Endings{2, 5, 20}),
                         kName);

// What each card cost, of plays to the end: in null too, where the declarer wants few tricks.
TEST(SkatReplay, CostsWhatTheOracleSays) {
  Solver solver({.table_mib = 1});
  for (std::uint64_t number = 0; number < 120; ++number) {
    const Task task = random_skat_ending(number, 0, 0);
    SCOPED_TRACE(deal_file_text(task));
    for (const Objective objective : {Objective::kTricks, Objective::kScore}) {
      const bool fewer = is_null(task) && objective == Objective::kTricks;
      const Measure measure =
          fewer || objective == Objective::kTricks ? Measure::kTricks : Measure::kScore;
      const Replay replay = solver.replay(task, {.objective = objective, .last = 12}).value();
      ASSERT_EQ(replay.moves.size(), 12U);
      Task so_far = task;
      for (const ReplayedMove& move : replay.moves) {
        so_far.play.assign(task.play.begin(),
                           task.play.begin() + static_cast<std::ptrdiff_t>(move.index));
        const Position before = position_of(so_far);
        const int value = Oracle().value(before, measure);
        const int after = Oracle().value(play(before, task.play[move.index].card), measure);
        EXPECT_EQ(move.before.low, fewer ? -value : value);
        EXPECT_EQ(move.cost(), wants_most(before) ? value - after : after - value);
        EXPECT_GE(move.cost(), 0);
      }
    }
  }
}

// ---- The endings are only as good as what happens in them ---------------------------------------

// Of every contract games won and lost, by schneider and schwarz too, announced and overbid.
TEST(SkatEndings, EndInEveryWay) {
  std::map<int, std::set<int>> scores;
  int overbid = 0;
  for (std::uint64_t number = 0; number < 4000; ++number) {
    const Task task = random_skat_ending(number, 2, 0);
    const Position position = position_of(task);
    const int score = Oracle().value(position, Measure::kScore);
    scores[task.contract.index].insert(score);
    const int points = Oracle().value(position, Measure::kPoints);
    const auto said = task.own.as<matador::skat::Said>();
    const bool only_bid = said.bid && said.announced == matador::skat::Announced{};
    if (only_bid && points > 60 && score < 0) ++overbid;
  }
  for (int contract = 0; contract < kNull; ++contract) {
    EXPECT_GE(scores[contract].size(), contract < 4 ? 20U : 12U) << contract;
  }
  for (const int value : {23, 35, 46, 59}) {
    EXPECT_TRUE(scores[kNull].contains(value)) << value;
    EXPECT_TRUE(scores[kNull].contains(-2 * value)) << value;
  }
  EXPECT_GE(overbid, 20);
}

// ---- Whole deals, too large for the oracle: the solver against itself ---------------------------

// The best of 66 ways is the best of what each is worth alone, in every contract.
TEST(SkatWholeDeals, TheBestExchangeIsTheBestOfAll) {
  Solver solver;
  for (std::uint64_t number = 0; number < kContracts; ++number) {
    Dice dice{kSeed, number};
    Task task = random_task(numbered_deal(the_game().shape(3), kSeed, number), dice);
    task.contract = {static_cast<int>(number) % kContracts};
    task.own = {};
    SCOPED_TRACE(deal_file_text(task));
    for (const Objective objective : {Objective::kTricks, Objective::kScore}) {
      const Request request{.objective = objective};
      task.exchange = std::nullopt;
      const Solution open = solver.solve(task, request).value();
      const bool fewer = is_null(task) && objective == Objective::kTricks;
      std::optional<int> best;
      for (const Exchange& exchange : reference::skat::exchanges(task.deal, task.declarer)) {
        task.exchange = exchange;
        const int value = solver.solve(task, request).value().low;
        if (exchange == open.exchange) {
          EXPECT_EQ(value, open.low);
        }
        best = !best ? value : fewer ? std::min(*best, value) : std::max(*best, value);
      }
      EXPECT_EQ(open.low, best);
    }
  }
}

// A null of n tricks has the score of one won exactly where n is 0.
TEST(SkatWholeDeals, NullIsWonWithoutATrick) {
  Solver solver;
  int won = 0;
  for (std::uint64_t number = 0; number < 30; ++number) {
    Task task{.game = &the_game(),
              .deal = numbered_deal(the_game().shape(3), kSeed + 1, number),
              .contract = {kNull},
              .declarer = Seat::number(1 + static_cast<int>(number) % 3),
              .leader = Seat::number(1),
              .exchange = std::nullopt,
              .play = {},
              .options = {}};
    SCOPED_TRACE(deal_file_text(task));
    const int tricks = solver.solve(task, {.objective = Objective::kTricks})->low;
    EXPECT_EQ(solver.solve(task, {.objective = Objective::kScore})->low, tricks == 0 ? 23 : -46);
    if (tricks == 0) ++won;
  }
  EXPECT_GE(won, 1);
}

}  // namespace matador::skat_oracle_test
