#include "solver/games/skat/skat.h"

#include "solver/deals/numbered.h"
#include "solver/games/skat/in_play.h"
#include "solver/games/skat/score.h"
#include "solver/games/skat/strength.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/engine.h"
#include "solver/tricks/trick_order.h"

// ---- Skat ---------------------------------------------------------------------------------------

MATADOR_KERNEL(skat)

namespace matador::skat {
namespace {

// All ways to deal the declarer his hand and the skat, by the matadors in a suit game, with or
// without (5.6). Those of grand are no more than the four jacks.
std::map<int, std::uint64_t> ways_by_matadors(int /*seats*/) {
  constexpr int kCards = Rules::kPack.size();
  constexpr int kOwn = Rules::kTricks + Rules::kSkat;
  constexpr int kTrumps = Rules::kJacks.size() + Rules::kRanks.size();
  std::map<int, std::uint64_t> ways;
  for (int run = 1; run <= kTrumps; ++run) {
    const int reported = run < kTrumps ? run + 1 : run;  // the run, and the trump that ends it
    const int with = run;
    const int without = reported - run;
    ways[run] =
        binomial(kCards - reported, kOwn - with) + binomial(kCards - reported, kOwn - without);
  }
  return ways;
}

GameInfo facts() {
  GameInfo info{
      .name = "skat",
      .tables = {{{.pack = Rules::kPack, .seats = Rules::kSeats, .hand_size = Rules::kTricks}}},
      .contracts = {},
      .objectives = {Objective::kPoints, Objective::kTricks, Objective::kScore},
      .most_points = Rules::kPackPoints,
      .rule_options = {{"seeger-fabian",
                        {},
                        "the sheet: 50 more for a game won, 50 fewer for one lost, and 40 to each "
                        "opponent; of four at the table 30"}},
      .choice = ContractChoice{.may_pass = true},  // 5.2, 5.7
      .sees_talon = true,                          // 5.4
      .ways_by_matadors = ways_by_matadors,
      .bench_suites = {{.seats = 3, .deals = 200, .contract = {}, .as_dealt = true},
                       {.seats = 3, .deals = 200, .contract = "grand", .as_dealt = true},
                       {.seats = 3, .deals = 200, .contract = "null", .as_dealt = true},
                       {.seats = 3, .deals = 50},
                       {.seats = 3, .deals = 50, .contract = "grand"},
                       {.seats = 3, .deals = 50, .contract = "null"}}};
  for (const Kind& kind : Rules::kContracts) {
    ContractInfo& contract = info.contracts.emplace_back(ContractInfo{kind.name, kind.trump});
    contract.is_judged = !kind.is_null();
    contract.glance = glance_of(kind);
    if (kind.jacks) contract.in_play = kind.trump ? &kSuitGamesInPlay : &kGrandInPlay;
    if (kind.is_null()) contract.objectives = {Objective::kTricks, Objective::kScore};  // 5.5
  }
  return info;
}

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

}  // namespace

Terms terms_of(const Task& task) {
  const Said said = task.own.as<Said>();
  const CardSet cards = task.deal.hand(task.declarer) | task.deal.talon();
  return {.contract = &kind_of(task.contract),
          .announced = said.announced,
          .matadors = top_trumps(cards, order(kind_of(task.contract))),
          .bid = said.bid,
          .tricks = task.deal.shape().cards_each()};
}

namespace {

class Skat : public Game {
 public:
  Skat() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    const Announced announced = problem.own.as<Said>().announced;
    if (announced.hand && problem.exchange && *problem.exchange != Exchange{}) {
      return invalid("a hand game leaves the skat alone: nothing is exchanged");
    }
    if (all_contracts) return those_played(all_tasks(problem, announced));
    if (problem.all_passed) return no_tasks(problem);  // 5.7
    if (!problem.contract) return no_contract(*this);
    if (!problem.declarer) {
      return invalid(
          "no [Declarer]: in skat the players choose. Add it, as --declarer 1 for seat 1, or use "
          "--contracts all");
    }
    MATADOR_RETURN_IF_ERROR(check_announced(announced, kind_of(*problem.contract)));
    return std::vector<Task>{make_task(problem, announced, *problem.contract, *problem.declarer)};
  }

  std::vector<Exchange> exchanges(const Task& task) const override {  // 5.4
    if (task.own.as<Said>().announced.hand) return {Exchange{}};
    return exchanges_with_talon(task.deal.hand(task.declarer), task.deal.talon(), Rules::kSkat);
  }

  bool is_sensible(const Task& task) const override { return skat::is_sensible(task); }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    return skat::order(kind_of(contract));
  }

  CardSet trumps(Suit suit) const override {
    return (Rules::kPack & CardSet::of_suit(suit)) | CardSet::of_rank(Rank::kJack);
  }

  SeatSet declaring_side(const Task& task) const override { return {task.declarer}; }

  std::vector<Rung> ladder(const Task& task, Objective objective) const override {
    const bool shuns = objective == Objective::kTricks && kind_of(task.contract).is_null();
    return shuns ? falling_ladder(Goal::kMisere, task.deal.shape().cards_each())
                 : Game::ladder(task, objective);
  }

  std::vector<Rung> ladder_of_score(const Task& task) const override {
    return score_ladder(terms_of(task));
  }

  std::optional<ValueRange> range_of_score(const Task& task) const override {
    Terms terms = terms_of(task);
    terms.matadors = static_cast<int>(order(task.contract, task.options).lanes.front().size());
    const std::vector<Rung> ladder = score_ladder(terms);
    return ValueRange{ladder.front().value, ladder.back().value};
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(skat, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Skat skat;
  return skat;
}

// ---- Order --------------------------------------------------------------------------------------

TrickOrder order(const Kind& contract) {
  if (contract.is_null()) return {.lanes = ranked_lanes({}, Rules::kNullRanks, std::nullopt)};
  TrickOrder order{.lanes = ranked_lanes(Rules::kJacks, Rules::kRanks, contract.trump),
                   .has_trump = true};
  for (Card card : Rules::kPack) {
    order.points[static_cast<std::size_t>(card.index())] = ace_ten_points(card);
  }
  return order;
}

}  // namespace matador::skat
