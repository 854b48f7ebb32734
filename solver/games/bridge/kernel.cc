// The search, compiled for bridge: once for each kind of machine.

#include "solver/games/bridge/traits.h"
#include "solver/search/alpha_beta/goals.h"
#include "solver/search/alpha_beta/search.h"

namespace matador::bridge::MATADOR_ISA {
namespace {

using search::alpha_beta::Search;
using search::alpha_beta::Tricks;

struct FourPlayers : Traits {};

}  // namespace

search::Engine* new_engine(int /*seats*/, Goal /*goal*/, const search::EngineOptions& options) {
  return new Search<FourPlayers, Tricks>(options);
}

}  // namespace matador::bridge::MATADOR_ISA
