// The search, compiled for Sjavs: once for each kind of machine.

#include "solver/games/sjavs/kernel.h"

#include "solver/games/sjavs/weights.h"
#include "solver/search/alpha_beta/goals.h"
#include "solver/search/alpha_beta/search.h"

namespace matador::sjavs::MATADOR_ISA {
namespace {

struct FourPlayers {
  static constexpr int kSeats = 4;
  static constexpr int kCards = 32;
  static constexpr int kWorthLevels = 5;  // 2 3 4 10 11
  static constexpr int kPiles = 0;        // before each player
  static constexpr bool kFreeTrumping = false;
  static constexpr bool kSecondHands = false;
  static constexpr bool kTurns = false;
  static const search::Weights& weights(bool /*has_trump*/) { return kWeights; }
};

struct ThreePlayers : FourPlayers {
  static constexpr int kSeats = 3;
};

struct TwoPlayers : FourPlayers {
  static constexpr int kSeats = 2;
  static constexpr int kPiles = 4;
};

template <class Rules>
search::Engine* engine_for(Goal goal, const search::EngineOptions& options) {
  switch (goal) {
    case Goal::kPoints:
      return new search::AlphaBeta<Rules, search::Points>(options);
    case Goal::kTricks:
      return new search::AlphaBeta<Rules, search::Tricks>(options);
    case Goal::kSolo:
      return new search::AlphaBeta<Rules, search::Solo>(options);
    default:
      return nullptr;  // nothing in Sjavs depends on it
  }
}

}  // namespace

search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options) {
  switch (seats) {
    case 4:
      return engine_for<FourPlayers>(goal, options);
    case 3:
      return engine_for<ThreePlayers>(goal, options);
    default:
      return engine_for<TwoPlayers>(goal, options);
  }
}

}  // namespace matador::sjavs::MATADOR_ISA
