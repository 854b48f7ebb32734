// Schafkopf as the rest of the library sees it (rules 6).

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/cards/seats.h"
#include "solver/games/options.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/games/tasks.h"
#include "solver/search/common/kernel.h"

MATADOR_KERNEL(schafkopf)

namespace matador::schafkopf {
namespace {

// ---- Options ------------------------------------------------------------------------------------

std::vector<RuleOptionFact> rule_options() {
  return {
      {"geier", {}, "a Geier can be declared, with --contracts all and in advice"},
      {"farbwenz", {}, "the same for a Farbwenz"},
      {"farbgeier", {}, "the same for a Farbgeier"},
      {"bettel", {}, "the same for a Bettel"},
      {"davonlaufen",
       {"4", "3", "off"},
       "how many cards of the called suit its holder needs to lead another than the ace"},
      {"tariff",
       {"10-20-50"},
       "the prices of schneider, schwarz and one of the Laufende; of a Sauspiel; of any other game",
       OptionNumbers{.count = 3, .least = 0, .most = 10000}},
      {"laufende",
       {"3-2"},
       "from how many Laufende count, and in Wenz and Geier without a suit",
       OptionNumbers{.count = 2, .least = 1, .most = 15}},
  };
}

// Whether the round plays such games (6.3).
bool is_played(const Kind& contract, const std::vector<RuleOption>& options) {
  if (contract.is_sauspiel() || contract.type == Type::kSolo || contract.name == "wenz") {
    return true;
  }
  return option_value(options, contract.name.substr(0, contract.name.find('-'))).has_value();
}

GameInfo facts() {
  GameInfo info{.name = "schafkopf",
                .tables = {{{.pack = Rules::kPack,
                             .seats = Rules::kSeats,
                             .hand_size = Rules::kTricks,
                             .notation = &kNotation}}},
                .contracts = {},
                .objectives = {Objective::kPoints, Objective::kTricks, Objective::kScore},
                .rule_options = rule_options(),
                .other_names = {"schaffkopf", "schafkopfen"},
                .has_tout = true,               // 6.9
                .names_contract_freely = true,  // 6.3
                .may_pass = true,               // 6.3
                .bench_suites = {{.seats = 4, .deals = 100, .contract = "sauspiel-gras"},
                                 {.seats = 4, .deals = 100, .contract = "solo-herz"},
                                 {.seats = 4, .deals = 200, .contract = "wenz"},
                                 {.seats = 4, .deals = 200, .contract = "bettel"}}};
  for (const Kind& kind : Rules::kContracts) {
    ContractInfo& contract = info.contracts.emplace_back(ContractInfo{.name = kind.name});
    if (kind.is_bettel()) contract.objectives = {Objective::kTricks, Objective::kScore};  // 6.7
  }
  return info;
}

// ---- Tasks --------------------------------------------------------------------------------------

// What was announced beside the contract (6.4, 6.9).
absl::Status check_announced(const Problem& problem, const Kind& contract, Seat declarer) {
  if (read_said(problem.own_tags)->partner && !contract.is_sauspiel()) {
    return absl::InvalidArgumentError("nobody but the declarer of a Sauspiel has a partner");
  }
  if (!problem.tout) return absl::OkStatus();
  if (*problem.tout != declarer) {
    return absl::InvalidArgumentError(
        absl::StrCat("a tout is announced by ", seat_name(declarer), ", who declares"));
  }
  if (!contract.is_bettel() && !contract.is_sauspiel()) return absl::OkStatus();
  return absl::InvalidArgumentError("only one who plays alone for points announces a tout");
}

// How many cards of the called suit its holder needs to run away (6.5).
int cards_to_run(const std::vector<RuleOption>& options) {
  const std::string_view value = option_value(options, "davonlaufen").value_or("4");
  return value == "off" ? Rules::kTricks + 1 : value == "3" ? 3 : Rules::kToRun;
}

// Whether he may call the ace of a suit; else why not (6.4).
std::string fault_of_call(CardSet hand, Suit suit) {
  if (hand.contains(Card(suit, Rank::kAce))) return "holds it himself";
  return (hand & plain_cards(suit)).empty() ? "has no other plain card of the suit" : "";
}

absl::Status check_call(const Task& task) {
  const Kind& contract = kind_of(task.contract);
  const std::optional<Seat> partner = read_said(task.own_tags)->partner;
  if (partner && (*partner == task.declarer || !side_of(task).contains(*partner))) {
    return absl::InvalidArgumentError(
        absl::StrCat(seat_name(*partner), " does not hold the called ace"));
  }
  if (!contract.is_sauspiel()) return absl::OkStatus();
  const CardSet hand = task.deal.hand(task.declarer);
  const std::string fault = fault_of_call(hand, *contract.suit);
  if (fault.empty()) return absl::OkStatus();
  std::vector<std::string> others;
  for (Suit suit : {kEichel, kGras, kSchellen}) {
    if (!fault_of_call(hand, suit).empty()) continue;
    others.push_back(to_string(Card(suit, Rank::kAce), kNotation));
  }
  return absl::InvalidArgumentError(absl::StrCat(
      seat_name(task.declarer), " cannot call ", to_string(contract.called(), kNotation), ": he ",
      fault, "; he can call ", others.empty() ? "none" : absl::StrJoin(others, " or ")));
}

// All that the round plays.
std::vector<Task> all_tasks(const Problem& problem) {
  std::vector<Task> tasks;
  for (int i = 0; i < static_cast<int>(Rules::kContracts.size()); ++i) {
    const Contract contract{.index = i};
    if (!is_played(kind_of(contract), problem.options)) continue;
    for (Seat declarer : all_seats(Rules::kSeats)) {
      if (!check_announced(problem, kind_of(contract), declarer).ok()) continue;
      Task task = task_of(problem, contract, declarer);
      if (check_call(task).ok()) tasks.push_back(std::move(task));
    }
  }
  return tasks;
}

// The tasks of a deal in which all pass: none (6.3).
absl::StatusOr<std::vector<Task>> passed_tasks(const Problem& problem) {
  if (!problem.contract && !problem.declarer && problem.play.empty()) return std::vector<Task>{};
  return absl::InvalidArgumentError("all pass: no contract, declarer and play");
}

// Every number of tricks of the declarer, who shuns them: the fewer the better.
std::vector<Rung> misere_ladder() {
  std::vector<Rung> ladder = counting_ladder(Goal::kMisere, Rules::kTricks);
  for (Rung& rung : ladder) rung.value = Rules::kTricks - rung.target;
  return ladder;
}

class Schafkopf : public Game {
 public:
  Schafkopf() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    if (absl::Status status = check_problem(problem); !status.ok()) return status;
    if (absl::Status status = read_said(problem.own_tags).status(); !status.ok()) return status;
    if (all_contracts) return those_played(all_tasks(problem));
    if (problem.all_passed) return passed_tasks(problem);
    if (!problem.contract) return no_contract(*this);
    const Seat declarer = problem.declarer.value_or(forehand(problem));
    const absl::Status possible = check_announced(problem, kind_of(*problem.contract), declarer);
    if (!possible.ok()) return possible;
    return std::vector<Task>{task_of(problem, *problem.contract, declarer)};
  }

