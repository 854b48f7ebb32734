// The search, compiled for Coiffeur: once for each kind of machine.

#include "solver/games/jass/weights.h"
#include "solver/search/alpha_beta/engine_for.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::coiffeur::MATADOR_ISA {
namespace {

using namespace search::alpha_beta;

struct ThreePlayers : DefaultTraits {
  static constexpr int kSeats = 3;
  static constexpr int kCards = 36;
  static constexpr int kWorthLevels = 7;  // 2 3 4 10 11 14 20, or with 8 in place of the last two
  static constexpr bool kFreeTrumping = true;  // Jass 2.7
  static constexpr bool kExemptTrump = true;   // the Puur: Jass 2.8
  static constexpr bool kTurns = true;
  static constexpr bool kLaneHistory = true;
  static const search::Weights& weights(bool has_trump) {
    return has_trump ? jass::kTrumpWeights : jass::kPlainWeights;
  }
};

}  // namespace

search::Engine* new_engine(int /*seats*/, Goal goal, const search::EngineOptions& options) {
  return engine_for<ThreePlayers, Points, Tricks>(goal, options);
}

}  // namespace matador::coiffeur::MATADOR_ISA
