// The search compiled for the trumps of Sjavs: four, three and two players.

#ifndef MATADOR_SOLVER_GAMES_SJAVS_KERNEL_H_
#define MATADOR_SOLVER_GAMES_SJAVS_KERNEL_H_

#include <memory>

#include "solver/search/engine.h"
#include "solver/tricks/goal.h"

namespace matador::sjavs {

// An engine for so many players, whose sides are those of Sjavs, and `goal`; with `newest`, the one
// for x86-64-v3 if this machine runs it.
std::unique_ptr<search::Engine> make_engine(int seats, Goal goal,
                                            const search::EngineOptions& options, bool newest);

// The same compiled for each kind of machine; the caller owns the engine.
namespace portable {
search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options);
}
namespace v3 {
search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options);
}

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_KERNEL_H_
