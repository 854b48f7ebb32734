#include "solver/games/skat/skat.h"

#include <algorithm>
#include <utility>

#include "solver/cards/machine.h"
#include "solver/games/exchanges.h"
#include "solver/games/skat/announced.h"
#include "solver/games/skat/order.h"
#include "solver/games/tasks.h"
#include "solver/search/common/kernel.h"

namespace matador::skat {
namespace {

Task make_task(const Problem& problem, const Announced& announced, Contract contract,
               Seat declarer) {
  Task task = task_of(problem, contract, declarer);
  task.exchange = known_exchange(problem, !announced.hand);
  return task;
}

// The contracts that can be played with the announcement.
std::vector<Task> all_tasks(const Problem& problem, const Announced& announced) {
  std::vector<Task> tasks;
  for (int i = 0; i < static_cast<int>(Rules::kContracts.size()); ++i) {
    const Contract contract{.index = i};
    if (!check_announced(announced, kind_of(contract)).ok()) continue;
    for (int seat = 0; seat < Rules::kSeats; ++seat) {
      tasks.push_back(make_task(problem, announced, contract, Seat::from_index(seat)));
    }
  }
  return tasks;
}

// The tasks of a deal in which all pass: none (5.7).
absl::StatusOr<std::vector<Task>> passed_tasks(const Problem& problem) {
  if (!problem.contract && !problem.declarer && problem.play.empty()) return std::vector<Task>{};
  return absl::InvalidArgumentError("all pass: no contract, declarer and play");
}

// Every number of tricks of the declarer, who shuns them: the fewer the better.
std::vector<Rung> shunning_ladder(int tricks) {
  std::vector<Rung> ladder = counting_ladder(Goal::kShunned, tricks);
  for (Rung& rung : ladder) rung.value = tricks - rung.need;
  return ladder;
}

}  // namespace

Terms terms_of(const Task& task) {
  const Said said = read_said(task.own_tags).value();
  const CardSet cards = task.deal.hand(task.declarer) | task.deal.talon();
  return {.contract = &kind_of(task.contract),
          .announced = said.announced,
          .matadors = matadors(cards, order(kind_of(task.contract))),
          .bid = said.bid,
          .tricks = task.deal.shape().cards_each()};
}

std::string_view Skat::name() const { return "skat"; }

std::vector<int> Skat::seat_counts() const { return {Rules::kSeats}; }

DealShape Skat::shape(int seats) const {
  return {.pack = Rules::kPack, .seats = seats, .hand_size = Rules::kTricks};
}

std::vector<std::string_view> Skat::contracts() const {
  std::vector<std::string_view> names;
  for (const Kind& contract : Rules::kContracts) names.push_back(contract.name);
  return names;
}

std::vector<RuleOptionFact> Skat::rule_options() const {
  return {{"seeger-fabian",
           {},
           "the sheet: 50 more for a game won, 50 fewer for one lost, and 40 to each opponent"}};
}

std::vector<Objective> Skat::objectives() const {
  return {Objective::kPoints, Objective::kTricks, Objective::kScore};
}

std::vector<Objective> Skat::objectives_of(Contract contract) const {  // 5.5
  if (!kind_of(contract).is_null()) return objectives();
  return {Objective::kTricks, Objective::kScore};
}

absl::StatusOr<std::vector<Task>> Skat::tasks(const Problem& problem, bool all_contracts) const {
  if (absl::Status status = check_problem(problem); !status.ok()) return status;
  const absl::StatusOr<Said> said = read_said(problem.own_tags);
  if (!said.ok()) return said.status();
  const Announced& announced = said->announced;
  if (announced.hand && problem.exchange && *problem.exchange != Exchange{}) {
    return absl::InvalidArgumentError("a hand game leaves the skat alone: nothing is exchanged");
  }
  if (all_contracts) return those_played(all_tasks(problem, announced));
  if (problem.all_passed) return passed_tasks(problem);
  if (!problem.contract) return no_contract(*this);
  if (!problem.declarer) {
    return absl::InvalidArgumentError(
        "no [Declarer], which in skat the players choose: add the tag, or use --contracts all");
  }
  const absl::Status possible = check_announced(announced, kind_of(*problem.contract));
  if (!possible.ok()) return possible;
  return std::vector<Task>{make_task(problem, announced, *problem.contract, *problem.declarer)};
}

std::vector<Exchange> Skat::exchanges(const Task& task) const {  // 5.4
  if (read_said(task.own_tags)->announced.hand) return {Exchange{}};
  return exchanges_with_talon(task.deal.hand(task.declarer), task.deal.talon(), Rules::kSkat);
}

TrickOrder Skat::order(Contract contract, const std::vector<RuleOption>& /*options*/) const {
  return skat::order(kind_of(contract));
}

CardSet Skat::trumps(Suit suit) const {
  return (Rules::kPack & CardSet::of_suit(suit)) | CardSet::of_rank(Rank::kJack);
}

std::optional<Suit> Skat::trump(Contract contract) const { return kind_of(contract).trump; }

SeatSet Skat::declaring_side(const Task& task) const { return {task.declarer}; }

std::vector<Rung> Skat::ladder(const Task& task, Objective objective) const {
  const int tricks = task.deal.shape().cards_each();
  switch (objective) {
    case Objective::kPoints:
      return counting_ladder(Goal::kPoints, Rules::kPackPoints);
    case Objective::kTricks:
      return kind_of(task.contract).is_null() ? shunning_ladder(tricks)
                                              : counting_ladder(Goal::kTricks, tricks);
    case Objective::kScore:
      return score_ladder(terms_of(task));
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

search::Kernel Skat::kernel() const { return {MATADOR_VERSIONS(skat, new_engine)}; }

std::vector<BenchSuite> Skat::bench_suites() const {
  return {{.seats = 3, .deals = 200, .contract = {}, .as_dealt = true},
          {.seats = 3, .deals = 200, .contract = "grand", .as_dealt = true},
          {.seats = 3, .deals = 200, .contract = "null", .as_dealt = true},
          {.seats = 3, .deals = 50},
          {.seats = 3, .deals = 50, .contract = "grand"},
          {.seats = 3, .deals = 50, .contract = "null"}};
}

const Game& game() {
  static const Skat skat;
  return skat;
}

}  // namespace matador::skat