  absl::Status check_declared(const Task& task) const override { return check_call(task); }

  using Game::order;
  TrickOrder order(Contract contract, const std::vector<RuleOption>& options) const override {
    const Kind& kind = kind_of(contract);
    TrickOrder order = order_of(kind);
    if (kind.is_sauspiel()) order.called = CalledCard{kind.called(), cards_to_run(options)};  // 6.5
    return order;
  }

  CardSet trumps(Suit suit) const override {  // of a Solo or a Sauspiel
    return Rules::kPack &
           (CardSet::of_suit(suit) | CardSet::of_rank(kOber) | CardSet::of_rank(kUnter));
  }

  SeatSet declaring_side(const Task& task) const override { return side_of(task); }

  std::vector<Rung> ladder(const Task& task, Objective objective) const override {
    switch (objective) {
      case Objective::kPoints:
        return counting_ladder(Goal::kPoints, Rules::kPackPoints);
      case Objective::kTricks:
        return kind_of(task.contract).is_bettel() ? misere_ladder()
                                                  : counting_ladder(Goal::kTricks, Rules::kTricks);
      case Objective::kScore:
        return score_ladder(terms_of(task));
    }
    return {};
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(schafkopf, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Schafkopf schafkopf;
  return schafkopf;
}

}  // namespace matador::schafkopf
