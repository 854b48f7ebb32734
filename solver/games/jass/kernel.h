// The search compiled for Jass: two to six players, with trumps and without.

#ifndef MATADOR_SOLVER_GAMES_JASS_KERNEL_H_
#define MATADOR_SOLVER_GAMES_JASS_KERNEL_H_

#include <memory>

#include "solver/search/engine.h"
#include "solver/tricks/goal.h"

namespace matador::jass {

// An engine for so many players and `goal`, which is points or tricks; with `newest`, the one for
// x86-64-v3 if this machine runs it.
std::unique_ptr<search::Engine> make_engine(int seats, Goal goal,
                                            const search::EngineOptions& options, bool newest);

// The same compiled for each kind of machine; the caller owns the engine.
namespace portable {
search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options);
}
namespace v3 {
search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options);
}

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_KERNEL_H_
