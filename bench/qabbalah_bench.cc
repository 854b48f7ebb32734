// Qabbalah, whole deals of 3 to 8 players: to find the positions, and to answer each question for
// all players at once.

#include <benchmark/benchmark.h>

#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/davoserjazz/qabbalah/solver.h"

namespace matador::davoserjazz::qabbalah {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr int kDeals = 50;

// Davoserjazz 4.1.
DealShape shape(int seats) {
  CardSet pack = kPack52;
  for (int i = 0; i < kCards % seats; ++i) {
    pack -= CardSet{Card(kAllSuits[static_cast<std::size_t>(kSuits - 1 - i)], Rank::kTwo)};
  }
  return {.pack = pack, .seats = seats, .hand_size = kCards / seats};
}

// One deal an iteration.
Position deal(const benchmark::State& state, std::uint64_t number) {
  return start(numbered_deal(shape(static_cast<int>(state.range(0))), kSeed, number));
}

void explore(benchmark::State& state) {
  std::uint64_t number = 0;
  std::uint64_t positions = 0;
  for (auto _ : state) positions += Solver::explore(deal(state, number++))->positions();
  state.counters["positions"] =
      benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kAvgIterations);
}

void answer(benchmark::State& state, Question question) {
  std::uint64_t number = 0;
  for (auto _ : state) {
    state.PauseTiming();
    const Position start = deal(state, number++);
    Solver solver = Solver::explore(start).value();
    state.ResumeTiming();
    benchmark::DoNotOptimize(solver.values(question, start));
  }
}

// By number of players.
void each_table(benchmark::internal::Benchmark* benchmark) {
  benchmark->DenseRange(3, kMaxSeats)->Iterations(kDeals)->Unit(benchmark::kMillisecond);
}
BENCHMARK(explore)->Name("qabbalah/explore")->Apply(each_table);
BENCHMARK_CAPTURE(answer, penalties, Question::kPenalty)
    ->Name("qabbalah/penalties")
    ->Apply(each_table);
BENCHMARK_CAPTURE(answer, places, Question::kPlace)->Name("qabbalah/places")->Apply(each_table);
BENCHMARK_CAPTURE(answer, max_n, Question::kMaxN)->Name("qabbalah/max_n")->Apply(each_table);

}  // namespace
}  // namespace matador::davoserjazz::qabbalah
