// The solver against the oracle, on random endings: the value, the value of every card and the line
// of play, under every objective, with every technique of the search on and off. If the exchange
// with the talon is open: the best one, and the value of each.

#include "tests/reference/oracle.h"

#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "solver/solve.h"
#include "tests/support/comparison.h"
#include "tests/support/endings.h"
#include "tests/support/replay_comparison.h"

namespace matador::oracle_test {

using reference::Measure;
using Oracle = reference::Oracle<reference::Position>;

constexpr std::uint64_t kSeed = 2026;

// If the exchange is open: the values after each. The first best one is made.
Expected expected_of_exchanges(Oracle& oracle, const Task& task, Measure measure) {
  Expected expected{};
  const reference::Terms terms = reference_terms(task);
  for (const Exchange& exchange : reference::exchanges(task.deal, terms.bid, terms.declarer)) {
    const reference::Position position = reference_start(task, exchange);
    const int value = oracle.value(position, measure);
    expected.exchanges.emplace_back(exchange, value);
    if (expected.exchange && value <= expected.value) continue;
    expected.value = value;
    expected.exchange = exchange;
    expected.line = oracle.line(position, measure);
  }
  return expected;
}

void compare_task(std::vector<Setting>& settings, const Task& task) {
  Oracle oracle;
  for (const auto& [objective, measure, name] : kObjectives) {
    compare_all(settings, task, objective,
                task.exchange ? expected_of(oracle, reference_position(task), measure)
                              : expected_of_exchanges(oracle, task, measure));
    if (!task.exchange || testing::Test::HasFailure()) continue;
    compare_replay(settings.front().solver, task, oracle, reference_position(task), objective,
                   measure);
  }
}

// ---- Endings ------------------------------------------------------------------------------------

using Endings = EndingsOf<Party>;

std::string name_of(const Party& table) {
  return std::string(table.game) + std::to_string(table.seats);
}

Task ending_of(const Endings& endings, int number) {
  const auto& [table, cards_per_hand, count] = endings;
  return random_ending(table, kSeed, static_cast<std::uint64_t>(number), cards_per_hand,
                       cards_per_hand == 0 ? 0 : number / 6 % table.seats);
}

class OracleTest : public testing::TestWithParam<Endings> {};

TEST_P(OracleTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), ending_of, compare_task);
}

constexpr auto kName = [](const testing::TestParamInfo<Endings>& info) {
  return name_of(info.param.table) + "With" + std::to_string(info.param.cards_per_hand) + "Cards";
};
INSTANTIATE_TEST_SUITE_P(
    Fast, OracleTest,
    testing::Values(Endings{kSjavs4, 0, 60}, Endings{kSjavs4, 1, 60}, Endings{kSjavs4, 2, 60},
                    Endings{kSjavs4, 3, 100}, Endings{kSjavs4, 4, 50}, Endings{kSjavs4, 5, 8},
                    Endings{kSjavs3, 0, 30}, Endings{kSjavs3, 1, 40}, Endings{kSjavs3, 3, 80},
                    Endings{kSjavs3, 4, 60}, Endings{kSjavs3, 5, 20}, Endings{kSjavs2, 0, 30},
                    Endings{kSjavs2, 1, 40}, Endings{kSjavs2, 3, 100}, Endings{kSjavs2, 4, 80},
                    Endings{kSjavs2, 5, 40}, Endings{kSjavs2, 6, 20}, Endings{kKlorsjavs, 0, 30},
                    Endings{kKlorsjavs, 2, 40}, Endings{kKlorsjavs, 3, 80},
                    Endings{kKlorsjavs, 4, 60}, Endings{kKlorsjavs, 5, 20},
                    Endings{kKlorsjavs, 6, 4}),
    kName);
INSTANTIATE_TEST_SUITE_P(Slow, OracleTest,
                         testing::Values(Endings{kSjavs4, 4, 300}, Endings{kSjavs4, 5, 100},
                                         Endings{kSjavs3, 5, 100}, Endings{kKlorsjavs, 5, 100},
                                         Endings{kSjavs4, 6, 15}, Endings{kSjavs3, 6, 60},
                                         Endings{kSjavs3, 7, 10}, Endings{kSjavs2, 7, 60},
                                         Endings{kSjavs2, 8, 30}, Endings{kKlorsjavs, 6, 100}),
                         kName);

// ---- Small deals: exchanges that are open, and piles --------------------------------------------

struct SmallDeals {
  Party table;
  int hand_size;
  int piles;
  int talon;
  int count;
};

