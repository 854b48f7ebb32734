// Bridge against libdds, in one process and on one thread: the same deals, solved by turns, so that
// whatever slows the machine down slows down both. Times are those of the processor.
//
//   build/release/bench/matador_against_dds --seed 1 --deals 100 --rounds 3
//
// prints, for a single contract (in turn each of the five, by each of the four seats) and for the
// table of all twenty, the times a deal and Matador's as a ratio of those of libdds. A value that
// differs ends the run.
//
//   matador_against_dds --bridge-solver ~/bridge-solver/solver
//
// puts the program of M. Xue (github.com/macroxue/bridge-solver) in the place of libdds, where its
// owner has built it: a process for each deal, whose start is part of its time.

#include <absl/strings/str_format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
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

// The time of the processor so far, for this process and its children that have ended.
double milliseconds_so_far() {
  double sum = 0;
  for (const auto who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage{};
    getrusage(who, &usage);
    for (const timeval& time : {usage.ru_utime, usage.ru_stime}) {
      sum += static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
    }
  }
  return sum;
}

double milliseconds(const std::function<void()>& work) {
  const double start = milliseconds_so_far();
  work();
  return milliseconds_so_far() - start;
}

// What Matador is compared with: the tricks of the declaring side.
class Other {
 public:
  virtual ~Other() = default;
  virtual int tricks(const Task& task) = 0;
  // By contract, and by who declares.
  virtual std::array<std::array<int, 4>, 5> table(const matador::Deal& deal) = 0;
};

class Dds final : public Other {
 public:
  int tricks(const Task& task) override { return matador::dds::tricks(task); }
  std::array<std::array<int, 4>, 5> table(const matador::Deal& deal) override {
    return matador::dds::table(deal);
  }
};

// The program reads a file: the hands of North, West, East and South, a suit for a word; the strain
// and who leads, or neither. It writes a line for each strain: its letter, and the tricks of the
// declaring side if West, East, North and South lead.
class BridgeSolver final : public Other {
 public:
  explicit BridgeSolver(std::string program) : program_(std::move(program)) {}
  ~BridgeSolver() override { std::filesystem::remove(file_); }

  int tricks(const Task& task) override {
    const auto strain = static_cast<std::size_t>(task.contract.index);
    write(task.deal, absl::StrFormat("%c\n%c\n", kStrains[strain], "NESW"[task.leader.index()]));
    int tricks = 0;
    if (!(std::istringstream(answer()).ignore(1) >> tricks)) fail();
    return tricks;
  }

  std::array<std::array<int, 4>, 5> table(const matador::Deal& deal) override {
    write(deal, "");
    std::array<std::array<int, 4>, 5> table{};
    std::istringstream lines(answer());
    for (std::string line; std::getline(lines, line);) {
      std::array<int, 4>& row = table.at(kStrains.find(line.front()));
      std::istringstream words(line.substr(1));
      if (!(words >> row[2] >> row[0] >> row[3] >> row[1])) fail();  // West leads: South declares
    }
    return table;
  }

 private:
  static constexpr std::string_view kStrains = "CDHSN";  // by the game's contracts

  [[noreturn]] void fail() const { throw std::runtime_error(program_ + " gave no answer"); }

  void write(const matador::Deal& deal, const std::string& question) const {
    using matador::Suit;
    std::ofstream out(file_);
    for (const int seat : {0, 3, 1, 2}) {
      const matador::CardSet hand = deal.hand(matador::Seat::from_index(seat));
      for (const Suit suit : {Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs}) {
        std::string ranks;
        for (const matador::Card card : hand) {
          if (card.suit() == suit) ranks += "23456789TJQKA"[matador::index(card.rank())];
        }
        out << (ranks.empty() ? "-" : ranks) << ' ';
      }
      out << '\n';
    }
    out << question;
  }

  std::string answer() const {
    const std::string command = absl::StrFormat("'%s' -m 0 -f '%s'", program_, file_.string());
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) fail();
    std::string text;
    std::array<char, 256> bytes{};
    while (std::fgets(bytes.data(), bytes.size(), pipe) != nullptr) text += bytes.data();
    if (pclose(pipe) != 0) fail();
    return text;
  }

  const std::string program_;
  const std::filesystem::path file_ =
      std::filesystem::temp_directory_path() / absl::StrFormat("matador-%d.deal", getpid());
};

// Of one deal, by each of the two.
struct Times {
  std::vector<double> matador;
  std::vector<double> other;
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
void compare_contracts(matador::Solver& solver, Other& other, std::uint64_t seed, std::size_t deals,
                       int round) {
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
    times.other.push_back(milliseconds([&] { tricks = other.tricks(task); }));
    if (tricks != solution.low) differ(seed, i);
    nodes += solution.nodes;
  }
  print("contract", round, times, nodes);
}

void compare_tables(matador::Solver& solver, Other& other, std::uint64_t seed, std::size_t deals,
                    int round) {
  Times times;
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < deals; ++i) {
    const Problem problem = numbered_problem(seed, i);
    const std::vector<Task> tasks = problem.game->tasks(problem, /*all_contracts=*/true).value();
    std::vector<Solution> solutions;
    std::array<std::array<int, 4>, 5> table;
    times.matador.push_back(
        milliseconds([&] { solutions = solver.solve_all(tasks, kTricks).value(); }));
    times.other.push_back(milliseconds([&] { table = other.table(problem.deal); }));
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
      ("table-mib", po::value<int>()->default_value(64), "Matador's table of positions")       //
      ("bridge-solver", po::value<std::string>(), "this program in place of libdds");
  const po::variables_map given =
      matador::bench::read_options("matador_against_dds", options, argc, argv);
  matador::dds::use_one_thread();
  std::unique_ptr<Other> other = std::make_unique<Dds>();
  if (given.count("bridge-solver") > 0) {
    other = std::make_unique<BridgeSolver>(given["bridge-solver"].as<std::string>());
  }
  matador::Solver solver({.table_mib = given["table-mib"].as<int>()});
  std::cout << "Milliseconds a deal     Matador                        the other"
               "                    ratio of      Matador's\n"
               "question round       mean   median   longest       mean   median   longest"
               "     means medians      nodes\n";
  for (int round = 1; round <= given["rounds"].as<int>(); ++round) {
    const auto seed = given["seed"].as<std::uint64_t>();
    compare_contracts(solver, *other, seed, given["deals"].as<std::size_t>(), round);
    const auto tables = given["tables"].as<std::size_t>();
    if (tables > 0) compare_tables(solver, *other, seed, tables, round);
  }
}
