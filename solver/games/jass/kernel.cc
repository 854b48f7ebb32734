// The search, compiled for Jass: once for each kind of machine.

#include "solver/games/jass/weights.h"
#include "solver/search/alpha_beta/goals.h"
#include "solver/search/alpha_beta/search.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::jass::MATADOR_ISA {
namespace {

using search::alpha_beta::DefaultTraits;
using search::alpha_beta::Points;
using search::alpha_beta::Search;
using search::alpha_beta::Tricks;

template <int kPlayers>
struct Players : DefaultTraits {
  static constexpr int kSeats = kPlayers;
  static constexpr int kCards = 36;
  static constexpr int kWorthLevels = 7;  // 2 3 4 10 11 14 20, or with 8 in place of the last two
  static constexpr bool kFreeTrumping = true;  // Jass 2.7
  static constexpr bool kExemptTrump = true;   // the Puur: Jass 2.8
  static constexpr bool kSecondHands = kPlayers == 2;
  static constexpr bool kAnswerHistory = kPlayers == 4;
  static const search::Weights& weights(bool has_trump) {
    return has_trump ? kTrumpWeights : kPlainWeights;
  }
};

template <class Rules>
search::Engine* engine_for(Goal goal, const search::EngineOptions& options) {
  if (goal == Goal::kPoints) return new Search<Rules, Points>(options);
  return new Search<Rules, Tricks>(options);
}

}  // namespace

search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options) {
  switch (seats) {
    case 2:
      return engine_for<Players<2>>(goal, options);
    case 3:
      return engine_for<Players<3>>(goal, options);
    case 5:
      return engine_for<Players<5>>(goal, options);
    case 6:
      return engine_for<Players<6>>(goal, options);
    default:
      return engine_for<Players<4>>(goal, options);
  }
}

}  // namespace matador::jass::MATADOR_ISA
