#include "solver/games/bridge/bridge.h"

#include "solver/cards/machine.h"
#include "solver/games/bridge/order.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/tasks.h"
#include "solver/search/common/kernel.h"

namespace matador::bridge {
namespace {

Task make_task(const Problem& problem, Contract contract, Seat declarer) {
  Task task = task_of(problem, contract, declarer);
  if (!problem.leader) task.leader = Rules::leader(declarer);
  return task;
}

// The double-dummy table.
std::vector<Task> all_tasks(const Problem& problem) {
  std::vector<Task> tasks;
  for (int strain = 0; strain < static_cast<int>(Rules::kStrains.size()); ++strain) {
    for (int seat = 0; seat < Rules::kPlayers; ++seat) {
      tasks.push_back(make_task(problem, {.index = strain}, Seat::from_index(seat)));
    }
  }
  return tasks;
}

}  // namespace

std::string_view Bridge::name() const { return "bridge"; }

std::vector<int> Bridge::seat_counts() const { return {Rules::kPlayers}; }

DealShape Bridge::shape(int seats) const {
  return {.pack = Rules::kPack, .seats = seats, .hand_size = Rules::kTricks};
}

std::vector<std::string_view> Bridge::contracts() const {
  std::vector<std::string_view> names;
  for (const Strain& strain : Rules::kStrains) names.push_back(strain.name);
  return names;
}

std::vector<Objective> Bridge::objectives() const { return {Objective::kTricks}; }

absl::StatusOr<std::vector<Task>> Bridge::tasks(const Problem& problem, bool all_contracts) const {
  if (absl::Status status = check_problem(problem); !status.ok()) return status;
  if (all_contracts) return those_played(all_tasks(problem));
  if (!problem.contract) return no_contract(*this);
  return std::vector<Task>{
      make_task(problem, *problem.contract, problem.declarer.value_or(forehand(problem)))};
}

TrickOrder Bridge::order(Contract contract, const std::vector<RuleOption>& /*options*/) const {
  return bridge::order(trump(contract));
}

CardSet Bridge::trumps(Suit suit) const { return CardSet::of_suit(suit); }

std::optional<Suit> Bridge::trump(Contract contract) const {
  return Rules::kStrains[static_cast<std::size_t>(contract.index)].trump;
}

SeatSet Bridge::declaring_side(const Task& task) const { return Rules::side_of(task.declarer); }

Seat Bridge::player_of(const Task& task, Seat seat) const {  // dummy's cards are the declarer's
  return Rules::side_of(task.declarer).contains(seat) ? task.declarer : seat;
}

std::vector<Rung> Bridge::ladder(const Task& /*task*/, Objective /*objective*/) const {
  return counting_ladder(Goal::kTricks, Rules::kTricks);
}

// The search compiled for this game (kernel.cc), once for each kind of machine.
namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

search::Kernel Bridge::kernel() const { return {MATADOR_VERSIONS(bridge, new_engine)}; }

namespace {

class BridgeOdds : public GameOdds {
 public:
  bool has_high_cards() const override { return true; }
};

}  // namespace

const GameOdds& Bridge::odds() const {
  static const BridgeOdds odds;
  return odds;
}

std::vector<BenchSuite> Bridge::bench_suites() const {
  return {{4, 5}, {4, 5, "notrump"}, {4, 2, "all"}};
}

const Game& game() {
  static const Bridge bridge;
  return bridge;
}

}  // namespace matador::bridge
