// The search, compiled for Sjavs: once for each kind of machine.

#include "solver/games/sjavs/weights.h"
#include "solver/search/alpha_beta/goals.h"
#include "solver/search/alpha_beta/search.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::sjavs::MATADOR_ISA {
namespace {

using search::alpha_beta::DefaultTraits;
using search::alpha_beta::Points;
using search::alpha_beta::Search;
using search::alpha_beta::Solo;
using search::alpha_beta::Tricks;

struct FourPlayers : DefaultTraits {
  static constexpr int kSeats = 4;
  static constexpr int kCards = 32;
  static constexpr int kWorthLevels = 5;  // 2 3 4 10 11
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
      return new Search<Rules, Points>(options);
    case Goal::kTricks:
      return new Search<Rules, Tricks>(options);
    case Goal::kSolo:
      return new Search<Rules, Solo>(options);
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
