// The search, compiled for Coiffeur: once for each kind of machine.

#include "solver/games/coiffeur/kernel.h"

#include "solver/games/jass/weights.h"
#include "solver/search/alpha_beta/goals.h"
#include "solver/search/alpha_beta/search.h"

namespace matador::coiffeur::MATADOR_ISA {
namespace {

struct ThreePlayers {
  static constexpr int kSeats = 3;
  static constexpr int kCards = 36;
  static constexpr int kWorthLevels = 7;  // 2 3 4 10 11 14 20, or with 8 in place of the last two
  static constexpr int kPiles = 0;
  static constexpr bool kFreeTrumping = true;
  static constexpr bool kSecondHands = false;
  static constexpr bool kTurns = true;
  static const search::Weights& weights(bool has_trump) {
    return has_trump ? jass::kTrumpWeights : jass::kPlainWeights;
  }
};

}  // namespace

search::Engine* new_engine(int /*seats*/, Goal goal, const search::EngineOptions& options) {
  if (goal == Goal::kPoints) return new search::AlphaBeta<ThreePlayers, search::Points>(options);
  return new search::AlphaBeta<ThreePlayers, search::Tricks>(options);
}

}  // namespace matador::coiffeur::MATADOR_ISA
