// The search, compiled for Scharwenzel: once for each kind of machine.

#include "solver/games/scharwenzel/rules.h"
#include "solver/search/alpha_beta/engine_for.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::scharwenzel::MATADOR_ISA {
namespace {

using namespace search::alpha_beta;

// The default weights, with more for refutations.
constexpr search::Weights kWeights = [] {
  search::Weights weights = search::kDefaultWeights;
  weights.lead_refutation = 40;
  weights.answer_refutation = 32;
  return weights;
}();

template <int kPlayers>
struct Players : DefaultTraits {
  static constexpr int kSeats = kPlayers;
  static constexpr int kCards = variant(kPlayers).pack.size();
  static constexpr bool kAnswersByRules = kPlayers == 4;
  static constexpr bool kFewestRanks = true;
  static const search::Weights& weights(bool /*has_trump*/) { return kWeights; }
};

}  // namespace

search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options) {
  return engine_for<Players, Tricks, First>(SeatCounts<4, 6, 8>(), seats, goal, options);
}

}  // namespace matador::scharwenzel::MATADOR_ISA
