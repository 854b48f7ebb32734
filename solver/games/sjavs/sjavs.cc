#include "solver/games/sjavs/sjavs.h"

#include <algorithm>
#include <string>

#include "solver/cards/machine.h"
#include "solver/games/exchanges.h"
#include "solver/games/sjavs/order.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/sjavs/score.h"
#include "solver/games/tasks.h"
#include "solver/search/common/kernel.h"

namespace matador::sjavs {
namespace {

// The tasks if everybody passes: none, if nothing is told of the play (Sjavs 1.9).
absl::StatusOr<std::vector<Task>> passed_tasks(const Problem& problem) {
  if (problem.contract) {
    return absl::InvalidArgumentError("all pass in the auction: a contract needs [Declarer]");
  }
  if (problem.declarer) {
    return absl::InvalidArgumentError("all pass in the auction: a declarer needs [Contract]");
  }
  if (problem.exchange || !problem.play.empty()) {
    return absl::InvalidArgumentError(
        "all pass in the auction: what was played all the same needs [Contract] and [Declarer]");
  }
  return std::vector<Task>{};
}

}  // namespace

std::string_view Sjavs::name() const { return "sjavs"; }

std::vector<int> Sjavs::seat_counts() const {
  std::vector<int> counts;
  for (const Variant& variant : kVariants) counts.push_back(variant.seats);
  return counts;
}

DealShape Sjavs::shape(int seats) const {
  const Variant& players = variant(seats);
  return {
      .pack = Rules::kPack, .seats = seats, .hand_size = players.hand_size, .piles = players.piles};
}

std::vector<std::string_view> Sjavs::contracts() const {
  return {"clubs", "spades", "hearts", "diamonds"};
}

std::optional<Bidding> Sjavs::bidding() const {
  return Bidding{.shortest = Rules::kShortestBid, .clubs_first = Rules::kClubsFirst};
}

std::vector<RuleOptionFact> Sjavs::rule_options() const {  // Sjavs 1.14
  return {
      {"suduroy", {}, "the rules of Suðuroy: solo-vol=off tie-bonus=2-4 double-victory=off"},
      {"solo-vol",
       {"on", "off"},
       "a vol of one player alone scores 16, in clubs 24; with two players default off"},
      {"tie-bonus",
       {"2", "2-4"},
       "after 60-60 the next score is worth 2 more; 2-4: 4 more to those who had not declared"},
      {"double-victory", {"on", "off"}, "two crosses for a rubber whose losers are still on 24"},
  };
}

std::vector<Objective> Sjavs::objectives() const {
  return {Objective::kPoints, Objective::kTricks, Objective::kScore};
}

absl::StatusOr<std::vector<Task>> Sjavs::tasks(const Problem& problem, bool all_contracts) const {
  if (absl::Status status = check_problem(problem); !status.ok()) return status;
  return auctioned_tasks(
      problem, all_contracts,
      {.task = [&](Suit trump, Seat seat) { return task_of(problem, contract_of(trump), seat); },
       .passed = [&] { return passed_tasks(problem); }});
}

std::vector<Exchange> Sjavs::exchanges(const Task& task) const {
  return exchanges_with_talon(task.deal.hand(task.declarer), task.deal.talon(),
                              Rules::kMostExchanged);
}

TrickOrder Sjavs::order(Contract contract, const std::vector<RuleOption>& /*options*/) const {
  return sjavs::order(trump_of(contract));
}

CardSet Sjavs::trumps(Suit suit) const { return sjavs::trumps(suit); }

std::optional<Suit> Sjavs::trump(Contract contract) const { return trump_of(contract); }

SeatSet Sjavs::declaring_side(const Task& task) const {
  return side_of(task.declarer, task.deal.seats());
}

std::vector<Rung> Sjavs::ladder(const Task& task, Objective objective) const {
  switch (objective) {
    case Objective::kPoints:
      return counting_ladder(Goal::kPoints, Rules::kPackPoints);
    case Objective::kTricks:
      return counting_ladder(Goal::kTricks, task.deal.shape().cards_each());
    case Objective::kScore:
      return score_ladder(trump_of(task.contract), scoring_of(task.deal.seats(), task.options));
  }
  return {};
}

// The search compiled for this game (kernel.cc), once for each kind of machine.
namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

search::Kernel Sjavs::kernel() const { return {MATADOR_VERSIONS(sjavs, new_engine)}; }

std::vector<BenchSuite> Sjavs::bench_suites() const { return {{4, 1000}, {3, 100}, {2, 30}}; }

const Game& game() {
  static const Sjavs sjavs;
  return sjavs;
}

}  // namespace matador::sjavs
