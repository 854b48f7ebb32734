// The search, compiled for Sjavs: once for each kind of machine.

#include "solver/games/sjavs/kernel.h"

#include "solver/search/alpha_beta.h"
#include "solver/search/goals.h"

namespace matador::sjavs::MATADOR_ISA {
namespace {

struct FourPlayers {
  static constexpr int kSeats = 4;
  static constexpr int kCards = 32;
  static constexpr int kWorthLevels = 5;  // 2 3 4 10 11
};

}  // namespace

search::Engine* new_engine(Goal goal, const search::EngineOptions& options) {
  switch (goal) {
    case Goal::kPoints:
      return new search::AlphaBeta<FourPlayers, search::Points>(options);
    case Goal::kTricks:
      return new search::AlphaBeta<FourPlayers, search::Tricks>(options);
    case Goal::kSolo:
      return new search::AlphaBeta<FourPlayers, search::Solo>(options);
  }
  return nullptr;
}

}  // namespace matador::sjavs::MATADOR_ISA
