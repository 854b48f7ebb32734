// Schieber Jass for two to six players, as the rest of the library sees it (rules 2).

#ifndef MATADOR_SOLVER_GAMES_JASS_JASS_H_
#define MATADOR_SOLVER_GAMES_JASS_JASS_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/games/jass/meld_score.h"

namespace matador::jass {

// What is shown in a task of Jass, in each round: there are two where the players have second
// hands.
std::vector<MeldScore> score_melds(const Task& task);

// A contract is a type by its place in Rules::kTypes.
class Jass : public Game {
 public:
  std::string_view name() const override;
  std::vector<int> seat_counts() const override;
  DealShape shape(int seats) const override;
  std::vector<std::string_view> contracts() const override;
  bool names_contract_freely() const override { return true; }  // Jass 2.13
  std::optional<Seat> pushes_to(const Task& task, Seat seat) const override;
  const Evaluation* evaluation() const override;
  bool has_joker(int seats) const override;
  bool everyone_for_himself(int seats) const override;
  std::vector<RuleOptionFact> rule_options() const override;
  std::vector<RuleSet> rule_sets() const override;
  std::vector<Objective> objectives() const override;
  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override;
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

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_JASS_H_
