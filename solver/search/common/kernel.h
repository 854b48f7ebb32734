// The search compiled for a game, once for each kind of machine. A game defines new_engine() in its
// kernel.cc, in the namespace MATADOR_ISA; MATADOR_KERNEL(game), at the head of a source, declares
// both versions.
//
//   MATADOR_KERNEL(sjavs)
//   search::Kernel kernel() const override { return {MATADOR_VERSIONS(sjavs, new_engine)}; }
//
//   kernel.make_engine(/*seats=*/4, Goal::kTricks, options, /*newest=*/true)

#ifndef MATADOR_SOLVER_SEARCH_COMMON_KERNEL_H_
#define MATADOR_SOLVER_SEARCH_COMMON_KERNEL_H_

#include <memory>

#include "solver/cards/machine.h"
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

#define MATADOR_KERNEL(game)          \
  namespace matador::game::portable { \
  search::NewEngine new_engine;       \
  }                                   \
  namespace matador::game::v3 {       \
  search::NewEngine new_engine;       \
  }

#endif  // MATADOR_SOLVER_SEARCH_COMMON_KERNEL_H_
