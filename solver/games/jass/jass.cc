#include "solver/games/jass/jass.h"

#include <array>

#include "absl/strings/str_cat.h"
#include "solver/cards/machine.h"
#include "solver/cards/seats.h"
#include "solver/games/jass/declaring.h"
#include "solver/games/jass/evaluation.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/order.h"
#include "solver/games/jass/rules.h"
#include "solver/games/jass/score.h"
#include "solver/games/jass/sides.h"
#include "solver/games/options.h"
#include "solver/games/tasks.h"
#include "solver/search/common/kernel.h"

namespace matador::jass {
namespace {

const Type& type_of(Contract contract) {
  return Rules::kTypes[static_cast<std::size_t>(contract.index)];
}

// What is shown by the side whose value is asked for, and by the others.
Shown shown(const Task& task) {
  SeatSet others;
  const SeatSet side = task.game->declaring_side(task);
  for (Seat seat : all_seats(task.deal.seats())) {
    if (!side.contains(seat)) others |= seat;
  }
  Shown shown;
  for (const MeldScore& round : score_melds(task)) {
    shown.ours += round.points_of(side);
    shown.theirs += round.points_of(others);
  }
  return shown;
}

}  // namespace

std::vector<MeldScore> score_melds(const Task& task) {
  const Deal& deal = task.deal;
  std::vector<CardSet> hands;
  std::vector<CardSet> second_hands;
  for (Seat seat : all_seats(deal.seats())) {
    hands.push_back(deal.hand(seat));
    second_hands.push_back(deal.second_hand(seat));
  }
  const Type& type = type_of(task.contract);
  const MeldRules rules = meld_rules(task.options);
  // With two players it is not the leader who decides between equals (Jass 2.10).
  const MeldTable table{.leader = deal.seats() == 2 ? forehand(task) : task.leader,
                        .joker = task.joker};
  std::vector<MeldScore> rounds{score_melds(hands, type, rules, table)};
  if (deal.shape().hands > 1) rounds.push_back(score_melds(second_hands, type, rules, table));
  return rounds;
}

std::string_view Jass::name() const { return "jass"; }

std::vector<int> Jass::seat_counts() const {
  std::vector<int> counts;
  for (const Variant& players : kVariants) counts.push_back(players.seats);
  return counts;
}

DealShape Jass::shape(int seats) const {
  const CardSet left_out = seats == 5 ? CardSet{Rules::kLeftOut} : CardSet{};  // Jass 2.16
  return {.pack = Rules::kPack - left_out,
          .seats = seats,
          .hand_size = variant(seats).hand_size,
          .hands = variant(seats).hands,
          .notation = &kSwissNotation};
}

std::vector<std::string_view> Jass::contracts() const {
  std::vector<std::string_view> names;
  for (const Type& type : Rules::kTypes) names.push_back(type.name);
  return names;
}

std::optional<Seat> Jass::pushes_to(const Task& task, Seat seat) const {
  const bool push_back = option_value(task.options, "push-back") != "off";
  return pushed_to(task.deal.seats(), task.joker, forehand(task), seat, push_back);
}

const Evaluation* Jass::evaluation() const {
  static const HandEvaluation evaluation;
  return &evaluation;
}

bool Jass::has_joker(int seats) const { return variant(seats).joker; }

bool Jass::everyone_for_himself(int seats) const { return seats == 3; }

std::vector<RuleOptionFact> Jass::rule_options() const {
  return {
      {"undenufe-ace", {"0", "11"}, "what an ace is worth in Undenufe; 11: and the six nothing"},
      {"undertrump",
       {"trumps-only", "forced"},
       "when a trump may be too low on a plain lead: of a hand of nothing but trumps; forced: only "
       "where no other card can be played, the Puur left aside"},
      {"low-quartets", {"on", "off"}, "four 6, 7 or 8 are a meld"},
      {"cross-melds", {"off", "on"}, "a card may be in a run and in a quartet"},
      {"split-runs", {"on", "off"}, "a run of eight or nine may count as five and three or four"},
      {.name = "wyz-order",
       .values = {"quartets", "cards"},
       .meaning = "which meld is best: any quartet beats any run; cards: points decide, then the "
                  "number of cards",
       .takes_place_of = "quartets-first"},
      {"multipliers",
       {"1-1-2-2-3-4"},
       "what each contract multiplies its points by, in the order of the contracts",
       OptionNumbers{.count = static_cast<int>(Rules::kTypes.size()), .least = 1, .most = 20}},
      {"target",
       {"3000"},
       "the points that a game is played to",
       OptionNumbers{.count = 1, .least = 1, .most = 100000}},
      {"order",
       {"stoeck-wyz-stich", "stoeck-stich-wyz"},
       "what counts first where several reach the target in one deal"},
      {"push-back",
       {"on", "off"},
       "the partner may push the choice of a contract back to forehand; the same players can "
       "declare"},
      {"count",
       {"deal", "trick"},
       "when points are written down: after the deal; trick: as they are won, and the game ends at "
       "the target"},
  };
}

std::vector<RuleSet> Jass::rule_sets() const {  // Jass 2.25
  return {{.name = "rules",
           .value = "schieber-four",
           .meaning = "the customs of Schieber for four",
           .options = {
               {"low-quartets", "off"}, {"undertrump", "forced"}, {"order", "stoeck-stich-wyz"}}}};
}

std::vector<Objective> Jass::objectives() const {
  return {Objective::kPoints, Objective::kTricks, Objective::kScore};
}

absl::StatusOr<std::vector<Task>> Jass::tasks(const Problem& asked, bool all_contracts) const {
  if (absl::Status status = check_problem(asked); !status.ok()) return status;
  Problem problem = asked;
  const int seats = problem.deal.seats();
  if (has_joker(seats) && !problem.joker) problem.joker = Rules::kUsualJoker;
  if (problem.declarer && problem.declarer == problem.joker) {
    return absl::InvalidArgumentError(
        absl::StrCat(seat_name(*problem.declarer), " is the joker, who cannot declare"));
  }
  const Seat first = forehand(problem);
  return declared_tasks(problem, first_declarer(seats, problem.joker, first),
                        possible_declarers(seats, problem.joker, first), all_contracts);
}

TrickOrder Jass::order(Contract contract, const std::vector<RuleOption>& options) const {
  return jass::order(type_of(contract), options);
}

CardSet Jass::trumps(Suit suit) const { return Rules::kPack & CardSet::of_suit(suit); }

std::optional<Suit> Jass::trump(Contract contract) const {
  const Type& type = type_of(contract);
  if (type.direction != Direction::kTrump) return std::nullopt;
  return type.trump;
}

SeatSet Jass::declaring_side(const Task& task) const {
  if (task.player) return {*task.player};
  return side_of(task.declarer, task.deal.seats(), task.joker);
}

std::vector<Rung> Jass::ladder(const Task& task, Objective objective) const {
  switch (objective) {
    case Objective::kPoints:
      return counting_ladder(Goal::kPoints, Rules::kAllPoints);
    case Objective::kTricks:
      return counting_ladder(Goal::kTricks, task.deal.shape().cards_each());
    case Objective::kScore:
      return score_ladder(multiplier(task.contract, task.options), task.deal.seats(), shown(task));
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

search::Kernel Jass::kernel() const { return {MATADOR_VERSIONS(jass, new_engine)}; }

std::vector<BenchSuite> Jass::bench_suites() const {
  std::vector<BenchSuite> suites{{4, 10}, {4, 100, "obenabe"}, {4, 100, "undenufe"}};
  constexpr std::uint64_t kLimit = 20'000'000;  // three players with trumps may take hours
  for (const auto& [seats, trumps, others] :
       {std::array{2, 100, 100}, {3, 3, 20}, {5, 20, 100}, {6, 20, 100}}) {
    const auto add = [&, seats = seats](int deals, std::string_view contract) {
      suites.push_back({.seats = seats,
                        .deals = static_cast<std::uint64_t>(deals),
                        .contract = contract,
                        .on_request = true,
                        .node_limit = kLimit});
    };
    add(trumps, {});
    add(others, "obenabe");
    add(others, "undenufe");
  }
  return suites;
}

const Game& game() {
  static const Jass jass;
  return jass;
}

}  // namespace matador::jass
