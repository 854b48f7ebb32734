#include "solver/games/coiffeur/coiffeur.h"

#include "solver/cards/machine.h"
#include "solver/cards/seats.h"
#include "solver/games/coiffeur/order.h"
#include "solver/games/coiffeur/rules.h"
#include "solver/games/coiffeur/sheet.h"
#include "solver/games/jass/declaring.h"
#include "solver/games/options.h"
#include "solver/games/tasks.h"
#include "solver/search/common/kernel.h"

namespace matador::coiffeur {
namespace {

const Type& type_of(Contract contract) {
  return Rules::kTypes[static_cast<std::size_t>(contract.index)];
}

}  // namespace

std::vector<int> Coiffeur::seat_counts() const { return {Rules::kPlayers}; }

DealShape Coiffeur::shape(int seats) const {
  return {.pack = jass::Rules::kPack,
          .seats = seats,
          .hand_size = Rules::kTricks,
          .notation = &kSwissNotation};
}

std::vector<std::string_view> Coiffeur::contracts() const {
  std::vector<std::string_view> names;
  for (const Type& type : Rules::kTypes) names.push_back(type.name);
  return names;
}

int Coiffeur::times_on_sheet(Contract contract) const {  // Coiffeur 2.18
  return kSheetLines[static_cast<std::size_t>(*Sheet().line_for(
                         type_of(contract).name, Seat::number(1), /*as_joker=*/false))]
      .multiplier;
}

std::vector<RuleOptionFact> Coiffeur::rule_options() const {
  return {
      {"slalom-values",
       {"first", "trick"},
       "which way the cards of Slalom and Gustav count: as in the first trick, or as in their own"},
      {"undenufe-ace", {"0", "11"}, "what an ace is worth in Undenufe; 11: and the six nothing"},
      {"undertrump", {"trumps-only", "forced"}, "when a trump may be too low, as in Jass"},
      {"stick",
       {"0"},
       "what a stick is worth: then the sheet ends with what each owes each",
       OptionNumbers{.count = 1, .least = 0, .most = 100000}},
  };
}

std::vector<Objective> Coiffeur::objectives() const {
  return {Objective::kPoints, Objective::kTricks};
}

absl::StatusOr<std::vector<Task>> Coiffeur::tasks(const Problem& problem,
                                                  bool all_contracts) const {
  if (absl::Status status = check_problem(problem); !status.ok()) return status;
  std::vector<Seat> players;
  for (Seat seat : all_seats(Rules::kPlayers)) players.push_back(seat);
  return jass::declared_tasks(problem, /*usual=*/forehand(problem), players, all_contracts);
}

TrickOrder Coiffeur::order(Contract contract, const std::vector<RuleOption>& options) const {
  return coiffeur::order(type_of(contract), options);
}

CardSet Coiffeur::trumps(Suit suit) const { return jass::Rules::kPack & CardSet::of_suit(suit); }

std::optional<Suit> Coiffeur::trump(Contract contract) const {
  const jass::Type& type = type_of(contract).first;
  if (type.direction != jass::Direction::kTrump) return std::nullopt;
  return type.trump;
}

SeatSet Coiffeur::declaring_side(const Task& task) const {
  return {task.player.value_or(task.declarer)};
}

std::vector<Rung> Coiffeur::ladder(const Task& task, Objective objective) const {
  if (objective == Objective::kTricks) return counting_ladder(Goal::kTricks, Rules::kTricks);
  const bool varies = order(task).upside_down_points.has_value();
  return counting_ladder(Goal::kPoints, varies ? Rules::kMostPoints : jass::Rules::kAllPoints);
}

// The search compiled for this game (kernel.cc), once for each kind of machine.
namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

search::Kernel Coiffeur::kernel() const { return {MATADOR_VERSIONS(coiffeur, new_engine)}; }

std::vector<BenchSuite> Coiffeur::bench_suites() const {
  std::vector<BenchSuite> suites{{3, 100, "slalom-obenabe"}, {3, 100, "gustav-undenufe"}};
  const auto add = [&](std::uint64_t deals, std::string_view contract) {
    suites.push_back({.seats = Rules::kPlayers,
                      .deals = deals,
                      .contract = contract,
                      .on_request = true,
                      .node_limit = 20'000'000});
  };
  add(3, {});  // trumps: some deals would take minutes
  for (const char* contract : {"obenabe", "undenufe", "slalom-undenufe", "gustav-obenabe"}) {
    add(20, contract);
  }
  return suites;
}

const Game& game() {
  static const Coiffeur coiffeur;
  return coiffeur;
}

}  // namespace matador::coiffeur
