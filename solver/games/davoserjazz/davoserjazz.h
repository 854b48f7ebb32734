// Davoserjazz for three to eight players as the rest of the library sees it (rules 4).

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_DAVOSERJAZZ_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_DAVOSERJAZZ_H_

#include "solver/games/davoserjazz/rules.h"
#include "solver/games/game.h"

namespace matador::davoserjazz {

// A contract is one of the hands, by its place among them.
constexpr const Hand& hand_of(Contract contract) {
  return Rules::kHands[static_cast<std::size_t>(contract.index)];
}

class Davoserjazz : public Game {
 public:
  std::string_view name() const override;
  std::vector<int> seat_counts() const override;
  DealShape shape(int seats) const override;
  std::vector<std::string_view> contracts() const override;
  bool everyone_for_himself(int /*seats*/) const override { return true; }
  bool counts_penalties() const override { return true; }
  const PlayWithoutTricks* without_tricks(Contract contract) const override;
  std::vector<RuleOptionFact> rule_options() const override;
  std::vector<Objective> objectives() const override;
  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override;
  using Game::order;
  TrickOrder order(Contract contract, const std::vector<RuleOption>& options) const override;
  CardSet trumps(Suit suit) const override;
  std::optional<Suit> trump(Contract contract) const override;
  // All players but the one who is asked about: they want his penalty to be as large as possible.
  SeatSet declaring_side(const Task& task) const override;
  std::vector<Rung> ladder(const Task& task, Objective objective) const override;
  search::Kernel kernel() const override;
  std::vector<BenchSuite> bench_suites() const override;
};

}  // namespace matador::davoserjazz

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_DAVOSERJAZZ_H_
