// Sjavs for four, three and two players as the rest of the library sees it (rules 1.A to 1.C).

#include "solver/games/glance.h"
#include "solver/games/sjavs/glance_weights.h"
#include "solver/games/sjavs/in_play.h"
#include "solver/games/sjavs/order.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/sjavs/score.h"
#include "solver/games/sjavs/sheet.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/kernel.h"

MATADOR_KERNEL(sjavs)

namespace matador::sjavs {
namespace {

std::vector<RuleOptionFact> rule_options() {  // Sjavs 1.14
  return {
      {"suduroy", {}, "the rules of Suðuroy: solo-vol=off tie-bonus=2-4 double-victory=off"},
      {.name = "solo-vol",
       .values = {"on", "off"},
       .meaning = "a vol of one player alone scores 16, in clubs 24; with two players default off",
       .usual = usual_solo_vol},
      {.name = "tie-bonus",
       .values = {"2", "2-4"},
       .meaning =
           "after 60-60 the next score is worth 2 more; 2-4: 4 more to those who had not declared",
       .usual = usual_tie_bonus},
      {.name = "double-victory",
       .values = {"on", "off"},
       .meaning = "two crosses for a rubber whose losers are still on 24",
       .usual = usual_double_victory},
  };
}

// What deals for four players are guessed to be worth: only the score depends on the trump suit.
const Glance& glance(Suit trump) {
  constexpr int kLooks = 50;
  static const auto made = [](const GlanceCurve& score) {
    std::vector<TrickOrder> orders;
    for (Suit suit : kAllSuits) orders.push_back(order(suit));
    return Glance(orders,
                  {.points = glances::kPoints,
                   .tricks = glances::kTricks,
                   .score = score,
                   .vol = glances::kVol,
                   .most_points = Rules::kPackPoints,
                   .most_tricks = variant(4).tricks()},
                  kLooks);
  };
  static const Glance in_clubs = made(glances::kScoreInClubs);
  static const Glance in_others = made(glances::kScoreInOthers);
  return trump == Suit::kClubs ? in_clubs : in_others;
}

GameInfo facts() {
  GameInfo info{
      .name = "sjavs",
      .tables = {},
      .contracts = trump_contracts(),
      .objectives = {Objective::kPoints, Objective::kTricks, Objective::kScore},
      .most_points = Rules::kPackPoints,
      .rule_options = rule_options(),
      .bidding = Bidding{.shortest = Rules::kShortestBid, .clubs_first = Rules::kClubsFirst},
      .bench_suites = {{4, 1000}, {3, 100}, {2, 30}}};
  for (ContractInfo& contract : info.contracts) {
    contract.in_play = &kInPlay;
    contract.glance = &glance(*contract.trump);
  }
  for (const Variant& players : kVariants) {
    info.tables.push_back({{.pack = Rules::kPack,
                            .seats = players.seats,
                            .hand_size = players.hand_size,
                            .piles = players.piles}});
  }
  return info;
}

// The tasks if everybody passes: none, if nothing is said of the play (Sjavs 1.9).
absl::StatusOr<std::vector<Task>> passed_tasks(const Problem& problem) {
  if (problem.contract) {
    return absl::InvalidArgumentError("all pass in the auction: a contract needs [Declarer]");
  }
  if (problem.declarer) {
    return absl::InvalidArgumentError("all pass in the auction: a declarer needs [Contract]");
  }
  if (problem.exchange || !problem.play.empty()) {
    return absl::InvalidArgumentError(
        "all pass in the auction: if the deal was played all the same, add [Contract] and "
        "[Declarer]");
  }
  return std::vector<Task>{};
}

class Sjavs : public Game {
 public:
  Sjavs() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    return auctioned_tasks(problem, all_contracts, passed_tasks);
  }

  std::vector<Exchange> exchanges(const Task& task) const override {
    return exchanges_with_talon(task.deal.hand(task.declarer), task.deal.talon(),
                                Rules::kMostExchanged);
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    return sjavs::order(trump_of(contract));
  }

  CardSet trumps(Suit suit) const override { return sjavs::trumps(suit); }

  SeatSet declaring_side(const Task& task) const override {
    return side_of(task.declarer, task.deal.seats());
  }

  std::vector<Rung> ladder_of_score(const Task& task) const override {
    return score_ladder(trump_of(task.contract), scoring_of(task.deal.seats(), task.options));
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(sjavs, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Sjavs sjavs;
  return sjavs;
}

}  // namespace matador::sjavs
