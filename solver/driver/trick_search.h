// Tasks solved by alpha-beta: one side against the other, or all against the player asked about.
//
//   TrickSearch(engines).solve_all(tasks, request)

#ifndef MATADOR_SOLVER_DRIVER_TRICK_SEARCH_H_
#define MATADOR_SOLVER_DRIVER_TRICK_SEARCH_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/driver/engines.h"
#include "solver/driver/method.h"
#include "solver/replay.h"

namespace matador {

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

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_TRICK_SEARCH_H_
