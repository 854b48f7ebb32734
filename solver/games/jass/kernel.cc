// The search, compiled for Jass: once for each kind of machine.

#include "solver/games/jass/weights.h"
#include "solver/search/alpha_beta/engine_for.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::jass::MATADOR_ISA {
namespace {

using namespace search::alpha_beta;

template <int kPlayers>
struct Players : DefaultTraits {
  static constexpr int kSeats = kPlayers;
  static constexpr int kCards = 36;
  static constexpr int kWorthLevels = 7;  // 2 3 4 10 11 14 20, or with 8 in place of the last two
  static constexpr bool kFreeTrumping = true;  // Jass 2.7
  static constexpr bool kExemptTrump = true;   // the Puur: Jass 2.8
  static constexpr bool kSecondHands = kPlayers == 2;
  static constexpr bool kAnswerHistory = kPlayers == 4;
  static constexpr bool kLaneHistory = kPlayers == 3 || kPlayers == 4;
  static const search::Weights& weights(bool has_trump) {
    return has_trump ? kTrumpWeights : kPlainWeights;
  }
};

}  // namespace

search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options) {
  return engine_for<Players, Points, Tricks>(SeatCounts<2, 3, 4, 5, 6>(), seats, goal, options);
}

}  // namespace matador::jass::MATADOR_ISA
