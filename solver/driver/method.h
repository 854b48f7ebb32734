// How tasks are solved. There are three methods, and which one solves a task follows from its
// contract and the model that is asked for: TrickSearch (driver/trick_search.h), alpha-beta; ByMaxN
// (driver/max_n.h); and what a game has for a contract without tricks
// (games/play_without_tricks.h).
//
//   absl::StatusOr<std::vector<Solution>> solutions = method.solve_all(tasks, request, stop);

#ifndef MATADOR_SOLVER_DRIVER_METHOD_H_
#define MATADOR_SOLVER_DRIVER_METHOD_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/solution.h"
#include "solver/stop.h"

namespace matador {

class Method {
 public:
  virtual ~Method() = default;

  // Solutions in the order of the tasks, all of which have the objective of the request; once
  // `stop` is reached, what is proven by then. The seconds of the request are part of it.
  // InvalidArgument where a play breaks the rules.
  virtual absl::StatusOr<std::vector<Solution>> solve_all(const std::vector<Task>& tasks,
                                                          const Request& request,
                                                          const Stop& stop) const = 0;
};

// A method that solves a task for all players at once, whoever is asked about.
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

// Whether the cards rank and are dealt alike, whoever leads and whoever is asked about.
bool same_cards(const Task& a, const Task& b);

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_METHOD_H_
