#include "solver/games/davoserjazz/davoserjazz.h"

#include <algorithm>
#include <range/v3/algorithm/all_of.hpp>

#include "solver/cards/machine.h"
#include "solver/cards/seats.h"
#include "solver/games/davoserjazz/order.h"
#include "solver/games/davoserjazz/qabbalah/play.h"
#include "solver/games/davoserjazz/score.h"
#include "solver/games/davoserjazz/sheet.h"
#include "solver/games/tasks.h"
#include "solver/search/common/kernel.h"

namespace matador::davoserjazz {
namespace {

// Nobody declares, whatever the problem says; a task needs a declarer, and gets forehand.
void append_tasks(const Problem& problem, Contract contract, std::vector<Task>& tasks) {
  const bool cards_only = ranges::all_of(problem.play, &Move::is_card);
  if (problem.game->has_tricks(contract) && !cards_only) return;
  for (const std::optional<Seat> player : players_asked(problem)) {
    tasks.emplace_back(task_of(problem, contract, /*declarer=*/forehand(problem))).player = player;
  }
}

}  // namespace

std::string_view Davoserjazz::name() const { return "davoserjazz"; }

std::vector<int> Davoserjazz::seat_counts() const {
  std::vector<int> counts;
  for (int seats = Rules::kFewestPlayers; seats <= Rules::kMostPlayers; ++seats) {
    counts.push_back(seats);
  }
  return counts;
}

DealShape Davoserjazz::shape(int seats) const {
  return {.pack = pack(seats), .seats = seats, .hand_size = Rules::kPack.size() / seats};
}

std::vector<std::string_view> Davoserjazz::contracts() const {
  std::vector<std::string_view> names;
  for (const Hand& hand : Rules::kHands) names.push_back(hand.name);
  return names;
}

std::vector<RuleOptionFact> Davoserjazz::rule_options() const {
  return {
      {"shares",
       {"halves"},
       "what each place has of the pot: half, a quarter, the rest equally, of three players 1/2 "
       "1/3 1/6; or so many per cent each",
       OptionNumbers{.count = 0, .least = 0, .most = 100}}};
}

const PlayWithoutTricks* Davoserjazz::without_tricks(Contract contract) const {
  return hand_of(contract).goal.has_value() ? nullptr : &qabbalah::play();
}

std::vector<Objective> Davoserjazz::objectives() const { return {Objective::kScore}; }

absl::StatusOr<std::vector<Task>> Davoserjazz::tasks(const Problem& problem,
                                                     bool all_contracts) const {
  if (absl::Status status = check_problem(problem); !status.ok()) return status;
  if (const auto shares = share_weights(problem.deal.seats(), problem.options); !shares.ok()) {
    return shares.status();
  }
  if (!all_contracts && !problem.contract) return no_contract(*this);
  std::vector<Task> tasks;
  for (int i = 0; i < static_cast<int>(Rules::kHands.size()); ++i) {
    const Contract contract{.index = i};
    if (all_contracts || contract == problem.contract) append_tasks(problem, contract, tasks);
  }
  return those_played(std::move(tasks));
}

TrickOrder Davoserjazz::order(Contract contract, const std::vector<RuleOption>& /*options*/) const {
  return davoserjazz::order(hand_of(contract));
}

// There are no trumps. With the whole suit here, the longest trump suit of a hand is its longest
// suit.
CardSet Davoserjazz::trumps(Suit suit) const { return CardSet::of_suit(suit); }

std::optional<Suit> Davoserjazz::trump(Contract /*contract*/) const { return std::nullopt; }

SeatSet Davoserjazz::declaring_side(const Task& task) const {
  SeatSet others;
  for (Seat seat : all_seats(task.deal.seats())) {
    if (seat != task.player) others |= seat;
  }
  return others;
}

std::vector<Rung> Davoserjazz::ladder(const Task& task, Objective /*objective*/) const {
  return penalty_ladder(hand_of(task.contract), task.deal.shape());
}

// The search compiled for this game (kernel.cc), once for each kind of machine.
namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

search::Kernel Davoserjazz::kernel() const { return {MATADOR_VERSIONS(davoserjazz, new_engine)}; }

std::vector<BenchSuite> Davoserjazz::bench_suites() const {
  std::vector<BenchSuite> suites{{4, 5, "king"},   {6, 3, "many"},       {6, 3, "first-last"},
                                 {8, 3, "few"},    {8, 5, "many"},       {8, 3, "clubs"},
                                 {8, 5, "queens"}, {8, 3, "first-last"}, {8, 8, "king"}};
  for (int seats : seat_counts()) {
    for (const Hand& hand : Rules::kHands) {
      const auto is_there = [&](const BenchSuite& suite) {
        return suite.seats == seats && suite.contract == hand.name;
      };
      if (std::any_of(suites.begin(), suites.end(), is_there)) continue;
      suites.push_back({.seats = seats,
                        .deals = 3,
                        .contract = hand.name,
                        .on_request = true,
                        .node_limit = hand.goal ? 2'000'000U : 0U});  // Qabbalah needs none
    }
  }
  return suites;
}

const Game& game() {
  static const Davoserjazz davoserjazz;
  return davoserjazz;
}

}  // namespace matador::davoserjazz
