// The play of bridge as the rest of the library sees it.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/games/bridge/glance_weights.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/bridge/score.h"
#include "solver/games/glance.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/kernel.h"
#include "solver/tricks/trick_order.h"

MATADOR_KERNEL(bridge)

namespace matador::bridge {

std::optional<BridgeBid> bid_of(const Task& task) {
  const std::optional<BridgeBid> bid = task.own.as<Said>().bid;
  return bid && bid->level && bid->strain == task.contract.index ? bid : std::nullopt;
}

namespace {

// The contract is made or goes down, if the deal tells its level.
std::vector<Rung> outcome_ladder(const Task& task) {
  const std::optional<BridgeBid> bid = bid_of(task);
  if (!bid) return {};
  return {{.value = -1, .goal = Goal::kTricks, .target = 0},
          {.value = 1, .goal = Goal::kTricks, .target = *bid->needs()}};
}

// The trumps, if there are any, then the other suits; no card is worth points (law 44).
TrickOrder order_of(std::optional<Suit> suit) {
  return {.lanes = ranked_lanes({}, kAceToTwo, suit), .has_trump = suit.has_value()};
}

const Glance& glance_of(const Strain& strain) {
  const auto made = [](bool in_suit, std::span<const std::int16_t> tricks) {
    std::vector<TrickOrder> orders;
    for (const Strain& other : Rules::kStrains) {
      orders.push_back(other.trump.has_value() == in_suit ? order_of(other.trump) : TrickOrder{});
    }
    constexpr int kLooks = 200;
    return Glance(orders, {.tricks = tricks, .most_tricks = Rules::kTricks}, kLooks);
  };
  static const Glance with_trumps = made(/*in_suit=*/true, glances::kTricksWithTrumps);
  static const Glance without = made(/*in_suit=*/false, glances::kTricksWithoutTrumps);
  return strain.trump ? with_trumps : without;
}

GameInfo facts() {
  GameInfo info{.name = "bridge",
                .tables = {{{.pack = Rules::kPack,
                             .seats = Rules::kPlayers,
                             .hand_size = Rules::kTricks,
                             .seat_names = kCompassNames.data()}}},
                .contracts = {},
                .objectives = {Objective::kTricks},
                .other_names = {"contract-bridge"},
                .has_dummy = true,
                .outcome_ladder = outcome_ladder,
                .bench_suites = {{4, 5}, {4, 5, "notrump"}, {4, 2, "all"}}};
  for (const Strain& strain : Rules::kStrains) {
    ContractInfo& contract = info.contracts.emplace_back(ContractInfo{strain.name, strain.trump});
    contract.glance = &glance_of(strain);
  }
  info.contracts.back().other_names = {"nt", "no-trumps", "sans-atout", "ohne-trumpf"};
  return info;
}

Task make_task(const Problem& problem, Contract contract, Seat declarer) {
  Task task = task_of(problem, contract, declarer);
  if (!problem.leader) task.leader = Rules::leader(declarer);
  return task;
}

// Who declares where nobody says so: the player before the leader (law 41), if that is known.
Seat usual_declarer(const Problem& problem) {
  return problem.leader ? Rules::declarer(*problem.leader) : forehand(problem);
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

class Bridge : public Game {
 public:
  Bridge() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    if (all_contracts) return those_played(all_tasks(problem));
    if (!problem.contract) return no_contract(*this);
    return std::vector<Task>{
        make_task(problem, *problem.contract, problem.declarer.value_or(usual_declarer(problem)))};
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    return order_of(trump(contract));
  }

  CardSet trumps(Suit suit) const override { return CardSet::of_suit(suit); }

  SeatSet declaring_side(const Task& task) const override { return Rules::side_of(task.declarer); }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(bridge, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Bridge bridge;
  return bridge;
}

}  // namespace matador::bridge
