#include "solver/games/klorsjavs/klorsjavs.h"

#include <utility>

#include "solver/games/exchanges.h"
#include "solver/games/klorsjavs/evaluation.h"
#include "solver/games/klorsjavs/rules.h"
#include "solver/games/klorsjavs/score.h"
#include "solver/games/options.h"
#include "solver/games/sjavs/order.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/sjavs/sjavs.h"
#include "solver/games/tasks.h"
#include "solver/search/common/kernel.h"

namespace matador::klorsjavs {
namespace {

const Bid& bid_of(Contract contract) {
  return Rules::kBids[static_cast<std::size_t>(contract.index)];
}

void append_tasks(const Problem& problem, int bid, Seat declarer, const std::vector<Suit>& trumps,
                  std::vector<Task>& tasks) {
  for (Suit trump : trumps) {
    const Contract contract{.index = bid, .trump = trump};
    Task& task = tasks.emplace_back(task_of(problem, contract, declarer));
    task.exchange = known_exchange(problem, bid_of(contract).takes_cat);
  }
}

}  // namespace

absl::StatusOr<std::vector<Suit>> possible_trumps(std::optional<Suit> named,
                                                  const std::vector<RuleOption>& options) {
  const bool free_choice = option_value(options, "farvesjavs").has_value();
  if (named && *named != Rules::kTrump && !free_choice) {
    return absl::InvalidArgumentError(
        "clubs are always trumps in klorsjavs, unless the option farvesjavs lets the declarer name "
        "the suit");
  }
  if (named || !free_choice) return std::vector<Suit>{named.value_or(Rules::kTrump)};
  return std::vector<Suit>(kAllSuits.begin(), kAllSuits.end());
}

std::string_view Klorsjavs::name() const { return "klorsjavs"; }

std::vector<int> Klorsjavs::seat_counts() const { return {Rules::kSeats}; }

DealShape Klorsjavs::shape(int seats) const {
  return {.pack = Rules::kPack, .seats = seats, .hand_size = Rules::kHandSize};
}

std::vector<std::string_view> Klorsjavs::contracts() const {
  std::vector<std::string_view> names;
  for (const Bid& bid : Rules::kBids) names.push_back(bid.name);
  return names;
}

std::vector<RuleOptionFact> Klorsjavs::rule_options() const {
  return {{"farvesjavs", {}, "the declarer names the trump suit; without it clubs are trumps"}};
}

std::vector<Objective> Klorsjavs::objectives() const {
  return {Objective::kPoints, Objective::kTricks, Objective::kScore};
}

absl::StatusOr<std::vector<Task>> Klorsjavs::tasks(const Problem& problem,
                                                   bool all_contracts) const {
  if (absl::Status status = check_problem(problem); !status.ok()) return status;
  const auto trumps = possible_trumps(problem.trump, problem.options);
  if (!trumps.ok()) return trumps.status();
  std::vector<Task> tasks;
  if (all_contracts) {
    for (int bid = 0; bid < static_cast<int>(Rules::kBids.size()); ++bid) {
      for (int seat = 0; seat < Rules::kSeats; ++seat) {
        append_tasks(problem, bid, Seat::from_index(seat), *trumps, tasks);
      }
    }
  } else if (problem.contract) {
    append_tasks(problem, problem.contract->index, problem.declarer.value_or(forehand(problem)),
                 *trumps, tasks);
  } else {
    return absl::InvalidArgumentError(
        "no [Contract], which in klorsjavs the players choose: add the tag, or use --contracts "
        "all");
  }
  return those_played(std::move(tasks));
}

std::vector<Exchange> Klorsjavs::exchanges(const Task& task) const {  // Klørsjavs 1.21
  if (!bid_of(task.contract).takes_cat) return {Exchange{}};
  const CardSet cat = task.deal.talon();
  std::vector<Exchange> exchanges;
  CardSet later = task.deal.hand(task.declarer) | cat;
  for (Card first : later) {
    later -= CardSet{first};
    for (Card second : later) exchanges.push_back({.discard = {first, second}, .take = cat});
  }
  return exchanges;
}

TrickOrder Klorsjavs::order(Contract contract, const std::vector<RuleOption>& /*options*/) const {
  TrickOrder order = sjavs::order(*trump(contract));
  for (std::vector<Card>& lane : order.lanes) {
    std::erase_if(lane, [](Card card) { return !Rules::kPack.contains(card); });
  }
  return order;
}

CardSet Klorsjavs::trumps(Suit suit) const { return sjavs::trumps(suit) & Rules::kPack; }

std::optional<Suit> Klorsjavs::trump(Contract contract) const {
  return contract.trump.value_or(Rules::kTrump);
}

SeatSet Klorsjavs::declaring_side(const Task& task) const { return {task.declarer}; }

std::vector<Rung> Klorsjavs::ladder(const Task& task, Objective objective) const {
  switch (objective) {
    case Objective::kPoints:
      return counting_ladder(Goal::kPoints, Rules::kPackPoints);
    case Objective::kTricks:
      return counting_ladder(Goal::kTricks, Rules::kTricks);
    case Objective::kScore:
      return score_ladder(bid_of(task.contract));
  }
  return {};
}

search::Kernel Klorsjavs::kernel() const { return sjavs::Sjavs().kernel(); }

const Evaluation* Klorsjavs::evaluation() const {
  static const HandEvaluation evaluation;
  return &evaluation;
}

std::vector<BenchSuite> Klorsjavs::bench_suites() const {
  std::vector<BenchSuite> suites{{3, 1000}};  // a spil
  for (const char* bid : {"stryger", "tout", "stroget-tout"}) {
    suites.push_back({.seats = 3, .deals = 1000, .contract = bid, .on_request = true});
  }
  return suites;
}

const Game& game() {
  static const Klorsjavs klorsjavs;
  return klorsjavs;
}

}  // namespace matador::klorsjavs
