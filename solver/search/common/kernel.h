// The search as a game has it compiled, for each kind of machine.
//
//   search::Kernel kernel = game->kernel();
//   kernel.make_engine(/*seats=*/4, Goal::kTricks, options, /*newest=*/true)

#ifndef MATADOR_SOLVER_SEARCH_COMMON_KERNEL_H_
#define MATADOR_SOLVER_SEARCH_COMMON_KERNEL_H_

#include <memory>

#include "solver/search/common/engine.h"
#include "solver/tricks/goal.h"

namespace matador::search {

// Makes an engine for so many players, who are as many as the game may have, and a goal that one of
// its ladders asks about. The caller owns it.
using NewEngine = Engine*(int seats, Goal goal, const EngineOptions& options);

struct Kernel {
  NewEngine* portable;  // for any machine
  NewEngine* v3;        // for x86-64-v3

  // With `newest` by the better of those that this machine runs.
  std::unique_ptr<Engine> make_engine(int seats, Goal goal, const EngineOptions& options,
                                      bool newest) const;
};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_KERNEL_H_
