// The deals of the signature of every game, number of players and contract: what its module names
// in bench_suites() is here by itself, as "GAME/4/CONTRACT/value".

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/output/answers.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"

namespace matador::games_bench {
namespace {

constexpr std::uint64_t kSeed = 1;

// One deal an iteration; `nodes` is the mean for each. The deals are dealt when the first question
// about them is asked.
void solve(benchmark::State& state, const Game& game, const BenchSuite& suite, bool score) {
  const std::vector<Task> tasks = suite_tasks(game, suite, kSeed);
  const Objective objective = score ? Objective::kScore : usual_objective(tasks.front());
  state.SetLabel(std::string(objective_name(objective)));
  Solver solver;
  std::uint64_t nodes = 0;
  std::size_t next = 0;
  for (auto _ : state) {
    nodes += solver.solve(tasks[next], {.objective = objective})->nodes;
    next = (next + 1) % tasks.size();
  }
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
}

void add(const Game& game, const BenchSuite& suite, bool score) {
  const std::string name = absl::StrCat(std::string(game.name()), "/", suite.seats, "/",
                                        suite_contract(suite), score ? "/score" : "/value");
  benchmark::RegisterBenchmark(
      name.c_str(),
      [&game, suite, score](benchmark::State& state) { solve(state, game, suite, score); })
      ->Iterations(static_cast<benchmark::IterationCount>(suite.deals))
      ->Unit(benchmark::kMillisecond);
}

// "all" is a table of many contracts, which `matador bench` and matador_against_dds measure.
const bool added = [] {
  for (const Game* game : all_games()) {
    for (const BenchSuite& suite : game->info().bench_suites) {
      if (suite.on_request || suite.contract == "all") continue;
      add(*game, suite, /*score=*/false);
      if (game->has(Objective::kScore) && !game->info().counts_penalties) {
        add(*game, suite, /*score=*/true);
      }
    }
  }
  return true;
}();

}  // namespace
}  // namespace matador::games_bench
