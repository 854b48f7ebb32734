// The search, compiled for Scharwenzel: once for each kind of machine.

#include "solver/games/scharwenzel/kernel.h"

#include "solver/games/scharwenzel/rules.h"
#include "solver/games/sjavs/weights.h"
#include "solver/search/alpha_beta/goals.h"
#include "solver/search/alpha_beta/search.h"

namespace matador::scharwenzel::MATADOR_ISA {
namespace {

// Those of Sjavs, whose trumps are nearly the same, do well here too. Habits serve better.
constexpr search::Weights kWeights = [] {
  search::Weights weights = sjavs::kWeights;
  weights.lead_habit = 40;
  weights.answer_habit = 32;
  return weights;
}();

template <int kPlayers>
struct Players {
  static constexpr int kSeats = kPlayers;
  static constexpr int kCards = variant(kPlayers).pack.size();
  static constexpr int kWorthLevels = 1;  // that no card reaches
  static constexpr int kPiles = 0;
  static constexpr bool kFreeTrumping = false;
  static constexpr bool kSecondHands = false;
  static constexpr bool kTurns = false;
  static const search::Weights& weights(bool /*has_trump*/) { return kWeights; }
};

template <class Rules>
search::Engine* engine_for(Goal goal, const search::EngineOptions& options) {
  if (goal == Goal::kFirst) return new search::AlphaBeta<Rules, search::First>(options);
  return new search::AlphaBeta<Rules, search::Tricks>(options);
}

}  // namespace

search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options) {
  switch (seats) {
    case 4:
      return engine_for<Players<4>>(goal, options);
    case 6:
      return engine_for<Players<6>>(goal, options);
    default:
      return engine_for<Players<8>>(goal, options);
  }
}

}  // namespace matador::scharwenzel::MATADOR_ISA
