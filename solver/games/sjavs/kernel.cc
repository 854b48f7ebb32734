// The search, compiled for Sjavs: once for each kind of machine.

#include "solver/games/sjavs/rules.h"
#include "solver/search/alpha_beta/engine_for.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::sjavs::MATADOR_ISA {
namespace {

using namespace search::alpha_beta;

template <int kPlayers>
struct Players : DefaultTraits {
  static constexpr int kSeats = kPlayers;
  static constexpr int kCards = Rules::kPack.size();
  static constexpr int kWorthLevels = 5;  // 2 3 4 10 11
  static constexpr int kPiles = variant(kPlayers).piles;
};

}  // namespace

search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options) {
  return engine_for<Players, Points, Tricks, Solo>(SeatCounts<4, 3, 2>(), seats, goal, options);
}

}  // namespace matador::sjavs::MATADOR_ISA
