// How much more work the replay of a whole deal is than solving the deal: of random play, and of
// best play, which asks one question a card. Nodes are exact and the same on every machine.
//
//   build/release/bench/matador_replays [DEALS]

#include <cstdint>
#include <ctime>
#include <iostream>
#include <random>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"

namespace {

using matador::Card;
using matador::Move;
using matador::Task;

// The engine's numbers are the same everywhere, those of a distribution are not.
std::vector<Move> random_play(const Task& task, std::mt19937_64& dice) {
  matador::Played played(*matador::deal_as_played(task), task.game->order(task), task.leader);
  std::vector<Move> play;
  while (played.to_play()) {
    const matador::CardSet legal = played.legal();
    const std::vector<Card> choices(legal.begin(), legal.end());
    play.push_back(choices[dice() % choices.size()]);
    played.play(play.back()).IgnoreError();
  }
  return play;
}

struct Work {
  std::uint64_t nodes = 0;
  double seconds = 0;
};

template <typename Do>
void measure(Work& work, const Do& nodes_of) {
  const std::clock_t start = std::clock();
  work.nodes += nodes_of();
  work.seconds += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

void compare(std::string_view game, int seats, std::size_t deals) {
  const matador::UsualPlay play{.game = matador::find_game(game), .seats = seats};
  const matador::Objective objective = play.game->info().objectives.front();
  matador::Solver solver;
  std::mt19937_64 dice(1);
  Work solved;
  Work random;
  Work best;
  for (Task& task : matador::numbered_tasks(play, /*seed=*/1, deals)) {
    measure(solved, [&] { return solver.solve(task, {.objective = objective})->nodes; });
    const std::vector<Move> line = solver.solve(task, {.objective = objective, .line = true})->line;
    task.play = random_play(task, dice);
    measure(random, [&] { return solver.replay(task, {.objective = objective})->nodes; });
    task.play = line;
    measure(best, [&] { return solver.replay(task, {.objective = objective})->nodes; });
  }
  const auto ratio = [](auto a, auto b) { return static_cast<double>(a) / static_cast<double>(b); };
  std::cout << absl::StreamFormat(
                   "%-12s %d players  %10d nodes a deal  random play %.2f (time %.2f)  best play "
                   "%.2f (time %.2f)\n",
                   game, seats, solved.nodes / deals, ratio(random.nodes, solved.nodes),
                   random.seconds / solved.seconds, ratio(best.nodes, solved.nodes),
                   best.seconds / solved.seconds)
            << std::flush;
}

}  // namespace

int main(int argc, char** argv) {
  const long deals = argc > 1 ? std::atol(argv[1]) : 20;
  if (deals < 1) {
    std::cerr << "usage: matador_replays [DEALS]\n";
    return 2;
  }
  const auto count = static_cast<std::size_t>(deals);
  compare("sjavs", 4, count);
  compare("scharwenzel", 4, count);
  compare("jass", 4, count);
  compare("bridge", 4, count);
}
