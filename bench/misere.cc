// How many deals of Davoserjazz are proven within a number of nodes, hand by hand, and where they
// are not, how wide the interval is that is. Nodes are exact, so the shares are the same on every
// machine.
//
//   build/release/bench/matador_misere --players 4 --deals 50 --limit 40000000

#include <cmath>
#include <iostream>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "bench/program.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"

namespace {

using matador::Game;
using matador::bench::mean;
using matador::bench::median;

double geometric_mean(const std::vector<std::uint64_t>& numbers) {
  double logs = 0;
  for (const std::uint64_t number : numbers) logs += std::log(static_cast<double>(number) + 1);
  return std::exp(logs / static_cast<double>(numbers.size()));
}

void measure(const Game& game, int players, int hand, std::size_t deals, int seat,
             std::uint64_t limit, std::uint64_t seed) {
  const matador::UsualPlay play{
      .game = &game, .seats = players, .contract = matador::Contract{hand}};
  matador::Solver solver({.table_mib = 256});
  std::vector<std::uint64_t> nodes;
  std::vector<double> seconds;
  int proven = 0;
  int soon = 0;
  int width = 0;
  for (matador::Task& task : matador::numbered_tasks(play, seed, deals)) {
    task.player = matador::Seat::number(seat);
    const std::clock_t start = std::clock();
    const matador::Solution solution =
        solver.solve(task, {.objective = matador::Objective::kScore, .node_limit = limit}).value();
    seconds.push_back(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    nodes.push_back(solution.nodes);
    proven += solution.exact ? 1 : 0;
    soon += solution.exact && seconds.back() <= 10 ? 1 : 0;
    width += solution.high - solution.low;
  }
  std::cout << absl::StreamFormat(
      "%d players  %-10s  %3d of %d proven, %d in 10 s  median %10d nodes %6.2f s, mean %10.0f "
      "(geometric %9.0f) nodes %6.3f s",
      players, game.contract({hand}).name, proven, deals, soon, median(nodes), median(seconds),
      mean(nodes), geometric_mean(nodes), mean(seconds));
  if (proven < static_cast<int>(deals)) {
    std::cout << absl::StreamFormat("  open: %d points wide",
                                    width / (static_cast<int>(deals) - proven));
  }
  std::cout << "\n" << std::flush;
}

[[noreturn]] void refuse(std::string_view what) { matador::bench::refuse("matador_misere", what); }

}  // namespace

int main(int argc, char** argv) {
  namespace po = boost::program_options;
  po::options_description options("matador_misere: how many deals of Davoserjazz are proven");
  options.add_options()("players", po::value<int>()->default_value(4), "3 to 8")   //
      ("hand", po::value<std::string>(), "only this one: few, many, ...")          //
      ("seat", po::value<int>()->default_value(1), "who is asked about")           //
      ("seed", po::value<std::uint64_t>()->default_value(1), "of the deals")       //
      ("deals", po::value<std::size_t>()->default_value(50), "the first of them")  //
      ("limit", po::value<std::uint64_t>()->default_value(40000000), "of nodes a deal");
  const po::variables_map given =
      matador::bench::read_options("matador_misere", options, argc, argv);
  const Game& game = *matador::find_game("davoserjazz");
  const int players = given["players"].as<int>();
  const int seat = given["seat"].as<int>();
  const std::size_t deals = given["deals"].as<std::size_t>();
  if (std::ranges::count(game.seat_counts(), players) == 0) refuse("3 to 8 players");
  if (seat < 1 || seat > players) refuse("no such seat");
  if (deals == 0) refuse("no deals");
  constexpr int kTrickHands = 6;  // the seventh is Qabbalah
  bool measured = false;
  for (int hand = 0; hand < kTrickHands; ++hand) {
    const std::string_view name = game.contract({hand}).name;
    if (given.count("hand") != 0 && given["hand"].as<std::string>() != name) continue;
    measure(game, players, hand, deals, seat, given["limit"].as<std::uint64_t>(),
            given["seed"].as<std::uint64_t>());
    measured = true;
  }
  if (!measured) refuse("no such hand");
}
