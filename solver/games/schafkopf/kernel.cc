// The search, compiled for Schafkopf: once for each kind of machine. Bettel is solved by the search
// for misère, a Ramsch by that for points, which both sides shun. The weights are those of Skat,
// with which a Wenz plays fewer cards than with the default ones; a Ramsch has its own.

#include "solver/games/schafkopf/weights.h"
#include "solver/games/skat/weights.h"
#include "solver/search/alpha_beta/engine_for.h"
#include "solver/search/alpha_beta/traits.h"
#include "solver/search/misere/misere_declarer.h"

namespace matador::schafkopf::MATADOR_ISA {
namespace {

using namespace search::alpha_beta;

struct FourPlayers : DefaultTraits {
  static constexpr int kSeats = 4;
  static constexpr int kCards = 32;
  static constexpr int kWorthLevels = 5;  // 2 3 4 10 11
  static constexpr bool kCalledCard = true;
  static const search::Weights& weights(bool) { return skat::kWeights; }
};

// In a Ramsch nobody is bound to a card.
struct Ramsch : FourPlayers {
  static constexpr bool kShuns = true;
  static constexpr bool kCalledCard = false;
  static const search::Weights& weights(bool) { return kRamschWeights; }
};

}  // namespace

search::Engine* new_engine(int /*seats*/, Goal goal, const search::EngineOptions& options) {
  if (goal == Goal::kMisere) {
    return new search::misere::MisereDeclarer(FourPlayers::kSeats, skat::kNullWeights, options);
  }
  if (goal == Goal::kShunnedPoints) return new Search<Ramsch, ShunnedPoints>(options);
  return engine_for<FourPlayers, Points, Tricks>(goal, options);
}

}  // namespace matador::schafkopf::MATADOR_ISA
