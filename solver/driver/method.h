// The interface of the three methods that solve tasks: TrickSearch, alpha-beta; ByMaxN
// (driver/max_n.h); and WithoutTricks, which asks the game. The contract of a task and the model of
// the request decide which one is used.
//
//   absl::StatusOr<std::vector<Solution>> solutions = method.solve_all(tasks, request, stop);

#ifndef MATADOR_SOLVER_DRIVER_METHOD_H_
#define MATADOR_SOLVER_DRIVER_METHOD_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/driver/engines.h"
#include "solver/replay.h"
#include "solver/solution.h"
#include "solver/stop.h"

namespace matador {

class Method {
 public:
  virtual ~Method() = default;

  // Solutions in the order of the tasks, all of which have the objective of the request. Once
  // `stop` is reached, they have what is proven by then; the seconds of the request are part of
  // `stop`. InvalidArgument if a play breaks the rules.
  virtual absl::StatusOr<std::vector<Solution>> solve_all(const std::vector<Task>& tasks,
                                                          const Request& request,
                                                          const Stop& stop) const = 0;
};

// Alpha-beta: one side against the other, or all against the player asked about.
class TrickSearch : public Method {
 public:
  explicit TrickSearch(Engines& engines) : engines_(engines) {}

  // A task serves the next one of the same cards: its table of positions is kept, and its value is
  // a first guess. `stop` is that of the engines.
  absl::StatusOr<std::vector<Solution>> solve_all(const std::vector<Task>& tasks,
                                                  const Request& request,
                                                  const Stop& stop) const override;
  absl::StatusOr<Replay> replay(const Task& task, const ReplayRequest& request) const;
  absl::StatusOr<Decision> decide(const Task& task, Goal goal, int target,
                                  std::uint64_t limit) const;

 private:
  // `keep`: keeps the tables of the last task. `expected`: a first guess.
  absl::StatusOr<Solution> solve(const Task& task, const Request& request, bool keep,
                                 std::optional<int> expected) const;

  Engines& engines_;
};

// A method that solves a task for all players at once.
class MethodForAll : public Method {
 public:
  absl::StatusOr<std::vector<Solution>> solve_all(const std::vector<Task>& tasks,
                                                  const Request& request,
                                                  const Stop& stop) const final;

 private:
  virtual absl::StatusOr<std::vector<Solution>> solve_by_seat(const Task& task,
                                                              const Request& request,
                                                              const Stop& stop) const = 0;
};

// Tasks whose contracts are not played in tricks, each by the solver of its game
// (games/play_without_tricks.h).
class WithoutTricks : public MethodForAll {
  absl::StatusOr<std::vector<Solution>> solve_by_seat(const Task& task, const Request& request,
                                                      const Stop& stop) const override;
};

// Whether the tasks have the same cards in the same order of strength. Leader and player may
// differ.
bool same_cards(const Task& a, const Task& b);

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_METHOD_H_