void PrintTo(const SmallDeals& deals, std::ostream* out) {
  *out << deals.count << " deals of " << deals.hand_size << " cards a hand, " << deals.piles
       << " piles each and a talon of " << deals.talon;
}

Task small_deal_of(const SmallDeals& deals, int number) {
  return random_small_deal(deals.table, kSeed, static_cast<std::uint64_t>(number), deals.hand_size,
                           deals.piles, deals.talon);
}

class SmallDealsTest : public testing::TestWithParam<SmallDeals> {};

TEST_P(SmallDealsTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), small_deal_of, compare_task);
}

constexpr auto kSmallName = [](const testing::TestParamInfo<SmallDeals>& info) {
  return name_of(info.param.table) + "With" + std::to_string(info.param.hand_size) + "Cards" +
         std::to_string(info.param.piles) + "Piles" + std::to_string(info.param.talon) + "Talon";
};
INSTANTIATE_TEST_SUITE_P(
    Fast, SmallDealsTest,
    testing::Values(SmallDeals{kSjavs3, 1, 0, 1, 30}, SmallDeals{kSjavs3, 2, 0, 2, 60},
                    SmallDeals{kSjavs3, 3, 0, 2, 60}, SmallDeals{kSjavs3, 4, 0, 2, 30},
                    SmallDeals{kKlorsjavs, 2, 0, 2, 40}, SmallDeals{kKlorsjavs, 3, 0, 2, 60},
                    SmallDeals{kKlorsjavs, 4, 0, 2, 20}, SmallDeals{kKlorsjavs, 6, 0, 2, 2},
                    SmallDeals{kSjavs2, 0, 1, 0, 20}, SmallDeals{kSjavs2, 0, 2, 0, 60},
                    SmallDeals{kSjavs2, 1, 2, 0, 100}, SmallDeals{kSjavs2, 2, 1, 0, 100},
                    SmallDeals{kSjavs2, 0, 3, 0, 60}, SmallDeals{kSjavs2, 3, 1, 0, 60},
                    SmallDeals{kSjavs2, 2, 2, 0, 60}),
    kSmallName);
INSTANTIATE_TEST_SUITE_P(
    Slow, SmallDealsTest,
    testing::Values(SmallDeals{kSjavs3, 4, 0, 2, 200}, SmallDeals{kSjavs3, 5, 0, 2, 20},
                    SmallDeals{kKlorsjavs, 4, 0, 2, 150}, SmallDeals{kKlorsjavs, 5, 0, 2, 30},
                    SmallDeals{kKlorsjavs, 6, 0, 2, 10}, SmallDeals{kSjavs2, 0, 4, 0, 40},
                    SmallDeals{kSjavs2, 1, 3, 0, 60}, SmallDeals{kSjavs2, 2, 3, 0, 30},
                    SmallDeals{kSjavs2, 4, 2, 0, 30}),
    kSmallName);

// ---- The endings are only as good as what happens in them ---------------------------------------

std::set<int> scores(const Party& table, int cards_per_hand) {
  std::set<int> scores;
  for (std::uint64_t number = 0; number < 3000; ++number) {
    const Task task = random_ending(table, kSeed, number, cards_per_hand, 0);
    scores.insert(Oracle().value(reference_position(task), Measure::kScore));
  }
  return scores;
}

TEST(Endings, EarnEveryScoreThereIs) {
  EXPECT_EQ(scores(kSjavs4, 3), (std::set{-16, -8, -4, 0, 2, 4, 8, 12, 16, 24}));
  EXPECT_EQ(scores(kSjavs3, 3), (std::set{-16, -8, -4, 0, 2, 4, 8, 12, 16, 24}));
  EXPECT_EQ(scores(kSjavs2, 3), (std::set{-16, -8, -4, 0, 2, 4, 8, 12, 16, 24}));
  EXPECT_EQ(scores(kKlorsjavs, 3),
            (std::set{-15, -12, -10, -8, -4, -3, -2, -1, 1, 2, 3, 4, 8, 10, 12, 15}));
}

// With two players, cards lie face down.
TEST(Endings, LeaveCardsFaceDown) {
  int with_piles = 0;
  for (std::uint64_t number = 0; number < 100; ++number) {
    const Task task = random_ending(kSjavs2, kSeed, number, 5, 0);
    with_piles += reference_position(task).face_down.empty() ? 0 : 1;
  }
  EXPECT_GE(with_piles, 50);
}

}  // namespace matador::oracle_test
