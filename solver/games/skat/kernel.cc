// The search, compiled for Skat: once for each kind of machine.

#include "solver/games/skat/weights.h"
#include "solver/search/alpha_beta/engine_for.h"
#include "solver/search/alpha_beta/traits.h"
#include "solver/search/misere/misere_declarer.h"

namespace matador::skat::MATADOR_ISA {
namespace {

using namespace search::alpha_beta;

struct ThreePlayers : DefaultTraits {
  static constexpr int kSeats = 3;
  static constexpr int kCards = 32;
  static constexpr int kWorthLevels = 5;  // 2 3 4 10 11
  static const search::Weights& weights(bool /*has_trump*/) { return kWeights; }
};

}  // namespace

search::Engine* new_engine(int /*seats*/, Goal goal, const search::EngineOptions& options) {
  if (goal == Goal::kMisere) {
    return new search::misere::MisereDeclarer(ThreePlayers::kSeats, kNullWeights, options);
  }
  return engine_for<ThreePlayers, Points, Tricks>(goal, options);
}

}  // namespace matador::skat::MATADOR_ISA
