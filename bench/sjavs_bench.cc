// Sjavs with four players: what a value, a score, a decision costs; on the deals of `matador
// bench`.

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/auction.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/search/common/techniques.h"
#include "solver/solve.h"

namespace matador {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr std::size_t kDeals = 1000;

const std::vector<Task>& tasks() {
  static const std::vector<Task> all =
      numbered_tasks({.game = find_game("sjavs"), .seats = 4}, kSeed, kDeals);
  return all;
}

// One deal an iteration; `nodes` is the mean for each.
void solve(benchmark::State& state, const Request& request, const SolverOptions& options = {}) {
  Solver solver(options);
  std::uint64_t nodes = 0;
  std::size_t next = 0;
  for (auto _ : state) {
    nodes += solver.solve(tasks()[next], request)->nodes;
    next = (next + 1) % kDeals;
  }
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
}

void decide_vol(benchmark::State& state) {
  Solver solver;
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(solver.decide(tasks()[next], Goal::kTricks, 8));
    next = (next + 1) % kDeals;
  }
}

// All sixteen values of a deal: each suit as trumps, each seat to lead, one declaring side.
void solve_all_leads(benchmark::State& state) {
  Solver solver;
  std::size_t next = 0;
  for (auto _ : state) {
    std::vector<Task> sixteen;
    for (int trump = 0; trump < kSuits; ++trump) {
      for (int leader = 1; leader <= 4; ++leader) {
        sixteen.push_back(tasks()[next]);
        sixteen.back().contract.index = trump;
        sixteen.back().leader = Seat::number(leader);
      }
    }
    benchmark::DoNotOptimize(solver.solve_all(sixteen, {}));
    next = (next + 1) % kDeals;
  }
}

void deal_numbers(benchmark::State& state) {
  const DealShape shape = find_game("sjavs")->shape(4);
  std::uint64_t number = 0;
  for (auto _ : state) benchmark::DoNotOptimize(numbered_deal(shape, kSeed, number++));
  state.SetItemsProcessed(state.iterations());
}

void run_auctions(benchmark::State& state) {
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(forced_auction(*tasks()[next].game, tasks()[next].deal));
    next = (next + 1) % kDeals;
  }
}

BENCHMARK_CAPTURE(solve, points, Request{})->Iterations(kDeals);
BENCHMARK_CAPTURE(solve, points_with_cards_and_line, Request{.cards = true, .line = true})
    ->Iterations(kDeals);
BENCHMARK_CAPTURE(solve, tricks, Request{.objective = Objective::kTricks})->Iterations(kDeals);
BENCHMARK_CAPTURE(solve, score, Request{.objective = Objective::kScore})->Iterations(kDeals);
BENCHMARK_CAPTURE(solve, points_portable, Request{}, SolverOptions{.newest_instructions = false})
    ->Iterations(kDeals);
BENCHMARK(decide_vol)->Iterations(kDeals);
BENCHMARK(solve_all_leads)->Iterations(100)->Unit(benchmark::kMillisecond);
BENCHMARK(deal_numbers);
BENCHMARK(run_auctions);

// What each technique is worth: points without it, on the same deals.
void without(benchmark::State& state) {
  const auto& fact = search::kTechniques[static_cast<std::size_t>(state.range(0))];
  state.SetLabel(std::string(fact.name));
  solve(state, {}, {.techniques = search::kAllTechniques & ~search::bit_of(fact.technique)});
}
BENCHMARK(without)
    ->DenseRange(0, static_cast<int>(search::kTechniques.size()) - 1)
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace matador
