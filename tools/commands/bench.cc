// `matador bench`: fixed deals, cards played by the search, time and memory. The cards played are
// the same on every machine and with any number of threads; bench/signature.txt has them.

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "formats/output/csv.h"
#include "formats/output/field_json.h"
#include "formats/requests/convert_request.h"
#include "formats/requests/solve_request.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"
#include "solver/games/game.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"
#include "solver/stop.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"
#include "tools/runtime/team.h"

namespace matador {
namespace {

// ---- Bench text ---------------------------------------------------------------------------------
// `matador bench --text`: what reading and writing a deal costs, beside the search.

// Fixed deals of a game.
struct Suite : BenchSuite {
  const Game* game;
  double seconds = 0;  // for a deal; 0: as long as it takes
};

constexpr std::uint64_t kUsualOfText = 1000;
constexpr std::uint64_t kMostOfText = 100'000;
constexpr char kAnswer[] = "answer";

struct TextCost {
  std::string game;
  int seats;
  std::string format;
  std::uint64_t deals;
  double microseconds;  // a deal
};

// What the command answers to all deals of a text; none where a deal has no answer.
std::optional<std::string> answers(const std::string& text, const AnswerDeal& answer) {
  std::istringstream in(text);
  DealFiles deals(in, "bench");
  std::string all;
  while (const std::optional<NumberedDeal> deal = deals.next()) {
    const Report report = report_on(*deal, answer);
    if (!report.status.ok()) return std::nullopt;
    all += report.answer;
  }
  return all;
}

std::optional<TextCost> measure_text(const Game& game, const BenchSuite& suite,
                                     const std::string& format, const std::string& text,
                                     const AnswerDeal& answer) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  if (!answers(text, answer)) return std::nullopt;
  const std::chrono::duration<double, std::micro> time = Clock::now() - start;
  return TextCost{std::string(game.name()), suite.seats, format, suite.deals,
                  time.count() / static_cast<double>(suite.deals)};
}

using Json = nlohmann::ordered_json;

using CostField = Field<TextCost>;

constexpr std::array kCostFields{
    CostField{{"game", "GameName", "Which deals were read and written."}, member<&TextCost::game>},
    CostField{{"seats", "number"}, member<&TextCost::seats>},
    CostField{{"format", "string",
               "As what they were read and written again; `answer`: from a deal file to an answer "
               "in JSON, with one card for the search."},
              member<&TextCost::format>},
    CostField{{"deals", "number", "How many, and the microseconds for each."},
              member<&TextCost::deals>},
    CostField{{"mean_us", "real"}, member<&TextCost::microseconds>}};

std::string text_cost_json(const TextCost& cost) {
  return write_json(json_of<TextCost>(kCostFields, cost)) + "\n";
}

std::string text_cost_csv(const TextCost& cost) { return csv_row<TextCost>(kCostFields, cost); }

std::string text_cost_row(const TextCost& cost) {
  return absl::StrFormat("%-12s%6d  %-9s%7d%11.1f\n", cost.game, cost.seats, cost.format,
                         cost.deals, cost.microseconds);
}

// Prints a row for the first suite of each game and each format that its deals can be written in:
// the time to read a deal in this format and to write it again. A last row has the time from a deal
// file to an answer in JSON, with one card for the search.
int run_bench_text(const CommandLine& line, std::vector<Suite> suites) {
  const Format format = line.format();
  const std::uint64_t seed = line.number(options::kSeed);
  const std::uint64_t deals_wanted = line.number(options::kDeals, kUsualOfText);
  if (deals_wanted > kMostOfText) {
    throw UsageError("--text --deals: no more than ", kMostOfText);
  }
  const Interrupt& interrupt = watch_interrupts();
  auto* const row = format == Format::kJson  ? text_cost_json
                    : format == Format::kCsv ? text_cost_csv
                                             : text_cost_row;
  if (row == text_cost_csv) print(csv_header<TextCost>(kCostFields));
  if (row == text_cost_row) {
    print(
        "One thread; microseconds to read a deal and to write it again in the same format; "
        "answer:\n"
        "from a deal file to JSON with one card for the search\n\n"
        "game         seats  format     deals       mean\n");
  }
  const SolveSettings settings = usable(read_solve_settings(
      usable(Arguments::of("solve", {{"json", ""}, {"limit", "1"}})), /*symbols=*/false));
  Solver solver;
  int rows = 0;
  const AnswerDeal solve = [&](const NumberedDeal& deal, const DealRecord&) {
    return DealSolver(deal, settings, solver).solve();
  };
  const Game* last = nullptr;
  for (Suite& suite : suites) {
    if (std::exchange(last, suite.game) == suite.game) continue;
    suite.deals = deals_wanted;
    const std::string deals = suite_file(*suite.game, suite, seed);
    const auto tell = [&](const std::string& name, const std::string& text,
                          const AnswerDeal& answer) {
      if (interrupt.is_set()) return;
      flush_output();
      const auto cost = measure_text(*suite.game, suite, name, text, answer);
      if (!cost || interrupt.is_set()) return;
      print(row(*cost));
      ++rows;
    };
    for (const std::string& name : convert_targets()) {
      Converter converter = usable(Converter::of(usable(Arguments::of("convert", {{"to", name}}))));
      const AnswerDeal write = [&](const NumberedDeal& deal, const DealRecord& record) {
        return converter.write(deal, record);
      };
      if (const auto text = answers(deals, write)) tell(name, converter.heading() + *text, write);
    }
    tell(kAnswer, deals, solve);
  }
  if (!interrupt.is_set()) return 0;
  tell_of_no_file(line);
  throw Interrupted(absl::StrCat("the first rows are measured: ", rows));
}

// ---- Bench --------------------------------------------------------------------------------------

constexpr std::string_view kAllSuites = "all";

CommandLine bench_line() {
  return CommandLine(
      "bench", "[OPTION ...]",
      "Solves fixed deals: the first deals of a seed in which somebody bids.\n"
      "The contract is that of the forced auction, else the one that is given, or the one\n"
      "in which seat 1 has most trumps; \"all\" is every contract by every seat. The\n"
      "exchange is the best one, or none (\"as dealt\"). Nodes are the cards that the search\n"
      "played. \"vol\" only asks whether the declaring side can win every trick.\n"
      "Other contracts and numbers of players are measured if you ask for them. Deals that\n"
      "would take very long end at a limit of nodes, or of time.\n"
      "Beside the times of a deal stand the nodes in a second, of all threads together, and\n"
      "the most memory that the program has had so far.\n"
      "In the source, datasets/hard has the deals that cost most nodes, with the nodes, and\n"
      "datasets/vectors deals of every game with the value of every card: to measure and to\n"
      "check this solver or another one by \"matador solve FILE\".",
      "matador bench\nmatador bench --game sjavs --seats 4 --deals 100 --json\n"
      "matador bench --game jass --seats 6\n"
      "matador bench --game bridge --threads 8 --deals 1000\n"
      "matador bench --game coiffeur --contracts usual,obenabe --limit 5000000\n"
      "matador bench --text --game bridge\n"
      "matador bench --signature | diff - bench/signature.txt");
}

// As it is asked for: whether an exchange is made is left out.
std::string name_of_contract(const Suite& suite) {
  return std::string(suite.contract.empty() ? "usual" : suite.contract);
}

bool is_in_contract(const Suite& suite, const std::string& name) {
  if (name == name_of_contract(suite)) return true;
  const absl::StatusOr<Contract> contract = read_contract(name, *suite.game);
  return contract.ok() && suite.game->contract(*contract).name == suite.contract;
}

// All suites of the games and numbers of players that are asked for.
std::vector<Suite> suites_of_players(const CommandLine& line) {
  const std::string name = line.text(options::kGame);
  const Game* const game = name.empty() ? nullptr : usable(read_game(name));
  const auto seats = static_cast<int>(line.number(options::kSeats));
  std::vector<Suite> suites;
  for (const Game* each : all_games()) {
    if (game != nullptr && each != game) continue;
    for (const BenchSuite& suite : each->info().bench_suites) {
      if (seats == 0 || suite.seats == seats) suites.push_back({suite, each});
    }
  }
  if (suites.empty()) {
    throw UsageError("there are no fixed deals of this game with this number of players");
  }
  return suites;
}

// Keeps those in the contracts that are asked for; else those of the signature, or all where it has
// none with this number of players.
void leave_contracts(const CommandLine& line, std::vector<Suite>& suites) {
  const std::string text = line.text(options::kContracts);
  if (line.has(options::kContracts) && text != kAllSuites) {
    const auto has_deals = [&](const std::string& name) {
      const auto is_in = [&](const Suite& suite) { return is_in_contract(suite, name); };
      return name == kAllSuites || std::any_of(suites.begin(), suites.end(), is_in);
    };
    const std::vector<std::string> wanted = contract_items(text, [&](const std::string& name) {
      return has_deals(name) || !check_contract_alone(name, *suites.front().game).ok();
    });
    for (const std::string& name : wanted) {
      if (has_deals(name)) continue;
      std::set<std::string> known{std::string(kAllSuites)};
      for (const Suite& suite : suites) known.insert(name_of_contract(suite));
      throw UsageError("no fixed deals in the contract ", in_quotes(name),
                       did_you_mean_or_expected(name, {known.begin(), known.end()}));
    }
    std::erase_if(suites, [&](const Suite& suite) {
      const auto is_in = [&](const std::string& name) { return is_in_contract(suite, name); };
      return std::none_of(wanted.begin(), wanted.end(), is_in);
    });
  }
  const auto on_request = [](const Suite& suite) { return suite.on_request; };
  if (line.has(options::kContracts) || std::all_of(suites.begin(), suites.end(), on_request))
    return;
  std::erase_if(suites, on_request);
}

std::vector<Suite> read_suites(const CommandLine& line) {
  std::vector<Suite> suites = suites_of_players(line);
  leave_contracts(line, suites);
  for (Suite& suite : suites) {
    suite.deals = line.number(options::kDeals, suite.deals);
    suite.node_limit = line.number(options::kLimit, suite.node_limit);
    suite.seconds = line.decimal(options::kSeconds);
  }
  return suites;
}

// The tasks of one deal, which are solved together.
using Tasks = std::vector<Task>;

std::vector<Tasks> tasks_of(const Suite& suite, std::uint64_t seed) {
  std::vector<Tasks> deals;
  if (suite.contract == kAllSuites) {
    const Game& game = *suite.game;
    for (std::uint64_t number = 0; number < suite.deals; ++number) {
      const Problem problem{.game = &game,
                            .deal = numbered_deal(game.shape(suite.seats), seed, number)};
      deals.push_back(game.tasks(problem, /*all_contracts=*/true).value());
    }
    return deals;
  }
  for (Task& task : suite_tasks(*suite.game, suite, seed)) deals.push_back({std::move(task)});
  return deals;
}

struct Cost {
  std::uint64_t nodes = 0;
  bool open = false;  // a limit was reached before something was proven
};

struct Measured {
  std::string name;
  std::function<Cost(Solver&, const Tasks&, const Suite&)> solve;
};

Cost solve_values(Solver& solver, const Tasks& tasks, Objective objective, const Suite& suite) {
  Cost work;
  const Request request{.objective = objective, .node_limit = suite.node_limit};
  const std::vector<Solution> solutions = solver.solve_all(tasks, request).value();
  for (const Solution& solution : solutions) {
    work.nodes += solution.nodes;
    work.open = work.open || !solution.is_proven();
  }
  return work;
}

Cost decide_vols(Solver& solver, const Tasks& tasks, const Suite& suite) {
  Cost work;
  for (const Task& task : tasks) {
    const absl::StatusOr<Decision> vol =
        solver.decide(task, Goal::kTricks, task.deal.shape().cards_each(), suite.node_limit);
    if (absl::IsDeadlineExceeded(vol.status()) || absl::IsCancelled(vol.status())) {
      return {.open = true};
    }
    const bool open = absl::IsResourceExhausted(vol.status());
    work.open = work.open || open;
    work.nodes += open ? suite.node_limit : vol.value().nodes;
  }
  return work;
}

// The usual objective of the contract is the main one. A game of penalties has no other, and who
// shuns tricks does not want all of them.
std::vector<Measured> questions(const Task& any) {
  const Game& game = *any.game;
  const Objective usual = usual_objective(any);
  const auto solving = [](Objective objective) {
    return [objective](Solver& solver, const Tasks& tasks, const Suite& suite) {
      return solve_values(solver, tasks, objective, suite);
    };
  };
  std::vector<Measured> questions{{objective_name(usual), solving(usual)}};
  if (game.info().counts_penalties) return questions;
  if (!falls(game.ladder(any, usual))) questions.push_back({"vol", decide_vols});
  if (game.has(Objective::kScore)) {
    questions.push_back({"score", solving(Objective::kScore)});
  }
  return questions;
}

struct Measurement {
  Suite suite;
  std::string question;
  std::uint64_t nodes = 0;
  std::uint64_t open = 0;            // deals that stopped at the limit of nodes or of time
  std::vector<double> milliseconds;  // of each deal, sorted
  std::uint64_t all_nodes = 0;       // also of deals that ended by time
  int threads = 1;
  double peak_mib = 0;  // of the program by then

