// `matador match`: players compared over many deals, each played with the seats changed.

#include <cstddef>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/problem.h"
#include "formats/play/match_request.h"
#include "formats/requests/arguments.h"
#include "solver/hand_on.h"
#include "solver/players/calibration.h"
#include "solver/players/contest.h"
#include "solver/players/house.h"
#include "solver/stop.h"
#include "tools/cli/command_line.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/runtime/in_order.h"
#include "tools/runtime/long_work.h"
#include "tools/runtime/output.h"
#include "tools/runtime/program_player.h"
#include "tools/runtime/system.h"

namespace matador {
namespace {

CommandLine match_line() {
  return CommandLine(
      "match", "--game GAME [--players A,B,... | --calibrate PLAYER] [OPTION ...]",
      "Compares players: how much more does one win than another? Each pair plays the\n"
      "first deals of a seed, each deal with the seats changed, so that both have the same\n"
      "cards. Where there are sides, each plays both sides against the other; where\n"
      "everyone plays for himself, each sits at every seat among players of the other\n"
      "kind. Contract and declarer are those of the forced auction. Without one, seat 1\n"
      "plays --contract, or the contract in which he has most trumps; in games whose hands\n"
      "can be valued at a glance, only deals count in which he would name it. The talon is\n"
      "exchanged as advice says.\n"
      "\n"
      "The answer is the mean difference a deal in the game's usual unit, with its 95 %\n"
      "interval. matador help play lists the players.\n"
      "\n"
      "With --calibrate one player who takes advice sits at every seat: how much did the\n"
      "advice for each card promise, and how much did that side then score? The answer has\n"
      "a row for each side and number of cards in hand.\n"
      "\n"
      "Another program runs once for each thread. Without one the answer is the same on\n"
      "any number of threads. tools/guide/play.md is the guide.",
      "matador match --game sjavs --players strong,easy -n 100\n"
      "matador match --game skat --contract grand --players strong,medium,easy -n 50 --seed 7\n"
      "matador match --game bridge --players medium,easy -n 10 --json\n"
      "matador match --game sjavs --calibrate strong -n 100");
}

struct MatchDeal {
  std::uint64_t number;  // from 1
  Task task;
};

// An open exchange is made as advice would.
absl::Status settle_exchange(MatchDeal& deal, Solver& solver) {
  if (deal.task.exchange) return absl::OkStatus();
  const auto exchange = advised_exchange(deal.task, deal.number, this_thread(solver));
  if (exchange.ok()) deal.task.exchange = *exchange;
  return exchange.status();
}

// The players of one thread, and the contests of a deal.
class MatchWorker {
 public:
  MatchWorker(const MatchSettings& settings, const SolverOptions& options)
      : settings_(settings), solver_(std::make_unique<Solver>(options)) {
    for (const Seated& player : settings.players) {
      players_.push_back(player_of(player, this_thread(*solver_), settings.move_seconds));
    }
  }

  absl::StatusOr<std::vector<double>> operator()(MatchDeal& deal) {
    MATADOR_RETURN_IF_ERROR(settle_exchange(deal, *solver_));
    std::vector<double> differences;
    for (const auto& [first, second] : settings_.pairs()) {
      MATADOR_ASSIGN_OR_RETURN(const double more, contest(deal.task, deal.number, *players_[first],
                                                          *players_[second], *solver_));
      differences.push_back(more);
    }
    return differences;
  }

 private:
  const MatchSettings& settings_;
  std::unique_ptr<Solver> solver_;  // the players have its address
  std::vector<std::unique_ptr<CardPlayer>> players_;
};

// What advice promised on a deal.
class CalibrationWorker {
 public:
  CalibrationWorker(const MatchSettings& settings, const SolverOptions& options)
      : player_(*settings.calibrated->house), solver_(std::make_unique<Solver>(options)) {}

  absl::StatusOr<std::vector<Promise>> operator()(MatchDeal& deal) {
    MATADOR_RETURN_IF_ERROR(settle_exchange(deal, *solver_));
    return promises_of(deal.task, deal.number, player_, *solver_);
  }

 private:
  HousePlayer player_;
  std::unique_ptr<Solver> solver_;
};

// Plays the deals on all threads, and prints the table of what the workers find.
template <typename Worker, typename Table>
void play_deals(const CommandLine& line, const MatchSettings& settings) {
  const Interrupt& interrupt = watch_interrupts();
  SolverOptions options = read_solver_options(line);
  options.interrupt = &interrupt;
  const std::vector<Task> tasks = numbered_tasks(settings.play, settings.seed, settings.deals);

  Table table(settings);
  Progress progress(Progress::Results::kAtTheEnd);
  absl::Status fault;
  std::size_t next = 0;
  in_order(
      read_threads(line),
      [&]() -> std::optional<MatchDeal> {
        if (interrupt.is_set() || next == tasks.size()) return std::nullopt;
        const MatchDeal deal{.number = next + 1, .task = tasks[next]};
        ++next;
        return deal;
      },
      [&] { return Worker(settings, options); },
      [&](const auto& found) {
        if (fault.ok()) fault = found.status();
        if (!fault.ok()) return;
        table.add(*found);
        progress.step(1, static_cast<double>(table.deals()) / static_cast<double>(tasks.size()));
      });
  progress.clear();
  print(table.text());
  flush_output();
  if (interrupt.is_set()) throw Interrupted(absl::StrCat(table.deals(), " deals are played"));
  if (!fault.ok()) throw std::runtime_error(std::string(fault.message()));
}

int run_match(const CommandLine& line) {
  const MatchSettings settings = usable(read_match_settings(line));
  if (settings.calibrated) {
    play_deals<CalibrationWorker, CalibrationTable>(line, settings);
  } else {
    play_deals<MatchWorker, MatchTable>(line, settings);
  }
  return 0;
}

}  // namespace

const Command kMatchCommand{"match", "which player is better, over many deals", match_line,
                            run_match};

}  // namespace matador
