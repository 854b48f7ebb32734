// Davoserjazz for three to eight players as the rest of the library sees it (rules 4).

#include <algorithm>
#include <array>
#include <range/v3/algorithm/all_of.hpp>

#include "solver/cards/seat.h"
#include "solver/games/davoserjazz/qabbalah/play.h"
#include "solver/games/davoserjazz/rules.h"
#include "solver/games/davoserjazz/sheet.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/engine.h"
#include "solver/tricks/trick_order.h"

MATADOR_KERNEL(davoserjazz)

namespace matador::davoserjazz {

TrickOrder order(const Hand& hand) {
  std::array<Rank, kRanks> ranks = kAceToTwo;
  if (hand.ace_low) std::rotate(ranks.begin(), ranks.begin() + 1, ranks.end());
  TrickOrder order{.lanes = ranked_lanes({}, ranks, std::nullopt)};
  for (Card card : hand.cards) order.points[static_cast<std::size_t>(card.index())] = 1;
  if (hand.goal == Goal::kFirstAndLast) order.first_trick = order.last_trick = 1;
  return order;
}

namespace {

std::vector<TableInfo> tables() {
  std::vector<TableInfo> tables;
  for (int seats = Rules::kFewestPlayers; seats <= Rules::kMostPlayers; ++seats) {
    tables.push_back(
        {.shape = {.pack = pack(seats), .seats = seats, .hand_size = Rules::kPack.size() / seats},
         .everyone_for_himself = true});
  }
  return tables;
}

std::vector<ContractInfo> contracts() {
  std::vector<ContractInfo> contracts;
  for (const Hand& hand : Rules::kHands) {
    const bool adds_up = hand.goal == Goal::kCardsTaken || hand.goal == Goal::kCardTaken;
    contracts.push_back({.name = hand.name,
                         .without_tricks = hand.goal ? nullptr : &qabbalah::play(),
                         .needs_all_tricks = !adds_up});
  }
  return contracts;
}

std::vector<BenchSuite> bench_suites() {
  std::vector<BenchSuite> suites{{4, 5, "king"},   {6, 3, "many"},       {6, 3, "first-last"},
                                 {8, 3, "few"},    {8, 5, "many"},       {8, 3, "clubs"},
                                 {8, 5, "queens"}, {8, 3, "first-last"}, {8, 8, "king"}};
  for (int seats = Rules::kFewestPlayers; seats <= Rules::kMostPlayers; ++seats) {
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

GameInfo facts() {
  return {.name = "davoserjazz",
          .tables = tables(),
          .contracts = contracts(),
          .objectives = {Objective::kScore},
          .rule_options = {{"shares",
                            {"halves"},
                            "what each place has of the pot: half, a quarter, the rest equally, of "
                            "three players 1/2 1/3 1/6; or a percentage each",
                            OptionNumbers{.count = 0, .least = 0, .most = 100}}},
          .counts_penalties = true,
          .bench_suites = bench_suites()};
}

// Nobody declares, whatever the problem says; a task needs a declarer, and gets forehand.
void append_tasks(const Problem& problem, Contract contract, std::vector<Task>& tasks) {
  const bool cards_only = ranges::all_of(problem.play, &Move::is_card);
  if (problem.game->has_tricks(contract) && !cards_only) return;
  for (const std::optional<Seat> player : players_asked(problem)) {
    tasks.emplace_back(task_of(problem, contract, /*declarer=*/forehand(problem))).player = player;
  }
}

class Davoserjazz : public Game {
 public:
  Davoserjazz() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    MATADOR_RETURN_IF_ERROR(share_weights(problem.deal.seats(), problem.options).status());
    if (!all_contracts && !problem.contract) return no_contract(*this);
    std::vector<Task> tasks;
    for (int i = 0; i < static_cast<int>(Rules::kHands.size()); ++i) {
      const Contract contract{.index = i};
      if (all_contracts || contract == problem.contract) append_tasks(problem, contract, tasks);
    }
    return those_played(std::move(tasks));
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    return davoserjazz::order(hand_of(contract));
  }

  // There are no trumps. With the whole suit here, the longest trump suit of a hand is its longest
  // suit.
  CardSet trumps(Suit suit) const override { return CardSet::of_suit(suit); }

  // All players but the one who is asked about: they want his penalty to be as large as possible.
  SeatSet declaring_side(const Task& task) const override {
    SeatSet others;
    for (Seat seat : all_seats(task.deal.seats())) {
      if (seat != task.player) others |= seat;
    }
    return others;
  }

  std::vector<Rung> ladder(const Task& task, Objective /*objective*/) const override {
    return penalty_ladder(hand_of(task.contract), task.deal.shape());
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(davoserjazz, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Davoserjazz davoserjazz;
  return davoserjazz;
}

}  // namespace matador::davoserjazz
