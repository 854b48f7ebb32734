// A game for the test that a game is a module: the cards and the auction of Sjavs for three
// players; the declarer may take one card of the talon; and every trick more than the others have
// counts as much as the [Stake] says.

#include <algorithm>
#include <charconv>
#include <string>

#include "solver/cards/pack.h"
#include "solver/games/auctioned_tasks.h"
#include "solver/games/game.h"
#include "solver/games/sjavs/order.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/sjavs/sjavs.h"
#include "solver/games/tasks.h"
#include "solver/search/common/kernel.h"

namespace matador::toy {
namespace {

constexpr int kHand = 10;

int stake_of(const Task& task) {
  const auto tag = std::ranges::find(task.own_tags, "Stake", &OwnTag::name);
  int stake = 1;
  if (tag != task.own_tags.end()) {
    std::from_chars(tag->value.data(), tag->value.data() + tag->value.size(), stake);
  }
  return stake;
}

class Toy : public Game {
 public:
  std::string_view name() const override { return "toy"; }
  std::vector<int> seat_counts() const override { return {3}; }
  DealShape shape(int seats) const override {
    return {.pack = kPack32, .seats = seats, .hand_size = kHand};
  }
  std::vector<std::string_view> contracts() const override {
    return {"clubs", "spades", "hearts", "diamonds"};
  }
  std::optional<Bidding> bidding() const override {
    return Bidding{.shortest = 5, .clubs_first = false};
  }
  std::vector<RuleOptionFact> rule_options() const override { return {}; }
  std::vector<Objective> objectives() const override {
    return {Objective::kTricks, Objective::kScore};
  }

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    if (absl::Status status = check_problem(problem); !status.ok()) return status;
    const auto task = [&](Suit trump, Seat declarer) {
      return task_of(problem, contract_of(trump), declarer);
    };
    return auctioned_tasks(problem, all_contracts,
                           {.task = task, .passed = [] { return std::vector<Task>{}; }});
  }

  std::vector<Exchange> exchanges(const Task& task) const override {
    std::vector<Exchange> exchanges{Exchange{}};
    for (Card discard : task.deal.hand(task.declarer)) {
      for (Card take : task.deal.talon()) {
        exchanges.push_back({.discard = CardSet{discard}, .take = CardSet{take}});
      }
    }
    return exchanges;
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    return sjavs::order(trump_of(contract));
  }
  CardSet trumps(Suit suit) const override { return sjavs::trumps(suit); }
  std::optional<Suit> trump(Contract contract) const override { return trump_of(contract); }
  SeatSet declaring_side(const Task& task) const override { return {task.declarer}; }

  std::vector<Rung> ladder(const Task& task, Objective objective) const override {
    std::vector<Rung> ladder = counting_ladder(Goal::kTricks, kHand);
    if (objective == Objective::kTricks) return ladder;
    for (Rung& rung : ladder) rung.value = stake_of(task) * (2 * rung.value - kHand);
    return ladder;
  }

  search::Kernel kernel() const override { return sjavs::Sjavs().kernel(); }
};

}  // namespace

const Game& game() {
  static const Toy toy;
  return toy;
}

}  // namespace matador::toy
