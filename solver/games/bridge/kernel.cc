// The search, compiled for bridge: once for each kind of machine.

#include "solver/games/bridge/rules.h"
#include "solver/games/bridge/weights.h"
#include "solver/search/alpha_beta/goals.h"
#include "solver/search/alpha_beta/search.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::bridge::MATADOR_ISA {
namespace {

using search::alpha_beta::DefaultTraits;
using search::alpha_beta::Search;
using search::alpha_beta::Tricks;

struct FourPlayers : DefaultTraits {
  static constexpr int kSeats = Rules::kPlayers;
  static constexpr int kCards = Rules::kPack.size();
  static const search::Weights& weights(bool has_trump) {
    return has_trump ? kTrumpWeights : kNoTrumpWeights;
  }
};

}  // namespace

search::Engine* new_engine(int /*seats*/, Goal /*goal*/, const search::EngineOptions& options) {
  return new Search<FourPlayers, Tricks>(options);
}

}  // namespace matador::bridge::MATADOR_ISA
