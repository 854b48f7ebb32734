// The search, compiled for Schafkopf: once for each kind of machine. Bettel is solved by the search
// for misère, a Ramsch by that for points, which both sides shun. The weights are those of Skat,
// with which a Wenz plays fewer cards than with the default ones; a Ramsch has its own.

#include "solver/games/skat/weights.h"
#include "solver/search/alpha_beta/engine_for.h"
#include "solver/search/alpha_beta/traits.h"
#include "solver/search/common/ordering.h"
#include "solver/search/misere/misere_declarer.h"

namespace matador::schafkopf {

// The weights of the move ordering for a Ramsch, tuned by bench/tune on deals that no benchmark
// contains, of which three tricks were played. They decide how much work a deal is, never what it
// is worth.
constexpr search::Weights kRamschWeights{
    .term =
        {
            {
                {{43, 18, 8, -1, 3, 4, -1, 0},
                 {54, 5, 8, 1, 21, 3, -5, 0},
                 {-31, -1, 0, -1, 17, 0, 0, 0},
                 {1, -16, 2, 0, 10, -8, -5, 0}},
                {{61, 10, -3, -3, 4, 0, 4, 0},
                 {12, -1, -5, -4, 9, 2, 0, 0},
                 {12, -2, 0, -5, 1, 1, -2, 0},
                 {8, -15, 1, 4, -3, 0, -7, 0}},
                {{70, 5, 5, 6, -2, 2, 3, 0},
                 {26, 4, 2, 2, 2, 0, 3, 0},
                 {39, -9, -5, 6, -5, 7, -2, 0},
                 {40, -10, -5, 5, -13, -3, -5, 0}},
                {{44, 4, 1, 2, 6, -6, 3, 0},
                 {41, 10, 8, -7, 4, -6, -5, 0},
                 {-18, -3, 3, -9, 3, 5, -5, 0},
                 {-65, -6, -9, -21, -3, 9, -2, 0}},
                {{6, 8, -1, -2, -7, 4, 1, 0},
                 {-11, 12, -5, 3, -11, 5, 5, 0},
                 {-85, -1, -6, -4, -6, 2, -1, 0},
                 {-28, -11, -1, -7, 1, -1, -4, 0}},
            },
            {
                {{94, 14, 0, -11, 11, 1, 6, 0},
                 {15, 2, -1, 8, 11, -1, -5, 0},
                 {10, 1, -1, -4, 11, 2, 5, 0},
                 {20, 7, 7, -4, 10, 5, 0, 0}},
                {{21, 1, -5, 2, 14, 8, 3, 0},
                 {10, 8, -2, 0, 10, 6, -3, 0},
                 {16, 0, 1, 0, 5, 0, -5, 0},
                 {-26, -17, 1, 3, 1, -7, -4, 0}},
                {{31, 8, 0, 6, -7, 6, 3, 0},
                 {7, 5, 4, 2, 3, -2, 7, 0},
                 {23, -9, 5, 0, 3, -3, 8, 0},
                 {41, -12, 2, 6, 6, -4, -8, 0}},
                {{40, 10, -1, -5, -1, 8, 2, 0},
                 {72, 6, -8, -6, 0, 1, 4, 0},
                 {-44, 15, -4, -11, 11, 2, -2, 0},
                 {-54, -9, -6, -15, -9, -1, -6, 0}},
                {{66, 21, 0, 4, 1, 2, 11, 0},
                 {12, 4, -2, 1, 2, 4, 2, 0},
                 {-9, -3, -6, -8, 2, -1, 2, 0},
                 {-29, -5, 1, -7, 3, 0, -4, 0}},
            },
        },
    .lead_refutation = 12,
    .answer_refutation = 4,
    .lead_history = 2,
    .answer_history = 0,
};

}  // namespace matador::schafkopf

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
