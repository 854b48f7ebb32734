// Sjavs for four, three and two players as the rest of the library sees it (rules 1.A to 1.C).

#ifndef MATADOR_SOLVER_GAMES_SJAVS_SJAVS_H_
#define MATADOR_SOLVER_GAMES_SJAVS_SJAVS_H_

#include "solver/games/auctioned_tasks.h"
#include "solver/games/game.h"

namespace matador::sjavs {

class Sjavs : public Game {
 public:
  std::string_view name() const override;
  std::vector<int> seat_counts() const override;
  DealShape shape(int seats) const override;
  std::vector<std::string_view> contracts() const override;
  std::optional<Bidding> bidding() const override;
  std::vector<RuleOptionFact> rule_options() const override;
  std::vector<Objective> objectives() const override;
  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override;
  std::vector<Exchange> exchanges(const Task& task) const override;
  using Game::order;
  TrickOrder order(Contract contract, const std::vector<RuleOption>& options) const override;
  CardSet trumps(Suit suit) const override;
  std::optional<Suit> trump(Contract contract) const override;
  SeatSet declaring_side(const Task& task) const override;
  std::vector<Rung> ladder(const Task& task, Objective objective) const override;
  search::Kernel kernel() const override;
  std::vector<BenchSuite> bench_suites() const override;
};

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_SJAVS_H_
