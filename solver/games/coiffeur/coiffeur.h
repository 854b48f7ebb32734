// Coiffeur Schieber for three players, as the rest of the library sees it (rules 2.F).

#ifndef MATADOR_SOLVER_GAMES_COIFFEUR_COIFFEUR_H_
#define MATADOR_SOLVER_GAMES_COIFFEUR_COIFFEUR_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador::coiffeur {

// A contract is a type by its place in Rules::kTypes. There is no score of a single deal: its
// points are compared with those of the other players on a line of the score-sheet.
class Coiffeur : public Game {
 public:
  std::string_view name() const override { return "coiffeur"; }
  std::vector<int> seat_counts() const override;
  DealShape shape(int seats) const override;
  std::vector<std::string_view> contracts() const override;
  bool has_joker_contract() const override { return true; }
  bool names_contract_freely() const override { return true; }     // Coiffeur 2.18
  bool counts_for_declarer_only() const override { return true; }  // the same
  bool everyone_for_himself(int /*seats*/) const override { return true; }
  int times_on_sheet(Contract contract) const override;
  std::vector<RuleOptionFact> rule_options() const override;
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
  std::vector<BenchSuite> bench_suites() const override;
};

}  // namespace matador::coiffeur

#endif  // MATADOR_SOLVER_GAMES_COIFFEUR_COIFFEUR_H_
