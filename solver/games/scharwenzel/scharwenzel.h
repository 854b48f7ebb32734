// Scharwenzel for four, six and eight players as the rest of the library sees it (rules 3).

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_SCHARWENZEL_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_SCHARWENZEL_H_

#include "solver/games/auctioned_tasks.h"
#include "solver/games/game.h"

namespace matador::scharwenzel {

// The contract that is played if nobody bids, and who counts as declarer.
struct Passed {
  Contract contract;
  Seat declarer;
};

// The declarer is the one that is told, else forehand. InvalidArgument, with a sentence for people,
// where so many players cannot all pass, or another contract is told (rules 3.4, 3.5).
absl::StatusOr<Passed> all_passed(int seats, Seat forehand, const std::optional<Contract>& contract,
                                  const std::optional<Seat>& declarer);

class Scharwenzel : public Game {
 public:
  std::string_view name() const override;
  std::vector<int> seat_counts() const override;
  DealShape shape(int seats) const override;
  std::vector<std::string_view> contracts() const override;
  std::optional<Bidding> bidding() const override;
  bool plays_when_all_pass() const override { return true; }
  bool has_tout() const override { return true; }
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
  std::vector<Rung> ladder_of_playing_on(const Task& task, Objective objective,
                                         const Played& played) const override;
  search::Kernel kernel() const override;
  const GameOdds& odds() const override;
  std::vector<BenchSuite> bench_suites() const override;
};

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_SCHARWENZEL_H_
