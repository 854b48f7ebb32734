// The play of bridge as the rest of the library sees it.

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_BRIDGE_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_BRIDGE_H_

#include "solver/games/game.h"

namespace matador::bridge {

class Bridge : public Game {
 public:
  std::string_view name() const override;
  std::vector<int> seat_counts() const override;
  DealShape shape(int seats) const override;
  std::vector<std::string_view> contracts() const override;
  std::vector<RuleOptionFact> rule_options() const override { return {}; }
  std::vector<Objective> objectives() const override;
  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override;
  using Game::order;
  TrickOrder order(Contract contract, const std::vector<RuleOption>& options) const override;
  CardSet trumps(Suit suit) const override;
  std::optional<Suit> trump(Contract contract) const override;
  SeatSet declaring_side(const Task& task) const override;
  Seat player_of(const Task& task, Seat seat) const override;
  std::vector<Rung> ladder(const Task& task, Objective objective) const override;
  search::Kernel kernel() const override;
  const GameOdds& odds() const override;
  std::vector<BenchSuite> bench_suites() const override;
};

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_BRIDGE_H_
