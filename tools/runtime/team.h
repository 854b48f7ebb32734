// Threads that work on the worlds of advice, each with a solver of its own.
//
//   Team team(/*threads=*/4);
//   team.set_time(/*seconds=*/10);
//   advise(partial, {.worlds = 100}, team.workers());

#ifndef MATADOR_TOOLS_RUNTIME_TEAM_H_
#define MATADOR_TOOLS_RUNTIME_TEAM_H_

#include <cstddef>
#include <functional>
#include <vector>

#include "solver/advice/advise.h"
#include "solver/solve.h"
#include "solver/stop.h"

namespace matador {

// ---- Team ---------------------------------------------------------------------------------------

class Team {
 public:
  Team(int threads, SolverOptions options);
  Team(const Team&) = delete;  // the solvers have the address of the stop
  Team& operator=(const Team&) = delete;

  // From now on; 0: as long as it takes. When the time is up, or the options' interrupt comes, the
  // work at hand is given up.
  void set_time(double seconds) { stop_.allow(seconds); }

  // They refer to the team.
  Workers workers() {
    return [this](std::size_t count, const Work& work) { return run(count, work); };
  }

 private:
  std::size_t run(std::size_t count, const Work& work);

  Stop stop_;
  std::vector<Solver> solvers_;
};

// ---- Threads ------------------------------------------------------------------------------------
// Runs the same work on several threads.

// Runs `work`, which must not throw, on threads, of which the calling one is one, and returns
// when all have ended. If the system gives fewer threads, a message on standard error says how
// many, and the work goes on with these.
void on_threads(int threads, const std::function<void()>& work);

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_TEAM_H_
