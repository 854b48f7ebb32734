// Coiffeur Schieber for three players, as the rest of the library sees it (rules 2.F).

#include "solver/cards/seat.h"
#include "solver/games/coiffeur/rules.h"
#include "solver/games/coiffeur/sheet.h"
#include "solver/games/jass/rules.h"
#include "solver/games/jass/sides.h"
#include "solver/games/options.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/engine.h"

MATADOR_KERNEL(coiffeur)

namespace matador::coiffeur {
namespace {

const Type& type_of(Contract contract) {
  return Rules::kTypes[static_cast<std::size_t>(contract.index)];
}

int multiplier_of(const Type& type) {  // Coiffeur 2.18
  const auto line = Sheet().line_for(type.name, Seat::number(1), /*as_joker=*/false);
  return kSheetLines[static_cast<std::size_t>(*line)].multiplier;
}

// Those of Jass, in Slalom and Gustav behind that word: "slalom-oben" of "slalom-obenabe".
std::vector<std::string> other_names(const Type& type) {
  const std::string before(type.name.substr(0, type.name.find(type.first.name)));
  std::vector<std::string> names;
  for (std::string_view name : type.first.other_names) names.push_back(before + std::string(name));
  return names;
}

std::vector<ContractInfo> contracts() {
  std::vector<ContractInfo> contracts;
  for (const Type& type : Rules::kTypes) {
    contracts.push_back({.name = type.name,
                         .trump = jass::trump_of(type.first),
                         .times_on_sheet = multiplier_of(type),
                         .other_names = other_names(type)});
  }
  return contracts;
}

std::vector<RuleOptionFact> rule_options() {
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

std::vector<BenchSuite> bench_suites() {
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

// There is no score of a single deal: its points are compared with those of the other players on a
// line of the score-sheet.
GameInfo facts() {
  return {.name = "coiffeur",
          .tables = {{.shape = {.pack = jass::Rules::kPack,
                                .seats = Rules::kPlayers,
                                .hand_size = Rules::kTricks,
                                .notation = &kSwissNotation},
                      .everyone_for_himself = true}},
          .contracts = contracts(),
          .objectives = {Objective::kPoints, Objective::kTricks},
          .most_points = jass::Rules::kAllPoints,
          .rule_options = rule_options(),
          .other_names = {"coiffeur-jass", "coiffeur-schieber"},
          .choice = ContractChoice{.may_leave_open = true},  // Coiffeur 2.18
          .counts_for_declarer_only = true,                  // the same
          .bench_suites = bench_suites()};
}

// Which card is stronger, and what it is worth (Coiffeur 2.19).
TrickOrder order_of(const Type& type, const std::vector<RuleOption>& options) {
  const TrickOrder first = jass::order(type.first, options);
  if (type.turned_tricks == 0) return first;
  // The last trick of Slalom and Gustav is of the other direction than the first. TrickOrder never
  // turns the last trick, so the tricks of the first direction are the turned ones.
  const bool from_the_top = type.first.direction == jass::Direction::kDown;
  TrickOrder order = jass::order(from_the_top ? Rules::kUndenufe : Rules::kObenabe, options);
  constexpr std::uint32_t kAllTricks = (1U << Rules::kTricks) - 1;
  order.upside_down = kAllTricks & ~type.turned_tricks;
  if (option_value(options, "slalom-values") == "trick") {
    order.upside_down_points = first.points;
  } else {
    order.points = first.points;
  }
  return order;
}

// A contract is a type by its place in Rules::kTypes.
class Coiffeur : public Game {
 public:
  Coiffeur() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    std::vector<Seat> players;
    for (Seat seat : all_seats(Rules::kPlayers)) players.push_back(seat);
    return jass::declared_tasks(problem, /*usual=*/forehand(problem), players, all_contracts);
  }

  using Game::order;
  TrickOrder order(Contract contract, const std::vector<RuleOption>& options) const override {
    return order_of(type_of(contract), options);
  }

  CardSet trumps(Suit suit) const override { return jass::Rules::kPack & CardSet::of_suit(suit); }

  SeatSet declaring_side(const Task& task) const override {
    return {task.player.value_or(task.declarer)};
  }

  std::vector<Rung> ladder(const Task& task, Objective objective) const override {
    const bool varies = order(task).upside_down_points.has_value();
    if (objective != Objective::kPoints || !varies) return Game::ladder(task, objective);
    return counting_ladder(Goal::kPoints, Rules::kMostPoints);
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(coiffeur, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Coiffeur coiffeur;
  return coiffeur;
}

}  // namespace matador::coiffeur