  std::string game() const { return std::string(suite.game->name()); }
  double deals() const { return static_cast<double>(suite.deals); }
  // With a limit of time the nodes are those of the deals that ended; none may have.
  double nodes_per_deal() const {
    const std::uint64_t counted = suite.seconds > 0 ? suite.deals - open : suite.deals;
    return counted == 0 ? 0 : static_cast<double>(nodes) / static_cast<double>(counted);
  }
  double mean() const {
    double sum = 0;
    for (double time : milliseconds) sum += time;
    return sum / deals();
  }
  // Of all threads together.
  double nodes_per_second() const {
    const double at_once = std::min(deals(), static_cast<double>(threads));
    return static_cast<double>(all_nodes) / (mean() * deals()) * 1000 * at_once;
  }
  // The time that such a part of the deals does not exceed.
  double quantile(double part) const {
    const double rank = std::ceil(part * deals());
    return milliseconds[static_cast<std::size_t>(rank) - 1];
  }
};

// None where it is interrupted.
std::optional<Measurement> measure(const Suite& suite, const Measured& question,
                                   const std::vector<Tasks>& deals, int threads,
                                   const Interrupt& interrupt) {
  using Clock = std::chrono::steady_clock;
  Measurement result{
      .suite = suite, .question = question.name, .milliseconds = {}, .threads = threads};
  std::atomic<std::size_t> next = 0;
  std::mutex of_result;
  on_threads(threads, [&] {
    Stop stop;  // of all questions about a deal together
    Solver solver({.interrupt = &interrupt, .outer = &stop});
    for (std::size_t i = next++; i < deals.size() && !interrupt.is_set(); i = next++) {
      stop.allow(suite.seconds);
      const Clock::time_point start = Clock::now();
      const Cost work = question.solve(solver, deals[i], suite);
      const std::chrono::duration<double, std::milli> time = Clock::now() - start;
      const std::lock_guard lock(of_result);
      result.milliseconds.push_back(time.count());
      result.all_nodes += work.nodes;
      if (!work.open || suite.seconds == 0) result.nodes += work.nodes;
      if (work.open) ++result.open;
    }
  });
  if (interrupt.is_set()) return std::nullopt;
  result.peak_mib = peak_memory_mib();
  std::sort(result.milliseconds.begin(), result.milliseconds.end());
  return result;
}

using Json = nlohmann::ordered_json;

// What is told of a question, in this order; to people in a column.
struct BenchColumn {
  Field<Measurement> field;
  const char* title;
  int width;  // below 0: words, which stand at the left
  int decimals = 0;
  const char* gap = "";  // before it
};
constexpr std::array kBenchColumns{
    BenchColumn{{{"game", "GameName", "What was solved."},
                 [](const Measurement& m) -> Json { return m.game(); }},
                "game",
                -12},
    BenchColumn{{{"seats", "number"}, [](const Measurement& m) -> Json { return m.suite.seats; }},
                "seats",
                6},
    BenchColumn{{{"contract", "string"},
                 [](const Measurement& m) -> Json { return suite_contract(m.suite); }},
                "contract",
                -17,
                0,
                "  "},
    BenchColumn{{{"question", "string"}, [](const Measurement& m) -> Json { return m.question; }},
                "question",
                -7},
    BenchColumn{{{"deals", "number"}, [](const Measurement& m) -> Json { return m.suite.deals; }},
                "deals",
                6},
    BenchColumn{{{"nodes", "number", "The cards that the search played, in all and for a deal."},
                 [](const Measurement& m) -> Json { return m.nodes; }},
                "nodes",
                12},
    BenchColumn{{{"nodes_per_deal", "real"},
                 [](const Measurement& m) -> Json { return m.nodes_per_deal(); }},
                "per deal",
                12,
                1},
    BenchColumn{{{"mean_ms", "real",
                  "Milliseconds for a deal: on average, for half of them, for 99 of 100."},
                 [](const Measurement& m) -> Json { return m.mean(); }},
                "mean",
                11,
                4},
    BenchColumn{
        {{"median_ms", "real"}, [](const Measurement& m) -> Json { return m.quantile(0.5); }},
        "median",
        11,
        4},
    BenchColumn{{{"p99_ms", "real"}, [](const Measurement& m) -> Json { return m.quantile(0.99); }},
                "p99",
                11,
                4}};

// What the work took beside that; in CSV behind the number of open deals.
constexpr std::array kSpeedColumns{
    BenchColumn{{{"nodes_per_second", "number", "Cards a second."},
                 [](const Measurement& m) -> Json { return std::llround(m.nodes_per_second()); }},
                "nodes/s",
                12},
    BenchColumn{{{"peak_mib", "real", "The most memory that the program has taken so far, in MiB."},
                 [](const Measurement& m) -> Json { return m.peak_mib; }},
                "peak MiB",
                10,
                1}};

constexpr std::array kLimitFields{
    Field<Measurement>{{"limit", "number?", "`--limit` and `--seconds`, where they are given."},
                       [](const Measurement& m) {
                         return m.suite.node_limit > 0 ? Json(m.suite.node_limit) : kAbsent;
                       }},
    Field<Measurement>{{"seconds", "real?"}, [](const Measurement& m) {
                         return m.suite.seconds > 0 ? Json(m.suite.seconds) : kAbsent;
                       }}};

constexpr Field<Measurement> kOpenField{
    {"open", "number?", "With these, the deals that were not solved; in CSV always there."},
    [](const Measurement& m) -> Json { return m.open; }};

// The fields of JSON, and of CSV, whose columns stand in another order.
std::vector<Field<Measurement>> bench_fields(bool as_columns, bool is_limited) {
  std::vector<Field<Measurement>> fields;
  for (const BenchColumn& column : kBenchColumns) fields.push_back(column.field);
  if (as_columns) fields.push_back(kOpenField);
  for (const BenchColumn& column : kSpeedColumns) fields.push_back(column.field);
  if (as_columns) return fields;
  fields.insert(fields.end(), kLimitFields.begin(), kLimitFields.end());
  if (is_limited) fields.push_back(kOpenField);
  return fields;
}

std::string as_json(const Measurement& m) {
  const bool is_limited = m.suite.node_limit > 0 || m.suite.seconds > 0;
  return write_json(json_of<Measurement>(bench_fields(false, is_limited), m)) + "\n";
}

std::string csv_header() { return csv_header<Measurement>(bench_fields(true, true)); }

std::string as_csv(const Measurement& m) {
  return csv_row<Measurement>(bench_fields(true, true), m);
}

std::string in_column(const BenchColumn& column, const std::string& text) {
  return absl::StrFormat("%s%*s", column.gap, column.width, text);
}

std::string text_header() {
  std::string header;
  for (const BenchColumn& column : kBenchColumns) header += in_column(column, column.title);
  for (const BenchColumn& column : kSpeedColumns) header += in_column(column, column.title);
  return header + "\n";
}

std::string text_cell(const BenchColumn& column, const Measurement& m) {
  const Json cell = column.field.value(m);
  return in_column(column, cell.is_string()
                               ? cell.get<std::string>()
                               : absl::StrFormat("%.*f", column.decimals, cell.get<double>()));
}

std::string as_text(const Measurement& m) {
  std::string row;
  for (const BenchColumn& column : kBenchColumns) row += text_cell(column, m);
  for (const BenchColumn& column : kSpeedColumns) row += text_cell(column, m);
  return absl::StrCat(row, m.open == 0 ? "" : absl::StrFormat("%7d open", m.open), "\n");
}

std::string as_signature(const Measurement& m) {
  return absl::StrCat(m.game(), " ", m.suite.seats, " ", suite_contract(m.suite), " ", m.question,
                      " ", m.nodes, "\n");
}

[[noreturn]] void tell_of_rows(const CommandLine& line, int rows) {
  tell_of_no_file(line);
  if (rows == 0) throw Interrupted("nothing is measured");
  throw Interrupted(absl::StrCat("the first rows are measured: ", rows,
                                 "; --game, --seats and --contracts ask for others"));
}

int run_bench(const CommandLine& line) {
  if (line.has(options::kText)) return run_bench_text(line, suites_of_players(line));
  const Format format = line.format();
  const std::vector<Suite> suites = read_suites(line);
  const std::uint64_t seed = line.number(options::kSeed);
  const auto threads = static_cast<int>(line.number(options::kThreads));
  const Interrupt& interrupt = watch_interrupts();

  auto* const row = line.has(options::kSignature) ? as_signature
                    : format == Format::kJson     ? as_json
                    : format == Format::kCsv      ? as_csv
                                                  : as_text;
  if (row == as_csv) print(csv_header());
  if (row == as_text) {
    const std::string at_once = threads == 1 ? "One thread" : absl::StrCat(threads, " threads");
    print(absl::StrCat(at_once, "; times of a deal in milliseconds\n\n", text_header()));
  }
  int rows = 0;
  for (const Suite& suite : suites) {
    const std::vector<Tasks> deals = tasks_of(suite, seed);
    for (const Measured& question : questions(deals.front().front())) {
      flush_output();
      const std::optional<Measurement> measured =
          measure(suite, question, deals, threads, interrupt);
      if (!measured) tell_of_rows(line, rows);
      print(row(*measured));
      ++rows;
    }
  }
  return 0;
}

}  // namespace

const Command kBenchCommand{"bench", "how fast the solver is on this machine", bench_line,
                            run_bench};

FieldTexts bench_fields() {
  FieldTexts texts;
  for (const Field<Measurement>& field : bench_fields(false, true)) texts.push_back(field.text);
  return texts;
}

FieldTexts bench_text_fields() { return texts_of<TextCost>(kCostFields); }

}  // namespace matador
