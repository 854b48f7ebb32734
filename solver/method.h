// How tasks are solved. There are three methods, and which one solves a task follows from its
// contract and the model that is asked for: TrickSearch (root/trick_search.h), alpha-beta; ByMaxN
// (root/max_n.h); and what a game has for a contract without tricks (games/play_without_tricks.h).
//
//   absl::StatusOr<std::vector<Solution>> solutions = method.solve_all(tasks, request);

#ifndef MATADOR_SOLVER_METHOD_H_
#define MATADOR_SOLVER_METHOD_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/solution.h"

namespace matador {

class Method {
 public:
  virtual ~Method() = default;

  // Solutions in the order of the tasks, all of which have the objective of the request.
  // InvalidArgument where a play breaks the rules.
  virtual absl::StatusOr<std::vector<Solution>> solve_all(const std::vector<Task>& tasks,
                                                          const Request& request) const = 0;
};

// A method that solves a task for all players at once, whoever is asked about.
class MethodForAll : public Method {
 public:
  absl::StatusOr<std::vector<Solution>> solve_all(const std::vector<Task>& tasks,
                                                  const Request& request) const final;

 private:
  virtual absl::StatusOr<std::vector<Solution>> solve_by_seat(const Task& task,
                                                              const Request& request) const = 0;
};

// Whether the cards rank and are dealt alike, whoever leads and whoever is asked about.
bool same_cards(const Task& a, const Task& b);

}  // namespace matador

#endif  // MATADOR_SOLVER_METHOD_H_
