// Several threads on one question: whose answer counts, how a limit is shared, and that whole deals
// are worth the same as on one thread.

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <thread>

#include "formats/input/problem.h"
#include "solver/driver/engines.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"

namespace matador::parallel_engine_test {

using search::EngineOptions;
using search::Interval;
using search::RootPosition;

constexpr int kMost = 100;

// An engine that takes all nodes that it may take. Those behind the first may know the answer, and
// the first then searches until it is stopped.
class Idle : public search::Engine {
 public:
  Idle(const Stop* stop, bool partner_answers) : stop_(stop), partner_answers_(partner_answers) {}

  void begin(const search::Layout& /*layout*/) override { nodes_ = 0; }
  Interval ask(const RootPosition& /*root_position*/, int target, std::uint64_t limit) override {
    if (is_partner_ && partner_answers_) return {target, kMost};
    while (limit == kNoLimit && !stop_->reached()) std::this_thread::yield();
    if (limit != kNoLimit && limit > nodes_) nodes_ = limit;
    return {0, kMost};
  }
  std::optional<int> first_guess(const RootPosition& /*root_position*/) const override { return 7; }
  std::unique_ptr<search::Engine> partner(const Stop* stop) override {
    auto partner = std::make_unique<Idle>(stop, partner_answers_);
    partner->is_partner_ = true;
    return partner;
  }
  std::uint64_t nodes() const override { return nodes_; }

 private:
  const Stop* stop_;
  bool partner_answers_;
  bool is_partner_ = false;
  std::uint64_t nodes_ = 0;
};

ParallelEngine engine_of(bool partner_answers, int threads) {
  const auto make = [=](const EngineOptions& options) {
    return std::make_unique<Idle>(options.stop, partner_answers);
  };
  return {make, {}, threads};
}

TEST(ParallelEngine, TakesTheFirstAnswerAndStopsTheOthers) {
  ParallelEngine engine = engine_of(/*partner_answers=*/true, /*threads=*/2);
  for (int target : {30, 40}) {
    EXPECT_EQ(engine.ask({}, target, kNoLimit).low, target);
  }
  EXPECT_EQ(engine.first_guess({}), 7);
}

TEST(ParallelEngine, SharesTheLimitAndLeavesTheQuestionOpen) {
  for (int threads : {1, 2, 5}) {
    ParallelEngine engine = engine_of(/*partner_answers=*/false, threads);
    for (int question = 1; question <= 2; ++question) {
      const std::uint64_t limit = engine.nodes() + 1'000'000;
      const Interval open = engine.ask({}, 30, limit);
      EXPECT_EQ(open.low, 0);
      EXPECT_EQ(open.high, kMost);
      EXPECT_LE(engine.nodes(), limit);
      EXPECT_GT(engine.nodes() + static_cast<std::uint64_t>(threads), limit);
    }
    engine.begin({});
    EXPECT_EQ(engine.nodes(), 0u);
  }
}

// ---- Whole deals --------------------------------------------------------------------------------

struct Deals {
  const char* game;
  int seats;
  const char* contract;  // null: the usual one
  Objective objective;
  std::size_t count;
};

void PrintTo(const Deals& deals, std::ostream* out) { *out << deals.game << " " << deals.seats; }

class ParallelDeals : public testing::TestWithParam<Deals> {};

TEST_P(ParallelDeals, AreWorthTheSameOnAnyNumberOfThreads) {
  const Deals& deals = GetParam();
  UsualPlay play{.game = find_game(deals.game), .seats = deals.seats};
  if (deals.contract != nullptr) play.contract = read_contract(deals.contract, *play.game).value();
  Solver one_thread({.table_mib = 8});
  Solver three_threads({.table_mib = 1, .threads = 3});
  const Request request{.objective = deals.objective, .cards = true, .line = true};
  std::uint64_t nodes = 0;
  for (const Task& task : numbered_tasks(play, 77, deals.count)) {
    const Solution expected = one_thread.solve(task, request).value();
    const Solution found = three_threads.solve(task, request).value();
    EXPECT_TRUE(found.exact);
    EXPECT_EQ(found.low, expected.low);
    EXPECT_EQ(found.exchange, expected.exchange);
    EXPECT_EQ(found.line, expected.line);
    ASSERT_EQ(found.moves.size(), expected.moves.size());
    for (std::size_t i = 0; i < found.moves.size(); ++i) {
      EXPECT_EQ(found.moves[i].move, expected.moves[i].move);
      EXPECT_EQ(found.moves[i].value, expected.moves[i].value);
    }
    nodes += found.nodes;
  }
  EXPECT_GT(nodes, 50'000u) << "too easy for several threads";
}

constexpr auto kName = [](const testing::TestParamInfo<Deals>& info) {
  return std::string(info.param.game) + std::to_string(info.param.seats);
};
INSTANTIATE_TEST_SUITE_P(Games, ParallelDeals,
                         testing::Values(Deals{"jass", 4, "obenabe", Objective::kPoints, 6},
                                         Deals{"jass", 6, nullptr, Objective::kPoints, 2},
                                         Deals{"bridge", 4, "notrump", Objective::kTricks, 3},
                                         Deals{"skat", 3, "null", Objective::kTricks, 20},
                                         Deals{"davoserjazz", 6, "queens", Objective::kScore, 2}),
                         kName);

}  // namespace matador::parallel_engine_test
