// Danish Klørsjavs, three players and 20 cards, as the rest of the library sees it (rules 1.D).

#ifndef MATADOR_SOLVER_GAMES_KLORSJAVS_KLORSJAVS_H_
#define MATADOR_SOLVER_GAMES_KLORSJAVS_KLORSJAVS_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador::klorsjavs {

// The suits that may be trumps: the named suit, or the suits that the options allow.
// InvalidArgument if the named suit cannot be trumps.
absl::StatusOr<std::vector<Suit>> possible_trumps(std::optional<Suit> named,
                                                  const std::vector<RuleOption>& options);

// A contract is a bid, by its place in Rules::kBids, together with the trump suit.
class Klorsjavs : public Game {
 public:
  std::string_view name() const override;
  std::vector<int> seat_counts() const override;
  DealShape shape(int seats) const override;
  std::vector<std::string_view> contracts() const override;
  bool names_trump() const override { return true; }
  bool names_contract_freely() const override { return true; }  // Klørsjavs 1.21
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
  const Evaluation* evaluation() const override;
};

}  // namespace matador::klorsjavs

#endif  // MATADOR_SOLVER_GAMES_KLORSJAVS_KLORSJAVS_H_
