// Chooses one of the searches that a kernel.cc compiles: by the goal, and by the number of players.
//
//   engine_for<ThreePlayers, Points, Tricks>(goal, options)
//   engine_for<Players, Points, Tricks>(SeatCounts<2, 3, 4>(), seats, goal, options)
//
// Null where the search is not compiled for the goal or the number of players: then no ladder of
// the game asks for it.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_ENGINE_FOR_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_ENGINE_FOR_H_

#include "solver/search/alpha_beta/search.h"
#include "solver/search/alpha_beta/traits.h"
#include "solver/search/common/engine.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class Traits, class... Goals>
Engine* engine_for(Goal goal, const EngineOptions& options) {
  Engine* engine = nullptr;
  ((goal == Goals::kGoal ? void(engine = new Search<Traits, Goals>(options)) : void()), ...);
  return engine;
}

template <int... kSeats>
struct SeatCounts {};

template <template <int> class Players, class... Goals, int... kSeats>
Engine* engine_for(SeatCounts<kSeats...> /*compiled*/, int seats, Goal goal,
                   const EngineOptions& options) {
  Engine* engine = nullptr;
  ((seats == kSeats ? void(engine = engine_for<Players<kSeats>, Goals...>(goal, options)) : void()),
   ...);
  return engine;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_ENGINE_FOR_H_
