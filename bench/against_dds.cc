// Bridge against libdds, in one process and on one thread: the same deals, solved by turns, so that
// whatever slows the machine down slows down both. Times are those of the processor.
//
//   build/release/bench/matador_against_dds --seed 1 --deals 100 --rounds 3
//
// prints, for a single contract (in turn each of the five, by each of the four seats) and for the
// table of all twenty, the times a deal and Matador's as a ratio of those of libdds. A value that
// differs ends the run.

#include <absl/strings/str_format.h>

#include <ctime>
#include <functional>
#include <iostream>
#include <numeric>
#include <vector>

#include "bench/program.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "tests/games/bridge/dds.h"

namespace {

using matador::Problem;
using matador::Solution;
using matador::Task;
using matador::bench::mean;
using matador::bench::median;

const matador::Request kTricks{.objective = matador::Objective::kTricks};

double milliseconds(const std::function<void()>& work) {
  const auto now = [] { return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC; };
  const double start = now();
  work();
  return now() - start;
}

// Of one deal, by each of the two.
struct Times {
  std::vector<double> matador;
  std::vector<double> dds;
};

void print(const char* question, int round, const Times& times, std::uint64_t nodes) {
  const auto& [ours, theirs] = times;
  std::cout << absl::StrFormat(
                   "%-8s %2d   %8.2f %8.2f %9.2f   %8.2f %8.2f %9.2f   %6.2f %6.2f   %10.0f",
                   question, round, mean(ours), median(ours), std::ranges::max(ours), mean(theirs),
                   median(theirs), std::ranges::max(theirs), mean(ours) / mean(theirs),
                   median(ours) / median(theirs),
                   static_cast<double>(nodes) / static_cast<double>(ours.size()))
            << std::endl;
}

[[noreturn]] void differ(std::uint64_t seed, std::size_t number) {
  std::cerr << "deal " << seed << "/" << number << ": the values differ\n";
  std::exit(1);
}

Problem numbered_problem(std::uint64_t seed, std::size_t number) {
  const matador::Game* bridge = matador::find_game("bridge");
  return {.game = bridge, .deal = numbered_deal(bridge->shape(4), seed, number)};
}

// One contract of each deal, another one in the next.
void compare_contracts(matador::Solver& solver, std::uint64_t seed, std::size_t deals, int round) {
  Times times;
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < deals; ++i) {
    Problem problem = numbered_problem(seed, i);
    problem.contract = {.index = static_cast<int>(i % 5)};
    problem.declarer = matador::Seat::from_index(static_cast<int>(i / 5 % 4));
    const Task task = problem.game->tasks(problem).value().front();
    Solution solution;
    int tricks = 0;
    times.matador.push_back(milliseconds([&] { solution = solver.solve(task, kTricks).value(); }));
    times.dds.push_back(milliseconds([&] { tricks = matador::dds::tricks(task); }));
    if (tricks != solution.low) differ(seed, i);
    nodes += solution.nodes;
  }
  print("contract", round, times, nodes);
}

void compare_tables(matador::Solver& solver, std::uint64_t seed, std::size_t deals, int round) {
  Times times;
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < deals; ++i) {
    const Problem problem = numbered_problem(seed, i);
    const std::vector<Task> tasks = problem.game->tasks(problem, /*all_contracts=*/true).value();
    std::vector<Solution> solutions;
    std::array<std::array<int, 4>, 5> table;
    times.matador.push_back(
        milliseconds([&] { solutions = solver.solve_all(tasks, kTricks).value(); }));
    times.dds.push_back(milliseconds([&] { table = matador::dds::table(problem.deal); }));
    for (std::size_t j = 0; j < solutions.size(); ++j) {
      if (table[j / 4][j % 4] != solutions[j].low) differ(seed, i);
      nodes += solutions[j].nodes;
    }
  }
  print("table", round, times, nodes);
}

}  // namespace

int main(int argc, char** argv) {
  namespace po = boost::program_options;
  po::options_description options("matador_against_dds: bridge, side by side with libdds");
  options.add_options()("seed", po::value<std::uint64_t>()->default_value(1), "of the deals")  //
      ("deals", po::value<std::size_t>()->default_value(100), "deals of the seed")             //
      ("tables", po::value<std::size_t>()->default_value(100), "of these, whole tables")       //
      ("rounds", po::value<int>()->default_value(3), "how often all of it")                    //
      ("table-mib", po::value<int>()->default_value(64), "Matador's table of positions");
  const po::variables_map given =
      matador::bench::read_options("matador_against_dds", options, argc, argv);
  matador::dds::use_one_thread();
  matador::Solver solver({.table_mib = given["table-mib"].as<int>()});
  std::cout << "Milliseconds a deal     Matador                        libdds"
               "                    ratio of      Matador's\n"
               "question round       mean   median   longest       mean   median   longest"
               "     means medians      nodes\n";
  for (int round = 1; round <= given["rounds"].as<int>(); ++round) {
    const auto seed = given["seed"].as<std::uint64_t>();
    compare_contracts(solver, seed, given["deals"].as<std::size_t>(), round);
    const auto tables = given["tables"].as<std::size_t>();
    if (tables > 0) compare_tables(solver, seed, tables, round);
  }
}
