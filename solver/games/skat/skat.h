// Skat as the rest of the library sees it (rules 5).

#ifndef MATADOR_SOLVER_GAMES_SKAT_SKAT_H_
#define MATADOR_SOLVER_GAMES_SKAT_SKAT_H_

#include "solver/games/game.h"
#include "solver/games/skat/rules.h"
#include "solver/games/skat/score.h"

namespace matador::skat {

inline const Kind& kind_of(Contract contract) {
  return Rules::kContracts[static_cast<std::size_t>(contract.index)];
}

// The terms on which the score of a task depends.
Terms terms_of(const Task& task);

class Skat : public Game {
 public:
  std::string_view name() const override;
  std::vector<int> seat_counts() const override;
  DealShape shape(int seats) const override;
  std::vector<std::string_view> contracts() const override;
  bool names_contract_freely() const override { return true; }  // 5.2
  bool may_pass() const override { return true; }               // 5.7
  bool sees_talon() const override { return true; }             // 5.4
  std::vector<RuleOptionFact> rule_options() const override;
  std::vector<Objective> objectives() const override;
  std::vector<Objective> objectives_of(Contract contract) const override;
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
  const GameOdds& odds() const override;
  std::vector<BenchSuite> bench_suites() const override;
};

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_SKAT_H_
