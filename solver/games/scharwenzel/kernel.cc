// The search, compiled for Scharwenzel: once for each kind of machine.

#include "solver/games/scharwenzel/rules.h"
#include "solver/games/sjavs/weights.h"
#include "solver/search/alpha_beta/goals.h"
#include "solver/search/alpha_beta/search.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::scharwenzel::MATADOR_ISA {
namespace {

using search::alpha_beta::DefaultTraits;
using search::alpha_beta::First;
using search::alpha_beta::Search;
using search::alpha_beta::Tricks;

// The weights of Sjavs, whose trumps are nearly the same, do well here too, with more for habits.
constexpr search::Weights kWeights = [] {
  search::Weights weights = sjavs::kWeights;
  weights.lead_refutation = 40;
  weights.answer_refutation = 32;
  return weights;
}();

template <int kPlayers>
struct Players : DefaultTraits {
  static constexpr int kSeats = kPlayers;
  static constexpr int kCards = variant(kPlayers).pack.size();
  static const search::Weights& weights(bool /*has_trump*/) { return kWeights; }
};

template <class Rules>
search::Engine* engine_for(Goal goal, const search::EngineOptions& options) {
  if (goal == Goal::kFirst) return new Search<Rules, First>(options);
  return new Search<Rules, Tricks>(options);
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
