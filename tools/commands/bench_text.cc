#include "tools/commands/bench_text.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/input/bounded_json.h"
#include "formats/input/problem.h"
#include "formats/output/csv.h"
#include "formats/requests/convert_request.h"
#include "formats/requests/solve_request.h"
#include "formats/requests/suite_file.h"
#include "tools/cli/deal_input.h"
#include "tools/runtime/interrupt.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

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
    if (!report.good) return std::nullopt;
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

std::string text_cost_json(const TextCost& cost) {
  const Json json{{"game", cost.game},
                  {"seats", cost.seats},
                  {"format", cost.format},
                  {"deals", cost.deals},
                  {"mean_us", cost.microseconds}};
  return write_json(json) + "\n";
}

std::string text_cost_csv(const TextCost& cost) {
  return csv_row({cost.game, absl::StrCat(cost.seats), cost.format, absl::StrCat(cost.deals),
                  absl::StrCat(cost.microseconds)});
}

std::string text_cost_row(const TextCost& cost) {
  return absl::StrFormat("%-12s%6d  %-9s%7d%11.1f\n", cost.game, cost.seats, cost.format,
                         cost.deals, cost.microseconds);
}

}  // namespace

int run_bench_text(const CommandLine& line, std::vector<Suite> suites) {
  for (const char* other : {"contracts", "limit", "seconds", "signature", "threads"}) {
    if (!line.has(other)) continue;
    throw UsageError(absl::StrCat("--", other, " is about the search, and --text about the rest"));
  }
  const Format format = line.format();
  const std::uint64_t seed = line.number("seed", 1, 0, kMostNumber);
  const std::atomic<bool>& interrupt = watch_interrupts();
  auto* const row = format == Format::kJson  ? text_cost_json
                    : format == Format::kCsv ? text_cost_csv
                                             : text_cost_row;
  if (row == text_cost_csv) print(csv_row({"game", "seats", "format", "deals", "mean_us"}));
  if (row == text_cost_row) {
    print(
        "One thread; microseconds to read a deal and to write it again in the same format; "
        "answer:\n"
        "from a deal file to JSON with one card for the search\n\n"
        "game         seats  format     deals       mean\n");
  }
  const SolveSettings settings =
      read_solve_settings(Arguments({{"json", ""}, {"limit", "1"}}), /*symbols=*/false);
  Solver solver;
  int rows = 0;
  const AnswerDeal solve = [&](const NumberedDeal& deal, const DealRecord&) {
    return DealSolver(deal, settings, solver).solve();
  };
  const Game* last = nullptr;
  for (Suite& suite : suites) {
    if (std::exchange(last, suite.game) == suite.game) continue;
    suite.deals = line.number("deals", kUsualOfText, 1, kMostOfText);
    const std::string deals = suite_file(*suite.game, suite, seed);
    const auto tell = [&](const std::string& name, const std::string& text,
                          const AnswerDeal& answer) {
      if (interrupt) return;
      flush_output();
      const auto cost = measure_text(*suite.game, suite, name, text, answer);
      if (!cost || interrupt) return;
      print(row(*cost));
      ++rows;
    };
    for (const std::string& name : convert_targets()) {
      Converter converter(Arguments({{"to", name}}));
      const AnswerDeal write = [&](const NumberedDeal& deal, const DealRecord& record) {
        return converter.write(deal, record);
      };
      if (const auto text = answers(deals, write)) tell(name, converter.heading() + *text, write);
    }
    tell(kAnswer, deals, solve);
  }
  if (!interrupt) return 0;
  tell_of_no_file(line);
  throw Interrupted(absl::StrCat("the first rows are measured: ", rows));
}

}  // namespace matador
