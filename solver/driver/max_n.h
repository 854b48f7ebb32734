// max^n (rules 0.2): every player maximises his own result, and among equally good cards plays the
// first in listing order (rules 0.4).
//
//   std::vector<Solution> each = MaxN(task, request).answer(played);   // by seat
//   ByMaxN().solve_all(tasks, request)
//
// Plain recursion to the end of the deal, meant for endings: a bound for one player is no bound for
// the others, so nothing can be cut off. The table has the positions between two tricks, with all
// that the results depend on: the cards left, the leader, and the winnings of each player.

#ifndef MATADOR_SOLVER_DRIVER_MAX_N_H_
#define MATADOR_SOLVER_DRIVER_MAX_N_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/driver/method.h"
#include "solver/games/game.h"
#include "solver/solution.h"
#include "solver/tricks/played.h"

namespace matador {

class MaxN {
 public:
  // Request::node_limit counts the cards that are played; `stop` may end it too.
  MaxN(const Task& task, const Request& request, const Stop& stop);
  ~MaxN();

  // The solutions of all players, by seat. If the limit is reached, nothing is proven, and the
  // interval of a player is all that he can get in the deal.
  std::vector<Solution> answer(const Played& played);

 private:
  struct Memory;
  using Results = std::vector<int>;  // by seat

  // A legal card, and the results after it.
  struct Choice {
    Card card;
    Results after;
  };

  // The results from a position on; none if the limit is reached first.
  std::optional<Results> results(const Played& played);
  std::optional<Results> best(const Played& played);
  Results results_at_end(const Played& played) const;
  // Every legal card, and best play to the end; none if the limit is reached.
  std::optional<std::vector<Choice>> choices_of(const Played& played);
  std::optional<std::vector<Move>> play_out(Played played);
  std::size_t first_best(const Played& played, const std::vector<Choice>& choices) const;

  bool is_at_limit() const;

  Request request_;
  const Stop& stop_;
  std::uint64_t limit_;
  std::vector<std::vector<Rung>> ladders_;  // of each player
  bool shuns_;                              // less is better: each player wants the least
  std::uint64_t nodes_ = 0;
  std::unique_ptr<Memory> memory_;
};

class ByMaxN : public MethodForAll {
  absl::StatusOr<std::vector<Solution>> solve_by_seat(const Task& task, const Request& request,
                                                      const Stop& stop) const override;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_MAX_N_H_
