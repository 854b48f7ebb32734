// The search, compiled for bridge: once for each kind of machine.

#include "solver/games/bridge/kernel.h"

#include "solver/games/bridge/rules.h"
#include "solver/games/bridge/weights.h"
#include "solver/search/alpha_beta/goals.h"
#include "solver/search/alpha_beta/search.h"

namespace matador::bridge::MATADOR_ISA {
namespace {

struct FourPlayers {
  static constexpr int kSeats = Rules::kPlayers;
  static constexpr int kCards = Rules::kPack.size();
  static constexpr int kWorthLevels = 1;  // that no card reaches
  static constexpr int kPiles = 0;
  static constexpr bool kFreeTrumping = false;
  static constexpr bool kSecondHands = false;
  static constexpr bool kTurns = false;
  static const search::Weights& weights(bool has_trump) {
    return has_trump ? kTrumpWeights : kNoTrumpWeights;
  }
};

}  // namespace

search::Engine* new_engine(int /*seats*/, Goal /*goal*/, const search::EngineOptions& options) {
  return new search::AlphaBeta<FourPlayers, search::Tricks>(options);
}

}  // namespace matador::bridge::MATADOR_ISA
