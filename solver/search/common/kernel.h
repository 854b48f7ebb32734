// The search compiled for a game, once for each kind of machine. A game defines new_engine() in its
// kernel.cc, in the namespace MATADOR_ISA, and declares both versions beside Game::kernel().
//
//   search::Kernel kernel = game->kernel();
//   kernel.make_engine(/*seats=*/4, Goal::kTricks, options, /*newest=*/true)

#ifndef MATADOR_SOLVER_SEARCH_COMMON_KERNEL_H_
#define MATADOR_SOLVER_SEARCH_COMMON_KERNEL_H_

#include <memory>

#include "solver/search/common/engine.h"
#include "solver/tricks/goal.h"

namespace matador::search {

// Makes an engine for a number of players that the game allows, and a goal that one of the ladders
// of the game asks about. The caller owns the engine.
using NewEngine = Engine*(int seats, Goal goal, const EngineOptions& options);

struct Kernel {
  NewEngine* portable;  // for any machine
  NewEngine* v3;        // for x86-64-v3

  // `newest`: the newest code that this machine runs; else the portable code.
  std::unique_ptr<Engine> make_engine(int seats, Goal goal, const EngineOptions& options,
                                      bool newest) const;
};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_KERNEL_H_
