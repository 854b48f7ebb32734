// Schafkopf as the rest of the library sees it (rules 6).

#include <memory>
#include <utility>

#include "absl/strings/str_join.h"
#include "solver/cards/seat.h"
#include "solver/games/options.h"
#include "solver/games/schafkopf/in_play.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/engine.h"

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
      {"durchmarsch",
       {"all", "91", "off"},
       "who wins a Ramsch by what he takes: all tricks, or 91 points"},
      {"jungfrau", {"double", "off"}, "each player without a trick doubles what a Ramsch costs"},
  };
}

// Whether the round plays such games (6.3). A Hochzeit is known from its deal file alone (6.12).
bool is_played(const Kind& contract, const std::vector<RuleOption>& options) {
  if (contract.is_sauspiel() || contract.type == Type::kSolo || contract.name == "wenz") {
    return true;
  }
  return option_value(options, contract.name.substr(0, contract.name.find('-'))).has_value();
}

// ---- Tasks --------------------------------------------------------------------------------------

// What was announced beside the contract (6.4, 6.9, 6.12).
absl::Status check_announced(const Problem& problem, const Kind& contract, Seat declarer) {
  const std::optional<Seat> partner = problem.own.as<Said>().partner;
  if (partner && !contract.is_pair()) {
    return invalid("nobody but the declarer of a Sauspiel or a Hochzeit has a partner");
  }
  if (contract.is_hochzeit() && (!partner || partner == declarer)) {
    return invalid("a Hochzeit needs [Partner], the player who has taken the trump of ",
                   seat_name(declarer));
  }
  if (!problem.tout) return absl::OkStatus();
  if (*problem.tout != declarer) {
    return invalid("a tout is announced by ", seat_name(declarer), ", who declares");
  }
  if (contract.has_laufende() && !contract.is_pair()) return absl::OkStatus();
  return invalid("only one who plays alone for points announces a tout");
}

// All trumps of a Sauspiel or a Solo, of both packs.
CardSet trumps_with(Suit suit) {
  return CardSet::of_suit(suit) | CardSet::of_rank(kOber) | CardSet::of_rank(kUnter);
}

// The cards of a suit that can be called, but for trumps (6.4).
CardSet plain_cards(Suit suit) { return CardSet::of_suit(suit) - trumps_with(kHerz); }

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

// Whether the declarer's cards allow the contract (6.4). Of a Hochzeit they are those after the
// exchange, in which he has given away his only trump (6.12).
absl::Status check_hand(const Task& task) {
  const Kind& contract = kind_of(task.contract);
  const CardSet hand = task.deal.hand(task.declarer);
  if (contract.is_hochzeit()) {
    const CardSet trumps = hand & trumps_with(kHerz);
    if (trumps.empty()) return absl::OkStatus();
    return invalid(seat_name(task.declarer), " holds ", to_string(trumps.first(), kNotation),
                   ", but in a Hochzeit he has given away his only trump");
  }
  if (!contract.is_sauspiel()) return absl::OkStatus();
  if (task.game->is_ending(task.deal) && !hand.contains(contract.called())) {
    if (side_of(task) != SeatSet{task.declarer}) return absl::OkStatus();
    return invalid("nobody holds ", to_string(contract.called(), kNotation),
                   " any more, which was called: [Partner] must say who did");
  }
  const std::string fault = fault_of_call(hand, *contract.suit);
  if (fault.empty()) return absl::OkStatus();
  std::vector<std::string> others;
  for (Suit suit : {kEichel, kGras, kSchellen}) {
    if (!fault_of_call(hand, suit).empty()) continue;
    others.push_back(to_string(Card(suit, Rank::kAce), kNotation));
  }
  return invalid(seat_name(task.declarer), " cannot call ", to_string(contract.called(), kNotation),
                 ": he ", fault, "; he can call ",
                 others.empty() ? "none" : absl::StrJoin(others, " or "));
}

// Whether the partner who is told can be one.
absl::Status check_partner(const Task& task) {
  const std::optional<Seat> partner = task.own.as<Said>().partner;
  if (!partner) return absl::OkStatus();
  const bool is_hochzeit = kind_of(task.contract).is_hochzeit();
  const CardSet hand = task.deal.hand(*partner);
  const bool may_have_played_it = task.game->is_ending(task.deal);
  const bool fits = is_hochzeit ? may_have_played_it || !(hand & trumps_with(kHerz)).empty()
                                : *partner != task.declarer && side_of(task).contains(*partner);
  if (fits) return absl::OkStatus();
  return invalid(seat_name(*partner), is_hochzeit
                                          ? " has no trump, but has taken that of the Hochzeit"
                                          : " does not hold the called ace");
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
      if (problem.game->check_declared(task).ok()) tasks.push_back(std::move(task));
    }
  }
  return tasks;
}

// All that can be won: of an ending less than a pack has.
int points_dealt(const Deal& deal) {
  int points = 0;
  for (Seat seat : all_seats(deal.seats())) points += ace_ten_points(deal.hand(seat));
  return points;
}

