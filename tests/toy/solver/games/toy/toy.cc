// A game for the test that a game is a module: the cards and the auction of Sjavs for three
// players; the declarer may take one card of the talon; and every trick more than the others have
// counts as much as the [Stake] says.

#include "solver/cards/card_set.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/tasks.h"
#include "solver/games/toy/stake.h"
#include "solver/search/common/engine.h"

MATADOR_KERNEL(sjavs)

namespace matador::toy {
namespace {

constexpr int kHand = 10;

GameInfo facts() {
  return {.name = "toy",
          .tables = {{{.pack = kPack32, .seats = 3, .hand_size = kHand}}},
          .contracts = trump_contracts(),
          .objectives = {Objective::kTricks, Objective::kScore},
          .bidding = Bidding{.shortest = 5, .clubs_first = false}};
}

class Toy : public Game {
 public:
  Toy() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    if (absl::Status status = check_problem(problem); !status.ok()) return status;
    return auctioned_tasks(problem, all_contracts,
                           [](const Problem& /*problem*/) { return std::vector<Task>{}; });
  }

  std::vector<Exchange> exchanges(const Task& task) const override {
    return exchanges_with_talon(task.deal.hand(task.declarer), task.deal.talon(), /*most=*/1);
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    return sjavs::order(trump_of(contract));
  }
  CardSet trumps(Suit suit) const override { return sjavs::trumps(suit); }
  SeatSet declaring_side(const Task& task) const override { return {task.declarer}; }

  std::vector<Rung> ladder(const Task& task, Objective objective) const override {
    std::vector<Rung> ladder = counting_ladder(Goal::kTricks, kHand);
    if (objective == Objective::kTricks) return ladder;
    for (Rung& rung : ladder) rung.value = task.own.as<Stake>().points * (2 * rung.value - kHand);
    return ladder;
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(sjavs, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Toy toy;
  return toy;
}

}  // namespace matador::toy
