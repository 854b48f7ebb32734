// `matador bench`: fixed deals, one thread, cards played by the search and time. The cards played
// are the same on every machine; bench/signature.txt has them.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/csv.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "tools/command_line.h"
#include "tools/commands.h"

namespace matador {
namespace {

constexpr char kGame[] = "sjavs";
constexpr int kSeats = 4;
constexpr std::uint64_t kSeed = 1;
constexpr std::uint64_t kDeals = 1000;
constexpr std::uint64_t kMaxDeals = 1'000'000;

CommandLine bench_line() {
  CommandLine line(
      "bench", "[OPTION ...]",
      "Solves fixed deals on one thread: the first 1000 of seed 1 in which somebody\n"
      "bids, in the contract of the forced auction. Nodes are the cards that the search\n"
      "played. \"vol\" only asks whether the declaring side can win every trick.",
      "matador bench\nmatador bench --deals 100 --json\n"
      "matador bench --signature | diff - bench/signature.txt");
  line.value("deals", "N", "how many deals; default 1000");
  line.flag("json", "one JSON object a line for each question");
  line.flag("csv", "a table of comma-separated values");
  line.flag("signature", "only the nodes, which are the same on every machine");
  return line;
}

// The first suit that the declarer may name, for the first deals in which somebody bids.
std::vector<Task> bench_tasks(std::uint64_t count) {
  const Game& game = *find_game(kGame);
  std::vector<Task> tasks;
  for (std::uint64_t number = 0; tasks.size() < count; ++number) {
    const Problem problem{.game = &game, .deal = numbered_deal(game.shape(kSeats), kSeed, number)};
    const std::vector<Task> choices = game.tasks(problem).value();
    if (!choices.empty()) tasks.push_back(choices.front());
  }
  return tasks;
}

struct Question {
  const char* name;
  std::function<std::uint64_t(Solver&, const Task&)> nodes;
};

std::uint64_t solve_nodes(Solver& solver, const Task& task, Objective objective) {
  return solver.solve(task, {.objective = objective}).value().nodes;
}

std::vector<Question> questions() {
  return {
      {"points", [](Solver& solver,
                    const Task& task) { return solve_nodes(solver, task, Objective::kPoints); }},
      {"vol",
       [](Solver& solver, const Task& task) {
         return solver.decide(task, Goal::kTricks, task.deal.shape().hand_size).value().nodes;
       }},
      {"score", [](Solver& solver, const Task& task) {
         return solve_nodes(solver, task, Objective::kScore);
       }}};
}

struct Measurement {
  std::string question;
  std::uint64_t deals = 0;
  std::uint64_t nodes = 0;
  std::vector<double> milliseconds;  // of each deal, sorted

  double nodes_per_deal() const { return static_cast<double>(nodes) / static_cast<double>(deals); }
  double mean() const {
    double sum = 0;
    for (double time : milliseconds) sum += time;
    return sum / static_cast<double>(deals);
  }
  // The time that this part of the deals does not exceed.
  double quantile(double part) const {
    const double rank = std::ceil(part * static_cast<double>(deals));
    return milliseconds[static_cast<std::size_t>(rank) - 1];
  }
};

Measurement measure(const Question& question, const std::vector<Task>& tasks) {
  using Clock = std::chrono::steady_clock;
  Solver solver;
  Measurement result{.question = question.name, .deals = tasks.size(), .milliseconds = {}};
  for (const Task& task : tasks) {
    const Clock::time_point start = Clock::now();
    result.nodes += question.nodes(solver, task);
    const std::chrono::duration<double, std::milli> time = Clock::now() - start;
    result.milliseconds.push_back(time.count());
  }
  std::sort(result.milliseconds.begin(), result.milliseconds.end());
  return result;
}

std::string as_json(const Measurement& m) {
  const nlohmann::ordered_json json{{"game", kGame},
                                    {"seats", kSeats},
                                    {"question", m.question},
                                    {"deals", m.deals},
                                    {"nodes", m.nodes},
                                    {"nodes_per_deal", m.nodes_per_deal()},
                                    {"mean_ms", m.mean()},
                                    {"median_ms", m.quantile(0.5)},
                                    {"p99_ms", m.quantile(0.99)}};
  return json.dump() + "\n";
}

std::string as_csv(const Measurement& m) {
  return csv_row({kGame, absl::StrCat(kSeats), m.question, absl::StrCat(m.deals),
                  absl::StrCat(m.nodes), absl::StrCat(m.nodes_per_deal()), absl::StrCat(m.mean()),
                  absl::StrCat(m.quantile(0.5)), absl::StrCat(m.quantile(0.99))});
}

std::string as_text(const Measurement& m) {
  return absl::StrFormat("%-10s%12d%12.1f%12.4f%12.4f%12.4f\n", m.question, m.nodes,
                         m.nodes_per_deal(), m.mean(), m.quantile(0.5), m.quantile(0.99));
}

std::string as_signature(const Measurement& m) {
  return absl::StrCat(kGame, " ", kSeats, " ", m.question, " ", m.nodes, "\n");
}

}  // namespace

int run_bench(const std::vector<std::string>& words) {
  CommandLine line = bench_line();
  if (!line.parse(words)) return 0;
  const Format format = line.format();
  const bool signature = line.has("signature");
  const std::vector<Task> tasks = bench_tasks(line.number("deals", kDeals, 1, kMaxDeals));

  auto* const row = signature                 ? as_signature
                    : format == Format::kJson ? as_json
                    : format == Format::kCsv  ? as_csv
                                              : as_text;
  if (row == as_csv) {
    print(csv_row({"game", "seats", "question", "deals", "nodes", "nodes_per_deal", "mean_ms",
                   "median_ms", "p99_ms"}));
  }
  if (row == as_text) {
    print(absl::StrFormat("%s with %d seats, %d deals, one thread; times in milliseconds\n\n",
                          kGame, kSeats, tasks.size()));
    print(absl::StrFormat("%-10s%12s%12s%12s%12s%12s\n", "question", "nodes", "per deal", "mean",
                          "median", "p99"));
  }
  for (const Question& question : questions()) print(row(measure(question, tasks)));
  return 0;
}

}  // namespace matador