// In a Ramsch nobody declares: the declarer of a task is the player who is asked about, who may be
// named as one or the other (6.14).
std::vector<Task> tasks_of_ramsch(Problem problem) {
  if (!problem.player) problem.player = problem.declarer;
  std::vector<Task> tasks;
  for (const std::optional<Seat> player : players_asked(problem)) {
    tasks.emplace_back(task_of(problem, *problem.contract, *player)).player = player;
  }
  return tasks;
}

absl::Status check_declared(const Task& task) {
  absl::Status status = check_hand(task);
  status.Update(check_partner(task));
  return status;
}

GameInfo facts(const Pack& pack) {
  GameInfo info{.name = pack.game,
                .tables = {{{.pack = pack.cards,
                             .seats = Rules::kSeats,
                             .hand_size = pack.tricks,
                             .notation = &kNotation}}},
                .contracts = {},
                .objectives = {Objective::kPoints, Objective::kTricks, Objective::kScore},
                .most_points = Rules::kPackPoints,
                .rule_options = rule_options(),
                .other_names = pack.other_names,
                .choice = ContractChoice{.may_pass = true,  // 6.3
                                         .check_own_cards = check_hand,
                                         .check_declared = check_declared},
                .has_tout = true,  // 6.9
                .bench_suites = {{.seats = 4, .deals = 100, .contract = "sauspiel-gras"},
                                 {.seats = 4, .deals = 100, .contract = "solo-herz"},
                                 {.seats = 4, .deals = 200, .contract = "wenz"},
                                 {.seats = 4, .deals = 200, .contract = "bettel"}}};
  for (BenchSuite& suite : info.bench_suites) suite.on_request = !pack.is_measured;
  for (const Kind& kind : Rules::kContracts) {
    ContractInfo& contract =
        info.contracts.emplace_back(ContractInfo{.name = kind.name, .trump = kind.trump()});
    if (pack.cards == Rules::kPack) {
      contract.is_judged = is_guessed(kind);
      contract.glance = glance_of(kind);
    }
    if (contract.is_judged && !kind.trump()) contract.in_play = &kWenzInPlay;
    if (kind.is_bettel()) contract.objectives = {Objective::kTricks, Objective::kScore};  // 6.7
    if (kind.is_ramsch()) {                                                               // 6.14
      contract.objectives = {Objective::kPoints};
      contract.everyone_for_himself = true;
    }
  }
  return info;
}

class Schafkopf : public Game {
 public:
  explicit Schafkopf(const Pack& pack) : Game(facts(pack)) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    if (all_contracts) return those_played(all_tasks(problem));
    if (problem.all_passed) return no_tasks(problem);  // 6.3
    if (!problem.contract) return no_contract(*this);
    const Seat declarer = problem.declarer.value_or(forehand(problem));
    MATADOR_RETURN_IF_ERROR(check_announced(problem, kind_of(*problem.contract), declarer));
    if (kind_of(*problem.contract).is_ramsch()) return tasks_of_ramsch(problem);
    return std::vector<Task>{task_of(problem, *problem.contract, declarer)};
  }

  bool is_sensible(const Task& task) const override { return schafkopf::is_sensible(task); }

  using Game::order;
  TrickOrder order(Contract contract, const std::vector<RuleOption>& options) const override {
    const Kind& kind = kind_of(contract);
    TrickOrder order = order_of(kind, pack());
    if (kind.is_sauspiel()) order.called = CalledCard{kind.called(), cards_to_run(options)};  // 6.5
    return order;
  }

  CardSet trumps(Suit suit) const override {  // of a Solo or a Sauspiel
    return pack() & trumps_with(suit);
  }

  SeatSet declaring_side(const Task& task) const override { return side_of(task); }

  std::vector<Rung> ladder(const Task& task, Objective objective) const override {
    const Kind& kind = kind_of(task.contract);
    if (objective == Objective::kPoints && kind.is_ramsch()) {
      return falling_ladder(Goal::kShunnedPoints, points_dealt(task.deal));
    }
    if (objective == Objective::kTricks && kind.is_bettel()) {
      return falling_ladder(Goal::kMisere, task.deal.shape().cards_each());
    }
    return Game::ladder(task, objective);
  }

  std::optional<ValueRange> range_of_score(const Task& task) const override {
    const int most = most_of_score(terms_of(task), order(task));
    return ValueRange{-most, most};
  }

  std::vector<Rung> ladder_of_score(const Task& task) const override {
    return score_ladder(terms_of(task));
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(schafkopf, new_engine)}; }

 private:
  CardSet pack() const { return shape(Rules::kSeats).pack; }
};

}  // namespace

std::unique_ptr<const Game> new_game(const Pack& pack) { return std::make_unique<Schafkopf>(pack); }

const Game& game() {
  static const std::unique_ptr<const Game> schafkopf =
      new_game({.game = "schafkopf",
                .other_names = {"schaffkopf", "schafkopfen"},
                .cards = Rules::kPack,
                .tricks = Rules::kTricks,
                .is_measured = true});
  return *schafkopf;
}

}  // namespace matador::schafkopf
