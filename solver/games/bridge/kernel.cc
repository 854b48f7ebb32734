// The search, compiled for bridge: once for each kind of machine.

#include "solver/games/bridge/traits.h"
#include "solver/search/alpha_beta/engine_for.h"

namespace matador::bridge::MATADOR_ISA {

search::Engine* new_engine(int /*seats*/, Goal goal, const search::EngineOptions& options) {
  return search::alpha_beta::engine_for<Traits, search::alpha_beta::Tricks>(goal, options);
}

}  // namespace matador::bridge::MATADOR_ISA
